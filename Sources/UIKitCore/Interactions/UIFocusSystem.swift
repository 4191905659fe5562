import Foundation

/// Something that takes part in moving the focus with keys. Virtual devices have touches only: nothing is focused.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes in it.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for the focus to be moved. Without effect: there is none.
  func setNeedsFocusUpdate()
  /// Moves the focus where that was asked for. Without effect: there is none.
  func updateFocusIfNeeded()
  /// Whether the focus may move. It is not asked here.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved. It is not called here.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can be focused.
  var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// A movement of the focus. There are none here.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// What was focused.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// What is focused now.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that was focused.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that is focused now.
  open var nextFocusedView: UIView? { nil }
}

/// Takes changes that go along with a movement of the focus. There are none here.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Makes the changes at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// Moves the focus with keys. There is none here.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// What is focused: nothing.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// The system of what belongs to a window: none.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Asks for the focus to be moved. Without effect: there is none.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Moves the focus where that was asked for. Without effect: there is none.
  open func updateFocusIfNeeded() {}
}

/// A rectangle that leads the focus elsewhere. It lies where its constraints put it; nothing is focused.
open class UIFocusGuide: UILayoutGuide {
  /// Stored only: nothing is focused.
  open var isEnabled = true
  /// Stored only: nothing is focused.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
