/// The protocols of virtual private networks, and the rules that connect on demand. All values are stored only: nothing is connected.
import Foundation

open class NEVPNProtocol: NSObject, NSCopying, NSSecureCoding {
  open class var supportsSecureCoding: Bool { true }
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var identityReference: Data?
  open var identityData: Data?
  open var identityDataPassword: String?
  open var disconnectOnSleep = false
  open var proxySettings: NEProxySettings?
  open var includeAllNetworks = false
  open var excludeLocalNetworks = true
  open var excludeCellularServices = true
  open var excludeAPNs = true
  open var excludeDeviceCommunication = true
  open var enforceRoutes = false
  open var sliceUUID: String?
  public required override init() { super.init() }
  public required init?(coder: NSCoder) {
    serverAddress = coder.decodeObject(of: NSString.self, forKey: "serverAddress") as String?
    username = coder.decodeObject(of: NSString.self, forKey: "username") as String?
  }
  open func encode(with coder: NSCoder) {
    coder.encode(serverAddress as NSString?, forKey: "serverAddress")
    coder.encode(username as NSString?, forKey: "username")
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(from: self)
    return copy
  }
  /// Takes over the values of an object of the same class, for a copy.
  func take(from other: NEVPNProtocol) {
    (serverAddress, username) = (other.serverAddress, other.username)
    (passwordReference, identityReference) = (other.passwordReference, other.identityReference)
    (identityData, identityDataPassword) = (other.identityData, other.identityDataPassword)
    (disconnectOnSleep, proxySettings) = (other.disconnectOnSleep, other.proxySettings)
    (includeAllNetworks, excludeLocalNetworks) = (other.includeAllNetworks, other.excludeLocalNetworks)
    (excludeCellularServices, excludeAPNs) = (other.excludeCellularServices, other.excludeAPNs)
    excludeDeviceCommunication = other.excludeDeviceCommunication
    (enforceRoutes, sliceUUID) = (other.enforceRoutes, other.sliceUUID)
  }
}
public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
open class NEVPNProtocolIPSec: NEVPNProtocol {
  open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
  open var useExtendedAuthentication = false
  open var sharedSecretReference: Data?
  open var localIdentifier: String?
  open var remoteIdentifier: String?
  override func take(from other: NEVPNProtocol) {
    super.take(from: other)
    guard let other = other as? NEVPNProtocolIPSec else { return }
    (authenticationMethod, useExtendedAuthentication) = (
      other.authenticationMethod, other.useExtendedAuthentication
    )
    sharedSecretReference = other.sharedSecretReference
    (localIdentifier, remoteIdentifier) = (other.localIdentifier, other.remoteIdentifier)
  }
}
public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable {
  case algorithmDES = 1, algorithm3DES, algorithmAES128, algorithmAES256, algorithmAES128GCM,
    algorithmAES256GCM,
    algorithmChaCha20Poly1305
}
public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable {
  case SHA96 = 1
  case SHA160, SHA256, SHA384, SHA512
}
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none, low, medium, high }
public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable {
  case groupInvalid = 0
  case group1 = 1
  case group2 = 2
  case group5 = 5
  case group14 = 14
  case group15, group16, group17, group18, group19, group20, group21
  case group31 = 31
  case group32
}
public enum NEVPNIKEv2CertificateType: Int, Sendable {
  case RSA = 1
  case ECDSA256, ECDSA384, ECDSA521, ed25519, rsaPSS
}
public enum NEVPNIKEv2TLSVersion: Int, Sendable { case versionDefault, version1_0, version1_1, version1_2 }
open class NEVPNIKEv2SecurityAssociationParameters: NSObject, NSCopying {
  open var encryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
  open var integrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
  open var diffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
  /// The lifetime in minutes.
  open var lifetimeMinutes: Int32 = 60
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NEVPNIKEv2SecurityAssociationParameters()
    (copy.encryptionAlgorithm, copy.integrityAlgorithm) = (encryptionAlgorithm, integrityAlgorithm)
    (copy.diffieHellmanGroup, copy.lifetimeMinutes) = (diffieHellmanGroup, lifetimeMinutes)
    return copy
  }
}
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {
  open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
  open var serverCertificateIssuerCommonName: String?
  open var serverCertificateCommonName: String?
  open var certificateType = NEVPNIKEv2CertificateType.RSA
  open var useConfigurationAttributeInternalIPSubnet = false
  public private(set) var ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  public private(set) var childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  open var disableMOBIKE = false
  open var disableRedirect = false
  open var enablePFS = false
  open var enableRevocationCheck = false
  open var strictRevocationCheck = false
  open var enableFallback = false
  open var minimumTLSVersion = NEVPNIKEv2TLSVersion.versionDefault
  open var maximumTLSVersion = NEVPNIKEv2TLSVersion.versionDefault
  open var mtu = 1280
  override func take(from other: NEVPNProtocol) {
    super.take(from: other)
    guard let other = other as? NEVPNProtocolIKEv2 else { return }
    deadPeerDetectionRate = other.deadPeerDetectionRate
    serverCertificateIssuerCommonName = other.serverCertificateIssuerCommonName
    serverCertificateCommonName = other.serverCertificateCommonName
    (certificateType, mtu) = (other.certificateType, other.mtu)
    useConfigurationAttributeInternalIPSubnet = other.useConfigurationAttributeInternalIPSubnet
    for (own, others) in [
      (\NEVPNProtocolIKEv2.ikeSecurityAssociationParameters, other.ikeSecurityAssociationParameters),
      (\.childSecurityAssociationParameters, other.childSecurityAssociationParameters),
    ] {
      if let copy = others.copy() as? NEVPNIKEv2SecurityAssociationParameters { self[keyPath: own] = copy }
    }
    (disableMOBIKE, disableRedirect, enablePFS) = (
      other.disableMOBIKE, other.disableRedirect, other.enablePFS
    )
    (enableRevocationCheck, strictRevocationCheck) = (
      other.enableRevocationCheck, other.strictRevocationCheck
    )
    (enableFallback, minimumTLSVersion, maximumTLSVersion) = (
      other.enableFallback, other.minimumTLSVersion, other.maximumTLSVersion
    )
  }
}
open class NETunnelProviderProtocol: NEVPNProtocol {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
  override func take(from other: NEVPNProtocol) {
    super.take(from: other)
    guard let other = other as? NETunnelProviderProtocol else { return }
    (providerConfiguration, providerBundleIdentifier) = (
      other.providerConfiguration, other.providerBundleIdentifier
    )
  }
}
open class NEDNSProxyProviderProtocol: NEVPNProtocol {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
  override func take(from other: NEVPNProtocol) {
    super.take(from: other)
    guard let other = other as? NEDNSProxyProviderProtocol else { return }
    (providerConfiguration, providerBundleIdentifier) = (
      other.providerConfiguration, other.providerBundleIdentifier
    )
  }
}

