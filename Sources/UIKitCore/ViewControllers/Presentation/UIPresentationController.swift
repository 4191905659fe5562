import Foundation

/// Shows a presented controller: says where its view lies, and adds views of its own around it.
///
/// The views are in `containerView`, which covers the window, or the view of the presenting controller for presentations in
/// the current context. The order of calls: `presentationTransitionWillBegin()`, the transition,
/// `presentationTransitionDidEnd(_:)`; and the same of the dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The controller that is shown. The controller holds the presentation controller while it is presented.
  open internal(set) var presentedViewController: UIViewController {
    get { replacement ?? held.controller ?? UIViewController() }
    set { replacement = newValue === held.controller ? nil : newValue }
  }
  private struct Held { weak var controller: UIViewController? }
  private var held: Held
  /// What an adaptive delegate shows in place of the controller.
  var replacement: UIViewController?
  /// The controller over which it is shown.
  open internal(set) var presentingViewController: UIViewController {
    get { presenting ?? presentedViewController }
    set { presenting = newValue }
  }
  private weak var presenting: UIViewController?

  /// What decides how the presentation adapts, and whether the user may end it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { delegateChanged() }
  }
  func delegateChanged() {}

  /// The view in which the presentation takes place; nil before and after it.
  open internal(set) var containerView: UIView?

  /// What presents in place of this controller where the traits ask for another style.
  var adapted: UIPresentationController?
  package var active: UIPresentationController { adapted ?? self }

  /// Traits for the presented controller in place of the inherited ones.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.propagateTraits() }
  }

  /// A presentation of a controller over another one; nil where that is not known yet.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    held = Held(controller: presentedViewController)
    presenting = presentingViewController
    super.init()
  }

  /// The style of the presentation: the presented controller's, never `automatic`.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    return style == .automatic ? presentedViewController.automaticPresentationStyle : style
  }

  // MARK: Adapting

  /// The style for a compact width; `none` for the presentation's own.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style for traits, which the delegate decides; `none` for the presentation's own.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? standardAdaptiveStyle(for: traitCollection)
  }

  @_spi(UIKit) open func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }

  // MARK: Overridden by custom presentations

  /// Whether the presentation covers the window, not only the presenting controller's view.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view leaves the window when the presentation is done.
  open var shouldRemovePresentersView: Bool { false }
  /// The view that transitions move: by default the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view lies at the end of the transition, in points of the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container's views are laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container's views were laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the controller is shown: the place to add views to the container. Does nothing by itself.
  open func presentationTransitionWillBegin() {}
  /// Called when the controller is shown, or the presentation was cancelled. Does nothing by itself.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller goes. Does nothing by itself.
  open func dismissalTransitionWillBegin() {}
  /// Called when the controller has gone, or the dismissal was cancelled. Does nothing by itself.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// What animates where the presented controller's delegate brings nothing.
  @_spi(UIKit) open func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    StandardModalAnimator(presentedViewController.modalTransitionStyle, isPresenting: isPresenting)
  }

  /// Whether a touch beside the presented view goes to what lies below.
  func letsThrough(_ point: CGPoint) -> Bool { false }

  // MARK: Dismissal by the user

  /// Dismisses the controller as a gesture asks, if it and the delegate let it be dismissed.
  ///
  /// - Returns: whether it is dismissed.
  @discardableResult
  func dismissByUser() -> Bool {
    guard mayBeDismissedByUser() else { return false }
    outward.delegate?.presentationControllerWillDismiss(outward)
    finishDismissalByUser()
    return true
  }

  func mayBeDismissedByUser() -> Bool {
    let mayEnd =
      !presentedViewController.isModalInPresentationDeep
      && outward.delegate?.presentationControllerShouldDismiss(outward) != false
    if !mayEnd { outward.delegate?.presentationControllerDidAttemptToDismiss(outward) }
    return mayEnd
  }

  func finishDismissalByUser() {
    let outward = outward
    presentedViewController.presentingViewController?.dismiss(animated: true) { [weak outward] in
      guard let outward else { return }
      outward.delegate?.presentationControllerDidDismiss(outward)
    }
  }

  /// The controller that this one stands in for, which delegates know.
  weak var original: UIPresentationController?
  var outward: UIPresentationController { original ?? self }

  // MARK: Traits and sizes

  /// The container's traits; before the presentation the presented controller's.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Called after the traits changed, with the former ones. Does nothing by itself.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The size that the presented controller asks for, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Has the container laid out anew: the presented controller asks for another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  /// Does nothing by itself. It is not called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that a container gives the presented controller; all of its own by itself.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container's size changes. Call `super`, which tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }

  /// Called before the traits change. Call `super`, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
}

extension UIViewController {
  /// Whether the controller or one that it shows does not let itself be dismissed by gestures.
  fileprivate var isModalInPresentationDeep: Bool {
    if isModalInPresentation { return true }
    return childForPresentationDecisions?.isModalInPresentationDeep ?? false
  }

  private var childForPresentationDecisions: UIViewController? {
    (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
  }
}

/// Covers the window, or the view of the presenting controller: with the presenting controller's view removed for the
/// styles that hide it.
final class CoveringPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentationStyle: UIModalPresentationStyle { style }
  override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    guard !shouldPresentInFullscreen, presentingViewController.providesPresentationContextTransitionStyle
    else {
      return super.standardAnimator(isPresenting: isPresenting)
    }
    return StandardModalAnimator(presentingViewController.modalTransitionStyle, isPresenting: isPresenting)
  }
  override var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }
  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.runningTransition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
