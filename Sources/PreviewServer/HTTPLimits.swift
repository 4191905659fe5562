import NIOCore
import NIOHTTP1

/// The bounds of what the server reads and waits for.
package struct HTTPLimits: Sendable {
  /// Bytes of a request line, and of a field of the header.
  package var line = 8 << 10
  /// Bytes of a header with its request line.
  package var header = 16 << 10
  /// Fields of a header.
  package var fields = 100
  /// Bytes of a body.
  package var body = 1 << 20
  /// Connections at a time.
  package var connections = 64
  /// Seconds for the header of the first request.
  package var secondsToHeader = 10.0
  /// Seconds between the requests of a connection.
  package var secondsToRequest = 60.0
  /// Seconds for the body of a request.
  package var secondsToBody = 30.0
  /// Seconds in which something that is sent has to be taken.
  package var secondsToSend = 30.0

  package init() {}

  /// Seconds after a connection that could not be accepted. Those that wait are accepted first.
  static let pause = 0.05
  /// Seconds in which a client can read an answer while it still sends a body that is not read.
  static let secondsToLinger = 0.25
  /// Bytes of one read.
  static let readSize = 16 << 10

  /// Bytes that may come before the end of a header is seen: its own, what separates them, and the part of a body that was read with them.
  var headerBytes: Int { header + 4 * fields + 2 * Self.readSize }

  var decoder: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = line
    limits.maxHeaderListSize = header
    limits.maxHeaderFieldCount = fields
    return limits
  }
}

extension TimeAmount {
  static func seconds(_ seconds: Double) -> TimeAmount { .nanoseconds(Int64(seconds * 1e9)) }
}