// MARK: Rules

public enum NEOnDemandRuleAction: Int, Sendable { case connect = 1, disconnect, evaluateConnection, ignore }
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0
  case ethernet = 1
  case wiFi = 2
  case cellular = 3
}
open class NEOnDemandRule: NSObject {
  open var action: NEOnDemandRuleAction { .ignore }
  open var dnsSearchDomainMatch: [String]?
  open var dnsServerAddressMatch: [String]?
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  open var ssidMatch: [String]?
  open var probeURL: URL?
}
open class NEOnDemandRuleConnect: NEOnDemandRule {
  open override var action: NEOnDemandRuleAction { .connect }
}
open class NEOnDemandRuleDisconnect: NEOnDemandRule {
  open override var action: NEOnDemandRuleAction { .disconnect }
}
open class NEOnDemandRuleIgnore: NEOnDemandRule {}
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule {
  open override var action: NEOnDemandRuleAction { .evaluateConnection }
  open var connectionRules: [NEEvaluateConnectionRule]?
}
public enum NEEvaluateConnectionRuleAction: Int, Sendable { case connectIfNeeded = 1, neverConnect }
open class NEEvaluateConnectionRule: NSObject {
  public let matchDomains: [String]
  public let action: NEEvaluateConnectionRuleAction
  open var useDNSServers: [String]?
  open var probeURL: URL?
  public init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction) {
    (matchDomains, self.action) = (domains, action)
  }
}
