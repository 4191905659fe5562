/// The part of containers that `UIKitCore` uses. `UIKitCore` finds this class by its name.
package final class ContainersPart: ContainersSupport {
  package init() {}

  package func makePresentation(
    of presented: UIViewController, presenter: UIViewController, controller: UIPresentationController,
    window: UIWindow
  ) -> any ModalPresentation {
    RunningPresentation(presented, presenter: presenter, controller: controller, window: window)
  }

  package func makeContents(of sheet: UISheetPresentationController) -> any PresentedSheet {
    SheetContents(sheet)
  }

  package func makeContents(of popover: UIPopoverPresentationController) -> any PresentedPopover {
    PopoverContents(popover)
  }

  package func makeAnimator(
    _ style: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    StandardModalAnimator(style, isPresenting: isPresenting)
  }

  package func makeAnimator(isPush: Bool) -> any UIViewControllerAnimatedTransitioning {
    NavigationAnimator(isPush: isPush)
  }

  package func makeSearchDock(of navigation: UINavigationController) -> any NavigationSearchDock {
    SearchDock(navigation)
  }

  package func makeGestures(of navigation: UINavigationController) -> any NavigationGestures {
    StackGestures(navigation)
  }
}
