import Foundation

/// A generator of feedback for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect: there are no haptics.
  open func selectionChanged() {}
  /// Without effect: there are no haptics.
  open func selectionChanged(at location: CGPoint) {}
}
