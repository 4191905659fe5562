import Foundation
import ObjectiveCSupport

public enum NWError: Error, Sendable, Equatable, CustomDebugStringConvertible {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
    case .dns(let code): "DNS error \(code)"
    case .tls(let code): "TLS error \(code)"
    }
  }
}

open class NWProtocolOptions: @unchecked Sendable {}
open class NWProtocolMetadata: @unchecked Sendable {}
open class NWProtocolDefinition: @unchecked Sendable {}
public enum NWProtocolTCP {
  /// The options of a connection, which are stored only: none is made.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var noDelay = false
    public var enableKeepalive = false
    public var keepaliveCount = 0
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var connectionTimeout = 0
    public var enableFastOpen = false
    public override init() {}
  }
}
public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Stored only: nothing is sent.
    public var preferNoChecksum = false
    public override init() {}
  }
}
public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable { public override init() {} }
}
/// The parameters of connections, which are stored only: none is made.
public final class NWParameters: @unchecked Sendable {
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }
  public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
  }
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  public static var tls: NWParameters { NWParameters(tls: .init()) }
  public static var dtls: NWParameters { NWParameters(dtls: .init()) }
  public let defaultProtocolStack = ProtocolStack()
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var requiredInterface: NWInterface?
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitedInterfaces: [NWInterface]?
  public var requiredLocalEndpoint: NWEndpoint?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var allowFastOpen = false
  public var acceptLocalOnly = false
  public var preferNoProxies = false
  public var serviceClass = ServiceClass.bestEffort
  public var multipathServiceType = MultipathServiceType.disabled
  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }
}

/// A connection, which fails when it is started: the network of this machine is not used. What is sent or received ends with an error.
public final class NWConnection: @unchecked Sendable {
  public enum State: Sendable, Equatable {
    case setup, preparing, ready, cancelled, waiting(NWError), failed(NWError)
  }
  public final class ContentContext: @unchecked Sendable {
    public let identifier: String
    public let isFinal: Bool
    public let protocolMetadata: [NWProtocolMetadata]
    public init(identifier: String, isFinal: Bool = false, metadata: [NWProtocolMetadata]? = nil) {
      (self.identifier, self.isFinal, protocolMetadata) = (identifier, isFinal, metadata ?? [])
    }
    public static let defaultMessage = ContentContext(identifier: "Default message")
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "Default stream")
  }
  public enum SendCompletion {
    case contentProcessed((NWError?) -> Void)
    case idempotent
  }
  public private(set) var state = State.setup
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Never called, as the following: no connection has a path.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var queue: DispatchQueue?
  public var currentPath: NWPath? { nil }
  public var maximumDatagramSize: Int { 0 }

  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }
  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [weak self] in
      guard let self, state != .cancelled else { return }
      enter(.failed(.posix(DeviceConditions.isOnline ? .ECONNREFUSED : .ENETDOWN)))
    }
  }
  public func restart() { if let queue { start(queue: queue) } }
  public func cancel() { enter(.cancelled) }
  public func forceCancel() { cancel() }
  public func cancelCurrentEndpoint() { cancel() }
  private func enter(_ state: State) {
    self.state = state
    stateUpdateHandler?(state)
  }
  public func batch(_ block: () -> Void) { block() }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    // Unchecked: called once, as on Apple's platforms.
    struct Call: @unchecked Sendable { let handler: (NWError?) -> Void }
    guard case .contentProcessed(let handler) = completion else { return }
    let call = Call(handler: handler)
    (queue ?? .main).async { call.handler(.posix(.ENOTCONN)) }
  }
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    (queue ?? .main).async { completion(nil, nil, false, .posix(.ENOTCONN)) }
  }
  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    (queue ?? .main).async { completion(nil, nil, false, .posix(.ENOTCONN)) }
  }
}

/// Waits for connections. It fails when it is started: nothing reaches the device.
public final class NWListener: @unchecked Sendable {
  public enum State: Sendable, Equatable { case setup, waiting(NWError), ready, failed(NWError), cancelled }
  public struct Service: Sendable, Equatable {
    public var name: String?
    public var type: String
    public var domain: String?
    public var txtRecord: Data?
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
    }
  }
  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Never called.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public var newConnectionLimit = Int.max
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    (self.parameters, self.port) = (parameters, port)
  }
  public init(service: Service, using parameters: NWParameters) throws {
    (self.service, self.parameters, port) = (service, parameters, nil)
  }
  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [weak self] in
      guard let self, state != .cancelled else { return }
      state = .failed(.posix(.ENETDOWN))
      stateUpdateHandler?(state)
    }
  }
  public func cancel() {
    state = .cancelled
    stateUpdateHandler?(state)
  }
}

/// Looks for services, and finds none.
public final class NWBrowser: @unchecked Sendable {
  public enum State: Sendable, Equatable { case setup, ready, failed(NWError), cancelled, waiting(NWError) }
  public enum Descriptor: Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }
  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable { case none }
    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
    }
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }
  public let descriptor: Descriptor
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var browseResults: Set<Result> { [] }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Never called.
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }
  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [weak self] in
      guard let self, state != .cancelled else { return }
      state = DeviceConditions.isOnline ? .ready : .waiting(.posix(.ENETDOWN))
      stateUpdateHandler?(state)
    }
  }
  public func cancel() {
    state = .cancelled
    stateUpdateHandler?(state)
  }
}
