import Foundation

/// The appearance of a focused item. Nothing is focused here.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  public override init() { super.init() }
  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIFocusEffect = MainActor.assumeIsolated { copied() }
    return copy
  }

  func copied() -> UIFocusEffect { UIFocusEffect() }
}

/// A line around a focused item. Nothing is focused here.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of the line. Raw values are UIKit's.
  public enum Position: Int, Sendable {
    /// Chosen by the system.
    case automatic = 0
    /// Around the shape.
    case outside = 1
    /// Inside the shape.
    case inside = 2
  }

  /// The shape of the line; `nil` for that of the item.
  package private(set) var path: UIBezierPath?
  /// Without effect: nothing is focused.
  open weak var containerView: UIView?
  /// Without effect: nothing is focused.
  open weak var referenceView: UIView?
  /// Without effect: nothing is focused.
  open var position = Position.automatic

  /// Creates an effect with the shape of the item.
  public override init() { super.init() }

  /// Creates an effect with the shape of a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  /// Creates an effect with the shape of a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates an effect with the shape of a path.
  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }

  override func copied() -> UIFocusEffect {
    let copy = UIFocusHaloEffect()
    copy.path = path
    copy.containerView = containerView
    copy.referenceView = referenceView
    copy.position = position
    return copy
  }
}
