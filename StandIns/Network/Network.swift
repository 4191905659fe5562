/// Stands in for Apple's Network: a path is satisfied, by Wi-Fi, if requests have responses (`--responses`);
/// connections fail. Addresses are parsed.
@_exported import Foundation
import ObjectiveCSupport

public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let type: InterfaceType
  public let name: String
  public let index: Int
  public var debugDescription: String { name }
  static let wifi = NWInterface(type: .wifi, name: "en0", index: 2)
  static let loopback = NWInterface(type: .loopback, name: "lo0", index: 1)
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
