import Foundation
import NIOCore
import NIOHTTP1
import TinamouCLI

/// Answers the requests of a connection, one after the other.
///
/// Nothing is read while a request is answered, and the body of one only after the service has permitted the request by its line and its
/// header: of pipelined requests, those that one read has brought wait.
final class ConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    /// For the header of a request.
    case waiting
    /// For the rest of a permitted request.
    case receiving
    case answering
    /// Nothing is read any more.
    case ending
  }

  private let service: PreviewService
  private let limits: HTTPLimits
  private let counter: HeaderCounter
  private let table: ConnectionTable
  private let loop: any EventLoop
  private var context: ChannelHandlerContext?
  private var state = State.waiting
  /// The request that is received.
  private var request: PreviewRequest?
  /// Parts that were read and not looked at.
  private var pending = CircularBuffer<HTTPServerRequestPart>()
  private var deadline: Scheduled<Void>?
  private var task: Task<Void, Never>?
  private var keepsAlive = true
  /// A Boolean value that indicates whether a body may come whose bytes are not read.
  private var hasBody = false
  private var isHeadOnly = false

  /// A Boolean value that indicates whether a request of the connection was permitted.
  private(set) var isPermitted = false

  /// A Boolean value that indicates whether the connection is between two requests.
  var isIdle: Bool { if case .waiting = state { true } else { false } }

  init(
    _ service: PreviewService, limits: HTTPLimits, counter: HeaderCounter, table: ConnectionTable,
    loop: any EventLoop
  ) {
    self.service = service
    self.limits = limits
    self.loop = loop
    self.counter = counter
    self.table = table
  }

  /// Closes the connection at once.
  func close() { context?.close(promise: nil) }

  // MARK: The channel

  func channelActive(context: ChannelHandlerContext) {
    self.context = context
    guard table.add(self) else {
      isPermitted = true
      return refuse(PreviewResponse(503, reason: "the server has too many connections"))
    }
    wait(limits.secondsToHeader) { [weak self] in
      self?.refuse(PreviewResponse(408, reason: "the request did not come in time"))
    }
    context.read()
  }

  func channelInactive(context: ChannelHandlerContext) {
    table.remove(self)
    deadline?.cancel()
    task?.cancel()
    state = .ending
    pending.removeAll()
    self.context = nil
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .ending = state { return }
    pending.append(Self.unwrapInboundIn(data))
  }

  func channelReadComplete(context: ChannelHandlerContext) { proceed() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError, isReading else { return close() }
    let isTooLong = error == .headerOverflow
    refuse(
      isTooLong
        ? PreviewResponse(431, reason: "the header of the request is too long")
        : PreviewResponse(400, reason: "the request is not one of HTTP"))
  }

  private var isReading: Bool {
    switch state {
    case .waiting, .receiving: true
    case .answering, .ending: false
    }
  }

  /// Sets when something is done unless another time is set before.
  private func wait(_ seconds: Double, _ action: @escaping () -> Void) {
    deadline?.cancel()
    deadline = loop.assumeIsolated().scheduleTask(in: .seconds(seconds), action)
  }

  // MARK: Requests

  /// Looks at what was read, and reads on where more is wanted.
  private func proceed() {
    while isReading, let part = pending.popFirst() {
      switch (state, part) {
      case (.waiting, .head(let head)): begin(head)
      case (.receiving, .body(let bytes)): request?.body.append(contentsOf: bytes.readableBytesView)
      case (.receiving, .end): answer()
      default: break
      }
    }
    if isReading { context?.read() }
  }

  private func begin(_ head: HTTPRequestHead) {
    counter.end()
    keepsAlive = head.isKeepAlive
    isHeadOnly = head.method == .HEAD
    let length = head.headers["content-length"].first.flatMap { Int($0) } ?? 0
    hasBody = length > 0 || head.headers.contains(name: "transfer-encoding")
    guard let request = PreviewRequest(head) else {
      return refuse(PreviewResponse(400, reason: "the request has no path"))
    }
    if let refusal = service.refuse(request) { return refuse(refusal) }
    isPermitted = true
    guard !head.headers.contains(name: "transfer-encoding") else {
      return refuse(PreviewResponse(411, reason: "the length of the request's body is not known"))
    }
    guard length <= limits.body else {
      return refuse(PreviewResponse(413, reason: "the request's body is too long"))
    }
    state = .receiving
    self.request = request
    wait(limits.secondsToBody) { [weak self] in
      self?.refuse(PreviewResponse(408, reason: "the request did not come in time"))
    }
    if hasBody, head.headers["expect"].contains(where: { $0.lowercased() == "100-continue" }) {
      context?.writeAndFlush(
        Self.wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
    }
  }

  private func answer() {
    guard let request else { return }
    state = .answering
    self.request = nil
    hasBody = false
    deadline?.cancel()
    let own = NIOLoopBound(self, eventLoop: loop)
    let (loop, service) = (loop, service)
    task = Task {
      let response = await service.answer(request)
      // It is cancelled where the connection has ended.
      if !Task.isCancelled { loop.execute { own.value.send(response) } }
    }
  }

  /// Answers a request whose body is not read, and ends.
  private func refuse(_ response: PreviewResponse) {
    state = .answering
    request = nil
    keepsAlive = false
    pending.removeAll()
    send(response)
  }

  // MARK: Answers

  private func send(_ response: PreviewResponse) {
    guard let context else { return }
    var head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status))
    for (name, value) in response.headers { head.headers.replaceOrAdd(name: name, value: value) }
    if case .stream = response.body { keepsAlive = false }
    if !keepsAlive { head.headers.replaceOrAdd(name: "Connection", value: "close") }
    switch response.body {
    case .data(let data):
      head.headers.replaceOrAdd(name: "Content-Length", value: "\(data.count)")
      context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
      if !isHeadOnly {
        let bytes = context.channel.allocator.buffer(bytes: data)
        context.write(Self.wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
      }
      end()
    case .stream(let parts):
      context.writeAndFlush(Self.wrapOutboundOut(.head(head)), promise: nil)
      // The end of the client is noticed by a read; what it sends after the request is of no interest.
      context.read()
      pass(parts)
    }
  }

  /// Sends parts as they come, each when the one before is taken.
  private func pass(_ parts: AsyncStream<Data>) {
    let own = NIOLoopBound(self, eventLoop: loop)
    let loop = loop
    task = Task {
      for await part in parts {
        guard (try? await loop.flatSubmit { own.value.write(part) }.get()) != nil else { break }
      }
      if !Task.isCancelled { loop.execute { own.value.end() } }
    }
  }

  private func write(_ part: Data) -> EventLoopFuture<Void> {
    guard let context else { return loop.makeFailedFuture(ChannelError.ioOnClosedChannel) }
    wait(limits.secondsToSend) { [weak self] in self?.close() }
    let written = loop.makePromise(of: Void.self)
    let bytes = context.channel.allocator.buffer(bytes: part)
    context.writeAndFlush(Self.wrapOutboundOut(.body(.byteBuffer(bytes))), promise: written)
    written.futureResult.assumeIsolated().whenComplete { [weak self] _ in self?.deadline?.cancel() }
    return written.futureResult
  }

  /// Ends an answer: the next request follows, or the connection ends.
  private func end() {
    guard let context, case .answering = state else { return }
    wait(limits.secondsToSend) { [weak self] in self?.close() }
    let sent = loop.makePromise(of: Void.self)
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: sent)
    sent.futureResult.assumeIsolated().whenComplete { [weak self] result in
      guard let self, case .success = result else { return self?.close() ?? () }
      self.follow()
    }
  }

  private func follow() {
    deadline?.cancel()
    guard keepsAlive else { return finish() }
    state = .waiting
    counter.begin()
    wait(limits.secondsToRequest) { [weak self] in self?.close() }
    proceed()
  }

  /// Closes the connection. A client that still sends gets time to read the answer, which the system discards where bytes are left unread.
  private func finish() {
    state = .ending
    guard hasBody, let context else { return close() }
    context.close(mode: .output, promise: nil)
    wait(HTTPLimits.secondsToLinger) { [weak self] in self?.close() }
  }
}

extension PreviewRequest {
  /// Creates a request, without its body; nil where its target is no path.
  init?(_ head: HTTPRequestHead) {
    let target = head.uri.prefix { $0 != "?" }
    guard target.hasPrefix("/"), let path = String(target).removingPercentEncoding else { return nil }
    var headers: [String: String] = [:]
    // Fields that come twice are one value, which is none of those that are permitted.
    for (name, value) in head.headers {
      let name = name.lowercased()
      headers[name] = headers[name].map { $0 + ", " + value } ?? value
    }
    self.init(method: head.method.rawValue, path: path, headers: headers)
  }
}
