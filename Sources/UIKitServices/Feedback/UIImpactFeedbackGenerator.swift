import Foundation

/// A generator of feedback for impacts.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact. Raw values match UIKit's.
  public enum FeedbackStyle: Int, Sendable {
    /// Between small, light objects.
    case light = 0
    /// Between medium-sized objects.
    case medium = 1
    /// Between large, heavy objects.
    case heavy = 2
    /// Between soft objects.
    case soft = 3
    /// Between rigid objects.
    case rigid = 4
  }

  /// Creates a generator with the `medium` style.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator with a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator with a style for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Without effect: there are no haptics.
  open func impactOccurred() {}
  /// Without effect: there are no haptics.
  open func impactOccurred(intensity: CGFloat) {}
  /// Without effect: there are no haptics.
  open func impactOccurred(at location: CGPoint) {}
  /// Without effect: there are no haptics.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
