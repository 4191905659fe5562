// Names: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreLocation
import Foundation
import ObjectiveCSupport
import UIKit

public enum INAccountType: Int, Sendable {
  case unknown = 0
  case checking = 1
  case credit = 2
  case debit = 3
  case investment = 4
  case mortgage = 5
  case prepaid = 6
  case saving = 7
}

public enum INAddMediaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case handleInApp = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

public enum INAddMediaMediaDestinationUnsupportedReason: Int, Sendable {
  case playlistNameNotFound = 1
  case playlistNotEditable = 2
}

public enum INAddMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired = 2
  case unsupportedMediaType = 3
  case explicitContentSettings = 4
  case cellularDataSettings = 5
  case restrictedContent = 6
  case serviceUnavailable = 7
  case regionRestriction = 8
}

public enum INAddTasksIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

public enum INAddTasksTargetTaskListConfirmationReason: Int, Sendable {
  case listShouldBeCreated = 1
}

public enum INAddTasksTemporalEventTriggerUnsupportedReason: Int, Sendable {
  case timeInPast = 1
  case invalidRecurrence = 2
}

public enum INAmountType: Int, Sendable {
  case unknown = 0
  case minimumDue = 1
  case amountDue = 2
  case currentBalance = 3
  case maximumTransferAmount = 4
  case minimumTransferAmount = 5
  case statementBalance = 6
}

public enum INAppendToNoteIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCannotUpdatePasswordProtectedNote = 6
}

public enum INBalanceType: Int, Sendable {
  case unknown = 0
  case money = 1
  case points = 2
  case miles = 3
}

public enum INBillType: Int, Sendable {
  case unknown = 0
  case autoInsurance = 1
  case cable = 2
  case carLease = 3
  case carLoan = 4
  case creditCard = 5
  case electricity = 6
  case gas = 7
  case garbageAndRecycling = 8
  case healthInsurance = 9
  case homeInsurance = 10
  case internet = 11
  case lifeInsurance = 12
  case mortgage = 13
  case musicStreaming = 14
  case phone = 15
  case rent = 16
  case sewer = 17
  case studentLoan = 18
  case trafficTicket = 19
  case tuition = 20
  case utilities = 21
  case water = 22
}

public struct INCallCapabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audioCall = INCallCapabilityOptions(rawValue: 1 << 0)
  public static let videoCall = INCallCapabilityOptions(rawValue: 1 << 1)
}

public struct INCallRecordTypeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let outgoing = INCallRecordTypeOptions(rawValue: 1 << 0)
  public static let missed = INCallRecordTypeOptions(rawValue: 1 << 1)
  public static let received = INCallRecordTypeOptions(rawValue: 1 << 2)
  public static let latest = INCallRecordTypeOptions(rawValue: 1 << 3)
  public static let voicemail = INCallRecordTypeOptions(rawValue: 1 << 4)
  public static let ringing = INCallRecordTypeOptions(rawValue: 1 << 5)
  public static let inProgress = INCallRecordTypeOptions(rawValue: 1 << 6)
  public static let onHold = INCallRecordTypeOptions(rawValue: 1 << 7)
}

public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

public enum INConditionalOperator: Int, Sendable {
  case all = 0
  case any = 1
  case none = 2
}

public enum INCreateNoteIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

public enum INCreateTaskListIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

public enum INDateSearchType: Int, Sendable {
  case unknown = 0
  case byDueDate = 1
  case byModifiedDate = 2
  case byCreatedDate = 3
}

public struct INDayOfWeekOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let monday = INDayOfWeekOptions(rawValue: 1 << 0)
  public static let tuesday = INDayOfWeekOptions(rawValue: 1 << 1)
  public static let wednesday = INDayOfWeekOptions(rawValue: 1 << 2)
  public static let thursday = INDayOfWeekOptions(rawValue: 1 << 3)
  public static let friday = INDayOfWeekOptions(rawValue: 1 << 4)
  public static let saturday = INDayOfWeekOptions(rawValue: 1 << 5)
  public static let sunday = INDayOfWeekOptions(rawValue: 1 << 6)
}

public enum INDeleteTasksIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

public enum INDeleteTasksTaskListUnsupportedReason: Int, Sendable {
  case noTaskListFound = 1
}

