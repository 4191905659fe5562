import Foundation

extension UITabBarController {
  /// The sidebar of a tab bar controller, since iOS 18. It keeps its values; there is a bar at the bottom
  /// instead.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// The arrangement of a sidebar and the content. Raw values are UIKit's.
    public enum Layout: Int, Sendable {
      /// Determined by the system.
      case automatic = 0
      /// The sidebar lies over the content.
      case overlap = 1
      /// The sidebar is beside the content.
      case tile = 2
    }

    /// A place to which a sidebar scrolls, in iOS 26.
    public enum ScrollTarget {
      /// The header.
      case header
      /// The footer.
      case footer
      /// The row of a tab.
      case tab(UITab)
    }

    /// The object by which a delegate animates changes along with those of a sidebar.
    @preconcurrency @MainActor
    public final class Animating {
      private var animations: [() -> Void] = []
      private var completions: [() -> Void] = []

      /// Adds changes that are animated along.
      public func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
      /// Adds a closure called at the end.
      public func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

      fileprivate func run() {
        for change in animations { change() }
        for completion in completions { completion() }
      }
    }

    private unowned let tabs: UITabBarController

    init(_ tabs: UITabBarController) { self.tabs = tabs }

    /// The delegate; a weak reference.
    open weak var delegate: (any UITabBarControllerSidebarDelegate)?

    /// A Boolean value that determines whether the sidebar is hidden. There is none here; the delegate is told
    /// of changes.
    open var isHidden = true {
      didSet {
        guard isHidden != oldValue else { return }
        let animator = Animating()
        delegate?.tabBarController(tabs, sidebarVisibilityWillChange: self, animator: animator)
        animator.run()
      }
    }
    /// Stored only: the arrangement of the sidebar, of which there is none.
    open var preferredLayout = Layout.automatic
    /// Stored only: the elements of the sidebar's menu, of which there is none.
    open var navigationOverflowItems: UIDeferredMenuElement?
    /// Stored only: the header of the sidebar, of which there is none.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// Stored only: the footer of the sidebar, of which there is none.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// Stored only: the view at the bottom of the sidebar, of which there is none.
    open var bottomBarView: UIView?

    /// Without effect: there is no sidebar.
    open func scroll(to target: ScrollTarget, animated: Bool) {}
    /// Without effect: there is no sidebar.
    open func reconfigureItem(for tab: UITab) {}
  }
}

// A member of a protocol's extension, which subclasses may declare themselves.
extension UIContentContainer where Self: UITabBarController {
  /// The sidebar, since iOS 18.
  @MainActor public var sidebar: UITabBarController.Sidebar {
    if let held: UITabBarController.Sidebar = AttachedValues.value("sidebar", of: self) { return held }
    let made = UITabBarController.Sidebar(self)
    AttachedValues.set(made, "sidebar", of: self)
    return made
  }
}

/// The name of `UITabBarController.Sidebar.Animating` in signatures.
public typealias UITabBarControllerSidebarAnimating = UITabBarController.Sidebar.Animating

/// The methods by which a delegate follows a sidebar and determines its rows, since iOS 18. There is no
/// sidebar here: only changes of `isHidden` are told.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarDelegate: AnyObject {
  /// Tells the delegate that the sidebar is about to appear or disappear.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: UITabBarController.Sidebar.Animating)
  /// Asks the delegate for the row of a tab. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem
  /// Asks the delegate to update a row. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    updateItem item: UITabSidebarItem)
  /// Tells the delegate that a tab appears in the sidebar. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab)
  /// Tells the delegate that a tab has disappeared from the sidebar. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab)
  /// Asks the delegate for the actions of a swipe from the leading side. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration?
  /// Asks the delegate for the actions of a swipe from the trailing side. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration?
  /// Asks the delegate for the menu of a tab. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration?
  /// Asks the delegate for the items of a drag. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForBeginning dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem]
  /// Asks the delegate for items to add to a drag. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForAddingTo dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem]
  /// Asks the delegate what becomes of items dropped on an action. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    sidebarAction: UIAction, group: UITabGroup,
    operationForAcceptingItemsFrom dropSession: any UIDropSession
  ) -> UIDropOperation
  /// Tells the delegate to take items dropped on an action. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    sidebarAction: UIAction, group: UITabGroup, acceptItemsFrom dropSession: any UIDropSession)
}

/// A row of a sidebar, since iOS 18. There is no sidebar here.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
  /// The content of a row.
  public enum Content {
    /// A tab.
    case tab(UITab)
    /// An action of a group.
    case action(UIAction)
  }

  /// The content for which a row is asked for.
  @preconcurrency @MainActor
  public final class Request: NSObject {
    /// The content.
    public let content: Content
    /// The tab; `nil` for an action.
    public var tab: UITab? { if case .tab(let tab) = content { tab } else { nil } }
    /// The action; `nil` for a tab.
    public var action: UIAction? { if case .action(let action) = content { action } else { nil } }

    package init(_ content: Content) { self.content = content }
  }

  /// The content of the row.
  public let content: Content
  /// The tab; `nil` for an action.
  open var tab: UITab? { if case .tab(let tab) = content { tab } else { nil } }
  /// The action; `nil` for a tab.
  open var action: UIAction? { if case .action(let action) = content { action } else { nil } }
  /// The state of the row.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: tab?.tabBarController?.traitCollection ?? .current)
  }
  /// Stored only: the content configuration of the row, which is not displayed.
  open var contentConfiguration: any UIContentConfiguration
  /// Stored only: the background of the row, which is not displayed.
  open var backgroundConfiguration = UIBackgroundConfiguration.listSidebarCell()
  /// Stored only: the accessories of the row, which is not displayed.
  open var accessories: [UICellAccessory] = []

  /// Creates the row of a request.
  public required init(request: Request) {
    content = request.content
    contentConfiguration = UIListContentConfiguration.sidebarCell()
    super.init()
    contentConfiguration = defaultContentConfiguration()
  }

  /// Returns the configuration of the content's title and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var made = UIListContentConfiguration.sidebarCell()
    switch content {
    case .tab(let tab):
      (made.text, made.secondaryText, made.image) = (tab.title, tab.subtitle, tab.image)
    case .action(let action): (made.text, made.image) = (action.title, action.image)
    }
    return made
  }

  /// Returns the background of rows of sidebars.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }
}

extension UITabBarControllerDelegate {
  /// Returns `cancel`: nothing is dropped on tabs here.
  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab,
    operationForAcceptingItemsFrom dropSession: any UIDropSession
  ) -> UIDropOperation { .cancel }
  /// Does nothing: nothing is dropped on tabs here.
  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession
  ) {}
}
