extension UIViewController {
  /// The topmost parent of this controller, or itself.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Returns the controller that presents on behalf of this one.
  private func presenter(of style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    return sequence(first: self, next: { $0.parent }).first { $0.definesPresentationContext } ?? outermost
  }

  func ensurePresentationController() -> UIPresentationController {
    if let heldPresentationController { return heldPresentationController }
    let made = makePresentationController(presenting: presenter, source: nil)
    heldPresentationController = made
    return made
  }

  private func makePresentationController(
    presenting: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    if let own = makeOwnPresentationController() { return own }
    let style = modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle
    if style == .custom,
      let made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source ?? presenting ?? self)
    {
      return made
    }
    return Self.presentationController(style, of: self, presenting: presenting)
  }

  static func presentationController(
    _ style: UIModalPresentationStyle, of presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(
        style == .automatic ? .pageSheet : style, presented: presented, presenting: presenting)
    case .custom: UIPresentationController(presentedViewController: presented, presenting: presenting)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      CoveringPresentationController(style, presented: presented, presenting: presenting)
    }
  }

  func beginPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if presented === self || presented === outermost {
      Self.stopPresenting(
        "Application tried to present modally a view controller \(presented) on itself.")
    }
    if let parent = presented.parent {
      Self.stopPresenting(
        "Application tried to present modally a view controller \(presented) that has a parent view controller \(parent)."
      )
    }
    let style =
      presented.modalPresentationStyle == .automatic
      ? presented.automaticPresentationStyle : presented.modalPresentationStyle
    if style == .none {
      Self.stopPresenting(
        "The specified modal presentation style doesn't have a corresponding presentation controller.")
    }
    let presenter = presenter(of: style)
    for ending in [presenter.ownPresented, presented] {
      if let running = ending?.runningPresentation, running.isEnding {
        running.transition?.finishImmediately()
      }
    }
    if let present = presenter.ownPresented {
      return LayoutLog.write(
        "Attempt to present \(presented) on \(presenter) (from \(self)) which is already presenting \(present)."
      )
    }
    if let other = presented.presenter {
      Self.stopPresenting(
        "Application tried to present modally a view controller \(presented) that is already being presented by \(other)."
      )
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return LayoutLog.write(
        "Attempt to present \(presented) on \(presenter) (from \(self)) whose view is not in the window hierarchy."
      )
    }
    let controller = presentationController(for: presented, style: style, presenter: presenter)
    controller.presentingViewController = presenter
    controller.adapt(to: window.traitCollection)
    presenter.ownPresented = presented
    presented.presenter = presenter
    let running = CoreParts.containers.makePresentation(
      of: presented, presenter: presenter, controller: controller, window: window)
    presented.runningPresentation = running
    presented.cachedTraits = nil
    controller.presentedViewController.loadViewIfNeeded()
    presented.loadViewIfNeeded()
    running.begin(source: self, animated: animated, completion: completion)
  }

  private static func stopPresenting(_ reason: String) -> Never {
    fatalError(
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(reason)'")
  }

  /// Returns the presentation controller of a controller that is presented: the one that it has, unless its
  /// delegate makes one.
  private func presentationController(
    for presented: UIViewController, style: UIModalPresentationStyle, presenter: UIViewController
  ) -> UIPresentationController {
    let held = presented.heldPresentationController
    if let held, style != .custom || presented.transitioningDelegate == nil { return held }
    let controller = presented.makePresentationController(presenting: presenter, source: self)
    if controller.delegate == nil { controller.delegate = held?.delegate }
    presented.heldPresentationController = controller
    return controller
  }

  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = sequence(first: self, next: { $0.parent }).first(where: { $0.ownPresented != nil })
    else {
      if let presenting = sequence(first: self, next: { $0.parent }).lazy.compactMap({ $0.presenter }).first {
        presenting.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    guard var top = presenter.ownPresented else { return }
    while let above = top.deepestOwnPresented { top = above }
    guard let running = top.runningPresentation else { return }
    if running.isEnding {
      // A dismissal in progress is completed first.
      running.transition?.finishImmediately()
      return presenter.ownPresented == nil
        ? completion?() ?? () : beginDismissing(animated: animated, completion: completion)
    }
    while let between = top.presenter, between !== presenter {
      guard let owner = sequence(first: between, next: { $0.parent }).first(where: { $0.presenter != nil }),
        let below = owner.runningPresentation, let next = owner.presenter
      else { break }
      between.clearPresented(top)
      running.replace(below)
      below.removeImmediately()
      top.presenter = next
      next.ownPresented = top
      if next === presenter { break }
    }
    running.end(animated: animated, completion: completion)
  }

  /// The controller that this one or a descendant presents.
  private var deepestOwnPresented: UIViewController? {
    if let ownPresented { return ownPresented }
    var waiting = children
    while let child = waiting.popLast() {
      if let found = child.ownPresented { return found }
      waiting += child.children
    }
    return nil
  }

  /// Clears the state of this controller's presentation.
  package func presentationEnded() {
    presenter = nil
    runningPresentation = nil
    cachedTraits = nil
    heldPresentationController?.presentationIsOver()
  }

  package func clearPresented(_ presented: UIViewController) {
    if ownPresented === presented { ownPresented = nil }
  }

  /// Notifies a controller that the visible controllers, and with them the status bar, may have changed.
  package static func barsMayHaveChanged(_ controller: UIViewController) {
    controller.setNeedsStatusBarAppearanceUpdate()
  }
}

extension UIPresentationController {
  /// Chooses the presentation controller that presents in the window's traits.
  func adapt(to traits: UITraitCollection) {
    adapted = nil
    let style = adaptivePresentationStyle(for: traits)
    guard style != .none, style != presentationStyle else { return }
    if let other = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style) {
      presentedViewController = other
    }
    let made: UIPresentationController
    if let own = makeAdaptedController(for: style) {
      made = own
      made.original = self
    } else if let popover = self as? UIPopoverPresentationController,
      style == .pageSheet || style == .formSheet
    {
      made = popover.adaptiveSheetPresentationController
      made.presentedViewController = presentedViewController
    } else {
      made = UIViewController.presentationController(
        style, of: presentedViewController, presenting: presentingViewController)
      made.original = self
    }
    adapted = made
    delegate?.presentationController(self, prepare: made)
  }

  /// Releases the objects created for one presentation.
  package func presentationIsOver() {
    adapted?.replacement = nil
    adapted = nil
    replacement = nil
  }
}
