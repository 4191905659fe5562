/// Stands in for Apple's UserNotificationsUI: the protocol of notification content extensions.
@_exported import PlaceholderViews
@_exported import UserNotifications

/// The effect of a response on the notification.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss, dismiss, dismissAndForwardAction
}
/// The media button of a notification's content.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none, `default`, overlay
}
/// A notification content extension. It is never run.
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
