import Foundation

/// An interaction that presents a menu when a finger rests on its view for half a second.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of the menu. The raw values are UIKit's.
  public enum Appearance: Int, Sendable {
    case unknown, rich, compact
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var recognizer: UILongPressGestureRecognizer?
  private var gate: Gate?
  /// The configuration for the touch that is about to be recognized.
  private var next: UIContextMenuConfiguration?
  private var shown: (menu: any PresentedMenu, configuration: UIContextMenuConfiguration)?

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The appearance of the menu: rich with a preview, otherwise compact; unknown while none is presented.
  open var menuAppearance: Appearance {
    guard let shown else { return .unknown }
    return shown.configuration.previewProvider == nil ? .compact : .rich
  }

  open func willMove(to view: UIView?) {
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let recognizer = UILongPressGestureRecognizer()
    let gate = Gate(self)
    recognizer.delegate = gate
    recognizer.addWatcher { [weak self, weak recognizer] in
      guard let self, recognizer?.state == .began, let configuration = next else { return }
      next = nil
      present(configuration)
    }
    view.addGestureRecognizer(recognizer)
    (self.recognizer, self.gate) = (recognizer, gate)
  }

  /// Lets the recognizer begin where there is a menu, so that other touches go on.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    private weak var interaction: UIContextMenuInteraction?

    init(_ interaction: UIContextMenuInteraction) { self.interaction = interaction }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let interaction else { return false }
      interaction.next = interaction.configuration(at: gestureRecognizer.location(in: interaction.view))
      return interaction.next != nil
    }
  }

  /// Returns the location of the finger, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    recognizer?.location(in: view) ?? .zero
  }

  /// Dismisses the menu.
  open func dismissMenu() {
    shown?.menu.close(then: nil)
  }

  /// Replaces the presented menu with the one that a closure returns.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let (presented, configuration) = shown, let menu = configuration.menu else { return }
    let changed = block(menu)
    configuration.menu = changed
    presented.exchange(for: changed)
  }

  /// Returns the configuration of the delegate for a location, unless a menu is presented.
  private func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    guard shown == nil, view?.window != nil else { return nil }
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }

  /// Presents the menu that the delegate returns.
  func present(at location: CGPoint) {
    if let configuration = configuration(at: location) { present(configuration) }
  }

  /// Presents a menu beside the view of the preview that the delegate names, or else beside the interaction's.
  private func present(_ configuration: UIContextMenuConfiguration) {
    guard let view, let window = view.window else { return }
    let target = delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    let place = target?.view.window === window ? target?.view ?? view : view
    present(configuration, beside: place.convert(place.bounds, to: window), in: window, sender: view)
  }

  /// Presents the menu of a configuration, below its preview if it has one.
  func present(
    _ configuration: UIContextMenuConfiguration, beside rect: CGRect, in window: UIWindow, sender: Any?
  ) {
    guard let menu = configuration.makeMenu() else { return }
    configuration.menu = menu
    let animator = ContextMenuAnimator(configuration)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    let close: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      shown = nil
      _ = delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
      let animator = ContextMenuAnimator(configuration)
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      animator.run()
    }
    let request = ContextMenu(
      menu: menu, preview: configuration.makePreview(), sender: sender,
      order: configuration.preferredMenuElementOrder,
      onChoice: { [weak self] action, menu in (self?.view as? UIControl)?.chose(action, in: menu) },
      onPreviewTap: { [weak self] in
        guard let self else { return }
        let animator = ContextMenuAnimator(configuration)
        delegate?.contextMenuInteraction(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        shown?.menu.close { animator.run() }
      }, onClose: close)
    shown = (CoreParts.controls.present(request, beside: rect, in: window), configuration)
  }
}

/// The type of the closure that returns the view controller of a context menu's preview.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.ContentPreviewProvider
/// The type of the closure that returns a context menu from the system's suggested actions, of which there are none.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider

/// The description of a context menu: its preview and its entries.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The type of the closure that returns the view controller of the preview.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// The type of the closure that returns the menu from the system's suggested actions, of which there are
  /// none.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// An identifier that distinguishes the configuration from others.
  public let identifier: any NSCopying
  let previewProvider: ContentPreviewProvider?
  private let actionProvider: ActionProvider?
  /// The menu that is presented.
  var menu: UIMenu?
  private(set) var preview: UIViewController?

  /// Creates a configuration with the closures that return its preview and its menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The identifiers of the items other than the primary one that the menu acts on; empty by default.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The order of the entries; `automatic` by default: `fixed` in scrolling content, `priority` otherwise.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Stored only: the number of items that the menu acts on, of which previews have no badge.
  open var badgeCount = 0

  /// The order of the entries. The raw values are UIKit's.
  public enum ElementOrder: Int, Sendable {
    /// Chosen by the place of the menu's view.
    case automatic
    /// The first entry is the one next to the view: the lowest of a menu above it.
    case priority
    /// From top to bottom.
    case fixed
  }

  func makeMenu() -> UIMenu? { actionProvider?([]) }

  func makePreview() -> UIViewController? {
    preview = previewProvider?()
    return preview
  }
}

/// An object that accepts animations to run alongside the presentation or dismissal of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The transition from a preview to its destination. The raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

/// An object that accepts animations to run alongside the transition from a preview to its destination.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private let configuration: UIContextMenuConfiguration
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ configuration: UIContextMenuConfiguration) { self.configuration = configuration }

  var previewViewController: UIViewController? { configuration.preview }
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations and then the completions.
  func run() {
    let (animations, completions) = (animations, completions)
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(
      withDuration: 0.25, animations: { for change in animations { change() } },
      completion: { _ in for completion in completions { completion() } })
  }
}
