import Foundation

/// A menu for what is selected, which code shows at a point.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var shown: (floating: Floating, configuration: UIEditMenuConfiguration)?

  /// An interaction that asks a delegate, which it holds weakly.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate for the entries, and shows them.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    dismissMenu()
    guard
      let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
        ?? (delegate == nil ? nil : UIMenu()), !menu.children.isEmpty
    else { return }
    var rect = CGRect(origin: configuration.sourcePoint, size: .zero)
    if let target = delegate?.editMenuInteraction(self, targetRectFor: configuration), !target.isNull {
      rect = target
    }
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run()
    let floating = MenuView.show(
      menu, beside: view.convert(rect, to: window), in: window, sender: view,
      onClose: { [weak self] in
        guard let self else { return }
        shown = nil
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run()
      })
    shown = (floating, configuration)
  }

  /// Takes the menu away.
  open func dismissMenu() { shown?.floating.close() }

  /// Asks for the entries of the menu that is shown anew.
  open func reloadVisibleMenu() {
    guard let (floating, configuration) = shown,
      let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    else { return }
    floating.content.subviews.compactMap { $0 as? MenuView }.first?.exchange(for: menu)
  }

  /// Moves the menu that is shown to where it belongs now.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration = shown?.configuration else { return }
    presentEditMenu(with: configuration)
  }

  /// Where a menu was asked for, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let point = shown?.configuration.sourcePoint else { return .zero }
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
  /// Stored only: menus find their space by themselves.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A configuration for a point of the view.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSUUID()
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// On which side of its place an edit menu lies. Raw values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
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

/// Takes changes that go along with an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    let (animations, completions) = (animations, completions)
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(
      withDuration: 0.25, animations: { for change in animations { change() } },
      completion: { _ in for completion in completions { completion() } })
  }
}
