import Foundation

/// Taps when a selection moves on.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect: there is no motor.
  open func selectionChanged() {}
}
