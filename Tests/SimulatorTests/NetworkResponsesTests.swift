import Foundation
import FoundationNetworking
import ObjectiveCSupport
import Synchronization
import Testing

@testable import Simulator

/// Requests of the process: what they get is the process's own, so one test at a time.
@Suite(.serialized) struct NetworkResponsesTests {
  /// Collects what a session tells its delegate. Unchecked: the session's queue does one thing after another.
  private final class Witness: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate,
    @unchecked Sendable
  {
    var data = Data()
    var status: Int?
    var written: Int64 = 0
    var file: Data?
    var error: (any Error)?
    let done = DispatchSemaphore(value: 0)

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      status = (response as? HTTPURLResponse)?.statusCode
      completionHandler(.allow)
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      self.data += data
    }
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
      totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {
      written = totalBytesWritten
    }
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
      file = try? Data(contentsOf: location)
      try? FileManager.default.removeItem(at: location)
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      self.error = error
      done.signal()
    }
  }

  private let address = URL(string: "https://api.tinamou.test/people?page=2")!

  private func withResponses<Result>(
    _ responses: NetworkResponses, _ body: () async throws -> Result
  ) async rethrows -> Result {
    responses.install()
    defer { NetworkResponses.uninstall() }
    return try await body()
  }

  /// Apple's documentation of `NSURLErrorNotConnectedToInternet`: -1009, "A network resource was requested, but an internet
  /// connection has not been established and can't be established automatically."
  @Test func withoutAnswersEveryKindOfRequestFailsAsOffline() async {
    await withResponses(NetworkResponses()) {
      #expect(!DeviceConditions.isOnline)
      for configuration in [URLSessionConfiguration.default, .ephemeral] {
        let session = URLSession(configuration: configuration)
        await #expect(throws: URLError.self) { try await session.data(from: address) }
        await #expect(throws: URLError.self) { try await session.download(from: address) }
        await #expect(throws: URLError.self) {
          var request = URLRequest(url: address)
          request.httpMethod = "POST"
          return try await session.upload(for: request, from: Data("a".utf8))
        }
        do {
          _ = try await session.data(from: address)
        } catch {
          let error = error as NSError
          #expect(error.domain == NSURLErrorDomain)
          #expect(error.code == -1009)
          #expect(error.localizedDescription == "The Internet connection appears to be offline.")
          #expect(error.userInfo[NSURLErrorFailingURLErrorKey] as? URL == address)
        }
        await #expect(throws: URLError.self) {
          let socket = session.webSocketTask(with: URL(string: "wss://api.tinamou.test/live")!)
          socket.resume()
          return try await socket.receive()
        }
      }
      let witness = Witness()
      let session = URLSession(configuration: .default, delegate: witness, delegateQueue: nil)
      let task = session.dataTask(with: address)
      task.resume()
      #expect(witness.done.wait(timeout: .now() + 5) == .success)
      #expect((witness.error as? URLError)?.code == .notConnectedToInternet)
      #expect((task.error as? URLError)?.code == .notConnectedToInternet)
      #expect(throws: (any Error).self) { try Data(contentsOf: address) }
      #expect(throws: (any Error).self) { try String(contentsOf: address, encoding: .utf8) }
    }
  }

  @Test func answersReachDataDownloadsAndDelegates() async throws {
    var responses = NetworkResponses()
    responses[address.absoluteString] = .init(
      status: 201, headers: ["Content-Type": "application/json", "X-Page": "2"], body: Data("[1]".utf8))
    try await withResponses(responses) {
      #expect(DeviceConditions.isOnline)
      let (data, response) = try await URLSession.shared.data(from: address)
      #expect(data == Data("[1]".utf8))
      let answer = try #require(response as? HTTPURLResponse)
      #expect(answer.statusCode == 201)
      #expect(answer.value(forHTTPHeaderField: "x-page") == "2")
      #expect(answer.mimeType == "application/json")
      #expect(try Data(contentsOf: address) == Data("[1]".utf8))

      let (file, _) = try await URLSession.shared.download(from: address)
      #expect(try Data(contentsOf: file) == Data("[1]".utf8))
      try FileManager.default.removeItem(at: file)

      let witness = Witness()
      let session = URLSession(configuration: .ephemeral, delegate: witness, delegateQueue: nil)
      session.dataTask(with: address).resume()
      #expect(witness.done.wait(timeout: .now() + 5) == .success)
      #expect(witness.data == Data("[1]".utf8))
      #expect(witness.status == 201)
      #expect(witness.error == nil)

      session.downloadTask(with: address).resume()
      #expect(witness.done.wait(timeout: .now() + 5) == .success)
      #expect(witness.file == Data("[1]".utf8))
      #expect(witness.written == 3)
      #expect(witness.error == nil)

      await #expect(throws: URLError.self) {
        try await URLSession.shared.data(from: URL(string: "https://api.tinamou.test/others")!)
      }
    }
  }

  @Test func severalAnswersComeInTheirOrderAndRedirectionsAreFollowed() async throws {
    var responses = NetworkResponses()
    let url = URL(string: "http://tinamou.test")!
    responses.add(.init(body: Data("1".utf8)), to: "http://tinamou.test/")
    responses.add(.init(body: Data("2".utf8)), to: "http://tinamou.test:80/")
    responses.add(.init(status: 302, headers: ["Location": "/"]), to: "http://tinamou.test/old")
    responses.add(
      .init(status: 301, headers: ["location": "http://tinamou.test/loop"]), to: "http://tinamou.test/loop")
    try await withResponses(responses) {
      let session = URLSession(configuration: .ephemeral)
      for expected in ["1", "2", "2"] {
        #expect(try await session.data(from: url).0 == Data(expected.utf8))
      }
      let (data, response) = try await session.data(from: URL(string: "http://tinamou.test/old")!)
      #expect(data == Data("2".utf8))
      #expect(response.url?.absoluteString == "http://tinamou.test/")
      do {
        _ = try await session.data(from: URL(string: "http://tinamou.test/loop")!)
        Issue.record("a loop has no answer")
      } catch {
        #expect((error as? URLError)?.code == .httpTooManyRedirects)
      }
    }
  }

  @Test func aFolderAnswersByHostAndPath() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("all", "api.tinamou.test/people")
    try write("second", "api.tinamou.test/people?page=2")
    try write("made", "api.tinamou.test/people.POST")
    try write(#"{"status": 201, "headers": {"X-Id": 7}}"#, "api.tinamou.test/people.POST.response.json")
    try write(#"{"status": 404}"#, "api.tinamou.test/gone.response.json")
    try write("<html></html>", "localhost:8080/index.html")
    try write("secret", "secret")
    let responses = try NetworkResponses(contentsOfFile: folder.path)
    func answer(_ method: String, _ url: String) -> NetworkResponses.Response? {
      responses.response(to: method, URL(string: url)!, body: nil, count: 0)
    }
    #expect(answer("GET", "https://api.tinamou.test/people")?.body == Data("all".utf8))
    #expect(answer("GET", "https://API.tinamou.test/people?page=3")?.body == Data("all".utf8))
    #expect(answer("GET", "https://api.tinamou.test/people?page=2")?.body == Data("second".utf8))
    #expect(answer("HEAD", "https://api.tinamou.test/people")?.body == Data())
    #expect(
      answer("POST", "https://api.tinamou.test/people")
        == .init(
          status: 201, headers: ["X-Id": "7", "Content-Type": "text/plain; charset=utf-8"],
          body: Data("made".utf8)))
    #expect(answer("PUT", "https://api.tinamou.test/people") == nil)
    #expect(answer("GET", "https://api.tinamou.test/gone") == .init(status: 404))
    #expect(answer("GET", "http://localhost:8080")?.headers["Content-Type"] == "text/html")
    #expect(answer("GET", "https://api.tinamou.test/%2e%2e/secret") == nil)
    #expect(answer("GET", "https://api.tinamou.test/..%2fsecret") == nil)
  }

  @Test func archivesAreReadAndWritten() throws {
    let pixel = Data([0x89, 0x50, 0x4e, 0x47, 0, 0xff])
    let entries = [
      NetworkResponses.Entry(
        method: "POST", url: "https://tinamou.test/search", requestBody: Data("q=1".utf8),
        response: .init(status: 200, headers: ["Content-Type": "text/plain"], body: Data("one".utf8))),
      NetworkResponses.Entry(
        method: "POST", url: "https://tinamou.test/search", requestBody: Data("q=2".utf8),
        response: .init(status: 200, headers: ["Content-Type": "text/plain"], body: Data("two".utf8))),
      NetworkResponses.Entry(
        method: "GET", url: "https://tinamou.test/a.png", requestBody: nil,
        response: .init(status: 200, headers: ["Content-Type": "image/png"], body: pixel)),
    ]
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID()).har")
    defer { try? FileManager.default.removeItem(at: file) }
    try HTTPArchive.data(of: entries).write(to: file)
    let responses = try NetworkResponses(contentsOfFile: file.path)
    let search = URL(string: "https://tinamou.test/search")!
    #expect(
      responses.response(to: "POST", search, body: Data("q=2".utf8), count: 0)?.body == Data("two".utf8))
    #expect(
      responses.response(to: "POST", search, body: Data("q=1".utf8), count: 0)?.body == Data("one".utf8))
    #expect(
      responses.response(to: "GET", URL(string: "https://tinamou.test/a.png")!, body: nil, count: 0)?.body
        == pixel)
  }

  /// The example of the format's specification, with what browsers add: encoded bodies and blocked requests.
  @Test(arguments: [
    ("{}", "it has no log with entries"),
    ("[", "is not JSON"),
    (#"{"log": {"entries": [{"request": {}}]}}"#, "entry 1 lacks a request with a url, or a response"),
    (
      #"{"log": {"entries": [{"request": {"url": "http://a.test/"}, "response": {"status": 200, "content": {"text": "%", "encoding": "base64"}}}]}}"#,
      "the content is not base64"
    ),
  ]) func damagedArchivesSayWhere(text: String, reason: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID()).har")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    do {
      _ = try NetworkResponses(contentsOfFile: file.path)
      Issue.record("read")
    } catch {
      #expect(error.description.hasPrefix(file.path))
      #expect(error.description.contains(reason))
    }
  }

  @Test func programsOwnProtocolsComeFirst() async throws {
    final class Mock: URLProtocol {
      override class func canInit(with request: URLRequest) -> Bool {
        request.url?.host == "mock.tinamou.test"
      }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      override func startLoading() {
        client?.urlProtocol(
          self,
          didReceive: HTTPURLResponse(
            url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!,
          cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("mock".utf8))
        client?.urlProtocolDidFinishLoading(self)
      }
      override func stopLoading() {}
    }
    try await withResponses(NetworkResponses()) {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [Mock.self]
      let session = URLSession(configuration: configuration)
      let (data, _) = try await session.data(from: URL(string: "https://mock.tinamou.test/")!)
      #expect(data == Data("mock".utf8))
      await #expect(throws: URLError.self) { try await session.data(from: address) }
    }
  }
}
