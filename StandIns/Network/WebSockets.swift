import Foundation

/// The protocol of web sockets. What is set is stored only: no connection is made.
public enum NWProtocolWebSocket {
  public static let definition = NWProtocolDefinition()

  public enum Version: Int, Sendable { case v13 = 13 }
  public enum Opcode: Int, Sendable { case cont = 0, text, binary, close = 8, ping, pong, invalid = 255 }

  /// The reason of an end, by the codes of RFC 6455.
  public enum CloseCode: Hashable, Sendable {
    public enum Defined: UInt16, Sendable {
      case normalClosure = 1000, goingAway, protocolError, unsupportedData
      case noStatusReceived = 1005, abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig,
        mandatoryExtension, internalServerError
      case tlsHandshake = 1015
    }
    case protocolCode(Defined)
    case applicationCode(UInt16)
    case privateCode(UInt16)
  }

  /// The answer of a server to a client.
  public struct Response: Sendable {
    public enum Status: Sendable { case accept, reject }
    public var status: Status
    public var subprotocol: String?
    public var additionalHeaders: [(name: String, value: String)]?

    public init(
      status: Status, subprotocol: String?, additionalHeaders: [(name: String, value: String)]? = nil
    ) {
      (self.status, self.subprotocol, self.additionalHeaders) = (status, subprotocol, additionalHeaders)
    }
  }

  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var autoReplyPing = false
    public var maximumMessageSize = 0
    public var skipHandshake = false

    public init(_ version: Version = .v13) {}

    /// Does nothing.
    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
    /// Does nothing.
    public func setSubprotocols(_ subprotocols: [String]) {}
    /// Does nothing: no client asks.
    public func setClientRequestHandler(
      _ queue: DispatchQueue,
      handler:
        @escaping (_ subprotocols: [String], _ additionalHeaders: [(name: String, value: String)]) ->
        Response
    ) {}
  }

  public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
    public let opcode: Opcode
    public var closeCode = CloseCode.protocolCode(.noStatusReceived)
    /// `nil`: no server has answered, as the following.
    public var serverResponse: Response? { nil }
    public var selectedSubprotocol: String? { nil }
    public var additionalServerHeaders: [(name: String, value: String)]? { nil }

    public init(opcode: Opcode) { self.opcode = opcode }

    /// Does nothing: no pong comes.
    public func setPongHandler(_ queue: DispatchQueue, handler: @escaping (NWError?) -> Void) {}
  }
}
