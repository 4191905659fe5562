/// Identities and requests of applications that provide credentials. They store their values; the device's store takes none.
import Foundation
import UIKit

open class ASCredentialServiceIdentifier: NSObject, NSCopying, NSSecureCoding {
  public enum IdentifierType: Int, Sendable { case domain, URL, app }
  public class var supportsSecureCoding: Bool { true }
  public let identifier: String
  public let type: IdentifierType
  open var displayName: String? { nil }
  public init(identifier: String, type: IdentifierType) { (self.identifier, self.type) = (identifier, type) }
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let type = IdentifierType(rawValue: coder.decodeInteger(forKey: "type"))
    else { return nil }
    (self.identifier, self.type) = (identifier as String, type)
  }
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(type.rawValue, forKey: "type")
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ASCredentialServiceIdentifier else { return false }
    return other.identifier == identifier && other.type == type
  }
  open override var hash: Int { identifier.hashValue }
}
public protocol ASCredentialIdentity: NSObjectProtocol {
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  var user: String { get }
  var recordIdentifier: String? { get }
  var rank: Int { get set }
}
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying {
  public let serviceIdentifier: ASCredentialServiceIdentifier
  public let user: String
  public let recordIdentifier: String?
  open var rank = 0
  public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
    (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASPasswordCredentialIdentity(
      serviceIdentifier: serviceIdentifier, user: user, recordIdentifier: recordIdentifier)
    copy.rank = rank
    return copy
  }
}
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying {
  public let relyingPartyIdentifier: String
  public let userName: String
  public let credentialID: Data
  public let userHandle: Data
  public let recordIdentifier: String?
  open var rank = 0
  open var serviceIdentifier: ASCredentialServiceIdentifier {
    ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
  }
  open var user: String { userName }
  public init(
    relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data,
    recordIdentifier: String? = nil
  ) {
    (self.relyingPartyIdentifier, self.userName) = (relyingPartyIdentifier, userName)
    (self.credentialID, self.userHandle, self.recordIdentifier) = (credentialID, userHandle, recordIdentifier)
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: relyingPartyIdentifier, userName: userName, credentialID: credentialID,
      userHandle: userHandle, recordIdentifier: recordIdentifier)
    copy.rank = rank
    return copy
  }
}
open class ASOneTimeCodeCredentialIdentity: NSObject, ASCredentialIdentity {
  public let serviceIdentifier: ASCredentialServiceIdentifier
  public let label: String
  public let recordIdentifier: String?
  open var rank = 0
  open var user: String { label }
  public init(serviceIdentifier: ASCredentialServiceIdentifier, label: String, recordIdentifier: String?) {
    (self.serviceIdentifier, self.label, self.recordIdentifier) = (serviceIdentifier, label, recordIdentifier)
  }
}

// MARK: Requests and credentials

public enum ASCredentialRequestType: Int, Sendable {
  case password, passkeyAssertion, passkeyRegistration, oneTimeCode
}
public protocol ASCredentialRequest: NSObjectProtocol {
  var type: ASCredentialRequestType { get }
  var credentialIdentity: any ASCredentialIdentity { get }
}
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest {
  public let credentialIdentity: any ASCredentialIdentity
  open var type: ASCredentialRequestType { .password }
  public init(credentialIdentity: ASPasswordCredentialIdentity) {
    self.credentialIdentity = credentialIdentity
  }
}
open class ASOneTimeCodeCredentialRequest: NSObject, ASCredentialRequest {
  public let credentialIdentity: any ASCredentialIdentity
  open var type: ASCredentialRequestType { .oneTimeCode }
  public init(credentialIdentity: ASOneTimeCodeCredentialIdentity) {
    self.credentialIdentity = credentialIdentity
  }
}
open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest {
  public let credentialIdentity: any ASCredentialIdentity
  public let clientDataHash: Data
  public let userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  public let supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  open var type: ASCredentialRequestType { .passkeyRegistration }
  public init(
    credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data,
    userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference,
    supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  ) {
    (self.credentialIdentity, self.clientDataHash) = (credentialIdentity, clientDataHash)
    (self.userVerificationPreference, self.supportedAlgorithms) = (
      userVerificationPreference, supportedAlgorithms
    )
  }
}
/// The parameters of a request for a passkey. Never created.
open class ASPasskeyCredentialRequestParameters: NSObject {
  open var relyingPartyIdentifier: String { "" }
  open var clientDataHash: Data { Data() }
  open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference {
    .preferred
  }
  open var allowedCredentials: [Data] { [] }
  override init() { super.init() }
}
open class ASPasskeyAssertionCredential: NSObject, ASAuthorizationCredential {
  public let userHandle: Data
  public let relyingParty: String
  public let signature: Data
  public let clientDataHash: Data
  public let authenticatorData: Data
  public let credentialID: Data
  public init(
    userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data, authenticatorData: Data,
    credentialID: Data
  ) {
    (self.userHandle, self.relyingParty, self.signature) = (userHandle, relyingParty, signature)
    (self.clientDataHash, self.authenticatorData) = (clientDataHash, authenticatorData)
    self.credentialID = credentialID
  }
}
open class ASPasskeyRegistrationCredential: NSObject, ASAuthorizationCredential {
  public let relyingParty: String
  public let clientDataHash: Data
  public let credentialID: Data
  public let attestationObject: Data
  public init(relyingParty: String, clientDataHash: Data, credentialID: Data, attestationObject: Data) {
    (self.relyingParty, self.clientDataHash) = (relyingParty, clientDataHash)
    (self.credentialID, self.attestationObject) = (credentialID, attestationObject)
  }
}
open class ASOneTimeCodeCredential: NSObject, ASAuthorizationCredential {
  public let code: String
  public init(code: String) { self.code = code }
}