public enum INDeleteTasksTaskUnsupportedReason: Int, Sendable {
  case noTasksFound = 1
  case noTasksInApp = 2
}

public enum INEndWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

public enum INLocationSearchType: Int, Sendable {
  case unknown = 0
  case byLocationTrigger = 1
}

public enum INMediaAffinityType: Int, Sendable {
  case unknown = 0
  case like = 1
  case dislike = 2
}

public enum INMediaDestinationType: Int, Sendable {
  case unknown = 0
  case library = 1
  case playlist = 2
}

public enum INMediaReference: Int, Sendable {
  case unknown = 0
  case currentlyPlaying = 1
  case my = 2
}

public enum INMediaSortOrder: Int, Sendable {
  case unknown = 0
  case newest = 1
  case oldest = 2
  case best = 3
  case worst = 4
  case popular = 5
  case unpopular = 6
  case trending = 7
  case recommended = 8
}

public enum INMediaUserContextSubscriptionStatus: Int, Sendable {
  case unknown = 0
  case notSubscribed = 1
  case subscribed = 2
}

public enum INMessageType: Int, Sendable {
  case unspecified = 0
  case text = 1
  case audio = 2
  case digitalTouch = 3
  case handwriting = 4
  case sticker = 5
  case tapbackLiked = 6
  case tapbackDisliked = 7
  case tapbackEmphasized = 8
  case tapbackLoved = 9
  case tapbackQuestioned = 10
  case tapbackLaughed = 11
  case mediaCalendar = 12
  case mediaLocation = 13
  case mediaAddressCard = 14
  case mediaImage = 15
  case mediaVideo = 16
  case mediaPass = 17
  case mediaAudio = 18
  case paymentSent = 19
  case paymentRequest = 20
  case paymentNote = 21
  case animoji = 22
  case activitySnippet = 23
  case file = 24
  case link = 25
  case reaction = 26
  case mediaAnimatedImage = 27
  case thirdPartyAttachment = 28
}

public enum INMessageAttribute: Int, Sendable {
  case unknown = 0
  case read = 1
  case unread = 2
  case flagged = 3
  case unflagged = 4
  case played = 5
}

public struct INMessageAttributeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let read = INMessageAttributeOptions(rawValue: 1 << 0)
  public static let unread = INMessageAttributeOptions(rawValue: 1 << 1)
  public static let flagged = INMessageAttributeOptions(rawValue: 1 << 2)
  public static let unflagged = INMessageAttributeOptions(rawValue: 1 << 3)
  public static let played = INMessageAttributeOptions(rawValue: 1 << 4)
}

public enum INMessageReactionType: Int, Sendable {
  case unknown = 0
  case emoji = 1
  case generic = 2
}

public enum INNoteContentType: Int, Sendable {
  case unknown = 0
  case text = 1
  case image = 2
}

public enum INNotebookItemType: Int, Sendable {
  case unknown = 0
  case note = 1
  case taskList = 2
  case task = 3
}

public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

public enum INPayBillIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCredentialsUnverified = 6
  case failureInsufficientFunds = 7
}

public enum INPaymentMethodType: Int, Sendable {
  case unknown = 0
  case checking = 1
  case savings = 2
  case brokerage = 3
  case debit = 4
  case credit = 5
  case prepaid = 6
  case store = 7
  case applePay = 8
}

public enum INPaymentStatus: Int, Sendable {
  case unknown = 0
  case pending = 1
  case completed = 2
  case canceled = 3
  case failed = 4
  case unpaid = 5
}

public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired = 2
  case unsupportedMediaType = 3
  case explicitContentSettings = 4
  case cellularDataSettings = 5
  case restrictedContent = 6
  case serviceUnavailable = 7
  case regionRestriction = 8
}

public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
  case belowMinimum = 1
  case aboveMaximum = 2
}

public enum INRecurrenceFrequency: Int, Sendable {
  case unknown = 0
  case minute = 1
  case hourly = 2
  case daily = 3
  case weekly = 4
  case monthly = 5
  case yearly = 6
}

public enum INRelativeReference: Int, Sendable {
  case unknown = 0
  case next = 1
  case previous = 2
}
