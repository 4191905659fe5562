import ClassMetadata
import ForkSafeLocks
import Foundation
import FoundationNetworking
import ObjectiveCSupport

/// Loads the requests of this process in place of Foundation: from given responses, or over the network to
/// record them.
///
/// Sessions load through a subclass of `URLProtocol` for each scheme, whose `startLoading` and `stopLoading`
/// are replaced for every session at once: a registered class would be ignored by sessions whose
/// configuration was created before, or lists its own classes. Classes that a program registers itself still
/// take precedence.
package enum URLLoading {
  enum Source: Sendable {
    case network
    case answers(NetworkResponses)
    case recording(String)
  }

  private struct State {
    var source = Source.network
    /// The number of times each request was made.
    var counts: [String: Int] = [:]
    var recorded: [NetworkResponses.Entry] = []
    var said: Set<String> = []
  }
  private static let state = Mutex(State())

  /// Sets the source of responses for later requests.
  static func use(_ source: Source) {
    _ = isReplaced
    var recorded: [NetworkResponses.Entry] = []
    if case .recording(let path) = source, let data = FileManager.default.contents(atPath: path) {
      recorded = (try? HTTPArchive.entries(of: data)) ?? []
    }
    state.withLock {
      $0.source = source
      $0.counts = [:]
      $0.recorded = recorded
      $0.said = []
    }
    if case .network = source { return }
    if !isReplaced {
      say(
        "requests cannot be answered here and go to the network: this version of Foundation loads them in another way"
      )
    }
  }

  private static let reporter = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Sets the closure that is called with notices for the user, each once: requests without a response.
  package static func onNotice(_ report: (@Sendable (String) -> Void)?) { reporter.withLock { $0 = report } }

  static func say(_ message: String) {
    guard state.withLock({ $0.said.insert(message).inserted }) else { return }
    reporter.withLock { $0 }?(message)
  }

  // MARK: Replacing methods

  /// Foundation's methods, by class. Unchecked: addresses of code, which never change.
  private struct Originals: @unchecked Sendable {
    var start: [ObjectIdentifier: UnsafeRawPointer] = [:]
    var stop: [ObjectIdentifier: UnsafeRawPointer] = [:]
  }

  private static let originals: Originals = {
    var originals = Originals()
    let prefix = "$s20FoundationNetworking11URLProtocolC"
    guard let start = VirtualMethods.slot(of: prefix + "12startLoadingyyF", in: URLProtocol.self),
      let stop = VirtualMethods.slot(of: prefix + "11stopLoadingyyF", in: URLProtocol.self),
      let ownStart = VirtualMethods.method(at: start, of: AnsweringProtocol.self),
      let ownStop = VirtualMethods.method(at: stop, of: AnsweringProtocol.self)
    else { return originals }
    for name in ["16_HTTPURLProtocol", "15_FTPURLProtocol", "21_WebSocketURLProtocol"] {
      guard let type = _typeByName("20FoundationNetworking\(name)C") as? AnyClass,
        let oldStart = VirtualMethods.method(at: start, of: type),
        let oldStop = VirtualMethods.method(at: stop, of: type)
      else { continue }
      originals.start[ObjectIdentifier(type)] = oldStart
      originals.stop[ObjectIdentifier(type)] = oldStop
      VirtualMethods.replace(at: start, of: type, with: ownStart)
      VirtualMethods.replace(at: stop, of: type, with: ownStop)
    }
    return originals
  }()

  /// A Boolean value that indicates whether requests are intercepted; `false` with other versions of
  /// Foundation than this was written for.
  static let isReplaced = !originals.start.isEmpty

  /// The class whose methods replace Foundation's. They run on instances of Foundation's classes, and
  /// therefore use only what all protocols have.
  private class AnsweringProtocol: URLProtocol {
    override func startLoading() { URLLoading.start(self) }
    override func stopLoading() { URLLoading.stop(self) }
  }

  // MARK: Loading

  /// The property key that marks a request that goes to the network.
  private static let directKey = "TinamouDirect"

  private static func start(_ loading: URLProtocol) {
    let source = state.withLock { $0.source }
    if case .network = source { return callOriginal(loading) }
    guard let task = loading.task, let request = task.currentRequest ?? task.originalRequest,
      let url = request.url
    else { return fail(loading, with: .badURL, url: nil) }
    if URLProtocol.property(forKey: directKey, in: request) != nil { return callOriginal(loading) }
    switch source {
    case .network: return
    case .answers(let responses): answer(loading, request, url, from: responses)
    case .recording(let path):
      // The body of an upload belongs to the task and cannot be read.
      guard !(task is URLSessionUploadTask), !(task is URLSessionWebSocketTask), request.httpBodyStream == nil
      else {
        say("\(request.httpMethod ?? "GET") \(url.absoluteString): uploads and web sockets are not recorded")
        return callOriginal(loading)
      }
      record(loading, request, url, to: path)
    }
  }

  private static func stop(_ loading: URLProtocol) {
    let isNetwork = state.withLock { if case .network = $0.source { true } else { false } }
    let isDirect = loading.task?.originalRequest.map {
      URLProtocol.property(forKey: directKey, in: $0) != nil
    }
    guard isNetwork || isDirect == true, let method = originals.stop[ObjectIdentifier(type(of: loading))]
    else {
      // Responses are delivered at once: there is nothing to stop.
      return
    }
    VirtualMethods.call(method, on: loading)
  }

  private static func callOriginal(_ loading: URLProtocol) {
    guard let method = originals.start[ObjectIdentifier(type(of: loading))] else { return }
    VirtualMethods.call(method, on: loading)
  }

  private static func answer(
    _ loading: URLProtocol, _ request: URLRequest, _ url: URL, from responses: NetworkResponses
  ) {
    var (method, url) = (request.httpMethod ?? "GET", url)
    var body = request.httpBody
    // The redirect limit of Safari and Foundation.
    for _ in 0..<20 {
      let words = "\(method) \(url.absoluteString)"
      let key = NetworkResponses.key(method, url.absoluteString)
      let count = state.withLock { state in
        defer { state.counts[key, default: 0] += 1 }
        return state.counts[key, default: 0]
      }
      guard let response = responses.response(to: method, url, body: body, count: count) else {
        say(
          responses.isEmpty
            ? "\(words): there is no network; --responses names a folder or archive with answers"
            : "\(words): there is no answer to it")
        return fail(loading, with: .notConnectedToInternet, url: url)
      }
      let location = response.headers.first { $0.key.lowercased() == "location" }?.value
      guard [301, 302, 303, 307, 308].contains(response.status), let location,
        let next = URL(string: location, relativeTo: url)?.absoluteURL
      else { return deliver(response, of: url, to: loading) }
      url = next
      // All but 307 and 308 change other methods to `GET`, as in browsers.
      if response.status < 307, method != "HEAD" { (method, body) = ("GET", nil) }
    }
    fail(loading, with: .httpTooManyRedirects, url: url)
  }

  private static func record(_ loading: URLProtocol, _ request: URLRequest, _ url: URL, to path: String) {
    guard let copy = (request as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
    URLProtocol.setProperty(true, forKey: directKey, in: copy)
    // Unchecked: passed from one queue to the next and used by one at a time.
    nonisolated(unsafe) let loading = loading
    let session = URLSession(configuration: .ephemeral)
    session.dataTask(with: copy as URLRequest) { data, answer, error in
      guard let answer = answer as? HTTPURLResponse, error == nil else {
        let code = (error as? URLError)?.code ?? .unknown
        return fail(loading, with: code, url: url)
      }
      var headers: [String: String] = [:]
      for (name, value) in answer.allHeaderFields { headers["\(name)"] = "\(value)" }
      let response = NetworkResponses.Response(
        status: answer.statusCode, headers: headers, body: data ?? Data())
      let entry = NetworkResponses.Entry(
        method: request.httpMethod ?? "GET", url: url.absoluteString, requestBody: request.httpBody,
        response: response)
      state.withLock { state in
        state.recorded.append(entry)
        // Under the lock, so that files are written in order.
        do {
          try HTTPArchive.data(of: state.recorded).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
          reporter.withLock { $0 }?("\(path): cannot be written: \(error.localizedDescription)")
        }
      }
      deliver(response, of: answer.url ?? url, to: loading)
    }.resume()
    session.finishTasksAndInvalidate()
  }

  // MARK: Delivery

  private static func deliver(_ answer: NetworkResponses.Response, of url: URL, to loading: URLProtocol) {
    guard let client = loading.client, let task = loading.task, !(task is URLSessionWebSocketTask),
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
        headerFields: headers(answer))
    else { return fail(loading, with: .cannotConnectToHost, url: url) }
    let session = session(of: task)
    if let storage = session?.configuration.httpCookieStorage,
      session?.configuration.httpShouldSetCookies == true
    {
      let cookies = HTTPCookie.cookies(withResponseHeaderFields: answer.headers, for: url)
      storage.setCookies(cookies, for: url, mainDocumentURL: nil)
    }
    task.progress.totalUnitCount = Int64(answer.body.count)
    client.urlProtocol(loading, didReceive: response, cacheStoragePolicy: .notAllowed)
    if task is URLSessionDownloadTask {
      // The file is in the temporary folder, from where the program moves it.
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "CFNetworkDownload_\(UUID()).tmp")
      do {
        try answer.body.write(to: file)
      } catch {
        return fail(loading, with: .cannotWriteToFile, url: url)
      }
      setTemporaryFile(file, of: loading)
      let count = Int64(answer.body.count)
      if let session, let download = task as? URLSessionDownloadTask,
        let delegate = task.delegate as? any URLSessionDownloadDelegate
      {
        session.delegateQueue.addOperation {
          delegate.urlSession(
            session, downloadTask: download, didWriteData: count, totalBytesWritten: count,
            totalBytesExpectedToWrite: count)
        }
      }
    } else {
      client.urlProtocol(loading, didLoad: answer.body)
    }
    task.progress.completedUnitCount = Int64(answer.body.count)
    client.urlProtocolDidFinishLoading(loading)
  }

  private static func headers(_ answer: NetworkResponses.Response) -> [String: String] {
    var headers = answer.headers
    if !headers.keys.contains(where: { $0.lowercased() == "content-length" }) {
      headers["Content-Length"] = "\(answer.body.count)"
    }
    return headers
  }

  private static let errorSlot = VirtualMethods.slot(
    of: "$s20FoundationNetworking14URLSessionTaskC5errors5Error_pSgvs", in: URLSessionTask.self)

  private static func fail(_ loading: URLProtocol, with code: URLError.Code, url: URL?) {
    let words = [
      URLError.Code.notConnectedToInternet: "The Internet connection appears to be offline.",
      .cannotConnectToHost: "Could not connect to the server.", .badURL: "bad URL",
      .httpTooManyRedirects: "too many HTTP redirects",
    ]
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: words[code] ?? "The operation couldn’t be completed."
    ]
    if let url {
      info[NSURLErrorFailingURLErrorKey] = url
      info["NSErrorFailingURLStringKey"] = url.absoluteString
    }
    let error = URLError(_nsError: NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: info))
    if let task = loading.task, let slot = errorSlot,
      let setter = VirtualMethods.method(at: slot, of: type(of: task))
    {
      VirtualMethods.set(error, by: setter, of: task)
    }
    loading.client?.urlProtocol(loading, didFailWithError: error)
  }

  private static let sessionField = VirtualMethods.field("session", of: URLSessionTask.self)
  private static let propertiesField = VirtualMethods.field("properties", of: URLProtocol.self)

  /// The session of a task, which is private to Foundation: the first word of an existential.
  private static func session(of task: URLSessionTask) -> URLSession? {
    guard let sessionField else { return nil }
    let storage = Unmanaged.passUnretained(task).toOpaque().advanced(by: sessionField.offset)
    guard let object = storage.load(as: UnsafeRawPointer?.self) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? URLSession
  }

  /// Sets the location of a finished download's file: an entry of a private dictionary of the protocol.
  private static func setTemporaryFile(_ file: URL, of loading: URLProtocol) {
    guard let field = propertiesField, let table = field.type as? any TableByName.Type else { return }
    let storage = Unmanaged.passUnretained(loading).toOpaque().advanced(by: field.offset)
    table.store(file, for: "temporaryFileURL", at: storage)
  }
}

/// A dictionary whose keys are cases of a private enumeration.
private protocol TableByName {
  /// Stores a value in the dictionary at an address.
  static func store(_ value: Any, for name: String, at storage: UnsafeMutableRawPointer)
}

extension Dictionary: TableByName where Key: RawRepresentable, Key.RawValue == String, Value == Any {
  fileprivate static func store(_ value: Any, for name: String, at storage: UnsafeMutableRawPointer) {
    guard let key = Key(rawValue: name) else { return }
    storage.assumingMemoryBound(to: Self.self).pointee[key] = value
  }
}
