import ClassMetadata
import Foundation

/// The methods by which a delegate controls the tabs of a tab bar controller and provides transitions.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Asks the delegate whether a touched tab may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells the delegate that the user touched a tab that may be selected, including the selected one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Asks the delegate for the supported orientations of the interface.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Asks the delegate for the preferred initial orientation. Never called here.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// Tells the delegate that the user is about to rearrange tabs. Never called: there is no such sheet.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// Tells the delegate that the user is about to finish rearranging tabs. Never called: there is no such sheet.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// Tells the delegate that the user has rearranged tabs. Never called: there is no such sheet.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// Asks the delegate for the animator of a change of tabs; `nil` for no animation.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asks the delegate whether a touched tab may be selected, since iOS 18. Without an implementation the
  /// delegate is asked for the tab's controller.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Tells the delegate that the user selected a tab, since iOS 18. Without an implementation the delegate is
  /// told of the tab's controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Tells the delegate that users begin to edit the tabs. Never called here.
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  /// Tells the delegate that users have edited the tabs. Never called here.
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  /// Tells the delegate that users have hidden or shown tabs. Never called here.
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  /// Tells the delegate that users have reordered the tabs of a group. Never called here.
  func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  /// Asks the delegate for the stack of a group's navigation controller; the proposed one by default.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  /// Asks the delegate for the interaction controller of such a transition; `nil` for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// Optional methods of delegates of tab bar controllers that are replaced by others where they are not
/// implemented.
extension OptionalMethod {
  /// `tabBarController(_:shouldSelectTab:)`.
  static let shouldSelectTab = OptionalMethod()
  /// `tabBarController(_:didSelectTab:previousTab:)`.
  static let didSelectTab = OptionalMethod()
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    MessageForwarders.send(self, "tabBarController:didSelect:", [tabBarController, viewController]) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, didSelect: viewController)
    }
  }
  /// Returns all orientations on an iPad, all but upside down on a phone.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    MessageForwarders.result(
      self, or: tabBarController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }
  }
  /// Returns `portrait`.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    MessageForwarders.result(self, or: .portrait) { (next: any UITabBarControllerDelegate) in
      next.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    }
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    MessageForwarders.send(
      self, "tabBarController:willBeginCustomizing:", [tabBarController, viewControllers]
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    MessageForwarders.send(
      self, "tabBarController:willEndCustomizing:changed:", [tabBarController, viewControllers, changed]
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    MessageForwarders.send(
      self, "tabBarController:didEndCustomizing:changed:", [tabBarController, viewControllers, changed]
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }
  /// Returns no animator.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MessageForwarders.result(self, or: nil) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
  }
  /// Returns `true`.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    if let value = MessageForwarders.result(
      self,
      { (next: any UITabBarControllerDelegate) in
        next.tabBarController(tabBarController, shouldSelectTab: tab)
      })
    {
      return value
    }
    OptionalMethod.shouldSelectTab.reportDefault(of: self)
    return true
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    let isPassedOn = MessageForwarders.send(
      self, "tabBarController:didSelectTab:previousTab:", [tabBarController, selectedTab, previousTab]
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
    if isPassedOn { return }
    OptionalMethod.didSelectTab.reportDefault(of: self)
  }
  /// Does nothing.
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    MessageForwarders.send(self, "tabBarControllerWillBeginEditing:", [tabBarController]) {
      (next: any UITabBarControllerDelegate) in next.tabBarControllerWillBeginEditing(tabBarController)
    }
  }
  /// Does nothing.
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
    MessageForwarders.send(self, "tabBarControllerDidEndEditing:", [tabBarController]) {
      (next: any UITabBarControllerDelegate) in next.tabBarControllerDidEndEditing(tabBarController)
    }
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) {
    MessageForwarders.send(self, "tabBarController:visibilityDidChangeFor:", [tabBarController, tabs]) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, visibilityDidChangeFor: tabs)
    }
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {
    MessageForwarders.send(self, "tabBarController:displayOrderDidChangeFor:", [tabBarController, group]) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, displayOrderDidChangeFor: group)
    }
  }
  /// Returns the proposed controllers.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    MessageForwarders.result(self, or: proposedViewControllers) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(
        tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposedViewControllers
      )
    }
  }
  /// Returns no interaction controller.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    MessageForwarders.result(self, or: nil) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
  }
}
