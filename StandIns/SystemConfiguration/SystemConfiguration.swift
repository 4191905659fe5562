/// Stands in for Apple's SystemConfiguration: hosts are reachable where requests are answered (`--responses`).
@_exported import Foundation
import ObjectiveCSupport

/// A host: it is reached where the device is online.
public final class SCNetworkReachability: @unchecked Sendable {}
/// How a host is reached.
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
/// Nothing will be told.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: AnyObject, _ runLoopMode: NSString
) -> Bool { true }
/// Nothing was to be told.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: AnyObject, _ runLoopMode: NSString
) -> Bool { true }
/// Makes a host of two addresses.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability() }

/// No error.
public let kSCStatusOK: Int32 = 0
/// A call failed.
public let kSCStatusFailed: Int32 = 1001
/// An argument is not possible.
public let kSCStatusInvalidArgument: Int32 = 1002
/// A call is not allowed.
public let kSCStatusAccessError: Int32 = 1003
/// There is no such key.
public let kSCStatusNoKey: Int32 = 1004
/// Nothing is known of a host.
public let kSCStatusReachabilityUnknown: Int32 = 3001
/// What went wrong last: nothing.
public func SCError() -> Int32 { kSCStatusOK }
/// The words for an error.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  switch status {
  case kSCStatusOK: return words.ok
  case kSCStatusFailed: return words.failed
  case kSCStatusInvalidArgument: return words.argument
  default: return words.other
  }
}
/// What went wrong last, as an error.
public func SCCopyLastError() -> NSError {
  NSError(domain: "com.apple.SystemConfiguration", code: Int(SCError()))
}
/// Texts that are never freed, since callers keep the pointers.
private struct Words: @unchecked Sendable {
  let ok = UnsafePointer<CChar>(strdup("Success!")!)
  let failed = UnsafePointer<CChar>(strdup("Failed!")!)
  let argument = UnsafePointer<CChar>(strdup("Invalid argument")!)
  let other = UnsafePointer<CChar>(strdup("Unknown error")!)
}
private let words = Words()

#if canImport(Glibc)
  extension sockaddr_in {
    /// The size of the address, which Linux does not keep in it. Setting it does nothing.
    public var sin_len: UInt8 {
      get { UInt8(MemoryLayout<sockaddr_in>.size) }
      set {}
    }
  }
  extension sockaddr_in6 {
    /// The same of addresses of IPv6.
    public var sin6_len: UInt8 {
      get { UInt8(MemoryLayout<sockaddr_in6>.size) }
      set {}
    }
  }
  extension sockaddr {
    /// The same of addresses of any kind: it follows from the family.
    public var sa_len: UInt8 {
      get {
        UInt8(
          Int32(sa_family) == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
      }
      set {}
    }
  }
#endif
