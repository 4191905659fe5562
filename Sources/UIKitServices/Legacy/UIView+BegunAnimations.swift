import Foundation
import QuartzCore

/// Animations between `beginAnimations` and `commitAnimations`, the form before blocks.
extension UIView {
  /// A block that has begun and is not committed yet.
  @MainActor
  private final class Begun {
    let context: AnimationContext
    let close: () -> Void
    /// The delegate, retained until it was notified of the end, as on iOS.
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

  /// Begins a block of changes, which are animated after its commit; by default in 0.2 seconds with the
  /// `easeInOut` curve.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    begun.append(Begun(animationID, context))
  }

  /// Ends the innermost block of changes and starts its animations.
  public class func commitAnimations() {
    guard let last = begun.popLast() else { return }
    if let delegate = last.delegate, let willStart = last.willStart {
      RuntimeClasses.send(willStart.name, to: delegate, [nil, nil])
    }
    last.close()
    committed.append(last)
    committed.removeAll { $0.delegate == nil }
  }
  /// The committed blocks whose delegates have not been notified yet.
  private static var committed: [Begun] = []

  /// Sets the delegate, which is notified of the beginning and end of the block.
  public class func setAnimationDelegate(_ delegate: Any?) { begun.last?.delegate = delegate as AnyObject? }
  /// Sets the delegate's method that is called at the commit.
  public class func setAnimationWillStart(_ selector: Selector?) { begun.last?.willStart = selector }
  /// Sets the delegate's method that is called at the end, with the animation's identifier, whether it
  /// finished, and its context.
  public class func setAnimationDidStop(_ selector: Selector?) { begun.last?.didStop = selector }
  /// Sets the duration of the block, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) { begun.last?.context.duration = duration }
  /// Sets the delay of the block, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { begun.last?.context.delay = delay }
  /// Sets the curve of the block.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    begun.last?.context.pace = .curve(curve.function)
  }
  /// Sets the number of repetitions of the block.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    begun.last?.context.repeatCount = repeatCount
  }
  /// Sets whether the block runs forward and backward.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    begun.last?.context.autoreverses = repeatAutoreverses
  }
  /// Without effect: animations always begin at the presented values.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Animates the changes of the block to a view's content with a transition. Set the duration before.
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
