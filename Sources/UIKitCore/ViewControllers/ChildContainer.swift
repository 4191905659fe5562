/// The one child whose view a container displays, and its replacement: common code of navigation and tab bar
/// controllers.
@MainActor
final class ChildContainer {
  private unowned let container: UIViewController
  private(set) weak var controller: UIViewController?
  /// The running transition from one child to another.
  private(set) var transition: ControllerTransition?

  init(of container: UIViewController) {
    self.container = container
  }

  /// The parameters of a change from one child to another.
  struct Change {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// A Boolean value that indicates whether the next child's appearance methods are called before the
    /// former child's; otherwise the order is that of navigation stacks.
    var notifiesNextChildFirst = false
    /// Called once both children have been told that they will appear and disappear.
    var begun: (() -> Void)?
    /// Changes that are animated along with the transition.
    var alongside: (() -> Void)?
  }

  /// Makes controllers the container's children in place of the former ones, which are removed unless they
  /// are among them.
  func replace(_ former: [UIViewController], by controllers: [UIViewController]) {
    for child in former where !controllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      if child === controller { show(nil) {} }
      child.removeFromParent()
    }
    for child in controllers where child.parent !== container {
      container.addChild(child)
      child.didMove(toParent: container)
    }
  }

  /// Displays another child behind the container's bars, or none. The container's view has to be loaded.
  ///
  /// - Parameters:
  ///   - layOut: A closure that sets the frame of the child's view.
  ///   - done: A closure called at the end; its argument is `false` if the change was cancelled.
  func show(
    _ child: UIViewController?, change: Change = Change(), layOut: @escaping () -> Void,
    done: @escaping (Bool) -> Void = { _ in }
  ) {
    transition?.finishImmediately()
    guard child !== controller else { return done(true) }
    let former = controller
    guard let view = container.view else { return }
    controller = child
    if let content = child?.view {
      content.autoresizingMask = []
      content.translatesAutoresizingMaskIntoConstraints = true
    }
    let isVisible = container.appearance == .here && view.window != nil
    let isAnimated =
      change.animator != nil && isVisible && UIView.areAnimationsEnabled && child != nil && former != nil
    notifyBeginning(
      former, child, isVisible: isVisible, isAnimated: isAnimated, nextFirst: change.notifiesNextChildFirst)
    change.begun?()
    if isAnimated, let child, let former, let animator = change.animator {
      animate(from: former, to: child, animator, change, layOut: layOut, done: done)
      return
    }
    if let formerView = former?.viewIfLoaded {
      formerView.withoutAppearanceCallbacks { formerView.removeFromSuperview() }
      former?.barInsets = .zero
    }
    if let content = child?.view {
      content.frame = view.bounds
      content.withoutAppearanceCallbacks { view.insertSubview(content, at: 0) }
    }
    layOut()
    change.alongside?()
    if container.appearance == .here || container.didCallViewIsAppearing { child?.callViewIsAppearing() }
    if isVisible { child?.viewIfLoaded?.layoutIfNeeded() }
    former?.finishAppearance()
    if container.appearance != .appearing { child?.finishAppearance() }
    view.setNeedsLayout()
    done(true)
  }

  private func notifyBeginning(
    _ former: UIViewController?, _ child: UIViewController?, isVisible: Bool, isAnimated: Bool,
    nextFirst: Bool
  ) {
    let appears = container.appearance == .here || container.appearance == .appearing
    let animated = isVisible ? isAnimated : container.appearanceIsAnimated
    if nextFirst, appears { child?.beginAppearance(true, animated: animated) }
    former?.beginAppearance(false, animated: animated)
    if !nextFirst, appears { child?.beginAppearance(true, animated: animated) }
  }

  private func animate(
    from former: UIViewController, to child: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ change: Change, layOut: @escaping () -> Void, done: @escaping (Bool) -> Void
  ) {
    guard let view = container.view, let formerView = former.view, let content = child.view else { return }
    let box = UIView(frame: view.bounds)
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(box, at: 0)
    let initial = formerView.frame
    formerView.withoutAppearanceCallbacks { box.addSubview(formerView) }
    let formerInsets = former.barInsets
    layOut()
    let final = content.frame
    let running = ControllerTransition(in: box, animator: animator, interactor: change.interactor)
    running.timedView = view
    running.from = former
    running.to = child
    running.fromView = formerView
    running.toView = content
    running.setFrames(of: former, initial: initial, final: .zero)
    running.setFrames(of: child, initial: .zero, final: final)
    transition = running
    container.runningTransition = running
    running.onCompletion = { [weak self] completed in
      guard let self else { return }
      transition = nil
      if container.runningTransition === running { container.runningTransition = nil }
      if completed {
        formerView.withoutAppearanceCallbacks { formerView.removeFromSuperview() }
        former.barInsets = .zero
        content.withoutAppearanceCallbacks { view.insertSubview(content, at: 0) }
        child.callViewIsAppearing()
        layOut()
        former.finishAppearance()
        child.finishAppearance()
      } else {
        controller = former
        // The one that was to appear has left before the former one comes back, in logs of two authors.
        child.beginAppearance(false, animated: true)
        content.withoutAppearanceCallbacks { content.removeFromSuperview() }
        child.barInsets = .zero
        formerView.withoutAppearanceCallbacks { view.insertSubview(formerView, at: 0) }
        formerView.frame = initial
        former.barInsets = formerInsets
        child.finishAppearance()
        former.beginAppearance(true, animated: true)
        former.finishAppearance()
      }
      box.removeFromSuperview()
      view.setNeedsLayout()
      running.coordinator.runCompletions()
      done(completed)
    }
    if let alongside = change.alongside {
      _ = running.coordinator.animate(alongsideTransition: { _ in alongside() }, completion: nil)
    }
    running.start()
    if !running.isOver { child.callViewIsAppearing() }
    UIView.performWithoutAnimation { content.layoutIfNeeded() }
  }

  /// Sets the frame of the child's view and the parts of its safe area that the container's bars cover.
  func place(_ frame: CGRect, barInsets: UIEdgeInsets) {
    guard let controller, let content = controller.viewIfLoaded else { return }
    controller.barInsets = barInsets
    // During a transition the animator moves the view.
    if transition == nil { content.frame = frame }
  }

  /// Returns whether the child's view extends under a bar at an edge.
  func reachesUnder(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    guard let controller else { return false }
    return controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }
}
