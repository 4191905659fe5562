import DeviceModels
import EventLoop
import ForkSafeLocks
import Foundation
import ScreenSession
import SnapshotComparison
import ViewDescriptions

/// A server of the Model Context Protocol on two descriptors, with one JSON-RPC 2.0 message per line.
///
/// It supports revision 2026-07-28, in which each request states its revision, and the earlier ones, which
/// begin with `initialize` (https://modelcontextprotocol.io/specification). A separate thread reads messages
/// and answers those that need no tool, so that `ping` and `notifications/cancelled` do not wait for a build;
/// tools are called one after the other, in the order of the requests.
final class ModelContextServer: Sendable {
  /// The revisions in which each request states its revision.
  static let revisions = ["2026-07-28"]
  /// The revisions that begin with `initialize`, the newest last.
  static let earlierRevisions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The maximum length of a line, in bytes.
  static let lineLimit = 8 << 20

  private enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case unsupportedRevision = -32022
  }

  private struct Call: Sendable {
    let id: JSONValue
    let name: String
    let arguments: [String: JSONValue]
    /// The token of the notifications of progress that the client wants.
    let token: JSONValue?
  }

  /// The answers to the messages of an array, which are sent as one.
  private struct Batch: Sendable {
    /// The ids that are not answered yet, each as often as it occurs.
    var missing: [JSONValue]
    var answers: [JSONValue] = []
  }

  private struct State: Sendable {
    var calls: [Call] = []
    var running: JSONValue?
    var isRunningCancelled = false
    var isAtEnd = false
    /// A Boolean value that indicates whether the client speaks a revision that has arrays of messages.
    var hasBatches = false
    var batches: [Batch] = []
  }

  /// The revisions in which an array of messages is a message (https://modelcontextprotocol.io/specification/2025-03-26/basic).
  private static let revisionsWithBatches = ["2024-11-05", "2025-03-26"]
  /// The most messages in an array.
  private static let batchLimit = 100

  private let tools: AgentTools
  private let state = Mutex(State())
  private let waiting = DispatchSemaphore(value: 0)
  private let output = Mutex(())
  private let write: @Sendable (Data) throws -> Void

  /// Creates a server that writes messages with a function.
  init(tools: AgentTools, write: @escaping @Sendable (Data) throws -> Void) {
    self.tools = tools
    self.write = write
  }

  /// Serves requests until the descriptor is at its end and all calls are answered.
  func run(reading descriptor: Int32) {
    OwnThread.start { [self] in
      read(descriptor)
      state.withLock { $0.isAtEnd = true }
      waiting.signal()
    }
    while true {
      waiting.wait()
      let call = state.withLock { state -> Call? in
        guard !state.calls.isEmpty else { return nil }
        let call = state.calls.removeFirst()
        (state.running, state.isRunningCancelled) = (call.id, false)
        return call
      }
      if let call {
        let answer = perform(call)
        let isWanted = state.withLock { state in
          defer { state.running = nil }
          return !state.isRunningCancelled
        }
        if isWanted { reply(call.id, Self.result(of: answer)) }
      } else if state.withLock({ $0.isAtEnd }) {
        break
      }
    }
    tools.end()
  }

  /// Performs a call, and tells a client that wants it meanwhile how far it is.
  private func perform(_ call: Call) -> SessionAnswer {
    guard let token = call.token else { return tools.call(call.name, call.arguments) }
    return ProgressNotices(token: token, message: { [tools] in tools.progress }, send: { self.send($0) })
      .telling { tools.call(call.name, call.arguments) }
  }

  // MARK: Reading

  private func read(_ descriptor: Int32) {
    var buffer: [UInt8] = []
    var isTooLong = false
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for part in bytes[..<count].split(
        separator: UInt8(ascii: "\n"), maxSplits: .max, omittingEmptySubsequences: false
      ).enumerated() {
        if part.offset > 0 {
          if isTooLong {
            fail(.null, .invalidRequest, "a message has more than \(Self.lineLimit) bytes")
          } else {
            receive(Data(buffer))
          }
          buffer.removeAll(keepingCapacity: true)
          isTooLong = false
        }
        if buffer.count + part.element.count > Self.lineLimit { isTooLong = true }
        if isTooLong { buffer.removeAll() } else { buffer += part.element }
      }
    }
    if isTooLong {
      fail(.null, .invalidRequest, "a message has more than \(Self.lineLimit) bytes")
    } else if !buffer.isEmpty {
      receive(Data(buffer))
    }
  }

  private func receive(_ line: Data) {
    if line.allSatisfy({ $0 == 32 || $0 == 9 || $0 == 13 }) { return }
    guard !JSONNesting.isTooDeep(line) else {
      return fail(.null, .invalidRequest, "the message cannot be read: \(JSONNesting.reason)")
    }
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: line) else {
      return fail(.null, .parseError, "the message is not JSON")
    }
    guard case .array(let messages) = message, state.withLock({ $0.hasBatches }) else {
      return receive(message)
    }
    guard (1...Self.batchLimit).contains(messages.count) else {
      return fail(.null, .invalidRequest, "an array has to have 1 to \(Self.batchLimit) messages")
    }
    let ids = messages.filter { $0["method"] != nil }.compactMap { Self.id($0["id"]) }
    if !ids.isEmpty { state.withLock { $0.batches.append(Batch(missing: ids)) } }
    for message in messages { receive(message) }
  }

  private func receive(_ message: JSONValue) {
    guard case .object(let members) = message, members["jsonrpc"] == .string("2.0") else {
      return fail(.null, .invalidRequest, "the message is not one of JSON-RPC 2.0")
    }
    guard let method = members["method"]?.text else {
      // A response to a request that was never sent.
      if members["result"] != nil || members["error"] != nil { return }
      return fail(Self.id(members["id"]) ?? .null, .invalidRequest, "the message has no method")
    }
    guard let given = members["id"] else { return notice(method, members["params"]) }
    guard let id = Self.id(given) else {
      return fail(.null, .invalidRequest, "an id has to be a text or a whole number")
    }
    if let params = members["params"], case .object = params {
    } else if members["params"] != nil {
      return fail(id, .invalidParams, "params has to be an object")
    }
    handle(method, members["params"], id)
  }

  private static func id(_ value: JSONValue?) -> JSONValue? {
    switch value {
    case .string, .integer: value
    default: nil
    }
  }

  private func notice(_ method: String, _ params: JSONValue?) {
    guard method == "notifications/cancelled", let id = params?["requestId"] else { return }
    forget(id)
    let isRunning = state.withLock { state in
      state.calls.removeAll { $0.id == id }
      guard state.running == id else { return false }
      state.isRunningCancelled = true
      return true
    }
    if isRunning { tools.cancel() }
  }

  private func handle(_ method: String, _ params: JSONValue?, _ id: JSONValue) {
    if let requested = params?["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.text,
      !Self.revisions.contains(requested), !Self.earlierRevisions.contains(requested)
    {
      let supported = JSONValue.array(Self.revisions.map { .string($0) })
      return fail(
        id, .unsupportedRevision, "revision \(requested) is not spoken here",
        data: .object(["supported": supported, "requested": .string(requested)]))
    }
    switch method {
    case "server/discover":
      reply(
        id,
        .object([
          "resultType": .string("complete"),
          "supportedVersions": .array(Self.revisions.map { .string($0) }),
          "capabilities": Self.capabilities, "instructions": .string(Self.instructions), "ttlMs": .integer(0),
          "cacheScope": .string("private"), "serverInfo": Self.info,
          "_meta": .object(["io.modelcontextprotocol/serverInfo": Self.info]),
        ]))
    case "initialize":
      let wanted = params?["protocolVersion"]?.text ?? ""
      let revision =
        Self.earlierRevisions.contains(wanted)
        ? wanted : Self.earlierRevisions[Self.earlierRevisions.count - 1]
      state.withLock { $0.hasBatches = Self.revisionsWithBatches.contains(revision) }
      reply(
        id,
        .object([
          "protocolVersion": .string(revision), "capabilities": Self.capabilities, "serverInfo": Self.info,
          "instructions": .string(Self.instructions),
        ]))
    case "ping": reply(id, .object([:]))
    case "tools/list":
      reply(
        id,
        .object([
          "tools": .array(tools.listed.map(\.listing)), "resultType": .string("complete"),
          "ttlMs": .integer(3_600_000), "cacheScope": .string("private"),
        ]))
    case "tools/call":
      guard let name = params?["name"]?.text else {
        return fail(id, .invalidParams, "tools/call needs the name of a tool")
      }
      guard tools.listed.contains(where: { $0.name == name }) else {
        return fail(
          id, .invalidParams,
          "there is no tool \"\(name)\"; there are: \(tools.listed.map(\.name).joined(separator: ", "))")
      }
      var arguments: [String: JSONValue] = [:]
      if let given = params?["arguments"], given != .null {
        guard case .object(let values) = given else {
          return fail(id, .invalidParams, "arguments has to be an object")
        }
        arguments = values
      }
      let token = params?["_meta"]?["progressToken"].flatMap { Self.id($0) }
      let call = Call(id: id, name: name, arguments: arguments, token: token)
      state.withLock { $0.calls.append(call) }
      waiting.signal()
    default: fail(id, .methodNotFound, "there is no method \"\(method)\"")
    }
  }

  private static let capabilities = JSONValue.object(["tools": .object([:])])
  private static let info = JSONValue.object([
    "name": .string("tinamou"), "version": .string(SnapshotComparison.version),
  ])
  private static let instructions =
    "Shows screens of iOS applications that it lays out itself. open shows a screen, describe says what is on it, act uses it, query says why it looks so."

  // MARK: Answering

  private static func result(of answer: SessionAnswer) -> JSONValue {
    var content: [JSONValue] = []
    if !answer.text.isEmpty || answer.picture == nil {
      content.append(.object(["type": .string("text"), "text": .string(answer.text)]))
    }
    if let picture = answer.picture {
      content.append(
        .object([
          "type": .string("image"), "data": .string(picture.base64EncodedString()),
          "mimeType": .string("image/png"),
        ]))
    }
    var result: [String: JSONValue] = [
      "content": .array(content), "isError": .bool(answer.isFailure == true),
      "resultType": .string("complete"),
    ]
    if case .object? = answer.structured { result["structuredContent"] = answer.structured }
    return .object(result)
  }

  private func reply(_ id: JSONValue, _ result: JSONValue) {
    answer(id, .object(["jsonrpc": .string("2.0"), "id": id, "result": result]))
  }

  private func fail(_ id: JSONValue, _ code: Code, _ message: String, data: JSONValue? = nil) {
    var error: [String: JSONValue] = ["code": .integer(code.rawValue), "message": .string(message)]
    error["data"] = data
    answer(id, .object(["jsonrpc": .string("2.0"), "id": id, "error": .object(error)]))
  }

  /// Takes an id whose call was cancelled out of its array: it is not answered.
  private func forget(_ id: JSONValue) {
    let whole = state.withLock { state -> JSONValue? in
      guard state.running == id || state.calls.contains(where: { $0.id == id }),
        let index = state.batches.firstIndex(where: { $0.missing.contains(id) })
      else { return nil }
      state.batches[index].missing.removeAll { $0 == id }
      guard state.batches[index].missing.isEmpty else { return nil }
      let answers = state.batches.remove(at: index).answers
      return answers.isEmpty ? nil : .array(answers)
    }
    if let whole { send(whole) }
  }

  /// Sends an answer, or keeps it until the others of its array are there.
  private func answer(_ id: JSONValue, _ message: JSONValue) {
    let whole = state.withLock { state -> JSONValue? in
      guard let index = state.batches.firstIndex(where: { $0.missing.contains(id) }) else { return message }
      state.batches[index].answers.append(message)
      if let place = state.batches[index].missing.firstIndex(of: id) {
        state.batches[index].missing.remove(at: place)
      }
      guard state.batches[index].missing.isEmpty else { return nil }
      return .array(state.batches.remove(at: index).answers)
    }
    if let whole { send(whole) }
  }

  /// Writes a whole message. Can be called on any thread.
  private func send(_ message: JSONValue) {
    guard let line = try? JSONLine.text(of: message) else { return }
    output.withLock { _ in try? write(Data((line + "\n").utf8)) }
  }
}
