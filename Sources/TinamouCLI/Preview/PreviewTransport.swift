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

  package init(_ status: Int, type: String, _ data: Data) {
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

  package init(_ status: Int, reason: String) { self.init(status, json: ["error": reason]) }

  init(events: AsyncStream<Data>) {
    self.init(200, type: "text/event-stream", Data())
    body = .stream(events)
  }

  /// Nothing is kept by browsers, read as another type, shown in frames, or told to other sites. A page loads and runs what it
  /// brings along only. It opens no windows, and of the addresses of other programs those of editors.
  private static let standard = [
    "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Security-Policy": PageTemplate.servedPolicy + "; frame-ancestors 'none'; "
      + "sandbox allow-scripts allow-same-origin allow-top-navigation-to-custom-protocols",
  ]
}

/// Answers the requests that a server takes.
package struct PreviewService: Sendable {
  /// Decides on a request by its line and its header, before its body is read: returns the answer to one that is not permitted.
  package var refuse: @Sendable (PreviewRequest) -> PreviewResponse?
  /// Answers a request that is permitted; several at a time.
  package var answer: @Sendable (PreviewRequest) async -> PreviewResponse
  /// Takes the port as soon as connections are accepted.
  package var isListening: @Sendable (UInt16) -> Void
  /// Takes a message for the user.
  package var report: @Sendable (String) -> Void

  package init(
    refuse: @escaping @Sendable (PreviewRequest) -> PreviewResponse?,
    answer: @escaping @Sendable (PreviewRequest) async -> PreviewResponse,
    isListening: @escaping @Sendable (UInt16) -> Void, report: @escaping @Sendable (String) -> Void
  ) {
    self.refuse = refuse
    self.answer = answer
    self.isListening = isListening
    self.report = report
  }
}

/// A server of HTTP: the module `PreviewServer`, which executables link beside this one. It is found by name, so that applications
/// of projects, which link this module as well, need no server.
package protocol PreviewTransport: AnyObject, Sendable {
  init()

  /// Serves on 127.0.0.1. It does not return; it throws an error where it cannot begin or go on, or the task is cancelled.
  ///
  /// - Parameter port: the port; 0 for a free one.
  func serve(port: UInt16, _ service: PreviewService) async throws
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
