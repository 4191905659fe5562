import Foundation

/// An interaction that presents an edit menu at a point.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private weak var shown: EditMenu?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction with a delegate; a weak reference.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the delegate's menu, or one of the commands that the view and its next responders perform.
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

  /// Presents a menu with the delegate's elements. An empty menu is not presented, and the delegate is not
  /// notified.
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

  /// Dismisses the menu.
  open func dismissMenu() { shown?.close() }

  /// Reloads the elements of the visible menu.
  open func reloadVisibleMenu() {
    guard let shown, let configuration, let view else { return }
    shown.exchange(for: menu(for: configuration, of: view))
  }

  /// Moves the visible menu to the current target rectangle.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown, let configuration, let view, let window = view.window else { return }
    let rect = view.convert(targetRect(for: configuration), to: window)
    UIView.animate(withDuration: animated ? 0.25 : 0) { shown.move(to: rect) }
  }

  /// Returns the source point of the menu in a view's coordinate space.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let point = configuration?.sourcePoint else { return .zero }
    return own.convert(point, to: view)
  }
}

/// The configuration of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the configuration.
  public let identifier: any NSCopying
  /// The source point, in points of the view's coordinate space.
  public let sourcePoint: CGPoint
  /// The preferred direction of an arrow from the menu to its target. The menu is on the opposite side.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration for a point of the view.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSUUID()
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The delegate of an edit menu interaction.
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
  /// Returns `nil`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns a null rectangle.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
