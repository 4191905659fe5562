import Foundation

/// A service on the local network, which cannot be published or reached here: there is no network.
open class NetService: NSObject {
  /// Options for publishing. Raw values match Foundation's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Does not rename the service if its name is in use.
    public static let noAutoRename = Options(rawValue: 1 << 0)
    /// Listens for connections.
    public static let listenForConnections = Options(rawValue: 1 << 1)
  }

  /// The error codes.
  public enum ErrorCode: Int, Sendable {
    /// An unknown error.
    case unknownError = -72000
    /// The name is in use.
    case collisionError = -72001
    /// There is no such service.
    case notFoundError = -72002
    /// Another operation is in progress.
    case activityInProgress = -72003
    /// An argument is invalid.
    case badArgumentError = -72004
    /// The operation was canceled.
    case cancelledError = -72005
    /// The service is not configured correctly.
    case invalidError = -72006
    /// The operation timed out.
    case timeoutError = -72007
  }
  /// The key of the error code in error dictionaries.
  public class var errorCode: String { "NSNetServicesErrorCode" }
  /// The key of the error domain in error dictionaries.
  public class var errorDomain: String { "NSNetServicesErrorDomain" }

  /// The domain of the service.
  open private(set) var domain: String
  /// The type of the service.
  open private(set) var type: String
  /// The name of the service.
  open private(set) var name: String
  /// The port; -1 for a service that is not resolved.
  open private(set) var port: Int
  /// The delegate, which is referenced weakly.
  open weak var delegate: (any NetServiceDelegate)?
  /// The host name. Always `nil`, since no service is resolved.
  open var hostName: String? { nil }
  /// The addresses. Always `nil`, since no service is resolved.
  open var addresses: [Data]? { nil }
  /// A Boolean value that determines whether peer-to-peer connections are included. Stored only: there is no
  /// network.
  open var includesPeerToPeer = false
  private var record: Data?

  /// Creates a service to publish.
  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
  }
  /// Creates a service to resolve.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  private var failure: [String: NSNumber] {
    [
      Self.errorCode: NSNumber(value: ErrorCode.notFoundError.rawValue),
      Self.errorDomain: NSNumber(value: 10),
    ]
  }

  /// Publishes the service, which fails with `netService(_:didNotPublish:)`.
  open func publish() { publish(options: []) }
  /// Publishes the service, which fails with `netService(_:didNotPublish:)`.
  open func publish(options: Options) {
    delegate?.netServiceWillPublish(self)
    delegate?.netService(self, didNotPublish: failure)
  }
  /// Resolves the service, which fails with `netService(_:didNotResolve:)`.
  open func resolve(withTimeout timeout: TimeInterval) {
    delegate?.netServiceWillResolve(self)
    delegate?.netService(self, didNotResolve: failure)
  }
  /// Stops the service.
  open func stop() { delegate?.netServiceDidStop(self) }
  /// Starts monitoring the TXT record. Does nothing.
  open func startMonitoring() {}
  /// Stops monitoring the TXT record. Does nothing.
  open func stopMonitoring() {}
  /// Sets the TXT record.
  open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }
  /// Returns the TXT record that was set.
  open func txtRecordData() -> Data? { record }
  /// Does nothing: delegate methods are called immediately.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: delegate methods are called immediately.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// The delegate of a service.
public protocol NetServiceDelegate: AnyObject {
  /// Called before the service is published.
  func netServiceWillPublish(_ sender: NetService)
  /// Called when the service has been published. Never called.
  func netServiceDidPublish(_ sender: NetService)
  /// Called when the service could not be published.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// Called before the service is resolved.
  func netServiceWillResolve(_ sender: NetService)
  /// Called when the service has addresses. Never called.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// Called when the service could not be resolved.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// Called when the service has stopped.
  func netServiceDidStop(_ sender: NetService)
  /// Called when the TXT record has changed. Never called.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
}

extension NetServiceDelegate {
  /// The default implementation does nothing.
  public func netServiceWillPublish(_ sender: NetService) {}
  /// The default implementation does nothing.
  public func netServiceDidPublish(_ sender: NetService) {}
  /// The default implementation does nothing.
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  /// The default implementation does nothing.
  public func netServiceWillResolve(_ sender: NetService) {}
  /// The default implementation does nothing.
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  /// The default implementation does nothing.
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  /// The default implementation does nothing.
  public func netServiceDidStop(_ sender: NetService) {}
  /// The default implementation does nothing.
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
}

/// Searches for services on the local network, without results: there is no network.
open class NetServiceBrowser: NSObject {
  /// The delegate, which is referenced weakly.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// A Boolean value that determines whether peer-to-peer connections are included. Stored only: there is no
  /// network.
  open var includesPeerToPeer = false

  public override init() {}

  /// Starts a search for services.
  open func searchForServices(ofType type: String, inDomain domainString: String) {
    delegate?.netServiceBrowserWillSearch(self)
  }
  /// Starts a search for domains.
  open func searchForBrowsableDomains() { delegate?.netServiceBrowserWillSearch(self) }
  /// Starts a search for domains in which services can be published.
  open func searchForRegistrationDomains() { delegate?.netServiceBrowserWillSearch(self) }
  /// Stops the search.
  open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
  /// Does nothing: delegate methods are called immediately.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: delegate methods are called immediately.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// The delegate of a search for services.
public protocol NetServiceBrowserDelegate: AnyObject {
  /// Called before the search starts.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// Called when the search has stopped.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// Called when the search could not be started. Never called.
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// Called when a service has been found. Never called.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// Called when a service has disappeared. Never called.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
  /// Called when a domain has been found. Never called.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// Called when a domain has disappeared. Never called.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  /// The default implementation does nothing.
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  /// The default implementation does nothing.
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  /// The default implementation does nothing.
  public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
  /// The default implementation does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {}
  /// The default implementation does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {}
  /// The default implementation does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {}
  /// The default implementation does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
}
