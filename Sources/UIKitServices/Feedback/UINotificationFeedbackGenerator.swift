import Foundation

/// A generator of feedback for the result of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task. Raw values match UIKit's.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success = 0
    /// A warning.
    case warning = 1
    /// An error.
    case error = 2
  }

  /// Without effect: there are no haptics.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Without effect: there are no haptics.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
