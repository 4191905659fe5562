import Foundation

/// Taps as of a blow.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what strikes is. Raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light = 0
    /// Of middle size.
    case medium = 1
    /// Large and heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Hard.
    case rigid = 4
  }

  /// A generator of middling blows.
  public override convenience init() { self.init(style: .medium) }

  /// A generator of blows of a kind, which nobody feels here.
  public init(style: FeedbackStyle) { super.init() }

  /// Without effect: there is no motor.
  open func impactOccurred() {}
  /// Without effect: there is no motor.
  open func impactOccurred(intensity: CGFloat) {}
}
