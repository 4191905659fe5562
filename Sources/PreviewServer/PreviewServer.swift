import FlyingFox
import FlyingSocks
import Foundation
import TinamouCLI

/// Serves the page of `preview` on this machine. `TinamouCLI` finds the class by its name in executables that link this module; it
/// decides what is answered, and to whom.
package final class HTTPTransport: PreviewTransport {
  package init() {}

  package func serve(
    port: UInt16, handler: @escaping @Sendable (PreviewRequest) async -> PreviewResponse,
    isListening: @escaping @Sendable (UInt16) -> Void
  ) async throws {
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: Self.patience,
        logger: .disabled),
      handler: ClosureHTTPHandler { request in await Self.answer(request, handler) })
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening(timeout: 10)
        if case .ip4(_, let port)? = await server.listeningAddress { isListening(port) }
      }
      while try await group.next() != nil {}
    }
  }

  /// The seconds that an answer may take. Handlers have shorter limits of their own, except where a project is built.
  private static let patience = 3600.0

  private static func answer(
    _ request: HTTPRequest, _ handler: @Sendable (PreviewRequest) async -> PreviewResponse
  ) async -> HTTPResponse {
    // A body of unknown length is not read.
    guard let count = request.bodySequence.count else { return HTTPResponse(statusCode: .lengthRequired) }
    guard count <= bodyLimit else { return HTTPResponse(statusCode: .payloadTooLarge) }
    guard let body = try? await request.bodyData else { return HTTPResponse(statusCode: .badRequest) }
    var headers: [String: String] = [:]
    for (field, value) in request.headers { headers[field.rawValue.lowercased()] = value }
    let response = await handler(
      PreviewRequest(
        method: request.method.rawValue, path: request.path, headers: headers, body: body))
    var fields = HTTPHeaders()
    for (name, value) in response.headers { fields[HTTPHeader(name)] = value }
    let status = HTTPStatusCode(response.status, phrase: phrase(of: response.status))
    switch response.body {
    case .data(let data): return HTTPResponse(statusCode: status, headers: fields, body: data)
    case .stream(let parts):
      return HTTPResponse(
        statusCode: status, headers: fields, body: HTTPBodySequence(from: EventBytes(parts: parts)))
    }
  }

  private static func phrase(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    default: "Error"
    }
  }
}

/// The parts of a stream as the server sends them.
private struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  let parts: AsyncStream<Data>

  func makeAsyncIterator() -> Iterator { Iterator(parts: parts.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var parts: AsyncStream<Data>.AsyncIterator
    private var rest = Data()

    init(parts: AsyncStream<Data>.AsyncIterator) { self.parts = parts }

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      if rest.isEmpty {
        guard let next = await parts.next() else { return nil }
        rest = next
      }
      let buffer = Data(rest.prefix(Swift.max(count, 1)))
      rest = Data(rest.dropFirst(buffer.count))
      return buffer
    }
  }
}
