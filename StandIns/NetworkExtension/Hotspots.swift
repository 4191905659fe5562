import Foundation
import Security

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"
public enum NEHotspotConfigurationError: Int, Error, CustomNSError, Sendable {
  case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings,
    invalidHS20Settings,
    invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown,
    joinOnceNotSupported,
    alreadyAssociated, applicationIsNotInForeground, invalidSSIDPrefix, userUnauthorized, systemDenied
  public static var errorDomain: String { NEHotspotConfigurationErrorDomain }
  public var errorCode: Int { rawValue }
}

/// A Wi-Fi network that an application wants to join.
open class NEHotspotConfiguration: NSObject, NSCopying {
  public let ssid: String
  public let ssidPrefix: String
  /// Stored only, as the following: no network is joined.
  open var joinOnce = false
  open var lifeTimeInDays: NSNumber = 365
  open var hidden = false
  let passphrase: String?
  let isWEP: Bool
  let isExtensible: Bool

  private init(
    _ ssid: String, prefix: String = "", passphrase: String? = nil, isWEP: Bool = false,
    isExtensible: Bool = false
  ) {
    (self.ssid, ssidPrefix, self.passphrase) = (ssid, prefix, passphrase)
    (self.isWEP, self.isExtensible) = (isWEP, isExtensible)
    super.init()
  }
  public convenience init(ssid SSID: String) { self.init(SSID) }
  public convenience init(ssid SSID: String, passphrase: String, isWEP: Bool) {
    self.init(SSID, passphrase: passphrase, isWEP: isWEP)
  }
  public convenience init(ssid SSID: String, eapSettings: NEHotspotEAPSettings) {
    self.init(SSID, isExtensible: true)
  }
  public convenience init(hs20Settings: NEHotspotHS20Settings, eapSettings: NEHotspotEAPSettings) {
    self.init("", isExtensible: true)
  }
  public convenience init(ssidPrefix SSIDPrefix: String) { self.init("", prefix: SSIDPrefix) }
  public convenience init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) {
    self.init("", prefix: SSIDPrefix, passphrase: passphrase, isWEP: isWEP)
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NEHotspotConfiguration(
      ssid, prefix: ssidPrefix, passphrase: passphrase, isWEP: isWEP, isExtensible: isExtensible)
    (copy.joinOnce, copy.lifeTimeInDays, copy.hidden) = (joinOnce, lifeTimeInDays, hidden)
    return copy
  }

  /// The error of a configuration whose values are not those of a network, by the lengths that IEEE 802.11 permits.
  var error: NEHotspotConfigurationError? {
    if !isExtensible, ssidPrefix.isEmpty, !(1...32).contains(ssid.utf8.count) { return .invalidSSID }
    if !ssidPrefix.isEmpty, !(3...32).contains(ssidPrefix.utf8.count) { return .invalidSSIDPrefix }
    guard let passphrase else { return nil }
    if isWEP { return [5, 10, 13, 26].contains(passphrase.utf8.count) ? nil : .invalidWEPPassphrase }
    return (8...63).contains(passphrase.utf8.count) ? nil : .invalidWPAPassphrase
  }
}
/// Joins networks: none can be.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  public static let shared = NEHotspotConfigurationManager()
  /// Ends with the error of the configuration's values, and else with an internal one, as in a simulator.
  open func apply(
    _ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = configuration.error ?? .internal
    DispatchQueue.main.async { completionHandler?(error) }
  }
  public func apply(_ configuration: NEHotspotConfiguration) async throws {
    throw configuration.error ?? NEHotspotConfigurationError.internal
  }
  open func removeConfiguration(forSSID SSID: String) {}
  open func removeConfiguration(forHS20DomainName domainName: String) {}
  open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) {
    DispatchQueue.main.async { completionHandler([]) }
  }
  public func configuredSSIDs() async -> [String] { [] }
}
/// The settings of a network with a server of accounts, which are stored only.
open class NEHotspotEAPSettings: NSObject {
  public enum EAPType: Int, Sendable { case EAPTLS = 13, EAPTTLS = 21, EAPPEAP = 25, EAPFAST = 43 }
  public enum TTLSInnerAuthenticationType: Int, Sendable {
    case eapttlsInnerAuthenticationPAP, eapttlsInnerAuthenticationCHAP, eapttlsInnerAuthenticationMSCHAP,
      eapttlsInnerAuthenticationMSCHAPv2, eapttlsInnerAuthenticationEAP
  }
  public enum TLSVersion: Int, Sendable { case _1_0, _1_1, _1_2 }
  open var supportedEAPTypes: [NSNumber] = []
  open var username = ""
  open var outerIdentity = ""
  open var password = ""
  open var ttlsInnerAuthenticationType = TTLSInnerAuthenticationType.eapttlsInnerAuthenticationPAP
  open var isTLSClientCertificateRequired = false
  open var trustedServerNames: [String] = []
  open var preferredTLSVersion = TLSVersion._1_0
  /// Always fails, as the following: there is no identity.
  @discardableResult open func setIdentity(_ identity: SecIdentity) -> Bool { false }
  @discardableResult open func setTrustedServerCertificates(_ certificates: [Any]) -> Bool { false }
}
open class NEHotspotHS20Settings: NSObject {
  public let domainName: String
  /// Stored only, as the following.
  open var isRoamingEnabled: Bool
  open var roamingConsortiumOIs: [String] = []
  open var naiRealmNames: [String] = []
  open var mccAndMNCs: [String] = []
  public init(domainName: String, roamingEnabled: Bool) {
    (self.domainName, isRoamingEnabled) = (domainName, roamingEnabled)
  }
}

