import Foundation
@_spi(UIKit) import UIKitCore

/// The presentation of a view controller, from `present` to the end of its dismissal.
///
/// 1. `begin` creates the container view, asks the presentation controller and animators, and runs the
///   appearance methods, including the presenting controller's if its view leaves the window.
/// 2. `end` does the same in reverse.
@MainActor
final class RunningPresentation: ModalPresentation {
  let presented: UIViewController
  /// The presenting controller, or an empty controller if it was deallocated.
  package private(set) var presenter: UIViewController {
    get { heldPresenter ?? nobody }
    set { heldPresenter = newValue }
  }
  private weak var heldPresenter: UIViewController?
  private lazy var nobody = UIViewController()
  package let controller: UIPresentationController
  private let container: PresentationContainerView
  package var containerView: UIView { container }
  package private(set) var transition: ControllerTransition?
  package private(set) var isEnding = false

  /// The position of the presenting controller's view before it left the window.
  private struct Place {
    weak var superview: UIView?
    var index: Int
  }
  private var formerPlace: Place?
  /// A Boolean value that indicates whether the presenting controller's view leaves the window for the
  /// presentation.
  private var removesPresenter = false

  init(
    _ presented: UIViewController, presenter: UIViewController, controller: UIPresentationController,
    window: UIWindow
  ) {
    self.presented = presented
    heldPresenter = presenter
    self.controller = controller
    if controller.active.shouldPresentInFullscreen {
      container = PresentationContainerView(frame: window.bounds, controller: controller)
      window.addSubview(container)
    } else {
      let below = presenter.view!
      container = PresentationContainerView(frame: below.frame, controller: controller)
      (below.superview ?? window).insertSubview(container, aboveSubview: below)
    }
  }

  // MARK: The transition

  /// Makes the transition, with the animator and interaction of the delegate or else of the style.
  ///
  /// - Parameter source: the controller that asked for the presentation; `nil` for a dismissal.
  /// - Returns: the transition, and whether it has an animator.
  private func makeTransition(
    from source: UIViewController?, animates: Bool
  ) -> (transition: ControllerTransition, isAnimated: Bool) {
    let active = controller.active
    let delegate = presented.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animates, let source {
      animator = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
      if let animator { interactor = delegate?.interactionControllerForPresentation(using: animator) }
      animator = animator ?? active.standardAnimator(isPresenting: true)
    } else if animates {
      animator = delegate?.animationController(forDismissed: presented)
      if let animator { interactor = delegate?.interactionControllerForDismissal(using: animator) }
      animator = animator ?? active.standardAnimator(isPresenting: false)
    }
    let transition = ControllerTransition(
      in: container, animator: animator, interactor: interactor, style: active.presentationStyle)
    self.transition = transition
    for one in [presented, presenter] { one.runningTransition = transition }
    return (transition, animator != nil)
  }

  // MARK: Presenting

  package func begin(source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let active = controller.active
    prepareContainer(for: active)
    let (transition, isAnimated) = makeTransition(
      from: source, animates: animated && UIView.areAnimationsEnabled)
    tellOfStyle(transition)
    active.presentationTransitionWillBegin()
    let view = active.presentedView ?? presented.view!
    let final = place(view, for: transition, active)
    presented.isBeingPresentedNow = true
    if removesPresenter { presenter.beginAppearance(false, animated: transition.isAnimated) }
    presented.beginAppearance(true, animated: transition.isAnimated)
    view.frame = final
    // Only the presentation places it, as a window does its root view.
    view.translatesAutoresizingMaskIntoConstraints = true
    transition.onCompletion = { [self] completed in
      // Programs may drop their references to the presentation here.
      if completed { finishPresenting() } else { cancelPresenting() }
      active.presentationTransitionDidEnd(completed)
      transition.coordinator.runCompletions()
      self.transition = nil
      if !completed { detach() }
      completion?()
    }
    if isAnimated {
      transition.start()
      if !transition.isOver { presented.callViewIsAppearing() }
      UIView.performWithoutAnimation { container.layoutIfNeeded() }
    } else {
      container.addSubview(view)
      presented.callViewIsAppearing()
      container.layoutIfNeeded()
      transition.start()
    }
  }

