import Foundation

/// The controller of the editing menu, with commands that the first responder or its next responders perform.
///
/// It calls `canPerformAction(_:withSender:)` for the commands of `UIResponderStandardEditActions` that iOS
/// offers, and for the application's `menuItems`. Without any there is no menu.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction of the target from the menu. Raw values match UIKit's.
  public enum ArrowDirection: Int, Sendable {
    /// Below the menu, or above it if there is no space.
    case `default`
    /// Above the menu.
    case up
    /// Below the menu.
    case down
    /// To the left of the menu.
    case left
    /// To the right of the menu.
    case right
  }

  private static let only = UIMenuController()
  /// The shared menu controller.
  open class var shared: UIMenuController { only }

  /// Posted before the menu appears.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu disappears.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has disappeared.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu's frame has changed.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  private weak var shown: EditMenu?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// The custom items, shown after the standard ones.
  open var menuItems: [UIMenuItem]?
  /// The direction of the target.
  open var arrowDirection = ArrowDirection.default

  /// A Boolean value that indicates whether the menu is visible.
  open var isMenuVisible: Bool {
    get { shown != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows or hides the menu for the target rectangle.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else {
      hideMenu()
      return
    }
    guard let targetView else { return }
    showMenu(from: targetView, rect: targetRect)
  }

  /// Sets the target rectangle, in points of a view's coordinate space.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows the menu for a rectangle, in points of a view's coordinate space.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    guard let responder = targetView.deviceSession.firstResponder, let window = targetView.window else {
      return
    }
    let entries = entries(for: responder)
    guard !entries.isEmpty else { return }
    let center = NotificationCenter.default
    center.post(name: Self.willShowMenuNotification, object: self)
    shown = EditMenu.show(
      UIMenu(children: entries), beside: targetView.convert(targetRect, to: window), in: window,
      arrow: UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic, responder: responder,
      onClose: { [weak self] in
        guard let self else { return nil }
        shown = nil
        NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
        return nil
      },
      onGone: { [weak self] in
        NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
      })
    center.post(name: Self.menuFrameDidChangeNotification, object: self)
    center.post(name: Self.didShowMenuNotification, object: self)
  }

  private func entries(for responder: UIResponder) -> [UIMenuElement] {
    EditMenu.suggestedActions(for: responder)
      + (menuItems ?? []).compactMap { item in
        guard responder.target(forAction: item.action, withSender: self) != nil else { return nil }
        return UIAction(title: item.title) { [weak self, weak responder] _ in
          let target = responder?.target(forAction: item.action, withSender: self)
          UIApplication.shared.sendAction(item.action, to: target, from: self, for: nil)
        }
      }
  }

  /// Hides the menu if it is shown for a view.
  open func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }

  /// Hides the menu.
  open func hideMenu() { shown?.close() }

  /// Updates the items of the visible menu.
  open func update() {
    guard let shown, let responder = targetView?.deviceSession.firstResponder else { return }
    shown.exchange(for: UIMenu(children: entries(for: responder)))
    NotificationCenter.default.post(name: Self.menuFrameDidChangeNotification, object: self)
  }

  /// The menu's frame, in points of its window's coordinate space; zero while it is not visible.
  open var menuFrame: CGRect { shown?.frame ?? .zero }
}
