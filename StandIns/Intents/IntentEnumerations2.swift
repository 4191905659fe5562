// Names: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreLocation
import Foundation
import ObjectiveCSupport
import UIKit

public enum INRelativeSetting: Int, Sendable {
  case unknown = 0
  case lowest = 1
  case lower = 2
  case higher = 3
  case highest = 4
}

public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  case paymentsAmountBelowMinimum = 1
  case paymentsAmountAboveMaximum = 2
  case paymentsCurrencyUnsupported = 3
}

public enum INRequestPaymentIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCredentialsUnverified = 6
  case failurePaymentsAmountBelowMinimum = 7
  case failurePaymentsAmountAboveMaximum = 8
  case failurePaymentsCurrencyUnsupported = 9
  case failureNoBankAccount = 10
  case failureNotEligible = 11
  case failureTermsAndConditionsAcceptanceRequired = 12
}

public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable {
  case credentialsUnverified = 1
  case noAccount = 2
  case noValidHandle = 3
}

public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

public enum INSearchCallHistoryIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureAppConfigurationRequired = 5
  case inProgress = 6
  case success = 7
}

public enum INSearchForAccountsIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCredentialsUnverified = 6
  case failureAccountNotFound = 7
  case failureTermsAndConditionsAcceptanceRequired = 8
  case failureNotEligible = 9
}

public enum INSearchForBillsIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCredentialsUnverified = 6
  case failureBillNotFound = 7
}

public enum INSearchForMediaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired = 2
  case unsupportedMediaType = 3
  case explicitContentSettings = 4
  case cellularDataSettings = 5
  case restrictedContent = 6
  case serviceUnavailable = 7
  case regionRestriction = 8
}

public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageServiceNotAvailable = 6
  case failureMessageTooManyResults = 7
  case failureRequiringInAppAuthentication = 8
}

public enum INSearchForNotebookItemsIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  case noAccount = 1
  case offline = 2
  case messagingServiceNotEnabledForRecipient = 3
  case noValidHandle = 4
  case requestedHandleInvalid = 5
  case noHandleForLabel = 6
  case requiringInAppAuthentication = 7
}

public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  case paymentsAmountBelowMinimum = 1
  case paymentsAmountAboveMaximum = 2
  case paymentsCurrencyUnsupported = 3
}

public enum INSendPaymentIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCredentialsUnverified = 6
  case failurePaymentsAmountBelowMinimum = 7
  case failurePaymentsAmountAboveMaximum = 8
  case failurePaymentsCurrencyUnsupported = 9
  case failureInsufficientFunds = 10
  case failureNoBankAccount = 11
  case failureNotEligible = 12
  case failureTermsAndConditionsAcceptanceRequired = 13
}

public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable {
  case credentialsUnverified = 1
  case insufficientFunds = 2
  case noAccount = 3
  case noValidHandle = 4
}

public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageNotFound = 6
  case failureMessageAttributeNotSet = 7
}

public enum INSetTaskAttributeIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

public enum INSetTaskAttributeTemporalEventTriggerUnsupportedReason: Int, Sendable {
  case timeInPast = 1
  case invalidRecurrence = 2
}

public enum INSnoozeTasksIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

public enum INSnoozeTasksTaskUnsupportedReason: Int, Sendable {
  case noTasksFound = 1
}

public enum INSortType: Int, Sendable {
  case unknown = 0
  case asIs = 1
  case byDate = 2
}

public enum INSpatialEvent: Int, Sendable {
  case unknown = 0
  case arrive = 1
  case depart = 2
}

public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  case videoCallUnsupported = 1
  case microphoneNotAccessible = 2
  case cameraNotAccessible = 3
}

public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable {
  case noMatchingCall = 1
}

public enum INStartCallContactUnsupportedReason: Int, Sendable {
  case noContactFound = 1
  case multipleContactsUnsupported = 2
  case noHandleForLabel = 3
  case invalidHandle = 4
  case unsupportedMmiUssd = 5
  case noCallHistoryForRedial = 6
  case noUsableHandleForRedial = 7
  case requiringInAppAuthentication = 8
}

public enum INStartWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureOngoingWorkout = 5
  case failureNoMatchingWorkout = 6
  case handleInApp = 7
  case success = 8
}

public enum INTaskPriority: Int, Sendable {
  case unknown = 0
  case notFlagged = 1
  case flagged = 2
}

public enum INTaskStatus: Int, Sendable {
  case unknown = 0
  case notCompleted = 1
  case completed = 2
}

public enum INTaskType: Int, Sendable {
  case unknown = 0
  case notCompletable = 1
  case completable = 2
}

public struct INTemporalEventTriggerTypeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let notScheduled = INTemporalEventTriggerTypeOptions(rawValue: 1 << 0)
  public static let scheduledNonRecurring = INTemporalEventTriggerTypeOptions(rawValue: 1 << 1)
  public static let scheduledRecurring = INTemporalEventTriggerTypeOptions(rawValue: 1 << 2)
}

public enum INTransferMoneyIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCredentialsUnverified = 6
  case failureInsufficientFunds = 7
}

public enum INUpdateMediaAffinityIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired = 2
  case unsupportedMediaType = 3
  case explicitContentSettings = 4
  case cellularDataSettings = 5
  case restrictedContent = 6
  case serviceUnavailable = 7
  case regionRestriction = 8
}

public enum INVocabularyStringType: Int, Sendable {
  case contactName = 1
  case contactGroupName = 2
  case photoTag = 100
  case photoAlbumName = 101
  case workoutActivityName = 200
  case carProfileName = 300
  case carName = 301
  case paymentsOrganizationName = 400
  case paymentsAccountNickname = 401
  case notebookItemTitle = 500
  case notebookItemGroupName = 501
  case mediaPlaylistTitle = 700
  case mediaMusicArtistName = 701
  case mediaAudiobookTitle = 702
  case mediaAudiobookAuthorName = 703
  case mediaShowTitle = 704
}

public enum INWorkoutGoalUnitType: Int, Sendable {
  case unknown = 0
  case inch = 1
  case meter = 2
  case foot = 3
  case mile = 4
  case yard = 5
  case second = 6
  case minute = 7
  case hour = 8
  case joule = 9
  case kiloCalorie = 10
}

public enum INWorkoutLocationType: Int, Sendable {
  case unknown = 0
  case outdoor = 1
  case indoor = 2
}
