import Foundation

/// The edit menu of the application: a bar of commands beside their target, of which only one is presented at
/// a time.
///
/// A touch outside dismisses it and is still delivered to the view below.
@MainActor
package final class EditMenu: PresentedEditMenu {
  private let view: EditMenuView
  private var target: CGRect
  private let arrow: UIEditMenuArrowDirection
  package private(set) weak var responder: UIResponder?
  private let onClose: @MainActor () -> EditMenuAnimator?
  private let onGone: @MainActor () -> Void

  private init(
    _ view: EditMenuView, _ target: CGRect, _ arrow: UIEditMenuArrowDirection, _ responder: UIResponder,
    _ onClose: @escaping @MainActor () -> EditMenuAnimator?, _ onGone: @escaping @MainActor () -> Void
  ) {
    self.view = view
    self.target = target
    self.arrow = arrow
    self.responder = responder
    self.onClose = onClose
    self.onGone = onGone
  }

  /// The commands that iOS suggests, as titles and selectors, in its order.
  private static let offered: [(title: String, selector: String)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"),
    ("Paste and Match Style", "pasteAndMatchStyle:"), ("Delete", "delete:"), ("Select", "select:"),
    ("Select All", "selectAll:"),
  ]
  private static let styles: [(title: String, selector: String)] = [
    ("Bold", "toggleBoldface:"), ("Italic", "toggleItalics:"), ("Underline", "toggleUnderline:"),
  ]

  /// Returns the suggested commands that a responder or the responder chain behind it can perform.
  package static func suggestedActions(for responder: UIResponder) -> [UIMenuElement] {
    func commands(_ list: [(title: String, selector: String)]) -> [UIMenuElement] {
      list.compactMap { title, selector in
        let command = UICommand(title: title, action: Selector(selector))
        return responder.target(forAction: command.action, withSender: command) == nil ? nil : command
      }
    }
    let styles = commands(styles)
    return commands(offered) + (styles.isEmpty ? [] : [UIMenu(title: "Format", children: styles)])
  }

  /// Presents a menu beside a rectangle of a window; returns `nil` for a menu without entries.
  ///
  /// - Parameters:
  ///   - alongside: The animations that run while the menu appears.
  ///   - onClose: Called when the dismissal begins; returns the animations that run with it.
  ///   - onGone: Called when the dismissal is complete.
  @discardableResult
  package static func show(
    _ menu: UIMenu, beside target: CGRect, in window: UIWindow, arrow: UIEditMenuArrowDirection = .automatic,
    responder: UIResponder, alongside: EditMenuAnimator? = nil,
    onClose: @escaping @MainActor () -> EditMenuAnimator? = { nil },
    onGone: @escaping @MainActor () -> Void = {}
  ) -> EditMenu? {
    let session = DeviceSession.of(window)
    session.editMenu?.close()
    let view = EditMenuView(menu, responder: responder, width: window.bounds.width - 2 * margin)
    guard !view.isEmpty else { return nil }
    let made = EditMenu(view, target, arrow, responder, onClose, onGone)
    view.onChoice = { [weak made] in made?.close() }
    view.onRemoval = { [weak made] in made?.close() }
    view.onResize = { [weak made] in UIView.performWithoutAnimation { made?.place() } }
    session.editMenu = made
    UIView.performWithoutAnimation {
      window.addSubview(view)
      made.place()
      view.alpha = 0
    }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.overrideInheritedDuration, .allowUserInteraction],
      animations: {
        view.alpha = 1
        alongside?.animate()
      }, completion: { _ in alongside?.complete() })
    return made
  }

  /// The distance to the window's edges and to the target, in points; an estimate.
  private static let margin: CGFloat = 8

  /// The frame of the menu in its window's coordinates, in points.
  package var frame: CGRect { view.frame }

  private func place() {
    guard let window = view.window else { return }
    let space = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let size = view.bounds.size
    let (above, below) = (target.minY - Self.margin - size.height, target.maxY + Self.margin)
    var origin = CGPoint(x: target.midX - size.width / 2, y: above)
    switch arrow {
    case .up: origin.y = below
    case .left: origin = CGPoint(x: target.maxX + Self.margin, y: target.midY - size.height / 2)
    case .right:
      origin = CGPoint(x: target.minX - Self.margin - size.width, y: target.midY - size.height / 2)
    case .down: break
    case .automatic: if above < space.minY { origin.y = below }
    }
    origin.x = min(max(origin.x, space.minX), max(space.maxX - size.width, space.minX))
    origin.y = min(max(origin.y, space.minY), max(space.maxY - size.height, space.minY))
    view.frame.origin = origin
  }

  /// Moves the menu beside another rectangle of its window.
  package func move(to rect: CGRect) {
    target = rect
    place()
  }

  /// Replaces the entries, or dismisses the menu if there are none.
  package func exchange(for menu: UIMenu) {
    view.exchange(for: menu)
    if view.isEmpty { close() }
  }

  /// Dismisses the menu.
  package func close() {
    let session = DeviceSession.of(view.window)
    guard session.editMenu === self else { return }
    session.editMenu = nil
    view.isUserInteractionEnabled = false
    let alongside = onClose()
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.overrideInheritedDuration],
      animations: { [view] in
        view.alpha = 0
        alongside?.animate()
      },
      completion: { [view, onGone] _ in
        view.removeFromSuperview()
        alongside?.complete()
        onGone()
      })
  }

  package func contains(_ view: UIView) -> Bool { view.isDescendant(of: self.view) }
}
