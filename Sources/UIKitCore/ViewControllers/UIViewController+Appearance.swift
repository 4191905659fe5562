extension UIViewController {
  /// Begins the appearance or disappearance of the controller and then of its appearing children.
  package func beginAppearance(_ appearing: Bool, animated: Bool = false) {
    if appearing {
      guard appearance == .gone || appearance == .disappearing else { return }
      appearance = .appearing
      didCallViewIsAppearing = false
      appearanceIsAnimated = animated
      loadViewIfNeeded()
      MessageObservers.sending("viewWillAppear:", to: self, [animated]) { viewWillAppear(animated) }
    } else {
      guard appearance == .here || appearance == .appearing else { return }
      appearance = .disappearing
      appearanceIsAnimated = animated
      MessageObservers.sending("viewWillDisappear:", to: self, [animated]) { viewWillDisappear(animated) }
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { child.beginAppearance(appearing, animated: animated) }
    if appearing { childrenWillAppear(animated) }
  }

  /// Calls `viewIsAppearing(_:)` once, when the view is in the window and has its size and traits.
  package func callViewIsAppearing() {
    guard appearance == .appearing, !didCallViewIsAppearing, viewIfLoaded?.window != nil else { return }
    didCallViewIsAppearing = true
    MessageObservers.sending("viewIsAppearing:", to: self, [appearanceIsAnimated]) {
      viewIsAppearing(appearanceIsAnimated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { child.callViewIsAppearing() }
  }

  /// Completes the appearance or disappearance of the controller and its children.
  package func finishAppearance() {
    switch appearance {
    case .appearing:
      if !didCallViewIsAppearing {
        didCallViewIsAppearing = true
        MessageObservers.sending("viewIsAppearing:", to: self, [appearanceIsAnimated]) {
          viewIsAppearing(appearanceIsAnimated)
        }
      }
      appearance = .here
      MessageObservers.sending("viewDidAppear:", to: self, [appearanceIsAnimated]) {
        viewDidAppear(appearanceIsAnimated)
      }
      isEnteringParent = false
      guard shouldAutomaticallyForwardAppearanceMethods else { return }
      for child in appearingChildren {
        // A child that was added while its parent was appearing.
        if child.appearance == .gone { child.beginAppearance(true, animated: appearanceIsAnimated) }
        child.finishAppearance()
      }
    case .disappearing:
      appearance = .gone
      MessageObservers.sending("viewDidDisappear:", to: self, [appearanceIsAnimated]) {
        viewDidDisappear(appearanceIsAnimated)
      }
      guard shouldAutomaticallyForwardAppearanceMethods else { return }
      for child in appearingChildren { child.finishAppearance() }
    case .gone, .here: return
    }
  }

  package func endAppearance(animated: Bool = false) {
    beginAppearance(false, animated: animated)
    finishAppearance()
  }

  // MARK: Views added and removed by the program

  /// A Boolean value that indicates whether the controller appears when its view is added to a window by
  /// `addSubview(_:)`: its parent is visible and forwards appearance methods, or it has no parent.
  private var appearsWithItsView: Bool {
    guard hostWindow == nil, presenter == nil, runningPresentation == nil else { return false }
    guard let parentController else { return true }
    return parentController.appearance == .here
      && parentController.shouldAutomaticallyForwardAppearanceMethods
      && parentController.followsChildrensViews
  }

  /// Begins the appearance of a controller whose view is added to a window by the program.
  ///
  /// - Returns: Whether `viewHasEnteredWindow()` has to be called afterwards.
  func viewWillEnterWindow() -> Bool {
    guard appearance == .gone, appearsWithItsView else { return false }
    beginAppearance(true)
    return true
  }

  func viewHasEnteredWindow() {
    callViewIsAppearing()
    finishAppearance()
  }

  /// Begins the disappearance of a controller whose view is removed from a window by the program.
  func viewWillLeaveWindow() -> Bool {
    guard appearance == .here, appearsWithItsView else { return false }
    beginAppearance(false)
    return true
  }

  func viewHasLeftWindow() { finishAppearance() }

  /// Implements `transition(from:to:duration:options:animations:completion:)`.
  func exchange(
    _ former: UIViewController, _ next: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard former.parent === self, next.parent === self else {
      fatalError(
        "Children view controllers \(former) and \(next) must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    }
    let superview = former.view.superview ?? view!
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance == .here
    let animated = duration > 0
    if forwards {
      former.beginAppearance(false, animated: animated)
      next.beginAppearance(true, animated: animated)
    }
    let shows = options.contains(.showHideTransitionViews)
    let end = { (finished: Bool) in
      if !shows { former.view.removeFromSuperview() }
      if forwards {
        former.finishAppearance()
        next.finishAppearance()
      }
      completion?(finished)
    }
    if options.transition != nil {
      UIView.transition(
        with: superview, duration: duration, options: options,
        animations: {
          if shows { former.view.isHidden = true }
          next.view.isHidden = false
          superview.addSubview(next.view)
          if !shows { former.view.isHidden = true }
          if forwards { next.callViewIsAppearing() }
          animations?()
        },
        completion: { finished in
          if !shows { former.view.isHidden = false }
          end(finished)
        })
    } else {
      superview.addSubview(next.view)
      if forwards { next.callViewIsAppearing() }
      guard let animations else { return end(true) }
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: animations, completion: end)
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether views currently move without appearance methods, which the mover
  /// calls itself.
  private static var suppressesAppearanceCallbacks = false

  /// Moves views of controllers without calling appearance methods.
  package func withoutAppearanceCallbacks(_ move: () -> Void) {
    let former = UIView.suppressesAppearanceCallbacks
    UIView.suppressesAppearanceCallbacks = true
    move()
    UIView.suppressesAppearanceCallbacks = former
  }

  /// The view's controller if moves of the view call its appearance methods.
  var notifiedController: UIViewController? { UIView.suppressesAppearanceCallbacks ? nil : _viewController }
}
