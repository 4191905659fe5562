import Foundation

/// Changes the pointer over a view. Virtual devices have fingers and no pointer, so that nothing is asked by itself.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// What says how the pointer looks; held weakly.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction is of; held weakly.
  open private(set) weak var view: UIView?
  /// Whether the pointer changes; true by default. Stored only: there is no pointer.
  open var isEnabled = true

  /// An interaction that asks a delegate, which it holds weakly.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Asks for the look anew. Without effect: there is no pointer.
  open func invalidate() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says how the pointer looks over a view. It is not asked here: there is no pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region around a place of the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// The pointer comes into a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// That of the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// As the system has it.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Takes changes that go along with the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called when the animation is over.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A place for which a region is asked.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// Where the pointer is, in the view's coordinates, in points.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// A part of a view in which the pointer looks the same.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  /// In the view's coordinates, in points.
  public let rect: CGRect
  /// What tells the region from others; nil for none.
  public let identifier: AnyHashable?
  /// Stored only: the axes along which the pointer is held in the region.
  open var latchingAxes = UIAxis()

  /// A region with what tells it from others.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// The same region.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the pointer does with the view under it.
public enum UIPointerEffect {
  /// As fits the view.
  case automatic(UITargetedPreview)
  /// The pointer becomes the view's light.
  case highlight(UITargetedPreview)
  /// The view comes up, and the pointer vanishes under it.
  case lift(UITargetedPreview)
  /// The view changes by these, and the pointer stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint lies. Raw values are UIKit's.
  public enum TintMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// Over the view.
    case overlay = 1
    /// Under the view.
    case underlay = 2
  }

  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The form of the pointer.
public enum UIPointerShape {
  /// A path around the pointer's middle, in points.
  case path(UIBezierPath)
  /// A rectangle with round corners, in the coordinates of the preview's container.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// An upright beam of a length, in points.
  case verticalBeam(length: CGFloat)
  /// A lying beam of a length, in points.
  case horizontalBeam(length: CGFloat)

  /// The radius of corners where none is given: the system's.
  public static let defaultCornerRadius: CGFloat = -1
}

/// How the pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
  /// What it does with the view under it; nil for nothing.
  public let effect: UIPointerEffect?
  /// Its form; nil for the system's.
  public let shape: UIPointerShape?
  /// The axes along which it is held in its region.
  public let constrainedAxes: UIAxis
  /// Stored only: there is no pointer.
  open var accessories: [UIPointerAccessory] = []

  /// A look with an effect on the view under it.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = []
    super.init()
  }

  /// A look of a form.
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

  /// No pointer at all.
  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
  /// The system's look.
  public class func system() -> UIPointerStyle { UIPointerStyle() }
  /// The same look.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Something beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// Its form.
  public let shape: UIPointerShape

  /// Something of a form.
  public init(shape: UIPointerShape) {
    self.shape = shape
    super.init()
  }
}

/// Whether a scene keeps the pointer. It never does here.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// Always false.
  open var isLocked: Bool { false }
  /// Posted when the state has changed, which it never does here.
  public nonisolated static let didChangeNotification = Notification.Name(
    "UIPointerLockStateDidChangeNotification")
}
