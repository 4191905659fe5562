import Foundation

/// An interaction controller that drives an animator: it displays the transition at a fraction of its
/// duration, and lets it proceed to its end or back to its start.
///
/// The animator runs as usual, while the time of the container's layer is held at the fraction. For animators
/// with an interruptible animator its `fractionComplete` is set instead.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The fraction of the transition that is complete, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The animator's duration in seconds.
  open private(set) var duration: CGFloat = 0
  /// The speed at which the transition proceeds after the interaction, as a multiple of the animator's; 1 by
  /// default.
  open var completionSpeed: CGFloat = 1
  /// The timing curve after the interaction; `easeInOut` by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve of interruptible animators in place of `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that determines whether the transition is interactive from its start; `true` by default.
  open var wantsInteractiveStart = true

  private var transition: ControllerTransition?
  private var base: TimeInterval = 0
  private var isHeld = false

  public override init() { super.init() }

  /// Starts the animator and holds its time at the beginning.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition, let animator = transition.animator
    else {
      return
    }
    self.transition = transition
    percentComplete = 0
    duration = CGFloat(animator.transitionDuration(using: transitionContext))
    if let interruptible = transition.findInterruptible() {
      interruptible.pauseAnimation()
      return
    }
    hold(transition)
    animator.animateTransition(using: transitionContext)
  }

  private func hold(_ transition: ControllerTransition) {
    let layer = transition.timedView.layer
    base = layer.presentLocalTime
    layer.pauseTime(at: base)
    isHeld = true
  }

  /// Makes a running transition interactive.
  open func pause() {
    guard let transition, !transition.isOver else { return }
    if let interruptible = transition.interruptible {
      interruptible.pauseAnimation()
      percentComplete = interruptible.fractionComplete
    }
    transition.pauseInteractiveTransition()
  }

  /// Displays the transition at a fraction, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition.updateInteractiveTransition(self.percentComplete)
    show(self.percentComplete)
  }

  private func show(_ fraction: CGFloat) {
    guard let transition else { return }
    if let interruptible = transition.interruptible {
      interruptible.fractionComplete = fraction
    } else if isHeld {
      transition.timedView.layer.pauseTime(at: base + TimeInterval(fraction * duration))
    }
  }

  /// Ends the interaction and lets the transition proceed to its end.
  open func finish() { letGo(cancelled: false) }

  /// Ends the interaction and lets the transition return to its start.
  open func cancel() { letGo(cancelled: true) }

  private func letGo(cancelled: Bool) {
    guard let transition, transition.isInteractive else { return }
    if cancelled {
      transition.cancelInteractiveTransition()
    } else {
      transition.finishInteractiveTransition()
    }
    if let interruptible = transition.interruptible {
      interruptible.isReversed = cancelled
      interruptible.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
      self.transition = nil
      return
    }
    let start = percentComplete
    let end: CGFloat = cancelled ? 0 : 1
    let seconds = TimeInterval(abs(end - start) * duration / max(completionSpeed, 0.01))
    let clock = transition.timedView.layer.clock
    let begin = clock.now
    let function = completionCurve.function
    clock.addFrames { [weak self] now in
      MainActor.assumeIsolated {
        guard let self, let transition = self.transition, !transition.isOver else { return false }
        let part = seconds > 0 ? CGFloat((now - begin) / seconds) : 1
        if part < 1 {
          self.show(start + (end - start) * function.progress(at: part))
          return true
        }
        self.end(transition)
        return false
      }
    }
  }

  private func end(_ transition: ControllerTransition) {
    self.transition = nil
    isHeld = false
    transition.finishImmediately()
  }
}
