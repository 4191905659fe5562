/// Passkeys and security keys: requests store their values, and end with an error, since the device has neither.
import Foundation

/// A name that an authentication server knows, such as `preferred`.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable,
  Sendable
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let preferred = Self("preferred")
  public static let required = Self("required")
  public static let discouraged = Self("discouraged")
}
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let none = Self("none")
  public static let direct = Self("direct")
  public static let indirect = Self("indirect")
  public static let enterprise = Self("enterprise")
}
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let discouraged = Self("discouraged")
  public static let preferred = Self("preferred")
  public static let required = Self("required")
}
/// The number of an algorithm in the registry of COSE (RFC 9053).
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public static let ES256 = Self(-7)
}
public struct ASCOSEEllipticCurveIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public static let P256 = Self(1)
}
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable { case platform, crossPlatform }
open class ASAuthorizationPublicKeyCredentialParameters: NSObject {
  public let algorithm: ASCOSEAlgorithmIdentifier
  public init(algorithm: ASCOSEAlgorithmIdentifier) { self.algorithm = algorithm }
}

// MARK: What requests and credentials have in common

public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  var rawClientDataJSON: Data { get }
  var credentialID: Data { get }
}
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  var rawAttestationObject: Data? { get }
}
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  var rawAuthenticatorData: Data! { get }
  var userID: Data! { get }
  var signature: Data! { get }
}
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol {
  var credentialID: Data { get set }
}
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
  var relyingPartyIdentifier: String { get }
  var userID: Data { get set }
  var name: String { get set }
  var displayName: String? { get set }
  var challenge: Data { get set }
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
  var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSObjectProtocol {
  var challenge: Data { get set }
  var relyingPartyIdentifier: String { get set }
  var allowedCredentials: [any ASAuthorizationPublicKeyCredentialDescriptor] { get set }
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
}

/// A request for a new key. It stores its values.
open class ASKeyRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest
{
  public let relyingPartyIdentifier: String
  open var challenge: Data
  open var name: String
  open var displayName: String?
  open var userID: Data
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  init(
    _ provider: any ASAuthorizationProvider, _ party: String, _ challenge: Data, _ name: String,
    _ displayName: String?, _ userID: Data
  ) {
    (relyingPartyIdentifier, self.challenge, self.name) = (party, challenge, name)
    (self.displayName, self.userID) = (displayName, userID)
    super.init(provider)
  }
}
/// A request for a signature of a key. It stores its values.
open class ASKeyAssertionRequest: ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialAssertionRequest {
  open var relyingPartyIdentifier: String
  open var challenge: Data
  open var allowedCredentials: [any ASAuthorizationPublicKeyCredentialDescriptor] = []
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  init(_ provider: any ASAuthorizationProvider, _ party: String, _ challenge: Data) {
    (relyingPartyIdentifier, self.challenge) = (party, challenge)
    super.init(provider)
  }
}

// MARK: Passkeys

open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject,
  ASAuthorizationPublicKeyCredentialDescriptor
{
  open var credentialID: Data
  public init(credentialID: Data) { self.credentialID = credentialID }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASKeyRegistrationRequest {
  public enum RequestStyle: Int, Sendable { case standard, conditional }
  open var requestStyle = RequestStyle.standard
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
  open var shouldShowHybridTransport = true
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASKeyAssertionRequest {
  open var platformAllowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] {
    get { allowedCredentials.compactMap { $0 as? ASAuthorizationPlatformPublicKeyCredentialDescriptor } }
    set { allowedCredentials = newValue }
  }
  open var shouldShowHybridTransport = true
}
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    .init(self, relyingPartyIdentifier, challenge, name, nil, userID)
  }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data,
    requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = createCredentialRegistrationRequest(challenge: challenge, name: name, userID: userID)
    request.requestStyle = requestStyle
    return request
  }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    .init(self, relyingPartyIdentifier, challenge)
  }
}
/// A new passkey. Never created.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  public let rawClientDataJSON = Data()
  public let credentialID = Data()
  public let rawAttestationObject: Data? = nil
  public let attachment = ASAuthorizationPublicKeyCredentialAttachment.platform
  override init() { super.init() }
}
/// A signature of a passkey. Never created.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion
{
  public let rawClientDataJSON = Data()
  public let credentialID = Data()
  public let rawAuthenticatorData: Data! = nil
  public let userID: Data! = nil
  public let signature: Data! = nil
  public let attachment = ASAuthorizationPublicKeyCredentialAttachment.platform
  override init() { super.init() }
}

// MARK: Security keys

open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject,
  ASAuthorizationPublicKeyCredentialDescriptor
{
  public struct Transport: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let usb = Transport(rawValue: "usb")
    public static let nfc = Transport(rawValue: "nfc")
    public static let bluetooth = Transport(rawValue: "ble")
    public static let allSupported: [Transport] = [.usb, .nfc, .bluetooth]
  }
  open var credentialID: Data
  open var transports: [Transport]
  public init(credentialID: Data, transports allowedTransports: [Transport]) {
    (self.credentialID, transports) = (credentialID, allowedTransports)
  }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASKeyRegistrationRequest {
  open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
  open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
  open var residentKeyPreference = ASAuthorizationPublicKeyCredentialResidentKeyPreference.discouraged
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASKeyAssertionRequest {
  open var appID: String?
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  open func createCredentialRegistrationRequest(
    challenge: Data, displayName: String, name: String, userID: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
    .init(self, relyingPartyIdentifier, challenge, name, displayName, userID)
  }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    .init(self, relyingPartyIdentifier, challenge)
  }
}
/// A new key. Never created.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  public let rawClientDataJSON = Data()
  public let credentialID = Data()
  public let rawAttestationObject: Data? = nil
  public let transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport] = []
  override init() { super.init() }
}
/// A signature of a key. Never created.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion
{
  public let rawClientDataJSON = Data()
  public let credentialID = Data()
  public let rawAuthenticatorData: Data! = nil
  public let userID: Data! = nil
  public let signature: Data! = nil
  public let appID = false
  override init() { super.init() }
}

// MARK: Single sign-on

open class ASAuthorizationSingleSignOnRequest: ASAuthorizationOpenIDRequest {
  open var authorizationOptions: [URLQueryItem] = []
  open var isUserInterfaceEnabled = true
}
open class ASAuthorizationSingleSignOnProvider: NSObject, ASAuthorizationProvider {
  public let url: URL
  /// Always `false`: no extension signs in.
  open var canPerformAuthorization: Bool { false }
  public init(identityProvider url: URL) { self.url = url }
  open func createRequest() -> ASAuthorizationSingleSignOnRequest { .init(self) }
}
/// The credential of a single sign-on. Never created.
open class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential {
  open var state: String? { nil }
  open var accessToken: Data? { nil }
  open var identityToken: Data? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  override init() { super.init() }
}
