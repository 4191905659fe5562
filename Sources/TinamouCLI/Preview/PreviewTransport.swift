import Foundation

/// A request to the server of a page.
package struct PreviewRequest: Sendable {
  package var method: String
  /// The path without the query, with percent escapes resolved.
  package var path: String
  /// The fields of the header that the server looks at, by names in lower case.
  package var headers: [String: String]
  package var body: Data

  package init(method: String, path: String, headers: [String: String] = [:], body: Data = Data()) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }
}

/// The answer to a request.
package struct PreviewResponse: Sendable {
  package enum Body: Sendable {
    case data(Data)
    /// Parts that are sent as they come, until the stream or the connection ends.
    case stream(AsyncStream<Data>)
  }

  package var status: Int
  package var headers: [String: String]
  package var body: Body

  init(_ status: Int, type: String, _ data: Data) {
    self.status = status
    headers = Self.standard
    headers["Content-Type"] = type
    body = .data(data)
  }

  init(_ status: Int, json: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(status, type: "application/json", (try? encoder.encode(json)) ?? Data("{}".utf8))
  }

  init(_ status: Int, reason: String) { self.init(status, json: ["error": reason]) }

  init(events: AsyncStream<Data>) {
    self.init(200, type: "text/event-stream", Data())
    body = .stream(events)
  }

  /// Nothing is kept by browsers, read as another type, shown in frames, or told to other sites. A page loads and runs what it
  /// brings along only.
  private static let standard = [
    "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Security-Policy":
      "default-src 'none'; img-src 'self' data:; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ]
}

/// What serves HTTP: the module `PreviewServer`, which executables link beside this one. It is found by name, so that applications
/// of projects, which link this module as well, need no server.
package protocol PreviewTransport: AnyObject, Sendable {
  init()

  /// Serves on 127.0.0.1 until the process ends.
  ///
  /// - Parameters:
  ///   - port: the port; 0 for a free one.
  ///   - handler: answers requests, several at a time.
  ///   - isListening: called with the port as soon as connections are accepted.
  func serve(
    port: UInt16, handler: @escaping @Sendable (PreviewRequest) async -> PreviewResponse,
    isListening: @escaping @Sendable (UInt16) -> Void
  ) async throws
}

extension PreviewTransport {
  /// The most bytes that a request may have beside its header.
  package static var bodyLimit: Int { 1 << 20 }
}

/// The server that is linked with this executable.
enum LinkedTransport {
  static func make() throws -> any PreviewTransport {
    guard let type = _typeByName("13PreviewServer13HTTPTransportC") as? any PreviewTransport.Type else {
      throw ToolError.noPreviewServer
    }
    return type.init()
  }
}
