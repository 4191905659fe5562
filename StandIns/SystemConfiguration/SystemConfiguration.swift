/// Stands in for Apple's SystemConfiguration: hosts are reachable if requests have responses (`--responses`).
@_exported import Foundation
import ObjectiveCSupport

/// A host, which is reachable if the device is online.
public final class SCNetworkReachability: @unchecked Sendable {}
/// The reachability of a host.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = Self(rawValue: 1)
  public static let reachable = Self(rawValue: 2)
  public static let connectionRequired = Self(rawValue: 4)
  public static let connectionOnTraffic = Self(rawValue: 8)
  public static let interventionRequired = Self(rawValue: 16)
  public static let connectionOnDemand = Self(rawValue: 32)
  public static let connectionAutomatic = Self(rawValue: 8)
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  public static let isDirect = Self(rawValue: 1 << 17)
  public static let isWWAN = Self(rawValue: 1 << 18)
}
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    (self.version, self.info) = (version, info)
  }
}
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ name: String)
  -> SCNetworkReachability?
{
  SCNetworkReachability()
}
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = DeviceConditions.isOnline ? .reachable : []
  return true
}
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  true
}
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?)
  -> Bool
{
  true
}
/// Does nothing: changes are not reported.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: AnyObject, _ runLoopMode: NSString
) -> Bool { true }
/// Does nothing: changes are not reported.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: AnyObject, _ runLoopMode: NSString
) -> Bool { true }
/// Creates a host from a pair of addresses.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability() }

/// The flags of reachability by their older names, as numbers.
public let kSCNetworkFlagsTransientConnection = 1 << 0
/// The address can be reached.
public let kSCNetworkFlagsReachable = 1 << 1
/// A connection has to be made first.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
/// Traffic makes the connection.
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
/// A person has to do something for the connection.
public let kSCNetworkFlagsInterventionRequired = 1 << 4
/// The address is one of this device.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// No gateway is needed.
public let kSCNetworkFlagsIsDirect = 1 << 17

/// No error.
public let kSCStatusOK: Int32 = 0
/// A call failed.
public let kSCStatusFailed: Int32 = 1001
/// An argument is invalid.
public let kSCStatusInvalidArgument: Int32 = 1002
/// A call is not permitted.
public let kSCStatusAccessError: Int32 = 1003
/// A key does not exist.
public let kSCStatusNoKey: Int32 = 1004
/// The reachability is unknown.
public let kSCStatusReachabilityUnknown: Int32 = 3001
/// Returns the last error: none.
public func SCError() -> Int32 { kSCStatusOK }
/// Returns the description of an error.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  switch status {
  case kSCStatusOK: return words.ok
  case kSCStatusFailed: return words.failed
  case kSCStatusInvalidArgument: return words.argument
  default: return words.other
  }
}
/// Returns the last error as an object.
public func SCCopyLastError() -> NSError {
  NSError(domain: "com.apple.SystemConfiguration", code: Int(SCError()))
}
/// Strings that are never deallocated, since callers keep the pointers.
private struct Words: @unchecked Sendable {
  let ok = UnsafePointer<CChar>(strdup("Success!")!)
  let failed = UnsafePointer<CChar>(strdup("Failed!")!)
  let argument = UnsafePointer<CChar>(strdup("Invalid argument")!)
  let other = UnsafePointer<CChar>(strdup("Unknown error")!)
}
private let words = Words()

#if canImport(Glibc)
  extension sockaddr_in {
    /// The size of the address, which Linux does not store. Setting it does nothing.
    public var sin_len: UInt8 {
      get { UInt8(MemoryLayout<sockaddr_in>.size) }
      set {}
    }
  }
  extension sockaddr_in6 {
    /// The size of an IPv6 address. Setting it does nothing.
    public var sin6_len: UInt8 {
      get { UInt8(MemoryLayout<sockaddr_in6>.size) }
      set {}
    }
  }
  extension sockaddr {
    /// The size of an address, which follows from its family. Setting it does nothing.
    public var sa_len: UInt8 {
      get {
        UInt8(
          Int32(sa_family) == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
      }
      set {}
    }
  }
#endif
