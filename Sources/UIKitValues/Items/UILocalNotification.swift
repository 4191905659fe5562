import Foundation

/// A notification of the application, from before iOS 10. It is not delivered here.
@preconcurrency @MainActor
open class UILocalNotification: NSObject, NSCopying {
  /// Without effect: notifications are not delivered.
  open var fireDate: Date?
  /// Without effect: notifications are not delivered.
  open var timeZone: TimeZone?
  /// Without effect: notifications are not delivered.
  open var repeatInterval: NSCalendar.Unit = []
  /// Without effect: notifications are not delivered.
  open var repeatCalendar: Calendar?
  /// Without effect: notifications are not delivered.
  open var region: AnyObject?
  /// Without effect: notifications are not delivered.
  open var regionTriggersOnce = true
  /// Without effect: notifications are not delivered.
  open var alertBody: String?
  /// Without effect: notifications are not delivered.
  open var hasAction = true
  /// Without effect: notifications are not delivered.
  open var alertAction: String?
  /// Without effect: notifications are not delivered.
  open var alertLaunchImage: String?
  /// Without effect: notifications are not delivered.
  open var alertTitle: String?
  /// Without effect: notifications are not delivered.
  open var soundName: String?
  /// Without effect: notifications are not delivered.
  open var applicationIconBadgeNumber = 0
  /// Without effect: notifications are not delivered.
  open var userInfo: [AnyHashable: Any]?
  /// Without effect: notifications are not delivered.
  open var category: String?

  public override init() { super.init() }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UILocalNotification = MainActor.assumeIsolated { copied() }
    return copy
  }

  private func copied() -> UILocalNotification {
    let made = UILocalNotification()
    made.fireDate = fireDate
    made.timeZone = timeZone
    made.repeatInterval = repeatInterval
    made.repeatCalendar = repeatCalendar
    made.region = region
    made.regionTriggersOnce = regionTriggersOnce
    made.alertBody = alertBody
    made.hasAction = hasAction
    made.alertAction = alertAction
    made.alertLaunchImage = alertLaunchImage
    made.alertTitle = alertTitle
    made.soundName = soundName
    made.applicationIconBadgeNumber = applicationIconBadgeNumber
    made.userInfo = userInfo
    made.category = category
    return made
  }
}

/// The name of the system's sound of notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
