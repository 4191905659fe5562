import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A host by its name or address. Addresses are those of numeric names, such as `127.0.0.1`: the network of this machine is not used, and
/// names are not resolved.
public final class CFHost: NSObject, @unchecked Sendable {
  // Unchecked: Core Foundation's hosts are used on one thread as well.
  fileprivate let name: String?
  fileprivate var addresses: [NSData]
  fileprivate var isResolved = false
  fileprivate var client: CFHostClientCallBack?
  fileprivate var context: CFHostClientContext?
  fileprivate var isScheduled = false
  /// The number of the last resolution, by which one that was canceled is recognized.
  fileprivate var resolution = 0

  fileprivate init(name: String?, addresses: [NSData] = []) {
    (self.name, self.addresses) = (name, addresses)
  }

  /// Finds the addresses of a numeric name, and returns whether there are any.
  fileprivate func resolve() -> Bool {
    guard let name, !isResolved else { return isResolved || !addresses.isEmpty }
    var hints = addrinfo()
    (hints.ai_flags, hints.ai_family) = (AI_NUMERICHOST, AF_UNSPEC)
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, &hints, &list) == 0 else { return false }
    defer { freeaddrinfo(list) }
    var next = list
    while let entry = next?.pointee {
      if let address = entry.ai_addr {
        addresses.append(NSData(bytes: address, length: Int(entry.ai_addrlen)))
      }
      next = entry.ai_next
    }
    isResolved = !addresses.isEmpty
    return isResolved
  }
}

/// The information on a host that is resolved.
public enum CFHostInfoType: Int32, Sendable {
  case addresses = 0
  case names = 1
  case reachability = 2
}

/// An error of a stream or a host: a domain such as `kCFStreamErrorDomainPOSIX`, and a code of that; 0 for none.
public struct CFStreamError: Sendable {
  /// The domain of the code.
  public var domain: CFIndex
  /// The code; 0 for no error.
  public var error: Int32
  /// Creates an error without a code.
  public init() { (domain, error) = (0, 0) }
  /// Creates an error.
  public init(domain: CFIndex, error: Int32) { (self.domain, self.error) = (domain, error) }
}

/// The function that is called when a host is resolved, with the client's information. Apple's is one of C's.
public typealias CFHostClientCallBack = (
  CFHost, CFHostInfoType, UnsafePointer<CFStreamError>?, UnsafeMutableRawPointer?
) -> Void
/// The function that retains a client's information.
public typealias CFAllocatorRetainCallBack = @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?
/// The function that releases a client's information.
public typealias CFAllocatorReleaseCallBack = @convention(c) (UnsafeRawPointer?) -> Void
/// The function that describes a client's information. Never called.
public typealias CFAllocatorCopyDescriptionCallBack = @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?

/// The client of a host: its information, and the functions that keep it.
public struct CFHostClientContext {
  /// The version, 0.
  public var version: CFIndex
  /// The information, which the host's function is called with.
  public var info: UnsafeMutableRawPointer?
  /// The function that retains the information.
  public var retain: CFAllocatorRetainCallBack?
  /// The function that releases the information.
  public var release: CFAllocatorReleaseCallBack?
  /// The function that describes the information. Never called.
  public var copyDescription: CFAllocatorCopyDescriptionCallBack?

  /// Creates a context without information.
  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: CFAllocatorRetainCallBack?,
    release: CFAllocatorReleaseCallBack?, copyDescription: CFAllocatorCopyDescriptionCallBack?
  ) {
    (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
    self.copyDescription = copyDescription
  }
}

/// The domain of errors of the system.
public let kCFStreamErrorDomainPOSIX: CFIndex = 1
/// The domain of errors of Mac OS.
public let kCFStreamErrorDomainMacOSStatus: CFIndex = 2
/// The domain of errors of secure connections.
public let kCFStreamErrorDomainSSL: CFIndex = 3
/// The domain of errors of HTTP.
public let kCFStreamErrorDomainHTTP: CFIndex = 4
/// The domain of errors of SOCKS.
public let kCFStreamErrorDomainSOCKS: CFIndex = 5
/// The domain of errors of services.
public let kCFStreamErrorDomainNetServices: CFIndex = 10
/// The domain of errors of Mach.
public let kCFStreamErrorDomainMach: CFIndex = 11
/// The domain of errors of names.
public let kCFStreamErrorDomainNetDB: CFIndex = 12
/// The domain of errors of the system's configuration.
public let kCFStreamErrorDomainSystemConfiguration: CFIndex = 13
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCFErrorDomainCFNetwork: CFString! = NSString(
  string: "kCFErrorDomainCFNetwork")
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCFGetAddrInfoFailureKey: CFString! = NSString(
  string: "kCFGetAddrInfoFailureKey")

