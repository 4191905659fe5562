import Foundation

/// An object that takes part in the focus system. Virtual devices have only touches: nothing is ever focused.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments in it that the focus prefers, in order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests a focus update. Without effect: there is no focus.
  func setNeedsFocusUpdate()
  /// Performs a requested focus update. Without effect: there is no focus.
  func updateFocusIfNeeded()
  /// Returns a Boolean value that indicates whether the focus may move. Never called here.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved. Never called here.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// The environment that contains this one; `nil` for the outermost.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items in the environment; `nil` if there are none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The view that the focus prefers: a former name for the first of `preferredFocusEnvironments`.
  var preferredFocusedView: UIView? { get }
  /// The identifier of the group in which the focus moves; `nil` for that of the parent.
  var focusGroupIdentifier: String? { get }
}

/// An object that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the item can be focused.
  var canBecomeFocused: Bool { get }
  /// The frame in the coordinates of the item's container, in points.
  var frame: CGRect { get }
  /// The appearance of the focused item; `nil` for none.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item as the first one of its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// A Boolean value that indicates whether items behind this one can be focused.
  var isTransparentFocusItem: Bool { get }
  /// Called while the user is about to move the focus. Never called here.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// Returns no effect.
  public var focusEffect: UIFocusEffect? { nil }
  /// The priority of items that were not focused before.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// Returns `false`.
  public var isTransparentFocusItem: Bool { false }
  /// Does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  /// A Boolean value that indicates whether the item is focused; always `false`.
  public var isFocused: Bool { false }
}

/// An object with items that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items in a rectangle of the coordinate space, in points.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container of items that scrolls.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content at the container's origin, in points.
  var contentOffset: CGPoint { get set }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The size of the visible part, in points.
  var visibleSize: CGSize { get }
}

/// The priority of an item as the first one of its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number of the priority, which is UIKit's.
  public let rawValue: Int
  /// Creates a priority from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The priority of items that were not focused before.
  public static let ignored = Self(rawValue: 0)
  /// The priority of the item that was focused last.
  public static let previouslyFocused = Self(rawValue: 1000)
  /// The priority of items that stand out.
  public static let prioritized = Self(rawValue: 2000)
  /// The priority of the focused item.
  public static let currentlyFocused = Self(rawValue: .max)
}

/// The direction of a movement of the focus. Raw values are UIKit's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A movement of the focus that is about to occur, which never does here.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
  /// The direction of the movement; none here.
  open var movementDirection: CGVector { .zero }
  /// The transform by which the item follows the movement in perspective; none here.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The angles of the rotation in radians; none here.
  open var rotation: CGVector { .zero }
  /// The distances by which the item follows the movement, in points; none here.
  open var translation: CGVector { .zero }
  /// The transform by which the item follows the movement; none here.
  open var interactionTransform: CATransform3D { CATransform3DIdentity }
  /// Returns this object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A movement of the focus, which never occurs here.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that was focused; always `nil` here.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that is focused next; always `nil` here.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that was focused; always `nil` here.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that is focused next; always `nil` here.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the movement; none here.
  open var focusHeading: UIFocusHeading { [] }
}

/// The timing of animations alongside a movement of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration of the movement, in seconds.
  var duration: TimeInterval { get }
}

/// The timing of animations without a movement.
private final class ImmediateFocusAnimation: NSObject, UIFocusAnimationContext {
  var duration: TimeInterval { 0 }
}

/// An object that accepts animations to run alongside a movement of the focus. There are no such movements
/// here.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Calls both closures immediately.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }

  /// Calls both closures immediately, with a duration of 0.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(ImmediateFocusAnimation())
    completion?()
  }

  /// Calls both closures immediately, with a duration of 0.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(ImmediateFocusAnimation())
    completion?()
  }
}

/// The focus system of a window. There is none here.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// The item that is focused; always `nil` here.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// Returns the focus system of an environment, which is `nil` here.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Creates the focus system of an environment, which is `nil` here: the former form of
  /// `focusSystem(for:)`.
  public convenience init?(for environment: any UIFocusEnvironment) { return nil }
  /// Posted after the focus has moved. Never posted here.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Posted after the focus could not move. Never posted here.
  public nonisolated static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key of the movement in the information of notifications.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the coordinator of animations in the information of notifications.
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
  /// Requests a focus update. Without effect: there is no focus.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Performs a requested focus update. Without effect: there is no focus.
  open func updateFocusIfNeeded() {}
}

/// A layout guide that redirects the focus. Its constraints apply, but nothing is ever focused.
open class UIFocusGuide: UILayoutGuide {
  /// Stored only: nothing is focused.
  open var isEnabled = true
  /// Without effect: nothing is focused.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
  /// The first of `preferredFocusEnvironments`, if it is a view. Setting it replaces them.
  open var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
