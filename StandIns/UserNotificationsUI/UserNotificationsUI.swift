/// Stands in for Apple's UserNotificationsUI: what extensions that show notifications implement.
@_exported import PlaceholderViews
@_exported import UserNotifications

/// What becomes of a notification after an answer.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss, dismiss, dismissAndForwardAction
}
/// The button of a film.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none, `default`, overlay
}
/// Shows a notification: it is never asked.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: AnyObject {
  func didReceive(_ notification: UNNotification)
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
}
extension UNNotificationContentExtension {
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.doNotDismiss) }
}
