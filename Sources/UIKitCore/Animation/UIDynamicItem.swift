import CoreGraphics
import Foundation
import UIKitValues

/// The shape of a dynamic item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the item's bounds.
  case rectangle
  /// The ellipse within the item's bounds.
  case ellipse
  /// The item's bounding path.
  case path
}

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
  /// The shape in collisions. The default is `rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape in collisions for the type `path`: a convex path in points about the item's center. The default is empty.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
