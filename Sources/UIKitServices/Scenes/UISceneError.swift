import Foundation
import ObjectiveCSupport

/// An error of a request for a scene. Raw values are UIKit's.
public struct UISceneError: _FrameworkError {
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

  /// The error as an object.
  public let _nsError: NSError
  /// Creates an error with an object of its domain.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain of the errors.
  public static var errorDomain: String { UISceneErrorDomain }
  /// Returns the description of a reason.
  public static func _description(of code: Code) -> String? {
    switch code {
    case .multipleScenesNotSupported: "Multiple scenes are not supported."
    case .requestDenied: "The request was denied."
    case .geometryRequestUnsupported: "The geometry is not supported."
    case .geometryRequestDenied: "The geometry was denied."
    }
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
extension UISceneError.Code: _ErrorCodeProtocol, CaseIterable {
  /// The type of the errors.
  public typealias _ErrorType = UISceneError
}

/// The domain of errors of requests for scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"
