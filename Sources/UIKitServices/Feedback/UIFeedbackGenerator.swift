import Foundation

/// The base class of haptic feedback generators. Virtual devices have no haptics, like iPads.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Without effect: there are no haptics.
  open func prepare() {}
}
