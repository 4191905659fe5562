import Foundation

/// Taps that say how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went. Raw values are UIKit's.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Perhaps not well.
    case warning = 1
    /// Not.
    case error = 2
  }

  /// Without effect: there is no motor.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