  /// Gives the presentation controllers the container, which has its safe area from then on.
  private func prepareContainer(for active: UIPresentationController) {
    controller.containerView = container
    active.containerView = container
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    container.hasBegun = true
    removesPresenter = active.shouldRemovePresentersView
  }

  /// Tells the adaptive delegate which style is shown, if another one than was asked for.
  private func tellOfStyle(_ transition: ControllerTransition) {
    controller.delegate?.presentationController(
      controller,
      willPresentWithAdaptiveStyle: controller.adapted == nil ? .none : controller.active.presentationStyle,
      transitionCoordinator: transition.coordinator)
  }

  /// Gives the transition the views and frames of both controllers, and takes the presenting one's view into the container
  /// if that is to leave the window.
  ///
  /// - Returns: the frame that the presented controller's view comes to.
  private func place(
    _ view: UIView, for transition: ControllerTransition, _ active: UIPresentationController
  ) -> CGRect {
    let final = active.frameOfPresentedViewInContainerView
    transition.from = presenter
    transition.to = presented
    transition.toView = view
    transition.setFrames(of: presented, initial: .zero, final: final)
    let presenterFrame = presenter.view.convert(presenter.view.bounds, to: container)
    transition.setFrames(
      of: presenter, initial: presenterFrame, final: removesPresenter ? .zero : presenterFrame)
    guard removesPresenter, let below = presenter.viewIfLoaded, let superview = below.superview else {
      return final
    }
    formerPlace = Place(superview: superview, index: superview.subviews.firstIndex { $0 === below } ?? 0)
    below.withoutAppearanceCallbacks {
      container.insertSubview(below, at: 0)
      below.frame = presenterFrame
    }
    transition.fromView = below
    return final
  }

  private func finishPresenting() {
    if removesPresenter, let below = presenter.viewIfLoaded {
      below.withoutAppearanceCallbacks { below.removeFromSuperview() }
    }
    presented.callViewIsAppearing()
    presented.finishAppearance()
    if removesPresenter { presenter.finishAppearance() }
    presented.isBeingPresentedNow = false
    UIViewController.barsMayHaveChanged(presented)
  }

  private func cancelPresenting() {
    restorePresenter()
    presented.beginAppearance(false, animated: true)
    if removesPresenter { presenter.beginAppearance(true, animated: true) }
    removePresentedView()
    if removesPresenter { presenter.finishAppearance() }
    presented.finishAppearance()
    presented.isBeingPresentedNow = false
  }

  // MARK: Dismissing

  package func end(animated: Bool, completion: (() -> Void)?) {
    transition?.finishImmediately()
    isEnding = true
    let active = controller.active
    let (transition, isAnimated) = makeTransition(
      from: nil, animates: animated && UIView.areAnimationsEnabled && container.window != nil)
    let view = active.presentedView ?? presented.view!
    let bringsBack = removesPresenter && formerPlace != nil
    placeBack(view, for: transition, active, bringsBack: bringsBack)
    presented.isBeingDismissedNow = true
    presented.beginAppearance(false, animated: transition.isAnimated)
    if bringsBack { presenter.beginAppearance(true, animated: transition.isAnimated) }
    active.dismissalTransitionWillBegin()
    transition.onCompletion = { [self] completed in
      if completed {
        finishDismissing(bringsBack: bringsBack)
      } else {
        cancelDismissing(view, active, bringsBack: bringsBack)
      }
      presented.isBeingDismissedNow = false
      active.dismissalTransitionDidEnd(completed)
      if completed {
        active.containerView = nil
        controller.containerView = nil
        controller.presentationIsOver()
      }
      transition.coordinator.runCompletions()
      self.transition = nil
      if completed { UIViewController.barsMayHaveChanged(presenter) }
      if completed { completion?() }
    }
    if isAnimated {
      transition.start()
      if bringsBack, !transition.isOver { presenter.callViewIsAppearing() }
      UIView.performWithoutAnimation { container.layoutIfNeeded() }
    } else {
      if bringsBack, let below = presenter.viewIfLoaded {
        below.withoutAppearanceCallbacks { container.insertSubview(below, at: 0) }
        presenter.callViewIsAppearing()
        below.layoutIfNeeded()
      }
      transition.start()
    }
  }

