/// Stands in for Apple's LocalAuthentication: the device has neither a passcode nor Face ID; with
/// `--grant faceid` it has Face ID, and authentication succeeds.
@_exported import Foundation
import ObjectiveCSupport

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication = 2
}
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
public struct LAError: _FrameworkError {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet =
      -5,
      biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9,
      invalidContext = -10,
      notInteractive = -1004
    public static let touchIDNotAvailable = biometryNotAvailable
    public static let touchIDNotEnrolled = biometryNotEnrolled
    public static let touchIDLockout = biometryLockout
  }
  public static var errorDomain: String { LAErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
  public static var touchIDNotAvailable: Code { .touchIDNotAvailable }
  public static var touchIDNotEnrolled: Code { .touchIDNotEnrolled }
  public static var touchIDLockout: Code { .touchIDLockout }
}
extension LAError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = LAError
}

public let LAErrorDomain = "com.apple.LocalAuthentication"
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  private var isEnrolled: Bool { DeviceConditions.isGranted(.faceID) }
  open var biometryType: LABiometryType { isEnrolled ? .faceID : .none }
  open var evaluatedPolicyDomainState: Data? { nil }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    if isEnrolled { return true }
    error?.pointee = LAError(.passcodeNotSet) as NSError
    return false
  }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isGranted = DeviceConditions.request(.faceID)
    DispatchQueue.global().async { reply(isGranted, isGranted ? nil : LAError(.passcodeNotSet)) }
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    if DeviceConditions.request(.faceID) { return true }
    throw LAError(.passcodeNotSet)
  }
  open func invalidate() {}
}
