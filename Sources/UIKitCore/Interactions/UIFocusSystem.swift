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
}

/// An object that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the item can be focused.
  var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

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
}

/// The focus system of a window. There is none here.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// The item that is focused; always `nil` here.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// Returns the focus system of an environment, which is `nil` here.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Requests a focus update. Without effect: there is no focus.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Performs a requested focus update. Without effect: there is no focus.
  open func updateFocusIfNeeded() {}
}

/// A layout guide that redirects the focus. Its constraints apply, but nothing is ever focused.
open class UIFocusGuide: UILayoutGuide {
  /// Stored only: nothing is focused.
  open var isEnabled = true
  /// Stored only: nothing is focused.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
