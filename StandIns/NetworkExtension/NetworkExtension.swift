/// Stands in for Apple's NetworkExtension: settings, rules and protocols store their values. An application may not change the networks
/// of the device here: managers have no configurations, and every request ends with the error of an application that lacks the entitlement.
@_exported import Foundation
import ObjectiveCSupport
import Security

public let NEVPNErrorDomain = "NEVPNErrorDomain"
/// An error of a manager. Code patterns such as `NEVPNError.configurationInvalid` are those of `Code`.
public struct NEVPNError: _FrameworkError {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale,
      configurationReadWriteFailed, configurationUnknown
  }
  public static var errorDomain: String { NEVPNErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let configurationInvalid = Code.configurationInvalid
  public static let configurationDisabled = Code.configurationDisabled
  public static let connectionFailed = Code.connectionFailed
  public static let configurationStale = Code.configurationStale
  public static let configurationReadWriteFailed = Code.configurationReadWriteFailed
  public static let configurationUnknown = Code.configurationUnknown
}
extension NEVPNError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = NEVPNError
}

public let NEFilterErrorDomain = "NEFilterErrorDomain"
public enum NEFilterManagerError: Int, Error, CustomNSError, Sendable {
  case configurationInvalid = 1, configurationDisabled, configurationStale, configurationCannotBeRemoved,
    configurationPermissionDenied, configurationInternalError
  public static var errorDomain: String { NEFilterErrorDomain }
  public var errorCode: Int { rawValue }
}
public let NEDNSSettingsErrorDomain = "NEDNSSettingsErrorDomain"
public enum NEDNSSettingsManagerError: Int, Error, CustomNSError, Sendable {
  case configurationInvalid = 1, configurationDisabled, configurationStale, configurationCannotBeRemoved
  public static var errorDomain: String { NEDNSSettingsErrorDomain }
  public var errorCode: Int { rawValue }
}
public let NEDNSProxyErrorDomain = "NEDNSProxyErrorDomain"
public enum NEDNSProxyManagerError: Int, Error, CustomNSError, Sendable {
  case configurationInvalid = 1, configurationDisabled, configurationStale, configurationCannotBeRemoved
  public static var errorDomain: String { NEDNSProxyErrorDomain }
  public var errorCode: Int { rawValue }
}

extension Notification.Name {
  /// Never posted, as the following.
  public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschange")
  public static let NEVPNConfigurationChange = Notification.Name(
    "com.apple.networkextension.configurationchange")
  public static let NEFilterConfigurationDidChange = Notification.Name(
    "com.apple.networkextension.filterconfigurationchange")
  public static let NEDNSSettingsConfigurationDidChange = Notification.Name(
    "com.apple.networkextension.dnssettingsconfigurationchange")
  public static let NEDNSProxyConfigurationDidChange = Notification.Name(
    "com.apple.networkextension.dnsproxyconfigurationchange")
}

// MARK: Managers

/// The base of the managers: requests end on the main queue.
open class NEConfigurationManager: NSObject, @unchecked Sendable {
  /// The error that requests end with.
  var failure: any Error { NEVPNError(.configurationReadWriteFailed) }
  open var localizedDescription: String?
  open var isEnabled = false
  override init() { super.init() }

  /// Always fails, as the following: there is no configuration.
  open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    let failure = failure
    DispatchQueue.main.async { completionHandler(failure) }
  }
  open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    let failure = failure
    DispatchQueue.main.async { completionHandler?(failure) }
  }
  open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    let failure = failure
    DispatchQueue.main.async { completionHandler?(failure) }
  }
  public func loadFromPreferences() async throws { throw failure }
  public func removeFromPreferences() async throws { throw failure }
  public func saveToPreferences() async throws { throw failure }
}

