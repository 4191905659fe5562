/// Stands in for Apple's Network: a path is satisfied, by Wi-Fi, if requests have responses (`--responses`);
/// connections fail.
@_exported import Foundation
import ObjectiveCSupport

public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let type: InterfaceType
  public let name: String
  public let index: Int
  static let wifi = NWInterface(type: .wifi, name: "en0", index: 2)
}
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }
  /// A Boolean value that indicates whether the device was online when the path was created.
  let isOnline = DeviceConditions.isOnline
  public var status: Status { isOnline ? .satisfied : .unsatisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { isOnline ? [.wifi] : [] }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { isOnline }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { isOnline }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { isOnline && type == .wifi }
}

/// A monitor that calls its handler once, on its queue, with the device's path, which never changes.
public final class NWPathMonitor: @unchecked Sendable {
  public var currentPath: NWPath { NWPath() }
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [weak self] in self?.pathUpdateHandler?(NWPath()) }
  }
  public func cancel() { pathUpdateHandler = nil }
}

public enum NWError: Error, Sendable, Equatable { case posix(POSIXErrorCode), dns(Int32), tls(Int32) }
public enum NWEndpoint: Hashable, Sendable {
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
  }
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public static let any: Port = 0
    public static let http: Port = 80
    public static let https: Port = 443
  }
  case hostPort(host: Host, port: Port)
  case url(URL)
}
public final class NWParameters: @unchecked Sendable {
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public init() {}
}
public final class NWConnection: @unchecked Sendable {
  public enum State: Sendable { case setup, preparing, ready, cancelled, waiting(NWError), failed(NWError) }
  public private(set) var state = State.setup
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public let endpoint: NWEndpoint
  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    endpoint = .hostPort(host: host, port: port)
  }
  public init(to endpoint: NWEndpoint, using: NWParameters) { self.endpoint = endpoint }
  public func start(queue: DispatchQueue) {
    queue.async { [weak self] in
      guard let self else { return }
      // The network of this machine is not used.
      state = .failed(.posix(DeviceConditions.isOnline ? .ECONNREFUSED : .ENETDOWN))
      stateUpdateHandler?(state)
    }
  }
  public func cancel() {
    state = .cancelled
    stateUpdateHandler?(state)
  }
}