  /// Gives the transition the views and frames of both controllers for the way back.
  private func placeBack(
    _ view: UIView, for transition: ControllerTransition, _ active: UIPresentationController,
    bringsBack: Bool
  ) {
    transition.from = presented
    transition.to = presenter
    transition.fromView = view
    transition.setFrames(
      of: presented, initial: view.superview === container ? view.frame : container.bounds, final: .zero)
    if bringsBack, let below = presenter.view {
      let superview = active.shouldPresentInFullscreen ? formerPlace?.superview : nil
      let frame = superview.map { container.convert($0.bounds, from: $0) } ?? container.bounds
      below.frame = frame
      transition.toView = below
      transition.setFrames(of: presenter, initial: frame, final: frame)
    } else if let below = presenter.viewIfLoaded {
      let frame = below.convert(below.bounds, to: container)
      transition.setFrames(of: presenter, initial: frame, final: frame)
    }
  }

  private func finishDismissing(bringsBack: Bool) {
    if bringsBack {
      restorePresenter()
      presenter.callViewIsAppearing()
    }
    removePresentedView()
    detach()
    if bringsBack { presenter.finishAppearance() }
    presented.finishAppearance()
  }

  private func cancelDismissing(_ view: UIView, _ active: UIPresentationController, bringsBack: Bool) {
    if bringsBack, let below = presenter.viewIfLoaded {
      presenter.beginAppearance(false, animated: true)
      below.withoutAppearanceCallbacks { below.removeFromSuperview() }
      presenter.finishAppearance()
    }
    view.frame = active.frameOfPresentedViewInContainerView
    presented.beginAppearance(true, animated: true)
    presented.finishAppearance()
    isEnding = false
  }

  /// Removes a presentation below one that is being dismissed, without animation.
  package func removeImmediately() {
    transition?.finishImmediately()
    controller.active.dismissalTransitionWillBegin()
    presented.isBeingDismissedNow = true
    presented.beginAppearance(false)
    removePresentedView()
    detach()
    presented.finishAppearance()
    presented.isBeingDismissedNow = false
    controller.active.dismissalTransitionDidEnd(true)
    controller.active.containerView = nil
    controller.containerView = nil
    controller.presentationIsOver()
  }

  /// Takes over the presenting controller of a presentation below this one, which is visible after the
  /// dismissal.
  package func replace(_ below: any ModalPresentation) {
    guard let below = below as? RunningPresentation else { return }
    transition?.finishImmediately()
    presenter = below.presenter
    removesPresenter = below.removesPresenter
    formerPlace = below.formerPlace
    controller.presentingViewController = presenter
  }

  private func removePresentedView() {
    let view = controller.active.presentedView ?? presented.viewIfLoaded
    view?.withoutAppearanceCallbacks {
      view?.removeFromSuperview()
      presented.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func restorePresenter() {
    guard let place = formerPlace, let below = presenter.viewIfLoaded, let superview = place.superview else {
      return
    }
    formerPlace = nil
    below.withoutAppearanceCallbacks {
      superview.insertSubview(below, at: min(place.index, superview.subviews.count))
      below.frame = controller.active.shouldPresentInFullscreen ? superview.bounds : container.frame
    }
  }

  private func detach() {
    container.removeFromSuperview()
    container.controller = nil
    presented.presentationEnded()
    presenter.clearPresented(presented)
  }
}
