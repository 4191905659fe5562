import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// An address of the internet protocol.
public protocol IPAddress: Hashable, CustomDebugStringConvertible, Sendable {
  /// Creates an address from its bytes, the highest one first; `nil` for another number of bytes.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// Creates an address from its text, which is no name: as `getaddrinfo` with `AI_NUMERICHOST` does. The interface that follows `%` is
  /// one of the device's.
  init?(_ string: String)
  var rawValue: Data { get }
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }
}

/// Returns the bytes of an address and its interface.
private func parsed(_ text: String, _ family: Int32, _ count: Int) -> ([UInt8], NWInterface?)? {
  let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
  var interface: NWInterface?
  if parts.count > 1 {
    guard let found = [NWInterface.wifi, .loopback].first(where: { $0.name == parts[1] }) else { return nil }
    interface = found
  }
  var hints = addrinfo()
  (hints.ai_family, hints.ai_flags) = (family, AI_NUMERICHOST)
  var list: UnsafeMutablePointer<addrinfo>?
  guard getaddrinfo(String(parts[0]), nil, &hints, &list) == 0, let list, let address = list.pointee.ai_addr
  else { return nil }
  defer { freeaddrinfo(list) }
  // The bytes follow the family and the port, and those of version 6 the number of the flow as well.
  let bytes = UnsafeRawBufferPointer(
    start: UnsafeRawPointer(address) + (family == AF_INET ? 4 : 8), count: count)
  return (Array(bytes), interface)
}

private func described(_ bytes: [UInt8], _ family: Int32, _ interface: NWInterface?) -> String {
  var text = [CChar](repeating: 0, count: 64)
  guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
  let address = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return address + (interface.map { "%" + $0.name } ?? "")
}

/// An address of version 4.
public struct IPv4Address: IPAddress {
  private let bytes: [UInt8]
  public let interface: NWInterface?

  private init(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) { (bytes, interface) = ([a, b, c, d], nil) }
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (bytes, self.interface) = (Array(rawValue), interface)
  }
  public init?(_ string: String) {
    guard let (bytes, interface) = parsed(string, AF_INET, 4) else { return nil }
    (self.bytes, self.interface) = (bytes, interface)
  }
  public static let any = IPv4Address(0, 0, 0, 0)
  public static let broadcast = IPv4Address(255, 255, 255, 255)
  public static let loopback = IPv4Address(127, 0, 0, 1)
  public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
  public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
  public static let allReportsGroup = IPv4Address(224, 0, 0, 22)
  public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

  public var rawValue: Data { Data(bytes) }
  public var isAny: Bool { bytes.allSatisfy { $0 == 0 } }
  public var isLoopback: Bool { bytes[0] == 127 }
  public var isLinkLocal: Bool { bytes[0] == 169 && bytes[1] == 254 }
  public var isMulticast: Bool { bytes[0] & 0xf0 == 0xe0 }
  public var debugDescription: String { described(bytes, AF_INET, interface) }
}

/// An address of version 6.
public struct IPv6Address: IPAddress {
  public enum Scope: UInt8, Sendable {
    case nodeLocal = 1
    case linkLocal = 2
    case siteLocal = 5
    case organizationLocal = 8
    case global = 14
  }
  private let bytes: [UInt8]
  public let interface: NWInterface?

  private init(first: UInt8 = 0, second: UInt8 = 0, last: UInt8) {
    bytes = [first, second] + [UInt8](repeating: 0, count: 13) + [last]
    interface = nil
  }
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (bytes, self.interface) = (Array(rawValue), interface)
  }
  public init?(_ string: String) {
    guard let (bytes, interface) = parsed(string, AF_INET6, 16) else { return nil }
    (self.bytes, self.interface) = (bytes, interface)
  }
  public static let any = IPv6Address(last: 0)
  public static let broadcast = linkLocalNodes
  public static let loopback = IPv6Address(last: 1)
  public static let nodeLocalNodes = IPv6Address(first: 0xff, second: 1, last: 1)
  public static let linkLocalNodes = IPv6Address(first: 0xff, second: 2, last: 1)
  public static let linkLocalRouters = IPv6Address(first: 0xff, second: 2, last: 2)

  public var rawValue: Data { Data(bytes) }
  public var isAny: Bool { bytes.allSatisfy { $0 == 0 } }
  public var isLoopback: Bool { self == .loopback }
  public var isLinkLocal: Bool { bytes[0] == 0xfe && bytes[1] & 0xc0 == 0x80 }
  public var isUniqueLocal: Bool { bytes[0] & 0xfe == 0xfc }
  public var isMulticast: Bool { bytes[0] == 0xff }
  public var multicastScope: Scope? { isMulticast ? Scope(rawValue: bytes[1] & 15) : nil }
  public var is6to4: Bool { bytes[0] == 0x20 && bytes[1] == 2 }
  public var isIPv4Mapped: Bool {
    bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
  }
  /// Apple's spelling. The unspecified address and that of this machine are none.
  public var isIPv4Compatabile: Bool {
    bytes[..<12].allSatisfy { $0 == 0 } && !(bytes[12...14].allSatisfy { $0 == 0 } && bytes[15] < 2)
  }
  /// The address of version 4 in one of those formats.
  public var asIPv4: IPv4Address? {
    if is6to4 { return IPv4Address(Data(bytes[2..<6])) }
    return isIPv4Mapped || isIPv4Compatabile ? IPv4Address(Data(bytes[12...])) : nil
  }
  public var debugDescription: String { described(bytes, AF_INET6, interface) }
}
