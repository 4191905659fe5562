/// Stands in for Apple's EventKit: access is denied, there are no calendars.
import Foundation

/// What a store keeps.
public enum EKEntityType: Int, Sendable { case event, reminder }
/// What users allow.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}
/// How far a change reaches.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

open class EKObject: NSObject {
  public override init() { super.init() }
}
open class EKCalendar: EKObject {
  open var title = ""
  open var calendarIdentifier = ""
}
open class EKAlarm: EKObject {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
}
open class EKCalendarItem: EKObject {
  open var title: String! = ""
  open var notes: String?
  open var location: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open private(set) var alarms: [EKAlarm]?
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}
open class EKEvent: EKCalendarItem {
  public init(eventStore: EKEventStore) { super.init() }
  open private(set) var eventIdentifier: String! = UUID().uuidString
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
}
open class EKReminder: EKCalendarItem {
  public init(eventStore: EKEventStore) { super.init() }
  open var isCompleted = false
  open var priority = 0
  open var dueDateComponents: DateComponents?
}

/// The user's calendars and reminders, of which there are none.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
  private func deny(_ completion: @escaping (Bool, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(false, CocoaError(.featureUnsupported)) }
  }
  open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    deny(completion)
  }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { deny(completion) }
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    deny(completion)
  }
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    deny(completion)
  }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw CocoaError(.featureUnsupported) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func commit() throws {}
}
