/// The module of containers, as this module uses it: `ContainersPart` of `UIKitContainers`, found by its name.
@MainActor
package protocol ContainersSupport {
  init()
  /// Creates the presentation of a view controller.
  func makePresentation(
    of presented: UIViewController, presenter: UIViewController, controller: UIPresentationController,
    window: UIWindow
  ) -> any ModalPresentation
  /// Creates the views of a sheet, which do not retain its presentation controller.
  func makeContents(of sheet: UISheetPresentationController) -> any PresentedSheet
  /// Creates the views of a popover, which do not retain its presentation controller.
  func makeContents(of popover: UIPopoverPresentationController) -> any PresentedPopover
  /// Creates the animator of presentations of a style.
  func makeAnimator(
    _ style: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning
  /// Creates the animator of navigation stacks.
  func makeAnimator(isPush: Bool) -> any UIViewControllerAnimatedTransitioning
  /// Creates the place of a navigation controller's search in its toolbar, which does not retain the controller.
  func makeSearchDock(of navigation: UINavigationController) -> any NavigationSearchDock
  /// Creates the gestures of a navigation controller, which do not retain it.
  func makeGestures(of navigation: UINavigationController) -> any NavigationGestures
}

/// The place of a navigation controller's search in its toolbar.
@MainActor
package protocol NavigationSearchDock: AnyObject {
  /// A Boolean value that indicates whether the toolbar is displayed for the search.
  var isDocked: Bool { get }
  /// The items of the toolbar.
  var items: [UIBarButtonItem] { get }
  /// Decides about the search of the top controller.
  func update()
  /// Returns the lowest position of a toolbar with glass of a height in points, so that a search is above the keyboard.
  func limit(forGlassOf height: CGFloat) -> CGFloat
}

extension CoreParts {
  /// The module of containers.
  package static let containers: any ContainersSupport = {
    guard let type = type("ContainersPart") as? any ContainersSupport.Type else {
      fatalError("Presentations need the module UIKit; the program imports parts of it only")
    }
    return type.init()
  }()
}
