import Foundation

/// A service on the network near by, which cannot be published or reached from here: there is no network.
open class NetService: NSObject {
  /// How a service is published. Raw values are Foundation's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Does not change a name that is taken.
    public static let noAutoRename = Options(rawValue: 1 << 0)
    /// Takes connections.
    public static let listenForConnections = Options(rawValue: 1 << 1)
  }

  /// Why a service is not reached.
  public enum ErrorCode: Int, Sendable {
    /// Unknown.
    case unknownError = -72000
    /// The name is taken.
    case collisionError = -72001
    /// There is no such service.
    case notFoundError = -72002
    /// Another operation is under way.
    case activityInProgress = -72003
    /// An argument is wrong.
    case badArgumentError = -72004
    /// The operation was ended.
    case cancelledError = -72005
    /// The service is set up wrongly.
    case invalidError = -72006
    /// The service did not answer in time.
    case timeoutError = -72007
  }
  /// The key of the code in dictionaries of errors.
  public class var errorCode: String { "NSNetServicesErrorCode" }
  /// The key of the domain in dictionaries of errors.
  public class var errorDomain: String { "NSNetServicesErrorDomain" }

  /// The service's domain.
  open private(set) var domain: String
  /// The service's type.
  open private(set) var type: String
  /// The service's name.
  open private(set) var name: String
  /// The port; -1 for a service that is not resolved.
  open private(set) var port: Int
  /// What is told of what happens.
  open weak var delegate: (any NetServiceDelegate)?
  /// The host's name; nil, since no service is resolved.
  open var hostName: String? { nil }
  /// The addresses; nil, since no service is resolved.
  open var addresses: [Data]? { nil }
  /// Whether other devices may be reached without a network.
  open var includesPeerToPeer = false
  private var record: Data?

  /// A service to be published.
  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
  }
  /// A service to be resolved.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  private var failure: [String: NSNumber] {
    [
      Self.errorCode: NSNumber(value: ErrorCode.notFoundError.rawValue),
      Self.errorDomain: NSNumber(value: 10),
    ]
  }

  /// Publishes the service: the delegate is told that it was not.
  open func publish() { publish(options: []) }
  /// Publishes the service: the delegate is told that it was not.
  open func publish(options: Options) {
    delegate?.netServiceWillPublish(self)
    delegate?.netService(self, didNotPublish: failure)
  }
  /// Looks for the service's addresses: the delegate is told that there are none.
  open func resolve(withTimeout timeout: TimeInterval) {
    delegate?.netServiceWillResolve(self)
    delegate?.netService(self, didNotResolve: failure)
  }
  /// Ends what is under way.
  open func stop() { delegate?.netServiceDidStop(self) }
  /// Watches the record of text, which does not change.
  open func startMonitoring() {}
  /// Ends the watch.
  open func stopMonitoring() {}
  /// Sets the record of text.
  open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }
  /// The record of text that was set.
  open func txtRecordData() -> Data? { record }
  /// Does nothing: delegates are told at once.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: delegates are told at once.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// What a service tells.
public protocol NetServiceDelegate: AnyObject {
  /// The service is about to be published.
  func netServiceWillPublish(_ sender: NetService)
  /// The service was published.
  func netServiceDidPublish(_ sender: NetService)
  /// The service was not published.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// The service is about to be resolved.
  func netServiceWillResolve(_ sender: NetService)
  /// The service has addresses.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// The service has no addresses.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// The service has come to an end.
  func netServiceDidStop(_ sender: NetService)
  /// The record of text has changed.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
}

extension NetServiceDelegate {
  /// Does nothing.
  public func netServiceWillPublish(_ sender: NetService) {}
  /// Does nothing.
  public func netServiceDidPublish(_ sender: NetService) {}
  /// Does nothing.
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  /// Does nothing.
  public func netServiceWillResolve(_ sender: NetService) {}
  /// Does nothing.
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  /// Does nothing.
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  /// Does nothing.
  public func netServiceDidStop(_ sender: NetService) {}
  /// Does nothing.
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
}

/// Looks for services on the network near by, and finds none: there is no network.
open class NetServiceBrowser: NSObject {
  /// What is told of what is found.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// Whether other devices may be reached without a network.
  open var includesPeerToPeer = false

  public override init() {}

  /// Begins a search for services.
  open func searchForServices(ofType type: String, inDomain domainString: String) {
    delegate?.netServiceBrowserWillSearch(self)
  }
  /// Begins a search for domains.
  open func searchForBrowsableDomains() { delegate?.netServiceBrowserWillSearch(self) }
  /// Begins a search for domains in which services can be published.
  open func searchForRegistrationDomains() { delegate?.netServiceBrowserWillSearch(self) }
  /// Ends the search.
  open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
  /// Does nothing: delegates are told at once.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: delegates are told at once.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// What a search for services tells.
public protocol NetServiceBrowserDelegate: AnyObject {
  /// The search is about to begin.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// The search has ended.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// The search did not begin.
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// A service was found.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// A service has gone.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
  /// A domain was found.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// A domain has gone.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  /// Does nothing.
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing.
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing.
  public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
  /// Does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {}
  /// Does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {}
  /// Does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {}
  /// Does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
}
