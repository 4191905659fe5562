import Foundation
import FoundationNetworking

/// Loads addresses, in applications from before iOS 7; sessions do the work.
open class NSURLConnection: NSObject {
  /// The request that is loaded.
  public let currentRequest: URLRequest
  /// The request as it was given.
  public let originalRequest: URLRequest
  private var task: URLSessionDataTask?

  private init(_ request: URLRequest) {
    currentRequest = request
    originalRequest = request
    super.init()
  }

  /// Whether addresses of the kind can be loaded.
  open class func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https", "file"].contains(request.url?.scheme ?? "")
  }

  /// Loads an address and calls the handler on a queue.
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }.resume()
  }

  /// Loads an address and waits for it.
  open class func sendSynchronousRequest(
    _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
  ) throws -> Data {
    // Unchecked: the semaphore orders the two threads.
    final class Answer: @unchecked Sendable { var value: (Data?, URLResponse?, (any Error)?) }
    let answer = Answer()
    let done = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: request) { data, response, error in
      answer.value = (data, response, error)
      done.signal()
    }.resume()
    done.wait()
    response?.pointee = answer.value.1
    if let data = answer.value.0 { return data }
    throw answer.value.2 ?? URLError(.unknown)
  }

  /// Ends the load.
  open func cancel() { task?.cancel() }
}
