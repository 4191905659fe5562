import Foundation

/// A tab of a tab bar controller, which makes its controller when it is selected, since iOS 18.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The places of a tab where bars and sidebars can be customized. Raw values are UIKit's.
  public enum Placement: Int, Sendable {
    /// Determined by the system.
    case automatic = 0
    /// In the bar, from which users can remove it.
    case `default` = 1
    /// In the sidebar, from where users can add it to the bar.
    case optional = 2
    /// In the bar, where users can move it.
    case movable = 3
    /// At the end of the bar.
    case pinned = 4
    /// In the bar, where it stays.
    case fixed = 5
    /// In the sidebar alone.
    case sidebarOnly = 6
  }

  /// The tab bar item that shows the tab.
  let item = UITabBarItem()
  private let provider: ((UITab) -> UIViewController)?

  /// The identifier of the tab, which no other tab of the controller has.
  public let identifier: String
  /// The title.
  open var title: String { didSet { item.title = title } }
  /// The image; `nil` for none.
  open var image: UIImage? { didSet { item.image = image } }
  /// The line below the title in a sidebar; `nil` for none. Without effect: there is no sidebar.
  open var subtitle: String?
  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// A Boolean value that determines whether users can select the tab; `true` by default.
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// The preferred place of the tab; `automatic` by default.
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { tabBarController?.tabsChanged() } }
  }
  /// A value for the application's use; `nil` for none.
  open var userInfo: Any?
  /// A Boolean value that determines whether the tab is left out; `false` by default.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
  /// Stored only: whether the tab is left out until users add it, which they cannot do here; `false` by
  /// default.
  open var isHiddenByDefault = false
  /// Stored only: whether users can hide the tab, which they cannot do here; `false` by default.
  open var allowsHiding = false

  /// The group that contains the tab; `nil` for none.
  open internal(set) weak var parent: UITabGroup?
  private weak var ownController: UITabBarController?
  /// The controller that contains the tab; `nil` for none.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? ownController }
  /// The controller of the tab, once it was made; `nil` before, and for groups without one.
  open internal(set) var viewController: UIViewController?

  /// The group whose navigation controller shows the tab: the nearest one with
  /// `managingNavigationController`; `nil` for none.
  open var managingTabGroup: UITabGroup? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 }
      .first { $0.managingNavigationController != nil }
  }

  /// A Boolean value that indicates whether the bar shows the tab.
  open var hasVisiblePlacement: Bool {
    guard let items = tabBarController?.tabBar.items else { return false }
    return items.contains { $0 === item }
  }

  /// Creates a tab with a closure that makes its controller, which is called once. A tab without one, which
  /// only a group can be, shows a child.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
    (item.title, item.image) = (title, image)
  }

  /// Makes the controller of the tab, if there is a closure for it.
  func makeController() -> UIViewController? {
    if let viewController { return viewController }
    guard let made = provider?(self) else { return nil }
    made.ownTabOfBar = self
    viewController = made
    return made
  }

  /// The controller that the tab bar controller shows for the tab, if it was made.
  var displayedController: UIViewController? { viewController }

  /// Makes the controller that the tab bar controller shows for the tab.
  func makeDisplayedController(in tabs: UITabBarController) -> UIViewController {
    makeController() ?? UIViewController()
  }

  /// The selected tab in the tab: itself, if it is no group.
  var selectedLeaf: UITab { self }

  /// The tab and all in it.
  var subtree: [UITab] { [self] }

  func isInside(_ tab: UITab) -> Bool {
    sequence(first: self as UITab, next: { $0.parent }).contains { $0 === tab }
  }

  /// Makes the tab the selected child of each group that contains it, up to one.
  func selectInGroups(below top: UITab?) {
    var tab = self
    while tab !== top, let group = tab.parent {
      group.choose(tab)
      tab = group
    }
  }

  func join(_ controller: UITabBarController) { ownController = controller }

  func leave(_ controller: UITabBarController) {
    if ownController === controller { ownController = nil }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "\(type(of: self)) \(identifier): \(title)" }
  }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item in a view's coordinates, in points; null while no bar displays it.
  public func frame(in referenceView: UIView) -> CGRect {
    tabView.map { $0.convert($0.bounds, to: referenceView) } ?? .null
  }
}

extension UITab: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the tab in a view's coordinates, in points; null while no bar displays it.
  public func frame(in referenceView: UIView) -> CGRect {
    item.frame(in: referenceView)
  }
}

// Members of a protocol's extension, which subclasses may declare themselves: programs from before iOS 18 have
// properties with such names.
extension UIContentContainer where Self: UIViewController {
  /// The tab of a tab bar controller for which the controller, or an ancestor, was made, since iOS 18; `nil`
  /// for none.
  public var tab: UITab? {
    sequence(first: self as UIViewController, next: { $0.parentController }).lazy.compactMap(\.ownTabOfBar)
      .first
  }
}

extension UIContentContainer where Self: UITabBarController {
  /// The tabs, in their order, since iOS 18; none if `viewControllers` were set.
  ///
  /// The controller of a tab is made when it is selected.
  public var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// The selected tab: the innermost one, of selected groups. `nil` without tabs.
  public var selectedTab: UITab? {
    get { currentTab }
    set { if let newValue { select(newValue) } }
  }

  /// The form of the tabs; `automatic` by default. Stored only: there is a bar at the bottom in each form.
  public var mode: UITabBarController.Mode {
    get { storedMode }
    set { storedMode = newValue }
  }
}