/// Codes of errors in the domain `kCFErrorDomainCFNetwork`. Raw values match CFNetwork's.
public enum CFNetworkErrors: Int32, Sendable {
  case cfHostErrorHostNotFound = 1
  case cfHostErrorUnknown = 2
  case cfErrorHTTPAuthenticationTypeUnsupported = 300
  case cfErrorHTTPBadCredentials = 301
  case cfErrorHTTPConnectionLost = 302
  case cfErrorHTTPParseFailure = 303
  case cfErrorHTTPRedirectionLoopDetected = 304
  case cfErrorHTTPBadURL = 305
  case cfurlErrorUnknown = -998
  case cfurlErrorCancelled = -999
  case cfurlErrorBadURL = -1000
  case cfurlErrorTimedOut = -1001
  case cfurlErrorUnsupportedURL = -1002
  case cfurlErrorCannotFindHost = -1003
  case cfurlErrorCannotConnectToHost = -1004
  case cfurlErrorNetworkConnectionLost = -1005
  case cfurlErrorDNSLookupFailed = -1006
  case cfurlErrorHTTPTooManyRedirects = -1007
  case cfurlErrorResourceUnavailable = -1008
  case cfurlErrorNotConnectedToInternet = -1009
}

/// Creates a host of a name.
public func CFHostCreateWithName(_ allocator: CFAllocator?, _ hostname: CFString) -> Unmanaged<CFHost> {
  .passRetained(CFHost(name: hostname as String))
}
/// Creates a host of an address, the bytes of a `sockaddr`.
public func CFHostCreateWithAddress(_ allocator: CFAllocator?, _ addr: NSData) -> Unmanaged<CFHost> {
  .passRetained(CFHost(name: nil, addresses: [addr]))
}

/// Resolves a host. Without a client the result is that of a numeric name, and an error is stored for others; with a client this returns
/// `true`, and the client is called on the main queue once it is scheduled.
@discardableResult
public func CFHostStartInfoResolution(
  _ theHost: CFHost, _ info: CFHostInfoType, _ error: UnsafeMutablePointer<CFStreamError>?
) -> Bool {
  let isFound = info == .addresses && theHost.resolve()
  // The code of a name that is not known, as Apple's headers number it.
  let found = isFound ? CFStreamError() : CFStreamError(domain: kCFStreamErrorDomainNetDB, error: 8)
  error?.pointee = found
  guard theHost.client != nil else { return isFound }
  theHost.resolution += 1
  let number = theHost.resolution
  DispatchQueue.main.async {
    guard theHost.resolution == number, theHost.isScheduled, let client = theHost.client else { return }
    withUnsafePointer(to: found) { client(theHost, info, $0, theHost.context?.info) }
  }
  return true
}
/// Cancels the resolution of a host: its client is not called.
public func CFHostCancelInfoResolution(_ theHost: CFHost, _ info: CFHostInfoType) { theHost.resolution += 1 }

/// Returns the addresses of a host, each the bytes of a `sockaddr`; `nil` if it is not resolved.
public func CFHostGetAddressing(
  _ theHost: CFHost, _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?
) -> Unmanaged<CFArray>? {
  hasBeenResolved?.pointee = DarwinBoolean(!theHost.addresses.isEmpty)
  guard !theHost.addresses.isEmpty else { return nil }
  let array = theHost.addresses as NSArray
  // Owned by the host on Apple's platforms; here by the host's associated values, for as long as that lives.
  objc_setAssociatedObject(theHost, CFHostKeys.addresses, array, .OBJC_ASSOCIATION_RETAIN)
  return .passUnretained(array)
}
/// Returns the names of a host; `nil` if it was made of an address.
public func CFHostGetNames(
  _ theHost: CFHost, _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?
) -> Unmanaged<CFArray>? {
  hasBeenResolved?.pointee = DarwinBoolean(theHost.name != nil)
  guard let name = theHost.name else { return nil }
  let array = [name] as NSArray
  objc_setAssociatedObject(theHost, CFHostKeys.names, array, .OBJC_ASSOCIATION_RETAIN)
  return .passUnretained(array)
}
private enum CFHostKeys {
  /// Unsafe in name only: addresses that nothing is written to.
  nonisolated(unsafe) static let addresses = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  /// Unsafe in name only: addresses that nothing is written to.
  nonisolated(unsafe) static let names = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// Sets the client of a host, which is called when it is resolved; `nil` removes it.
@discardableResult
public func CFHostSetClient(
  _ theHost: CFHost, _ clientCB: CFHostClientCallBack?,
  _ clientContext: UnsafeMutablePointer<CFHostClientContext>?
) -> Bool {
  let former = theHost.context
  (theHost.client, theHost.context) = (clientCB, clientCB == nil ? nil : clientContext?.pointee)
  if let context = theHost.context { _ = context.retain?(context.info) }
  former.map { $0.release?($0.info) }
  return true
}
/// Calls a host's client from now on; the run loop and its mode are the main ones.
public func CFHostScheduleWithRunLoop(_ theHost: CFHost, _ runLoop: CFRunLoop, _ runLoopMode: CFString) {
  theHost.isScheduled = true
}
/// Stops calling a host's client.
public func CFHostUnscheduleFromRunLoop(_ theHost: CFHost, _ runLoop: CFRunLoop, _ runLoopMode: CFString) {
  theHost.isScheduled = false
}
