import Foundation

/// An object that dynamic behaviors can move, such as a view. Values are in points, and radians in the
/// transform.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The center in points, in the reference view's coordinates. The animator sets it.
  var center: CGPoint { get set }
  /// The bounds in points, which the animator does not change.
  var bounds: CGRect { get }
  /// The rotation set by the animator. Collisions use the size of the item without rotation.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
