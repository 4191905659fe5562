import Foundation

/// A tab with tabs in it, which a sidebar lists, since iOS 18. A bar shows the group as one tab.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The form of a group in a sidebar. Raw values are UIKit's.
  public enum SidebarAppearance: UInt, Sendable {
    /// Determined by the system.
    case automatic = 0
    /// A row with the children below it.
    case inline = 1
    /// A section.
    case rootSection = 2
  }

  /// The tabs in the group, in their order.
  open var children: [UITab] {
    didSet {
      for child in oldValue where !children.contains(where: { $0 === child }) { child.parent = nil }
      adoptChildren()
      if let chosen, !children.contains(where: { $0 === chosen }) { self.chosen = nil }
      changed()
    }
  }

  private weak var chosen: UITab?
  /// The selected child: `defaultChildIdentifier` before another is selected; `nil` for none.
  open var selectedChild: UITab? {
    get { chosen ?? children.first { $0.identifier == defaultChildIdentifier } }
    set {
      guard newValue == nil || children.contains(where: { $0 === newValue }) else { return }
      chosen = newValue
      changed()
    }
  }

  /// The identifier of the child that is selected at first; `nil`, the default, for none.
  open var defaultChildIdentifier: String? { didSet { if defaultChildIdentifier != oldValue { changed() } } }

  /// The order of the children that users have made, which they cannot do here.
  open var displayOrderIdentifiers: [String] = []
  /// Stored only: whether users can reorder the children, which they cannot do here; `false` by default.
  open var allowsReordering = false
  /// The children in the order of `displayOrderIdentifiers`, the others after them.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  /// Returns the child with an identifier, at any depth; `nil` if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.flatMap(\.subtree).first { $0.identifier == identifier }
  }

  /// The navigation controller whose stack are the controllers of the group and its selected child; `nil`,
  /// the default, to show the child's controller alone.
  open var managingNavigationController: UINavigationController? {
    didSet { if managingNavigationController !== oldValue { changed() } }
  }

  /// Stored only: actions at the end of the group in a sidebar, which there is none of.
  open var sidebarActions: [UIAction] = []
  /// Stored only: the form of the group in a sidebar, which there is none of.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// Stored only: whether the group can be selected in a sidebar, which there is none of; `false` by default.
  open var isSidebarDestination = false

  /// Creates a group with tabs, and a closure that makes its own controller.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adoptChildren()
  }

  private func adoptChildren() { for child in children { child.parent = self } }

  /// Selects a child without a change of what is shown.
  func choose(_ child: UITab) { chosen = child }

  private func changed() {
    guard let controller = tabBarController else { return }
    let root = sequence(first: self as UITab, next: { $0.parent }).reversed().first
    controller.childChanged(in: root)
  }

  override var selectedLeaf: UITab { selectedChild?.selectedLeaf ?? self }
  override var subtree: [UITab] { [self] + children.flatMap(\.subtree) }

  override var displayedController: UIViewController? {
    managingNavigationController ?? selectedChild?.displayedController ?? viewController
  }

  override func makeDisplayedController(in tabs: UITabBarController) -> UIViewController {
    guard let navigation = managingNavigationController else {
      if let child = selectedChild { return child.makeDisplayedController(in: tabs) }
      return makeController() ?? children.first?.makeDisplayedController(in: tabs) ?? UIViewController()
    }
    var stack: [UIViewController] = []
    var tab: UITab? = self
    while let present = tab {
      if let own = present.makeController() { stack.append(own) }
      tab = (present as? UITabGroup)?.selectedChild
    }
    let wanted =
      tabs.delegate?.tabBarController(tabs, displayedViewControllersFor: self, proposedViewControllers: stack)
      ?? stack
    navigation.ownTabOfBar = self
    if !navigation.viewControllers.elementsEqual(wanted, by: { $0 === $1 }) {
      navigation.setViewControllers(wanted, animated: navigation.viewIfLoaded?.window != nil)
    }
    return navigation
  }
}
