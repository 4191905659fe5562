import Foundation

/// A menu for what is selected, which code shows at a point.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private weak var shown: EditMenu?
  private var configuration: UIEditMenuConfiguration?

  /// An interaction that asks a delegate, which it holds weakly.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate's menu; where it has none, one of the commands that the view and who follows it perform.
  private func menu(for configuration: UIEditMenuConfiguration, of view: UIView) -> UIMenu {
    let suggested = EditMenu.suggestedActions(for: view)
    return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  private func targetRect(for configuration: UIEditMenuConfiguration) -> CGRect {
    if let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration), !rect.isNull {
      return rect
    }
    return CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  /// Asks the delegate for the entries, and shows them. Without any nothing is shown, and the delegate is not told.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    dismissMenu()
    let menu = menu(for: configuration, of: view)
    guard !menu.children.isEmpty else { return }
    let rect = view.convert(targetRect(for: configuration), to: window)
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    self.configuration = configuration
    shown = EditMenu.show(
      menu, beside: rect, in: window, arrow: configuration.preferredArrowDirection, responder: view,
      alongside: animator,
      onClose: { [weak self] in
        guard let self else { return nil }
        shown = nil
        self.configuration = nil
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        return animator
      })
  }

  /// Takes the menu away.
  open func dismissMenu() { shown?.close() }

  /// Asks for the entries of the menu that is shown anew.
  open func reloadVisibleMenu() {
    guard let shown, let configuration, let view else { return }
    shown.exchange(for: menu(for: configuration, of: view))
  }

  /// Moves the menu that is shown to where its target is now.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown, let configuration, let view, let window = view.window else { return }
    let rect = view.convert(targetRect(for: configuration), to: window)
    UIView.animate(withDuration: animated ? 0.25 : 0) { shown.move(to: rect) }
  }

  /// Where a menu was asked for, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let point = configuration?.sourcePoint else { return .zero }
    return own.convert(point, to: view)
  }
}

/// What an edit menu is for, and where.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What tells the configuration from others.
  public let identifier: any NSCopying
  /// In the view's coordinates, in points.
  public let sourcePoint: CGPoint
  /// Where an arrow from the menu to its target would point: the menu lies on the other side of it.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A configuration for a point of the view.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSUUID()
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Makes edit menus, and is told when they come and go.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// What holds where a delegate has no such method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// What holds where a delegate has no such method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// What holds where a delegate has no such method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// What holds where a delegate has no such method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
