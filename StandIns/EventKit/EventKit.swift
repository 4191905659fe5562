/// Stands in for Apple's EventKit: access is denied, and there are no calendars.
@_exported import Foundation
import ObjectiveCSupport

/// Called with the permission that was given.
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
/// Called with an event, until it sets its last argument to `true`.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The types of entities in an event store.
public enum EKEntityType: Int, Sendable { case event, reminder }
/// The user's permission to access events.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}
/// The extent of a change of a recurring event.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

open class EKObject: NSObject {
  public override init() { super.init() }
  /// Always `false`: nothing is saved that could be changed.
  open var hasChanges: Bool { false }
  /// Always `true`: nothing is saved.
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  open func refresh() -> Bool { false }
}
open class EKAlarm: EKObject {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none
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
  open var timeZone: TimeZone?
  open private(set) var calendarItemIdentifier = UUID().uuidString
  open var alarms: [EKAlarm]?
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var recurrenceRules: [EKRecurrenceRule]?
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
  /// Always `nil`: nobody is invited.
  open var attendees: [EKParticipant]? { nil }
  open var hasAttendees: Bool { false }
  /// Always `nil`: nothing is saved.
  open var creationDate: Date? { nil }
  /// Always `nil`: nothing is saved.
  open var lastModifiedDate: Date? { nil }
  /// Always `nil`: nothing is saved.
  open var calendarItemExternalIdentifier: String! { nil }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}
open class EKEvent: EKCalendarItem {
  public init(eventStore: EKEventStore) { super.init() }
  open private(set) var eventIdentifier: String! = UUID().uuidString
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var structuredLocation: EKStructuredLocation?
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  /// Always `nil`: nobody is invited.
  open var organizer: EKParticipant? { nil }
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }
  open var birthdayContactIdentifier: String? { nil }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}
open class EKReminder: EKCalendarItem {
  public init(eventStore: EKEventStore) { super.init() }
  /// A Boolean value that indicates whether the reminder has a date of completion. Completing it sets the
  /// date to the current time.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { if newValue != isCompleted { completionDate = newValue ? Date() : nil } }
  }
  open var completionDate: Date?
  open var priority = 0
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
}

extension Notification.Name {
  /// Posted when another process changes events. Never posted here.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The user's calendars and reminders. There are none.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  private static func permission(_ type: EKEntityType) -> DeviceConditions.Permission {
    type == .reminder ? .reminders : .calendar
  }
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    DeviceConditions.status(
      permission(entityType), granted: .fullAccess, denied: .denied, undetermined: .notDetermined)
  }
  /// Denies access. Calls the handler from another thread than the main one, as on iOS; a denial is not an
  /// error.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    nonisolated(unsafe) let completion = completion
    let isGranted = DeviceConditions.request(Self.permission(entityType))
    DispatchQueue.global().async { completion(isGranted, nil) }
  }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    DeviceConditions.request(Self.permission(entityType))
  }
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  open func requestFullAccessToEvents() async throws -> Bool { DeviceConditions.request(.calendar) }
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { DeviceConditions.request(.calendar) }
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .reminder, completion: completion)
  }
  open func requestFullAccessToReminders() async throws -> Bool { DeviceConditions.request(.reminders) }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Finds no reminders; `nil` without the permission to read them. Calls the handler from another thread
  /// than the main one, as on iOS.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    nonisolated(unsafe) let completion = completion
    let isGranted = Self.authorizationStatus(for: .reminder) == .fullAccess
    DispatchQueue.global().async { completion(isGranted ? [] : nil) }
    return NSObject()
  }
  /// Without effect: requests end at once.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}
  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  open var delegateSources: [EKSource] { [] }
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  open func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem] { [] }
  open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {}
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw CocoaError(.featureUnsupported) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw CocoaError(.featureUnsupported) }
  open func commit() throws {}
}
