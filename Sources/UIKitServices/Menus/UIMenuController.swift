import Foundation

/// The editing menu: the commands that the first responder, or who follows it, performs.
///
/// It asks `canPerformAction(_:withSender:)` for the commands of `UIResponderStandardEditActions` that are offered on iOS,
/// and for the program's own `menuItems`; without any there is no menu.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Which side of the menu its target is on. Raw values are UIKit's.
  public enum ArrowDirection: Int, Sendable {
    /// Below the menu, above it where there is no space.
    case `default`
    /// Above the menu.
    case up
    /// Below the menu.
    case down
    /// Left of the menu.
    case left
    /// Right of the menu.
    case right
  }

  private static let only = UIMenuController()
  /// The menu, of which there is one.
  open class var shared: UIMenuController { only }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu is shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu goes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has gone.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu's frame has changed.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  private weak var shown: EditMenu?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// The program's own entries, after the standard ones.
  open var menuItems: [UIMenuItem]?
  /// On which side the target is.
  open var arrowDirection = ArrowDirection.default

  /// Whether the menu is shown.
  open var isMenuVisible: Bool {
    get { shown != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows or hides the menu for the target that was set.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else {
      hideMenu()
      return
    }
    guard let targetView else { return }
    showMenu(from: targetView, rect: targetRect)
  }

  /// Says what the menu is for: a rectangle in a view's coordinates, in points.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows the menu for a rectangle in a view's coordinates, in points.
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

  /// Hides the menu, if it is shown for a view.
  open func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }

  /// Hides the menu.
  open func hideMenu() { shown?.close() }

  /// Asks anew which commands are performed.
  open func update() {
    guard let shown, let responder = targetView?.deviceSession.firstResponder else { return }
    shown.exchange(for: UIMenu(children: entries(for: responder)))
    NotificationCenter.default.post(name: Self.menuFrameDidChangeNotification, object: self)
  }

  /// Where the menu is, in its window's coordinates, in points; empty while it is not shown.
  open var menuFrame: CGRect { shown?.frame ?? .zero }
}
