import Foundation

/// An interaction that changes the pointer over a view. Virtual devices have no pointer, so the delegate is
/// never called.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate for the pointer's appearance, which is not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view of the interaction, which is not retained.
  open private(set) weak var view: UIView?
  /// A Boolean value that determines whether the interaction is enabled; `true` by default. Stored only:
  /// there is no pointer.
  open var isEnabled = true

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Invalidates the style of the pointer. Without effect: there is no pointer.
  open func invalidate() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that accepts animations to run alongside those of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animations have ended.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A request for the region at a location of the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer in the view's coordinates, in points.
  public let location: CGPoint
  /// The modifier keys that are pressed.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  /// The frame of the region in the view's coordinates, in points.
  public let rect: CGRect
  /// The identifier that distinguishes the region from others; `nil` for none.
  public let identifier: AnyHashable?
  /// Stored only: there is no pointer that could latch to the region.
  open var latchingAxes = UIAxis()

  /// Creates a region with a frame and an identifier.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// Returns the region itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The effect of the pointer on the view below it.
public enum UIPointerEffect {
  /// An effect that suits the view.
  case automatic(UITargetedPreview)
  /// The pointer becomes the highlight of the view.
  case highlight(UITargetedPreview)
  /// The view is lifted, and the pointer disappears below it.
  case lift(UITargetedPreview)
  /// The view changes as specified, and the pointer stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The position of the tint. The raw values are UIKit's.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// Above the view.
    case overlay = 1
    /// Below the view.
    case underlay = 2
  }

  /// The preview of the view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of the pointer.
public enum UIPointerShape {
  /// A path around the center of the pointer, in points.
  case path(UIBezierPath)
  /// A rounded rectangle in the coordinates of the preview's container.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical beam with a length in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam with a length in points.
  case horizontalBeam(length: CGFloat)

  /// A value that stands for the system's corner radius.
  public static let defaultCornerRadius: CGFloat = -1
}

/// The effect and the shape of the pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
  /// The effect on the view below the pointer; `nil` for none.
  public let effect: UIPointerEffect?
  /// The shape; `nil` for the system's.
  public let shape: UIPointerShape?
  /// The axes along which the pointer stays in its region.
  public let constrainedAxes: UIAxis
  /// Stored only: there is no pointer.
  open var accessories: [UIPointerAccessory] = []

  /// Creates a style with an effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = []
    super.init()
  }

  /// Creates a style with a shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    effect = nil
    self.shape = shape
    self.constrainedAxes = constrainedAxes
    super.init()
  }

  private override init() {
    effect = nil
    shape = nil
    constrainedAxes = []
    super.init()
  }

  /// Returns a style that hides the pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
  /// Returns the system's style.
  public class func system() -> UIPointerStyle { UIPointerStyle() }
  /// Returns the style itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A shape beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// The shape of the accessory.
  public let shape: UIPointerShape

  /// The position of the accessory.
  public let position: Position
  /// Stored only: there is no pointer.
  open var orientationMatchesAngle = false

  /// Creates an accessory with a shape at a position.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// Creates an accessory with a shape above the pointer.
  public convenience init(shape: UIPointerShape) { self.init(shape, position: .top) }

  /// Returns an arrow at a position, which points away from the pointer.
  public class func arrow(_ position: Position) -> UIPointerAccessory {
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: 0, y: -3))
    arrow.addLine(to: CGPoint(x: 5, y: 3))
    arrow.addLine(to: CGPoint(x: -5, y: 3))
    arrow.close()
    let accessory = UIPointerAccessory(.path(arrow), position: position)
    accessory.orientationMatchesAngle = true
    return accessory
  }

  /// A position around the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The angle in radians, clockwise from above.
    public var angle: CGFloat

    /// A value that stands for the system's distance.
    public static let defaultOffset: CGFloat = -1

    /// Creates a position from a distance in points and an angle in radians.
    public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    /// Above the pointer.
    public static let top = Position(angle: 0)
    /// Above the pointer, to the right.
    public static let topRight = Position(angle: .pi / 4)
    /// To the right of the pointer.
    public static let right = Position(angle: .pi / 2)
    /// Below the pointer, to the right.
    public static let bottomRight = Position(angle: .pi * 3 / 4)
    /// Below the pointer.
    public static let bottom = Position(angle: .pi)
    /// Below the pointer, to the left.
    public static let bottomLeft = Position(angle: .pi * 5 / 4)
    /// To the left of the pointer.
    public static let left = Position(angle: .pi * 3 / 2)
    /// Above the pointer, to the left.
    public static let topLeft = Position(angle: .pi * 7 / 4)
  }
}