// MARK: The store

public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"
public struct ASCredentialIdentityStoreError: _FrameworkError {
  public enum Code: Int, Sendable {
    case internalError = 0
    case storeDisabled = 1
    case storeBusy = 2
  }
  public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var internalError: Code { .internalError }
  public static var storeDisabled: Code { .storeDisabled }
  public static var storeBusy: Code { .storeBusy }
}
extension ASCredentialIdentityStoreError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = ASCredentialIdentityStoreError
}

open class ASCredentialIdentityStoreState: NSObject {
  open var isEnabled: Bool { false }
  open var supportsIncrementalUpdates: Bool { false }
  override init() { super.init() }
}
/// The device's store of identities. No user turned it on: requests end with the error of a store that is disabled.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  public typealias Completion = @Sendable (Bool, (any Error)?) -> Void
  public struct IdentityTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all: IdentityTypes = []
    public static let password = IdentityTypes(rawValue: 1)
    public static let passkey = IdentityTypes(rawValue: 2)
    public static let oneTimeCode = IdentityTypes(rawValue: 4)
  }
  public static let shared = ASCredentialIdentityStore()
  private func fail(_ completion: Completion?) {
    DispatchQueue.main.async { completion?(false, ASCredentialIdentityStoreError(.storeDisabled)) }
  }
  open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
    DispatchQueue.main.async { completion(ASCredentialIdentityStoreState()) }
  }
  public func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }
  public func credentialIdentities(
    forService service: ASCredentialServiceIdentifier? = nil, credentialIdentityTypes: IdentityTypes = .all
  ) async -> [any ASCredentialIdentity] { [] }
  open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: Completion? = nil
  ) { fail(completion) }
  open func saveCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity], completion: Completion? = nil
  ) { fail(completion) }
  open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: Completion? = nil
  ) { fail(completion) }
  open func removeCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity], completion: Completion? = nil
  ) { fail(completion) }
  open func removeAllCredentialIdentities(_ completion: Completion? = nil) { fail(completion) }
  open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity], completion: Completion? = nil
  ) { fail(completion) }
  open func replaceCredentialIdentities(
    _ newCredentialIdentities: [any ASCredentialIdentity], completion: Completion? = nil
  ) { fail(completion) }
  public func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
    throw ASCredentialIdentityStoreError(.storeDisabled)
  }
  public func removeCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
    throw ASCredentialIdentityStoreError(.storeDisabled)
  }
  public func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws
  {
    throw ASCredentialIdentityStoreError(.storeDisabled)
  }
  public func removeAllCredentialIdentities() async throws {
    throw ASCredentialIdentityStoreError(.storeDisabled)
  }
}

// MARK: Extensions

public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
public let ASExtensionLocalizedFailureReasonErrorKey = "ASExtensionLocalizedFailureReasonErrorKey"
public struct ASExtensionError: _FrameworkError {
  public enum Code: Int, Sendable {
    case failed = 0
    case userCanceled = 1
    case userInteractionRequired = 100
    case credentialIdentityNotFound = 101
    case matchedExcludedCredential = 102
  }
  public static var errorDomain: String { ASExtensionErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var failed: Code { .failed }
  public static var userCanceled: Code { .userCanceled }
  public static var userInteractionRequired: Code { .userInteractionRequired }
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}
extension ASExtensionError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = ASExtensionError
}

/// The context of a provider of credentials. Handlers are not called, since nothing has called the extension.
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
  open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func completeAssertionRequest(
    using credential: ASPasskeyAssertionCredential, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func completeRegistrationRequest(
    using credential: ASPasskeyRegistrationCredential, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func completeOneTimeCodeRequest(
    using credential: ASOneTimeCodeCredential, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func completeExtensionConfigurationRequest() {}
}
/// The controllers whose context is one of providers: a member of an extension cannot be overridden, and is found beside this one.
@preconcurrency @MainActor
public protocol ASCredentialProviding: UIViewController {}
extension ASCredentialProviding {
  public var extensionContext: ASCredentialProviderExtensionContext { ASCredentialProviderExtensionContext() }
}
/// The controller of an extension, whose methods the system calls on a device, and nobody here.
@preconcurrency @MainActor
open class ASCredentialProviderViewController: UIViewController, ASCredentialProviding {
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
  open func prepareCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier],
    requestParameters: ASPasskeyCredentialRequestParameters
  ) {}
  open func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
  open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
  open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {}
  open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
  open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {}
  open func prepareInterfaceForExtensionConfiguration() {}
  open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {}
}
