import Foundation

/// The module of controls, as this module uses it: `ControlsPart` of `UIKitControls`, found by its name.
@MainActor
package protocol ControlsSupport {
  init()
  /// Displays, updates or hides the keyboard for a session's first responder.
  func updateKeyboard(of session: DeviceSession)
  /// Returns the access of a custom keyboard to the text of the first responder.
  func makeTextDocumentProxy() -> any UITextDocumentProxy
  /// Creates the layout of a navigation bar, which does not retain it.
  func makeLayout(of bar: UINavigationBar) -> any BarLayout
  /// Creates the layout of a tab bar, which does not retain it.
  func makeLayout(of bar: UITabBar) -> any BarLayout
  /// Creates the layout of a toolbar, which does not retain it.
  func makeLayout(of bar: UIToolbar) -> any BarLayout
  /// Adds the views of a refresh control to it. The result does not retain it.
  func makeRefreshContent(in control: UIView) -> any RefreshContent
  /// Creates a view that displays an image.
  func makeImageView(_ image: UIImage) -> UIView
  /// Creates the motion of a scroll view, which does not retain it.
  func makeMotion(of scrollView: UIScrollView) -> any ScrollMoving
  /// The system of the menu bar's menus.
  var mainMenuSystem: UIMenuSystem { get }
  /// Creates a builder with the menus with which a system begins.
  func makeMenuBuilder(for system: UIMenuSystem) -> any RootedMenuBuilder
  /// Presents a menu beside a rectangle of a window, below a preview if there is one.
  func present(_ menu: ContextMenu, beside rect: CGRect, in window: UIWindow) -> any PresentedMenu
  /// Creates a capsule of glass.
  func makeGlass() -> UIView
}

/// The layout of a bar: the views behind its items, and those of the items.
@MainActor
package protocol BarLayout: AnyObject {
  /// Creates and removes views after the items changed.
  func itemsChanged()
  /// Lays out the views of the bar.
  func layOut()
  /// Removes the views from the bar.
  func remove()
}

/// The keyboard of a window.
@MainActor
package protocol WindowKeyboard: AnyObject {
  /// A Boolean value that indicates whether the keyboard is displayed, or moving into place.
  var isShown: Bool { get }
  /// The frame of the keyboard after any movement, in points in the window's coordinates.
  var frame: CGRect { get }
  /// The window that contains the keyboard; `nil` while the keyboard is hidden.
  var visibleWindow: UIWindow? { get }
  /// Updates the keyboard after the size or the traits of the window have changed.
  func hostChanged()
  /// Moves the keyboard with a scrolling finger once the finger has passed its upper edge.
  ///
  /// - Parameters:
  ///   - y: The position of the finger in the window, in points.
  ///   - padding: The height of the area above the keyboard that counts as part of it, in points.
  func follow(finger y: CGFloat, padding: CGFloat)
  /// Ends the drag of the keyboard: dismisses it if the finger was moving down, otherwise moves it back.
  func endDrag(movingDown: Bool)
}

/// The edit menu of a session, of which only one is presented at a time.
@MainActor
package protocol PresentedEditMenu: AnyObject {
  /// The responder whose commands the menu has.
  var responder: UIResponder? { get }
  /// Returns whether a view lies in the menu.
  func contains(_ view: UIView) -> Bool
  /// Dismisses the menu.
  func close()
}

/// The spinner of a refresh control, with a line of text below it.
@MainActor
package protocol RefreshContent: AnyObject {
  /// The line of text; `nil` for none.
  var title: NSAttributedString? { get set }
  /// The color of the spinner.
  var color: UIColor { get set }
  /// The opacity of the spinner, from 0 to 1.
  var visibility: CGFloat { get set }
  /// Makes the spinner visible and spins it.
  func spin()
  /// Stops and hides the spinner.
  func stop()
  /// Lays out the views.
  func layOut()
}

/// A menu that is to be presented, with what its presenter is told.
package struct ContextMenu {
  package let menu: UIMenu
  /// The view controller of the preview above the menu; `nil` for none.
  package let preview: UIViewController?
  /// The sender of the chosen action.
  package let sender: Any?
  /// The order of the entries.
  package let order: UIContextMenuConfiguration.ElementOrder
  /// Called with the chosen action and its menu, before the action is performed.
  package let onChoice: @MainActor (UIAction, UIMenu) -> Void
  /// Called when the preview is tapped.
  package let onPreviewTap: @MainActor () -> Void
  /// Called when the dismissal begins.
  package let onClose: @MainActor () -> Void
}

/// A menu that is presented over a window.
@MainActor
package protocol PresentedMenu: AnyObject {
  /// Dismisses the menu and calls a closure when it has disappeared.
  func close(then next: (@MainActor () -> Void)?)
  /// Replaces the entries.
  func exchange(for menu: UIMenu)
}

/// A builder whose menus are read when they are complete.
@MainActor
package protocol RootedMenuBuilder: UIMenuBuilder {
  /// The menu that contains all others.
  var root: UIMenu { get }
}

extension CoreParts {
  /// The module of controls.
  package static let controls: any ControlsSupport = {
    guard let type = type("ControlsPart") as? any ControlsSupport.Type else {
      fatalError(
        "Scrolling, the keyboard and buttons of bars need the module UIKit; the program imports parts of it only"
      )
    }
    return type.init()
  }()
}