public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}
/// A connection, which is never made.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  open internal(set) weak var manager: NEVPNManager!
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  override init() { super.init() }
  /// Always fails: the configuration was never saved.
  open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
  /// Always fails: the configuration was never saved.
  open func startVPNTunnel(options: [String: NSObject]?) throws { throw NEVPNError(.configurationInvalid) }
  open func stopVPNTunnel() {}
  open func fetchLastDisconnectError(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil) }
  }
}
public let NEVPNConnectionStartOptionUsername = "NEVPNConnectionStartOptionUsername"
public let NEVPNConnectionStartOptionPassword = "NEVPNConnectionStartOptionPassword"

/// A manager of a virtual private network.
open class NEVPNManager: NEConfigurationManager, @unchecked Sendable {
  private static let sharedManager = NEVPNManager()
  open class func shared() -> NEVPNManager { sharedManager }
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?
  open var protocolConfiguration: NEVPNProtocol?
  open private(set) lazy var connection: NEVPNConnection = {
    let connection = makeConnection()
    connection.manager = self
    return connection
  }()
  func makeConnection() -> NEVPNConnection { NEVPNConnection() }
}
public enum NETunnelProviderRoutingMethod: Int, Sendable {
  case destinationIP = 1, sourceApplication, networkRule
}
public let NETunnelProviderErrorDomain = "NETunnelProviderErrorDomain"
public enum NETunnelProviderError: Int, Error, CustomNSError, Sendable {
  case networkSettingsInvalid = 1, networkSettingsCanceled, networkSettingsFailed
  public static var errorDomain: String { NETunnelProviderErrorDomain }
  public var errorCode: Int { rawValue }
}
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// Always fails: the configuration was never saved.
  open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
  open func stopTunnel() {}
  /// Always fails: no provider runs.
  open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }
}
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  public override init() { super.init() }
  override func makeConnection() -> NEVPNConnection { NETunnelProviderSession() }
  open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }
  open var safariDomains: [String]?
  open var mailDomains: [String]?
  open var calendarDomains: [String]?
  open var contactsDomains: [String]?
  open var associatedDomains: [String]?
  open var excludedDomains: [String]?
  open class func forPerAppVPN() -> NETunnelProviderManager { NETunnelProviderManager() }
  /// Always fails: there is no configuration.
  open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, NEVPNError(.configurationReadWriteFailed)) }
  }
  public class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
    throw NEVPNError(.configurationReadWriteFailed)
  }
}
open class NEAppProxyProviderManager: NETunnelProviderManager, @unchecked Sendable {}
open class NETransparentProxyManager: NEVPNManager, @unchecked Sendable {
  public override init() { super.init() }
}

/// A manager of a filter of content.
open class NEFilterManager: NEConfigurationManager, @unchecked Sendable {
  private static let sharedManager = NEFilterManager()
  override var failure: any Error { NEFilterManagerError.configurationPermissionDenied }
  open class func shared() -> NEFilterManager { sharedManager }
  open var providerConfiguration: NEFilterProviderConfiguration?
}
open class NEFilterProviderConfiguration: NSObject {
  open var filterBrowsers = false
  open var filterSockets = false
  open var filterPackets = false
  open var vendorConfiguration: [String: Any]?
  open var serverAddress: String?
  open var username: String?
  open var organization: String?
  open var passwordReference: Data?
  open var identityReference: Data?
  open var filterDataProviderBundleIdentifier: String?
  open var filterPacketProviderBundleIdentifier: String?
}
/// A manager of the servers of names.
open class NEDNSSettingsManager: NEConfigurationManager, @unchecked Sendable {
  private static let sharedManager = NEDNSSettingsManager()
  override var failure: any Error { NEDNSSettingsManagerError.configurationInvalid }
  open class func shared() -> NEDNSSettingsManager { sharedManager }
  open var dnsSettings: NEDNSSettings?
  open var onDemandRules: [NEOnDemandRule]?
}
open class NEDNSProxyManager: NEConfigurationManager, @unchecked Sendable {
  private static let sharedManager = NEDNSProxyManager()
  override var failure: any Error { NEDNSProxyManagerError.configurationInvalid }
  open class func shared() -> NEDNSProxyManager { sharedManager }
  open var providerProtocol: NEDNSProxyProviderProtocol?
}
