// Names: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreLocation
import Foundation
import ObjectiveCSupport
import UIKit

open class INRequestPaymentIntentResponse: INIntentResponse {
  public let code: INRequestPaymentIntentResponseCode
  open var paymentRecord: INPaymentRecord?
  public init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INResumeWorkoutIntent: INIntent {
  open internal(set) var workoutName: INSpeakableString?
  public init(workoutName: INSpeakableString?) {
    super.init()
    self.workoutName = workoutName
  }
  public override init() { super.init() }
}

public protocol INResumeWorkoutIntentHandling: AnyObject {
  func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
  func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}
extension INResumeWorkoutIntentHandling {
  public func handle(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void
  ) { completion(INResumeWorkoutIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void
  ) { completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INResumeWorkoutIntentResponse: INIntentResponse {
  public let code: INResumeWorkoutIntentResponseCode
  public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INSearchCallHistoryIntent: INIntent {
  open internal(set) var dateCreated: INDateComponentsRange?
  open internal(set) var recipient: INPerson?
  open internal(set) var callCapabilities: INCallCapabilityOptions = []
  open internal(set) var callTypes: INCallRecordTypeOptions = []
  open internal(set) var unseen: NSNumber?
  public init(
    dateCreated: INDateComponentsRange?, recipient: INPerson?, callCapabilities: INCallCapabilityOptions,
    callTypes: INCallRecordTypeOptions, unseen: NSNumber?
  ) {
    super.init()
    self.dateCreated = dateCreated
    self.recipient = recipient
    self.callCapabilities = callCapabilities
    self.callTypes = callTypes
    self.unseen = unseen
  }
  public override init() { super.init() }
}

public protocol INSearchCallHistoryIntentHandling: AnyObject {
  func confirm(
    intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
  func resolveCallType(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INCallRecordTypeResolutionResult) -> Void)
  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  func resolveRecipient(
    for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void)
  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void)
  func resolveUnseen(
    for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
}
extension INSearchCallHistoryIntentHandling {
  public func confirm(
    intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) { completion(INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveCallType(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INCallRecordTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveRecipient(
    for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveUnseen(
    for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INSearchCallHistoryIntentResponse: INIntentResponse {
  public let code: INSearchCallHistoryIntentResponseCode
  open var callRecords: [INCallRecord]?
  public init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INSearchForAccountsIntent: INIntent {
  open internal(set) var accountNickname: INSpeakableString?
  open internal(set) var accountType: INAccountType = .unknown
  open internal(set) var organizationName: INSpeakableString?
  open internal(set) var requestedBalanceType: INBalanceType = .unknown
  public init(
    accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?,
    requestedBalanceType: INBalanceType
  ) {
    super.init()
    self.accountNickname = accountNickname
    self.accountType = accountType
    self.organizationName = organizationName
    self.requestedBalanceType = requestedBalanceType
  }
  public override init() { super.init() }
}

public protocol INSearchForAccountsIntentHandling: AnyObject {
  func handle(
    intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void)
  func confirm(
    intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void)
  func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  func resolveAccountType(
    for intent: INSearchForAccountsIntent, with completion: @escaping (INAccountTypeResolutionResult) -> Void)
  func resolveOrganizationName(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent, with completion: @escaping (INBalanceTypeResolutionResult) -> Void)
}
extension INSearchForAccountsIntentHandling {
  public func handle(
    intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void
  ) { completion(INSearchForAccountsIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void
  ) { completion(INSearchForAccountsIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveAccountType(
    for intent: INSearchForAccountsIntent, with completion: @escaping (INAccountTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveOrganizationName(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent, with completion: @escaping (INBalanceTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INSearchForAccountsIntentResponse: INIntentResponse {
  public let code: INSearchForAccountsIntentResponseCode
  open var accounts: [INPaymentAccount]?
  public init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INSearchForBillsIntent: INIntent {
  open internal(set) var billPayee: INBillPayee?
  open internal(set) var paymentDateRange: INDateComponentsRange?
  open internal(set) var billType: INBillType = .unknown
  open internal(set) var status: INPaymentStatus = .unknown
  open internal(set) var dueDateRange: INDateComponentsRange?
  public init(
    billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType,
    status: INPaymentStatus, dueDateRange: INDateComponentsRange?
  ) {
    super.init()
    self.billPayee = billPayee
    self.paymentDateRange = paymentDateRange
    self.billType = billType
    self.status = status
    self.dueDateRange = dueDateRange
  }
  public override init() { super.init() }
}

public protocol INSearchForBillsIntentHandling: AnyObject {
  func confirm(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)
  func resolveBillPayee(
    for intent: INSearchForBillsIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void)
  func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  func resolveBillType(
    for intent: INSearchForBillsIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void)
  func resolveStatus(
    for intent: INSearchForBillsIntent, with completion: @escaping (INPaymentStatusResolutionResult) -> Void)
  func resolveDueDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
}
extension INSearchForBillsIntentHandling {
  public func confirm(
    intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void
  ) { completion(INSearchForBillsIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveBillPayee(
    for intent: INSearchForBillsIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveBillType(
    for intent: INSearchForBillsIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveStatus(
    for intent: INSearchForBillsIntent, with completion: @escaping (INPaymentStatusResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveDueDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INSearchForBillsIntentResponse: INIntentResponse {
  public let code: INSearchForBillsIntentResponseCode
  open var bills: [INBillDetails]?
  public init(code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INSearchForMediaIntent: INIntent {
  open internal(set) var mediaItems: [INMediaItem]?
  open internal(set) var mediaSearch: INMediaSearch?
  public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?) {
    super.init()
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
  }
  public override init() { super.init() }
}

public protocol INSearchForMediaIntentHandling: AnyObject {
  func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
  func confirm(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
  func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void)
}
extension INSearchForMediaIntentHandling {
  public func handle(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) { completion(INSearchForMediaIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) { completion(INSearchForMediaIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void
  ) { completion([]) }
}

open class INSearchForMediaIntentResponse: INIntentResponse {
  public let code: INSearchForMediaIntentResponseCode
  open var mediaItems: [INMediaItem]?
  public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INSearchForMessagesIntent: INIntent {
  open internal(set) var recipients: [INPerson]?
  open internal(set) var recipientsOperator: INConditionalOperator = .all
  open internal(set) var senders: [INPerson]?
  open internal(set) var sendersOperator: INConditionalOperator = .all
  open internal(set) var searchTerms: [String]?
  open internal(set) var searchTermsOperator: INConditionalOperator = .all
  open internal(set) var attributes: INMessageAttributeOptions = []
  open internal(set) var dateTimeRange: INDateComponentsRange?
  open internal(set) var identifiers: [String]?
  open internal(set) var identifiersOperator: INConditionalOperator = .all
  open internal(set) var notificationIdentifiers: [String]?
  open internal(set) var notificationIdentifiersOperator: INConditionalOperator = .all
  open internal(set) var speakableGroupNames: [INSpeakableString]?
  open internal(set) var speakableGroupNamesOperator: INConditionalOperator = .all
  open internal(set) var conversationIdentifiers: [String]?
  open internal(set) var conversationIdentifiersOperator: INConditionalOperator = .all
  public init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
    attributes: INMessageAttributeOptions, dateTimeRange: INDateComponentsRange?, identifiers: [String]?,
    notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?,
    conversationIdentifiers: [String]?
  ) {
    super.init()
    self.recipients = recipients
    self.senders = senders
    self.searchTerms = searchTerms
    self.attributes = attributes
    self.dateTimeRange = dateTimeRange
    self.identifiers = identifiers
    self.notificationIdentifiers = notificationIdentifiers
    self.speakableGroupNames = speakableGroupNames
    self.conversationIdentifiers = conversationIdentifiers
  }
  public override init() { super.init() }
}

public protocol INSearchForMessagesIntentHandling: AnyObject {
  func handle(
    intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  func confirm(
    intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  func resolveRecipients(
    for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
  func resolveSenders(
    for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
  func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void)
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  func resolveGroupNames(
    for intent: INSearchForMessagesIntent, with completion: @escaping ([INStringResolutionResult]) -> Void)
  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
}
extension INSearchForMessagesIntentHandling {
  public func handle(
    intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) { completion(INSearchForMessagesIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) { completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveRecipients(
    for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { completion([]) }
  public func resolveSenders(
    for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { completion([]) }
  public func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveGroupNames(
    for intent: INSearchForMessagesIntent, with completion: @escaping ([INStringResolutionResult]) -> Void
  ) { completion([]) }
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) { completion([]) }
}

open class INSearchForMessagesIntentResponse: INIntentResponse {
  public let code: INSearchForMessagesIntentResponseCode
  open var messages: [INMessage]?
  public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INSearchForNotebookItemsIntent: INIntent {
  open internal(set) var title: INSpeakableString?
  open internal(set) var content: String?
  open internal(set) var itemType: INNotebookItemType = .unknown
  open internal(set) var status: INTaskStatus = .unknown
  open internal(set) var location: CLPlacemark?
  open internal(set) var locationSearchType: INLocationSearchType = .unknown
  open internal(set) var dateTime: INDateComponentsRange?
  open internal(set) var dateSearchType: INDateSearchType = .unknown
  open internal(set) var temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions = []
  open internal(set) var taskPriority: INTaskPriority = .unknown
  open internal(set) var notebookItemIdentifier: String?
  public init(
    title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus,
    location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?,
    dateSearchType: INDateSearchType, temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions,
    taskPriority: INTaskPriority, notebookItemIdentifier: String?
  ) {
    super.init()
    self.title = title
    self.content = content
    self.itemType = itemType
    self.status = status
    self.location = location
    self.locationSearchType = locationSearchType
    self.dateTime = dateTime
    self.dateSearchType = dateSearchType
    self.temporalEventTriggerTypes = temporalEventTriggerTypes
    self.taskPriority = taskPriority
    self.notebookItemIdentifier = notebookItemIdentifier
  }
  public override init() { super.init() }
}

public protocol INSearchForNotebookItemsIntentHandling: AnyObject {
  func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)
  func confirm(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)
  func resolveTitle(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  func resolveContent(
    for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void)
  func resolveStatus(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTaskStatusResolutionResult) -> Void)
  func resolveLocation(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  func resolveLocationSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INLocationSearchTypeResolutionResult) -> Void)
  func resolveDateTime(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDateSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INDateSearchTypeResolutionResult) -> Void)
  func resolveTemporalEventTriggerTypes(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void)
  func resolveTaskPriority(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTaskPriorityResolutionResult) -> Void)
}
extension INSearchForNotebookItemsIntentHandling {
  public func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) { completion(INSearchForNotebookItemsIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) { completion(INSearchForNotebookItemsIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveTitle(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveContent(
    for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveStatus(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTaskStatusResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveLocation(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveLocationSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INLocationSearchTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveDateTime(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveDateSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INDateSearchTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTemporalEventTriggerTypes(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTaskPriority(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTaskPriorityResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INSearchForNotebookItemsIntentResponse: INIntentResponse {
  public let code: INSearchForNotebookItemsIntentResponseCode
  open var notes: [INNote]?
  open var taskLists: [INTaskList]?
  open var tasks: [INTask]?
  open var sortType: INSortType = .unknown
  public init(code: INSearchForNotebookItemsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INSendPaymentIntent: INIntent {
  open internal(set) var payee: INPerson?
  open internal(set) var currencyAmount: INCurrencyAmount?
  open internal(set) var note: String?
  public init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    super.init()
    self.payee = payee
    self.currencyAmount = currencyAmount
    self.note = note
  }
  public override init() { super.init() }
}

public protocol INSendPaymentIntentHandling: AnyObject {
  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
  func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void)
  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void)
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void)
  func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}
extension INSendPaymentIntentHandling {
  public func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
  { completion(INSendPaymentIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void
  ) { completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil)) }
  public func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INSendPaymentIntentResponse: INIntentResponse {
  public let code: INSendPaymentIntentResponseCode
  open var paymentRecord: INPaymentRecord?
  public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INSetMessageAttributeIntent: INIntent {
  open internal(set) var identifiers: [String]?
  open internal(set) var attribute: INMessageAttribute = .unknown
  public init(identifiers: [String]?, attribute: INMessageAttribute) {
    super.init()
    self.identifiers = identifiers
    self.attribute = attribute
  }
  public override init() { super.init() }
}

public protocol INSetMessageAttributeIntentHandling: AnyObject {
  func handle(
    intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  func confirm(
    intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping (INMessageAttributeResolutionResult) -> Void)
}
extension INSetMessageAttributeIntentHandling {
  public func handle(
    intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) { completion(INSetMessageAttributeIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) { completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping (INMessageAttributeResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INSetMessageAttributeIntentResponse: INIntentResponse {
  public let code: INSetMessageAttributeIntentResponseCode
  public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
