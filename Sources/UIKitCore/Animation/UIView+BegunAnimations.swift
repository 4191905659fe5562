import Foundation
import QuartzCore

/// Animations between `beginAnimations` and `commitAnimations`, as code before blocks has them.
extension UIView {
  /// What has begun and waits for its commit.
  @MainActor
  private final class Begun {
    let context: AnimationContext
    let close: () -> Void
    /// The end is told to it; it is kept until then, as on iOS.
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    init(_ animationID: String?, _ argument: UnsafeMutableRawPointer?) {
      var ended: (Bool) -> Void = { _ in }
      context = AnimationContext(
        duration: 0.2, delay: 0, options: [], pace: .curve(CAMediaTimingFunction(name: .easeInEaseOut)),
        completion: { ended($0) })
      close = context.open()
      ended = { [weak self] finished in
        guard let self, let delegate, let didStop else { return }
        RuntimeClasses.send(
          didStop.name, to: delegate, [animationID, NSNumber(value: finished), argument.map { $0 as Any }])
        self.delegate = nil
      }
    }
  }

  private static var begun: [Begun] = []

  /// Begins a block of changes that are animated when it is committed: 0.2 seconds by default, slow at both ends.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    begun.append(Begun(animationID, context))
  }

  /// Ends the innermost block of changes; they are seen from now on.
  public class func commitAnimations() {
    guard let last = begun.popLast() else { return }
    if let delegate = last.delegate, let willStart = last.willStart {
      RuntimeClasses.send(willStart.name, to: delegate, [nil, nil])
    }
    last.close()
    committed.append(last)
    committed.removeAll { $0.delegate == nil }
  }
  /// Blocks whose delegates are still to be told.
  private static var committed: [Begun] = []

  /// Sets who is told of the beginning and the end of the block.
  public class func setAnimationDelegate(_ delegate: Any?) { begun.last?.delegate = delegate as AnyObject? }
  /// Sets what is called at the commit, with the animation's name and context.
  public class func setAnimationWillStart(_ selector: Selector?) { begun.last?.willStart = selector }
  /// Sets what is called at the end, with the animation's name, whether it ended by itself, and its context.
  public class func setAnimationDidStop(_ selector: Selector?) { begun.last?.didStop = selector }
  /// Sets the block's duration in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) { begun.last?.context.duration = duration }
  /// Sets how long the block waits, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { begun.last?.context.delay = delay }
  /// Sets the block's pace.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    begun.last?.context.pace = .curve(curve.function)
  }
  /// Sets how often the block is repeated.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    begun.last?.context.repeatCount = repeatCount
  }
  /// Sets whether the block runs back, too.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    begun.last?.context.autoreverses = repeatAutoreverses
  }
  /// Without effect: animations always begin where the view is seen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Has the block change a view's content by a transition, from how it is now; set durations before.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    let kind: AnimationOptions =
      switch transition {
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      case .none: []
      }
    guard let last = begun.last, !kind.isEmpty else { return }
    UIView.transition(
      with: view, duration: last.context.duration, options: kind, animations: nil, completion: nil)
  }
}
