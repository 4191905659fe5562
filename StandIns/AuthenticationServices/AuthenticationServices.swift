/// Stands in for Apple's AuthenticationServices: signing in always fails, and the button has no logo.
@_exported import PlaceholderViews

public typealias ASPresentationAnchor = UIWindow

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
/// An error of signing in on a web page.
public struct ASWebAuthenticationSessionError: _FrameworkError {
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static let presentationContextInvalid = Code.presentationContextInvalid
}
extension ASWebAuthenticationSessionError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = ASWebAuthenticationSessionError
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
/// A session to sign in on a web page, which cannot be started.
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  public struct Callback: Sendable {
    public static func customScheme(_ scheme: String) -> Callback { Callback() }
    public static func https(host: String, path: String) -> Callback { Callback() }
  }
  private let handler: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { false }
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    handler = completionHandler
  }
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    handler = completionHandler
  }
  @discardableResult open func start() -> Bool {
    handler(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return false
  }
  open func cancel() {}
}

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
/// An error of an authorization.
public struct ASAuthorizationError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive,
      matchedExcludedCredential,
      credentialImport, credentialExport, preferSignInWithApple, deviceNotConfiguredForPasskeyCreation
  }
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
  public static var deviceNotConfiguredForPasskeyCreation: Code { .deviceNotConfiguredForPasskeyCreation }
  public static let credentialImport = Code.credentialImport
  public static let credentialExport = Code.credentialExport
  public static let preferSignInWithApple = Code.preferSignInWithApple
}
extension ASAuthorizationError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = ASAuthorizationError
}

public protocol ASAuthorizationCredential: NSObjectProtocol {}
public protocol ASAuthorizationProvider: NSObjectProtocol {}
open class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential
  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}
open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider
  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationLogin
  open var state: String?
  open var nonce: String?
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest { open var user: String? }
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  /// Never posted.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevoked")
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
  open func getCredentialState(
    forUserID user: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  public func credentialState(forUserID user: String) async throws -> CredentialState { .notFound }
}
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }
/// The credential of an Apple ID. Never created.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var state: String? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  open var authorizationCode: Data? { nil }
  open var identityToken: Data? { nil }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var realUserStatus: ASUserDetectionStatus { .unknown }
}
/// A user name and password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
/// A controller for authorization requests, which end with the error that a device without an account and without keys gives.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  private var isPerforming = false
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Ends with `unknown` where an Apple ID or a password is requested, with `deviceNotConfiguredForPasskeyCreation` where a passkey is to
  /// be created, and with `canceled` otherwise, since nobody presents a key.
  open func performRequests() { end(with: error) }
  open func performRequests(options: RequestOptions) { end(with: error) }
  /// Waits for a passkey that the user chooses above the keyboard. Nobody does; `cancel()` ends it.
  open func performAutoFillAssistedRequests() { isPerforming = true }
  open func cancel() {
    guard isPerforming else { return }
    end(with: .canceled)
  }
  private var error: ASAuthorizationError.Code {
    if authorizationRequests.contains(where: {
      !($0 is ASKeyRegistrationRequest || $0 is ASKeyAssertionRequest)
    }) {
      return .unknown
    }
    let creates = authorizationRequests.contains {
      $0 is ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    }
    return creates ? .deviceNotConfiguredForPasskeyCreation : .canceled
  }
  private func end(with code: ASAuthorizationError.Code) {
    isPerforming = false
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.delegate?.authorizationController(
          controller: self, didCompleteWithError: ASAuthorizationError(code))
      }
    }
  }
}
/// The "Sign in with Apple" button, a placeholder.
@preconcurrency @MainActor
/// The button, with its title in English and without Apple's logo.
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 6 { didSet { setNeedsLayout() } }
  private let title = UILabel()

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    addTitle(type, style)
  }
  public override convenience init(frame: CGRect) {
    self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
    self.frame = frame
  }
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addTitle(.default, .black)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  private func addTitle(_ type: ButtonType, _ style: Style) {
    title.text =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    title.textAlignment = .center
    title.adjustsFontSizeToFitWidth = true
    title.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.borderColor = UIColor.black.cgColor
    accessibilityLabel = title.text
    addSubview(title)
  }

  /// Lays out the title. Its size is 43 percent of the height, as Apple's guidelines state.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(cornerRadius, bounds.height / 2)
    title.font = .systemFont(ofSize: (bounds.height * 0.43).rounded(), weight: .medium)
    title.frame = bounds.insetBy(dx: min(8, bounds.width / 8), dy: 0)
  }
}
