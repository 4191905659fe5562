import CoreLocation
import UIKit

public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
  public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
  public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
  public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// A calendar, which the store does not keep.
open class EKCalendar: EKObject {
  open var title = ""
  open var calendarIdentifier = UUID().uuidString
  open var cgColor: CGColor!
  open var source: EKSource!
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  open private(set) var allowedEntityTypes: EKEntityMask = .event
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init()
    allowedEntityTypes = entityType == .reminder ? .reminder : .event
  }
}
/// An account with calendars. There is none.
open class EKSource: EKObject {
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
  open var isDelegate: Bool { false }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
/// A place with a name.
open class EKStructuredLocation: EKObject {
  open var title: String?
  open var geoLocation: CLLocation?
  /// In meters; 0 for the default radius.
  open var radius = 0.0
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}

public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
/// Somebody who is invited to an event. Nobody is.
open class EKParticipant: EKObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var name: String? { nil }
  open var participantStatus: EKParticipantStatus { .unknown }
  open var participantRole: EKParticipantRole { .unknown }
  open var participantType: EKParticipantType { .unknown }
  open var isCurrentUser: Bool { false }
  open var contactPredicate: NSPredicate { NSPredicate(value: false) }
}

public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable {
  case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday
}
/// A day of a week, of each week or of a week by its number.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }
}
/// The end of a recurrence: a date, or a number of occurrences.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
/// A rule by which an event repeats. Nothing repeats here, since no event is saved.
open class EKRecurrenceRule: EKObject {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?
  open var recurrenceEnd: EKRecurrenceEnd?
  open var calendarIdentifier: String { "gregorian" }
  open var firstDayOfTheWeek: Int { 0 }
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, daysOfTheWeek) = (type, interval, days)
    (daysOfTheMonth, monthsOfTheYear, self.weeksOfTheYear) = (monthDays, months, weeksOfTheYear)
    (self.daysOfTheYear, self.setPositions, recurrenceEnd) = (daysOfTheYear, setPositions, end)
    super.init()
  }
}

/// An error of the event store.
public struct EKError: _FrameworkError {
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure,
      calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence,
      startDateTooFarInFuture, startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore,
      invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified,
      calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate,
      structuredLocationsNotSupported, reminderLocationsNotSupported, alarmProximityNotSupported,
      calendarDoesNotAllowEvents, calendarDoesNotAllowReminders, sourceDoesNotAllowReminders,
      sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable,
      eventStoreNotAuthorized, osNotSupported, invalidInviteReplyCalendar, notificationsCollectionFlagNotSet,
      sourceMismatch, notificationCollectionMismatch, notificationSavedWithoutCollection,
      reminderAlarmContainsEmailOrUrl
  }
  public static var errorDomain: String { EKErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let eventNotMutable = Code.eventNotMutable
  public static let noCalendar = Code.noCalendar
  public static let noStartDate = Code.noStartDate
  public static let noEndDate = Code.noEndDate
  public static let datesInverted = Code.datesInverted
  public static let internalFailure = Code.internalFailure
  public static let calendarReadOnly = Code.calendarReadOnly
  public static let durationGreaterThanRecurrence = Code.durationGreaterThanRecurrence
  public static let alarmGreaterThanRecurrence = Code.alarmGreaterThanRecurrence
  public static let startDateTooFarInFuture = Code.startDateTooFarInFuture
  public static let startDateCollidesWithOtherOccurrence = Code.startDateCollidesWithOtherOccurrence
  public static let objectBelongsToDifferentStore = Code.objectBelongsToDifferentStore
  public static let invitesCannotBeMoved = Code.invitesCannotBeMoved
  public static let invalidSpan = Code.invalidSpan
  public static let calendarHasNoSource = Code.calendarHasNoSource
  public static let calendarSourceCannotBeModified = Code.calendarSourceCannotBeModified
  public static let calendarIsImmutable = Code.calendarIsImmutable
  public static let sourceDoesNotAllowCalendarAddDelete = Code.sourceDoesNotAllowCalendarAddDelete
  public static let recurringReminderRequiresDueDate = Code.recurringReminderRequiresDueDate
  public static let structuredLocationsNotSupported = Code.structuredLocationsNotSupported
  public static let reminderLocationsNotSupported = Code.reminderLocationsNotSupported
  public static let alarmProximityNotSupported = Code.alarmProximityNotSupported
  public static let calendarDoesNotAllowEvents = Code.calendarDoesNotAllowEvents
  public static let calendarDoesNotAllowReminders = Code.calendarDoesNotAllowReminders
  public static let sourceDoesNotAllowReminders = Code.sourceDoesNotAllowReminders
  public static let sourceDoesNotAllowEvents = Code.sourceDoesNotAllowEvents
  public static let priorityIsInvalid = Code.priorityIsInvalid
  public static let invalidEntityType = Code.invalidEntityType
  public static let procedureAlarmsNotMutable = Code.procedureAlarmsNotMutable
  public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized
  public static let osNotSupported = Code.osNotSupported
  public static let invalidInviteReplyCalendar = Code.invalidInviteReplyCalendar
  public static let notificationsCollectionFlagNotSet = Code.notificationsCollectionFlagNotSet
  public static let sourceMismatch = Code.sourceMismatch
  public static let notificationCollectionMismatch = Code.notificationCollectionMismatch
  public static let notificationSavedWithoutCollection = Code.notificationSavedWithoutCollection
  public static let reminderAlarmContainsEmailOrUrl = Code.reminderAlarmContainsEmailOrUrl
}
extension EKError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = EKError
}

public let EKErrorDomain = "EKErrorDomain"
