import Foundation

/// An object with a name by which scripts and tests find it.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name; `nil` by default.
  var accessibilityIdentifier: String? { get set }
}

extension UIImage: UIAccessibilityIdentification {}
