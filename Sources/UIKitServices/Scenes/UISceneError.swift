import Foundation

/// An error of a request for a scene. Raw values are UIKit's.
public struct UISceneError: Error, Hashable, CustomNSError, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    /// The application has one scene only.
    case multipleScenesNotSupported = 0
    /// The system refused the request.
    case requestDenied = 1
    /// The scene has no such geometry.
    case geometryRequestUnsupported = 100
    /// The system refused the geometry.
    case geometryRequestDenied = 101
  }

  /// The reason.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { UISceneErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The description of the reason.
  public var errorUserInfo: [String: Any] {
    let text =
      switch code {
      case .multipleScenesNotSupported: "Multiple scenes are not supported."
      case .requestDenied: "The request was denied."
      case .geometryRequestUnsupported: "The geometry is not supported."
      case .geometryRequestDenied: "The geometry was denied."
      }
    return [NSLocalizedDescriptionKey: text]
  }

  /// The application has one scene only.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The system refused the request.
  public static var requestDenied: Code { .requestDenied }
  /// The scene has no such geometry.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The system refused the geometry.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
extension UISceneError.Code {
  /// Returns whether an error has a code, as patterns of `catch` ask.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? UISceneError)?.code == code }
}

/// The domain of errors of requests for scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"
