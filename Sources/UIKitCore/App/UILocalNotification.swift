import Foundation

/// A notification of the application, from before iOS 10. It is not delivered here.
@preconcurrency @MainActor
open class UILocalNotification: NSObject, NSCopying {
  /// Stored only: notifications are not delivered.
  open var fireDate: Date?
  /// Stored only: notifications are not delivered.
  open var timeZone: TimeZone?
  /// Stored only: notifications are not delivered.
  open var repeatInterval: NSCalendar.Unit = []
  /// Stored only: notifications are not delivered.
  open var repeatCalendar: Calendar?
  /// Stored only: notifications are not delivered.
  open var region: AnyObject?
  /// Stored only: notifications are not delivered.
  open var regionTriggersOnce = true
  /// Stored only: notifications are not delivered.
  open var alertBody: String?
  /// Stored only: notifications are not delivered.
  open var hasAction = true
  /// Stored only: notifications are not delivered.
  open var alertAction: String?
  /// Stored only: notifications are not delivered.
  open var alertLaunchImage: String?
  /// Stored only: notifications are not delivered.
  open var alertTitle: String?
  /// Stored only: notifications are not delivered.
  open var soundName: String?
  /// Stored only: notifications are not delivered.
  open var applicationIconBadgeNumber = 0
  /// Stored only: notifications are not delivered.
  open var userInfo: [AnyHashable: Any]?
  /// Stored only: notifications are not delivered.
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
