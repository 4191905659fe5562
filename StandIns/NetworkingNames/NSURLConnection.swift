import Foundation
import FoundationNetworking

/// A connection that loads a URL, for applications from before iOS 7. It is implemented with a session.
open class NSURLConnection: NSObject {
  /// The request that is being loaded.
  public let currentRequest: URLRequest
  /// The request that the connection was created with.
  public let originalRequest: URLRequest
  private var task: URLSessionDataTask?

  private init(_ request: URLRequest) {
    currentRequest = request
    originalRequest = request
    super.init()
  }

  /// Returns whether a request of this kind can be loaded.
  open class func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https", "file"].contains(request.url?.scheme ?? "")
  }

  /// Loads a request and calls the handler on a queue.
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }.resume()
  }

  /// Loads a request and waits for the response.
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

  /// Cancels the load.
  open func cancel() { task?.cancel() }
}
