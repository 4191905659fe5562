import Foundation

/// Something that dynamic behaviors move: a view, for instance. Points, and radians in the transform.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The middle in points, in the reference view's coordinates. The animator moves it.
  var center: CGPoint { get set }
  /// The size in points, which the animator does not change.
  var bounds: CGRect { get }
  /// The animator turns items by it. Their size is taken as if they were not turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
