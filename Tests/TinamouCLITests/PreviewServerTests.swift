import Foundation
import Synchronization
import Testing

@testable import PreviewServer
@testable import TinamouCLI

/// The server of pages: what it reads of whom, how much of it, and what it survives.
@Suite struct PreviewServerTests {
  /// A server whose requests are permitted if their path begins with `/own/`.
  private final class Server: Sendable {
    private struct State: Sendable {
      var bodies: [Int] = []
      var reports: [String] = []
      var streams = 0
    }
    private let state = Mutex(State())
    private let task = Mutex<Task<Void, any Error>?>(nil)

    var bodies: [Int] { state.withLock { $0.bodies } }
    var reports: [String] { state.withLock { $0.reports } }
    var streams: Int { state.withLock { $0.streams } }

    private func answer(_ request: PreviewRequest) async -> PreviewResponse {
      state.withLock { $0.bodies.append(request.body.count) }
      guard request.path == "/own/events" else {
        return PreviewResponse(200, type: "text/plain", Data("\(request.method) \(request.path)".utf8))
      }
      state.withLock { $0.streams += 1 }
      let (stream, continuation) = AsyncStream<Data>.makeStream()
      continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.streams -= 1 } }
      continuation.yield(Data("event: first\n\n".utf8))
      Task {
        while case .enqueued = continuation.yield(Data(":\n\n".utf8)) {
          try await Task.sleep(for: .seconds(0.05))
        }
      }
      return PreviewResponse(events: stream)
    }

    /// Starts the server. Only a test that sets a time for clients depends on one: a busy machine takes long.
    func start(_ change: (inout HTTPLimits) -> Void = { _ in }) async throws -> Int {
      var limits = HTTPLimits()
      limits.secondsToHeader = 3600
      limits.secondsToRequest = 3600
      limits.secondsToBody = 3600
      limits.secondsToSend = 3600
      change(&limits)
      let transport = HTTPTransport(limits: limits)
      let (ports, continuation) = AsyncStream<UInt16>.makeStream()
      let service = PreviewService(
        refuse: { $0.path.hasPrefix("/own/") ? nil : PreviewResponse(403, reason: "not yours") },
        answer: { await self.answer($0) }, isListening: { continuation.yield($0) },
        report: { text in self.state.withLock { $0.reports.append(text) } })
      let task = Task {
        defer { continuation.finish() }
        try await transport.serve(port: 0, service)
      }
      self.task.withLock { $0 = task }
      for await port in ports { return Int(port) }
      try await task.value
      throw PreviewClient.Failure(description: "it does not listen")
    }

    func stop() async {
      let task = task.withLock { $0 }
      task?.cancel()
      _ = await task?.result
    }
  }

  /// Carries out what blocks on a thread of its own: the server's tasks need those that tests run on.
  private static func blocking<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws
    -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
  }

  /// Sends bytes and returns what comes until the server closes.
  private static func exchange(_ port: Int, _ text: String) async throws -> String {
    try await blocking {
      let connection = try Connection(port: port)
      connection.write(Data(text.utf8))
      var answer = Data()
      while let part = connection.read() { answer += part }
      return String(decoding: answer, as: UTF8.self)
    }
  }

  /// Reads from a connection until a text has come, or the server closes.
  private static func read(_ connection: Connection, until wanted: String) async throws -> String {
    try await blocking {
      var heard = ""
      while !heard.contains(wanted), let part = connection.read() {
        heard += String(decoding: part, as: UTF8.self)
      }
      return heard
    }
  }

  private static func status(_ answer: String) -> Int {
    Int(answer.split(separator: " ").dropFirst().first ?? "") ?? 0
  }

  private static func request(_ path: String, _ fields: String..., close: Bool = true, body: String = "")
    -> String
  {
    let all = fields + (close ? ["Connection: close"] : [])
    return "GET \(path) HTTP/1.1\r\nHost: here\r\n" + all.map { $0 + "\r\n" }.joined() + "\r\n" + body
  }

  @Test func partsOfRequestsAreBounded() async throws {
    let server = Server()
    let port = try await server.start()
    func status(_ text: String) async throws -> Int { Self.status(try await Self.exchange(port, text)) }
    func long(_ count: Int) -> String { String(repeating: "a", count: count) }
    #expect(try await status(Self.request("/own/" + long(8000))) == 200)
    #expect(try await status(Self.request("/own/" + long(8200))) == 431)
    #expect(try await status("GET /own/" + long(3_000_000)) == 431)
    #expect(try await status(Self.request("/own/", "A: " + long(8000))) == 200)
    #expect(try await status(Self.request("/own/", "A: " + long(8200))) == 431)
    #expect(
      try await status(Self.request("/own/", "A: " + long(7000), "B: " + long(7000), "C: " + long(3000)))
        == 431)
    func fields(_ count: Int) -> String { (0..<count).map { "A\($0): b\r\n" }.joined() }
    #expect(try await status("GET /own/ HTTP/1.1\r\nConnection: close\r\n\(fields(99))\r\n") == 200)
    #expect(try await status("GET /own/ HTTP/1.1\r\nConnection: close\r\n\(fields(100))\r\n") == 431)
    // The parser does not count these.
    #expect(try await status("GET /own/ HTTP/1.1\r\nA:" + String(repeating: " ", count: 100_000)) == 431)
    #expect(try await status("nonsense\r\n\r\n") == 400)
    #expect(try await status(Self.request("own")) == 400)
    #expect(try await status(Self.request("/own/%zz")) == 400)
    #expect(try await status(Self.request("/own/", "Content-Length: 1048577")) == 413)
    #expect(try await status(Self.request("/own/", "Transfer-Encoding: chunked")) == 411)
    #expect(server.bodies.allSatisfy { $0 == 0 })
    let body = long(1 << 20)
    #expect(try await status(Self.request("/own/", "Content-Length: \(body.count)", body: body)) == 200)
    #expect(server.bodies.last == 1 << 20)
    await server.stop()
  }

  @Test func bodiesOfRequestsThatAreNotPermittedAreNotRead() async throws {
    let server = Server()
    let port = try await server.start()
    // No byte of the body is sent, and it is answered.
    let answer = try await Self.exchange(port, Self.request("/other", "Content-Length: 1000", close: false))
    #expect(Self.status(answer) == 403 && answer.contains("Connection: close"))
    // One that sends all of it can read the answer.
    let body = String(repeating: "x", count: 300_000)
    let late = try await Self.exchange(port, Self.request("/other", "Content-Length: 300000", body: body))
    #expect(Self.status(late) == 403)
    #expect(server.bodies.isEmpty)
    let more = try await Self.exchange(
      port, Self.request("/own/", "Content-Length: 3", "Expect: 100-continue", body: "abc"))
    #expect(Self.status(more) == 100 && more.contains("HTTP/1.1 200 OK"))
    #expect(server.bodies == [3])
    await server.stop()
  }

  @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
    let server = Server()
    let port = try await server.start()
    let requests = (0..<60).map { Self.request("/own/\($0)", close: $0 == 59) }.joined()
    let answer = try await Self.exchange(port, requests)
    let order = (0..<60).compactMap {
      answer.range(of: "GET /own/\($0)H")?.lowerBound ?? answer.range(of: "GET /own/\($0)")?.lowerBound
    }
    #expect(order.count == 60 && order == order.sorted())
    // Requests after one that is not permitted are not answered.
    let mixed = try await Self.exchange(port, Self.request("/other", close: false) + Self.request("/own/"))
    #expect(Self.status(mixed) == 403 && !mixed.contains("200 OK"))
    await server.stop()
  }

  @Test func slowRequestsEnd() async throws {
    let server = Server()
    let port = try await server.start {
      $0.secondsToHeader = 0.3
      $0.secondsToBody = 0.3
      $0.secondsToRequest = 0.3
    }
    for text in ["", "GET / HTTP/1.1\r\nHost:", Self.request("/own/", "Content-Length: 10", body: "abc")] {
      let answer = try await Self.exchange(port, text)
      #expect(Self.status(answer) == 408, "\(text)")
    }
    let idle = try await Self.exchange(port, Self.request("/own/", close: false))
    #expect(Self.status(idle) == 200)
    await server.stop()
  }

  /// Connections without a permitted request give way to new ones; those of a page are kept.
  @Test func connectionsAreBounded() async throws {
    let server = Server()
    let port = try await server.start { $0.connections = 8 }
    let page = try Connection(port: port)
    page.write(Data(Self.request("/own/events", close: false).utf8))
    #expect(try await Self.read(page, until: "event: first").contains("event: first"))
    var held: [Connection] = []
    for number in 0..<100 {
      held.append(try Connection(port: port))
      held[number].write(Data("GET /".utf8))
      if number % 20 == 0 {
        #expect(Self.status(try await Self.exchange(port, Self.request("/own/"))) == 200)
      }
    }
    #expect(try await Self.read(page, until: ":").contains(":") && server.streams == 1)
    // The oldest are closed.
    #expect(try await Self.read(held[0], until: "HTTP").isEmpty)
    let more = try (0..<7).map { _ in try Connection(port: port) }
    for one in more {
      one.write(Data(Self.request("/own/events", close: false).utf8))
      #expect(try await Self.read(one, until: "event: first").contains("event: first"))
    }
    #expect(server.streams == 8)
    #expect(Self.status(try await Self.exchange(port, "")) == 503)
    await server.stop()
  }

  @Test func streamsEndWithTheClient() async throws {
    let server = Server()
    let port = try await server.start()
    do {
      let page = try Connection(port: port)
      page.write(Data(Self.request("/own/events", close: false).utf8))
      let heard = try await Self.read(page, until: "event: first")
      #expect(heard.contains("text/event-stream") && server.streams == 1)
    }
    let limit = Date().addingTimeInterval(600)
    while server.streams > 0, Date() < limit { try await Task.sleep(for: .seconds(0.01)) }
    #expect(server.streams == 0)
    await server.stop()
  }

  /// A client that takes nothing of what it is sent does not hold the server's memory for ever.
  @Test func answersHaveToBeTaken() async throws {
    let server = Server()
    let port = try await server.start { $0.secondsToSend = 0.3 }
    let stuck = try Connection(port: port, receiveBuffer: 4096)
    for _ in 0..<3000 {
      stuck.write(
        Data(Self.request("/own/" + String(repeating: "b", count: 7000), close: false).utf8), waits: false)
    }
    var count = 0
    let limit = Date().addingTimeInterval(600)
    while count < server.bodies.count || count == 0, Date() < limit {
      count = server.bodies.count
      try await Task.sleep(for: .seconds(0.5))
    }
    #expect(count > 0 && count < 3000)
    await server.stop()
  }

  // MARK: The end of the server

  private final class EndingTransport: PreviewTransport {
    func serve(port: UInt16, _ service: PreviewService) async throws {
      if port == 1 { throw PreviewClient.Failure(description: "it is taken") }
      service.isListening(port)
      throw PreviewServerError(reason: "the socket was closed")
    }
  }

  @Test func endsOfTheServerAreTold() async throws {
    let hasEnded = Mutex(false)
    let server = try await Self.blocking {
      try BackgroundServer(EndingTransport(), port: 7) { _ in
      } whenEnded: {
        hasEnded.withLock { $0 = true }
      }
    }
    let limit = Date().addingTimeInterval(600)
    while !hasEnded.withLock({ $0 }), Date() < limit { try await Task.sleep(for: .seconds(0.01)) }
    #expect(hasEnded.withLock { $0 })
    #expect(server.port == 7 && server.reasonOfEnd == "the socket was closed")
    await #expect(throws: ToolError.self) {
      try await Self.blocking {
        try BackgroundServer(EndingTransport(), port: 1) { _ in
        } whenEnded: {
          Issue.record("it has not begun")
        }
      }
    }
  }
}
