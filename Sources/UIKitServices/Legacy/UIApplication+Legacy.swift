import Foundation
import ObjectiveCSupport

extension UIApplication {
  private static let notifications = AssociatedKey<[UILocalNotification]>()

  /// The scheduled local notifications. They are not delivered here.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { Self.notifications[self] ?? [] }
    set { Self.notifications[self] = newValue ?? [] }
  }
  /// Schedules a copy of a local notification, which is not delivered here.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    guard let copy = notification.copy() as? UILocalNotification else { return }
    scheduledLocalNotifications = (scheduledLocalNotifications ?? []) + [copy]
  }
  /// Removes the scheduled notification itself, or the first one that is like it.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    var scheduled = scheduledLocalNotifications ?? []
    let index =
      scheduled.firstIndex { $0 === notification }
      ?? scheduled.firstIndex {
        $0.alertBody == notification.alertBody && $0.fireDate == notification.fireDate
          && $0.alertTitle == notification.alertTitle
      }
    guard let index else { return }
    scheduled.remove(at: index)
    scheduledLocalNotifications = scheduled
  }
  /// Removes all scheduled notifications.
  public func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }
  /// Displays a local notification at once. Without effect: notifications are not delivered.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}

  /// Registers for remote notifications, in the form before iOS 8, which fails as with
  /// `registerForRemoteNotifications()`.
  public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
    registerForRemoteNotifications()
  }
  /// Returns the permitted types of remote notifications; none.
  public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }

  /// Sets the image of a newsstand application. Without effect: there is no home screen.
  public func setNewsstandIconImage(_ image: UIImage?) {}
  /// Sets the orientation of the status bar, which is that of the interface. Without effect.
  public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}
  /// The duration of a rotation in seconds: 0.3.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// Sets a handler that is called in the background. Without effect: returns `false`, since it would never be called.
  @discardableResult
  public func setKeepAliveTimeout(_ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)? = nil)
    -> Bool
  {
    false
  }
  /// Removes that handler.
  public func clearKeepAliveTimeout() {}

  /// The key of the storyboard in the state of a view controller.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"
  /// Posted after `backgroundRefreshStatus` changed. Never posted here.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// The name of the exception of a controller without a supported orientation.
  public nonisolated static let invalidInterfaceOrientationException = ObjectiveCSupport.NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation")
  /// The smallest interval of background fetches, in seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that stands for no background fetches.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
}

/// The smallest timeout of a handler that is called in the background, in seconds.
public let UIMinimumKeepAliveTimeout: TimeInterval = 600
/// The URL of the application's notification settings.
public let UIApplicationOpenNotificationSettingsURLString = UIApplication.openNotificationSettingsURLString
