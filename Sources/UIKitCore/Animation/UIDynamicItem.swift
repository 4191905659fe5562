import Foundation

/// The outline of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// The item's `collisionBoundingPath`.
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
  /// The rotation set by the animator.
  var transform: CGAffineTransform { get set }
  /// The outline in collisions. The default is the bounds.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex path in points relative to the center, for outlines of the type `path`. The default is the bounds.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds, relative to the center.
  public var collisionBoundingPath: UIBezierPath { boundsAboutCenter }

  var boundsAboutCenter: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}