public enum NEHotspotNetworkSecurityType: Int, Sendable { case open, WEP, personal, enterprise, unknown }
/// A Wi-Fi network. The current one is not known to applications without an entitlement.
open class NEHotspotNetwork: NSObject {
  open var ssid: String { "" }
  open var bssid: String { "" }
  open var signalStrength: Double { 0 }
  open var isSecure: Bool { false }
  open var didAutoJoin: Bool { false }
  open var didJustJoin: Bool { false }
  open var isChosenHelper: Bool { false }
  open var securityType: NEHotspotNetworkSecurityType { .unknown }
  open func setConfidence(_ confidence: NEHotspotHelperConfidence) {}
  open func setPassword(_ password: String) {}
  open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil) }
  }
  public class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
public enum NEHotspotHelperConfidence: Int, Sendable { case none, low, high }
public enum NEHotspotHelperCommandType: Int, Sendable {
  case none, filterScanList, evaluate, authenticate, presentUI, maintain, logoff
}
public enum NEHotspotHelperResult: Int, Sendable {
  case success, failure, uiRequired, commandNotRecognized, authenticationRequired, unsupportedNetwork,
    temporaryFailure
}
open class NEHotspotHelperResponse: NSObject {
  open func setNetwork(_ network: NEHotspotNetwork) {}
  open func setNetworkList(_ networkList: [NEHotspotNetwork]) {}
  open func deliver() {}
}
/// A command of the system's. None is sent.
open class NEHotspotHelperCommand: NSObject {
  open var commandType: NEHotspotHelperCommandType { .none }
  open var network: NEHotspotNetwork? { nil }
  open var networkList: [NEHotspotNetwork]? { nil }
  open func createResponse(_ result: NEHotspotHelperResult) -> NEHotspotHelperResponse {
    NEHotspotHelperResponse()
  }
}
public typealias NEHotspotHelperHandler = (NEHotspotHelperCommand) -> Void
public let kNEHotspotHelperOptionDisplayName = "kNEHotspotHelperOptionDisplayName"
/// Registers nothing: that needs an entitlement.
open class NEHotspotHelper: NSObject {
  @discardableResult
  open class func register(
    options: [String: NSObject]? = nil, queue: DispatchQueue, handler: @escaping NEHotspotHelperHandler
  ) -> Bool { false }
  @discardableResult
  open class func logoff(_ network: NEHotspotNetwork) -> Bool { false }
  open class func supportedNetworkInterfaces() -> [Any]! { nil }
}
