import Foundation

/// A point of a view with a name, by which assistive technologies drag and drop.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view of the point.
  open private(set) weak var view: UIView?
  /// The point in the view's coordinates, in points.
  public let point: CGPoint
  /// The name of the point with attributes.
  public let attributedName: NSAttributedString
  /// The name of the point.
  open var name: String { attributedName.string }

  /// Creates a descriptor of the center of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Creates a descriptor of a point of a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// Creates a descriptor of a point of a view with a name with attributes.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }
}
