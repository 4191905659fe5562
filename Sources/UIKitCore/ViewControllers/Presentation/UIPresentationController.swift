import Foundation

/// An object that presents a view controller: it determines the frame of the presented view and may add views
/// around it.
///
/// The views are in `containerView`, which covers the window, or the view of the presenting controller for
/// presentations in the current context. Calls are in this order: `presentationTransitionWillBegin()`, the
/// transition, `presentationTransitionDidEnd(_:)`; the dismissal likewise.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  _UIPresentationControllerDelegating
{
  /// The presented view controller, which retains the presentation controller during the presentation.
  open package(set) var presentedViewController: UIViewController {
    get { replacement ?? held.controller ?? UIViewController() }
    set { replacement = newValue === held.controller ? nil : newValue }
  }
  private struct Held { weak var controller: UIViewController? }
  private var held: Held
  /// The controller that an adaptive delegate substitutes for the presented one.
  var replacement: UIViewController?
  /// The presenting view controller.
  open package(set) var presentingViewController: UIViewController {
    get { presenting ?? presentedViewController }
    set { presenting = newValue }
  }
  private weak var presenting: UIViewController?

  /// The delegate, whichever type a subclass declares for it.
  package weak var heldDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in which the presentation takes place; `nil` before and after it.
  open package(set) var containerView: UIView?

  /// The presentation controller that presents in place of this one in adapted traits.
  package var adapted: UIPresentationController?
  package var active: UIPresentationController { adapted ?? self }

  /// Traits that replace inherited ones in the presented controller.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.propagateTraits() }
  }

  /// Creates a presentation controller; `presentingViewController` is `nil` if it is not known yet.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    held = Held(controller: presentedViewController)
    presenting = presentingViewController
    super.init()
  }

  /// The style of the presentation: the presented controller's, with `automatic` resolved.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    return style == .automatic ? presentedViewController.automaticPresentationStyle : style
  }

  // MARK: Adapting

  /// The style for the current traits; `none` keeps the presentation's own style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style for the given traits, as determined by the delegate; `none` keeps the presentation's
  /// own style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? standardAdaptiveStyle(for: traitCollection)
  }

  @_spi(UIKit) open func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }

  /// Returns a controller that presents in an adaptive style in place of the standard one; `nil` for the standard one.
  @_spi(UIKit) open func makeAdaptedController(for style: UIModalPresentationStyle)
    -> UIPresentationController?
  { nil }

  // MARK: Methods to override

  /// A Boolean value that indicates whether the presentation covers the window; otherwise it covers the
  /// presenting controller's view. `true` by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the presenting controller's view is removed from the window at
  /// the end of the transition; `false` by default.
  open var shouldRemovePresentersView: Bool { false }
  /// The view that transitions animate; the presented controller's by default.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view at the end of the transition, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the subviews of the container view are laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the subviews of the container view were laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation. Override it to add views to the container. The default implementation
  /// does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation has completed or was cancelled. The default implementation does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal. The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal has completed or was cancelled. The default implementation does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The view whose tints are dimmed.
  private weak var viewWithDimmedTints: UIView?

  /// Dims the tints of the presenting controller's view, as alerts, action sheets and popovers do, or no longer.
  package final func dimTints(_ isDimmed: Bool) {
    let view = isDimmed ? presentingViewController.viewIfLoaded : nil
    guard view !== viewWithDimmedTints else { return }
    viewWithDimmedTints?.dimTints(false)
    view?.dimTints(true)
    viewWithDimmedTints = view
  }

  /// Returns the animator that is used if the presented controller's transitioning delegate provides none.
  @_spi(UIKit) open func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    CoreParts.containers.makeAnimator(
      presentedViewController.modalTransitionStyle, isPresenting: isPresenting)
  }

  /// Returns whether a touch outside the presented view is passed on to the views below.
  @_spi(UIKit) open func passesTouch(_ point: CGPoint) -> Bool { false }

  // MARK: Dismissal by the user

  /// Dismisses the controller on behalf of a user's gesture, if the controller and the delegate permit it.
  ///
  /// - Returns: Whether it is dismissed.
  @discardableResult
  package func dismissByUser() -> Bool {
    guard mayBeDismissedByUser() else { return false }
    outward.delegate?.presentationControllerWillDismiss(outward)
    finishDismissalByUser()
    return true
  }

  package func mayBeDismissedByUser() -> Bool {
    let mayEnd =
      !presentedViewController.isModalInPresentationDeep
      && outward.delegate?.presentationControllerShouldDismiss(outward) != false
    if !mayEnd { outward.delegate?.presentationControllerDidAttemptToDismiss(outward) }
    return mayEnd
  }

  package func finishDismissalByUser() {
    let outward = outward
    presentedViewController.presentingViewController?.dismiss(animated: true) { [weak outward] in
      guard let outward else { return }
      outward.delegate?.presentationControllerDidDismiss(outward)
    }
  }

  /// The presentation controller that this one stands in for, and that is passed to delegates.
  weak var original: UIPresentationController?
  package var outward: UIPresentationController { original ?? self }

  // MARK: Traits and sizes

  /// The traits of the container view; those of the presented controller before the presentation.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Called after the traits changed, with the former traits. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The preferred content size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Invalidates the layout of the container after the preferred content size changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  /// Does nothing. Never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented controller for the container's size; the whole size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the container changes. Overrides call `super`, which forwards to the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }

  /// Called before the traits change. Overrides call `super`, which forwards to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the controller, or the child that decides for it, refuses
  /// dismissal by gestures.
  fileprivate var isModalInPresentationDeep: Bool {
    if isModalInPresentation { return true }
    return childForPresentation?.isModalInPresentationDeep ?? false
  }
}

/// A presentation controller that covers the window or the presenting controller's view, removing the latter
/// for the styles that replace it.
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
    return CoreParts.containers.makeAnimator(
      presentingViewController.modalTransitionStyle, isPresenting: isPresenting)
  }
  override var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }
  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.runningTransition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// A class with a `delegate` that subclasses redeclare with a narrower type.
@preconcurrency @MainActor
public protocol _UIPresentationControllerDelegating: AnyObject {}

extension _UIPresentationControllerDelegating {
  /// The delegate, which adapts the presentation and controls its dismissal by the user.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { (self as? UIPresentationController)?.heldDelegate }
    set { (self as? UIPresentationController)?.heldDelegate = newValue }
  }
}
