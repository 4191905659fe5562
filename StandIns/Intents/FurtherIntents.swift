// Names: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreLocation
import Foundation
import ObjectiveCSupport
import UIKit

open class INAddMediaIntent: INIntent {
  open internal(set) var mediaItems: [INMediaItem]?
  open internal(set) var mediaSearch: INMediaSearch?
  open internal(set) var mediaDestination: INMediaDestination?
  public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, mediaDestination: INMediaDestination?)
  {
    super.init()
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    self.mediaDestination = mediaDestination
  }
  public override init() { super.init() }
}

public protocol INAddMediaIntentHandling: AnyObject {
  func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
  func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
  func resolveMediaItems(
    for intent: INAddMediaIntent, with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void)
  func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void)
}
extension INAddMediaIntentHandling {
  public func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void) {
    completion(INAddMediaIntentResponse(code: .unspecified, userActivity: nil))
  }
  public func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void) {
    completion(INAddMediaIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveMediaItems(
    for intent: INAddMediaIntent, with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void
  ) { completion([]) }
  public func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INAddMediaIntentResponse: INIntentResponse {
  public let code: INAddMediaIntentResponseCode
  public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INAddTasksIntent: INIntent {
  open internal(set) var targetTaskList: INTaskList?
  open internal(set) var taskTitles: [INSpeakableString]?
  open internal(set) var spatialEventTrigger: INSpatialEventTrigger?
  open internal(set) var temporalEventTrigger: INTemporalEventTrigger?
  open internal(set) var priority: INTaskPriority = .unknown
  public init(
    targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?,
    spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?,
    priority: INTaskPriority
  ) {
    super.init()
    self.targetTaskList = targetTaskList
    self.taskTitles = taskTitles
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    self.priority = priority
  }
  public override init() { super.init() }
}

public protocol INAddTasksIntentHandling: AnyObject {
  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
  func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
  func resolveTargetTaskList(
    for intent: INAddTasksIntent, with completion: @escaping (INTaskListResolutionResult) -> Void)
  func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void)
  func resolveTaskTitles(
    for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
  func resolveSpatialEventTrigger(
    for intent: INAddTasksIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent, with completion: @escaping (INTemporalEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void)
  func resolvePriority(
    for intent: INAddTasksIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void)
}
extension INAddTasksIntentHandling {
  public func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    completion(INAddTasksIntentResponse(code: .unspecified, userActivity: nil))
  }
  public func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    completion(INAddTasksIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveTargetTaskList(
    for intent: INAddTasksIntent, with completion: @escaping (INTaskListResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTaskTitles(
    for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) { completion([]) }
  public func resolveSpatialEventTrigger(
    for intent: INAddTasksIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent, with completion: @escaping (INTemporalEventTriggerResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolvePriority(
    for intent: INAddTasksIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INAddTasksIntentResponse: INIntentResponse {
  public let code: INAddTasksIntentResponseCode
  open var modifiedTaskList: INTaskList?
  open var addedTasks: [INTask]?
  public init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INAppendToNoteIntent: INIntent {
  open internal(set) var targetNote: INNote?
  open internal(set) var content: INNoteContent?
  public init(targetNote: INNote?, content: INNoteContent?) {
    super.init()
    self.targetNote = targetNote
    self.content = content
  }
  public override init() { super.init() }
}

public protocol INAppendToNoteIntentHandling: AnyObject {
  func confirm(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)
  func resolveTargetNote(
    for intent: INAppendToNoteIntent, with completion: @escaping (INNoteResolutionResult) -> Void)
  func resolveContent(
    for intent: INAppendToNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void)
}
extension INAppendToNoteIntentHandling {
  public func confirm(
    intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void
  ) { completion(INAppendToNoteIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveTargetNote(
    for intent: INAppendToNoteIntent, with completion: @escaping (INNoteResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveContent(
    for intent: INAppendToNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INAppendToNoteIntentResponse: INIntentResponse {
  public let code: INAppendToNoteIntentResponseCode
  open var note: INNote?
  public init(code: INAppendToNoteIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INCancelWorkoutIntent: INIntent {
  open internal(set) var workoutName: INSpeakableString?
  public init(workoutName: INSpeakableString?) {
    super.init()
    self.workoutName = workoutName
  }
  public override init() { super.init() }
}

public protocol INCancelWorkoutIntentHandling: AnyObject {
  func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
  func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}
extension INCancelWorkoutIntentHandling {
  public func handle(
    intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void
  ) { completion(INCancelWorkoutIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void
  ) { completion(INCancelWorkoutIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveWorkoutName(
    for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INCancelWorkoutIntentResponse: INIntentResponse {
  public let code: INCancelWorkoutIntentResponseCode
  public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INCreateNoteIntent: INIntent {
  open internal(set) var title: INSpeakableString?
  open internal(set) var content: INNoteContent?
  open internal(set) var groupName: INSpeakableString?
  public init(title: INSpeakableString?, content: INNoteContent?, groupName: INSpeakableString?) {
    super.init()
    self.title = title
    self.content = content
    self.groupName = groupName
  }
  public override init() { super.init() }
}

public protocol INCreateNoteIntentHandling: AnyObject {
  func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
  func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
  func resolveTitle(
    for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  func resolveContent(
    for intent: INCreateNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void)
  func resolveGroupName(
    for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}
extension INCreateNoteIntentHandling {
  public func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
    completion(INCreateNoteIntentResponse(code: .unspecified, userActivity: nil))
  }
  public func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
  { completion(INCreateNoteIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveTitle(
    for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveContent(
    for intent: INCreateNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveGroupName(
    for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INCreateNoteIntentResponse: INIntentResponse {
  public let code: INCreateNoteIntentResponseCode
  open var createdNote: INNote?
  public init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INCreateTaskListIntent: INIntent {
  open internal(set) var title: INSpeakableString?
  open internal(set) var taskTitles: [INSpeakableString]?
  open internal(set) var groupName: INSpeakableString?
  public init(title: INSpeakableString?, taskTitles: [INSpeakableString]?, groupName: INSpeakableString?) {
    super.init()
    self.title = title
    self.taskTitles = taskTitles
    self.groupName = groupName
  }
  public override init() { super.init() }
}

public protocol INCreateTaskListIntentHandling: AnyObject {
  func confirm(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)
  func resolveTitle(
    for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  )
  func resolveTaskTitles(
    for intent: INCreateTaskListIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
  func resolveGroupName(
    for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  )
}
extension INCreateTaskListIntentHandling {
  public func confirm(
    intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void
  ) { completion(INCreateTaskListIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveTitle(
    for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTaskTitles(
    for intent: INCreateTaskListIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) { completion([]) }
  public func resolveGroupName(
    for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INCreateTaskListIntentResponse: INIntentResponse {
  public let code: INCreateTaskListIntentResponseCode
  open var createdTaskList: INTaskList?
  public init(code: INCreateTaskListIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INDeleteTasksIntent: INIntent {
  open internal(set) var taskList: INTaskList?
  open internal(set) var tasks: [INTask]?
  open internal(set) var all: NSNumber?
  public init(taskList: INTaskList?, tasks: [INTask]?, all: NSNumber?) {
    super.init()
    self.taskList = taskList
    self.tasks = tasks
    self.all = all
  }
  public override init() { super.init() }
}

public protocol INDeleteTasksIntentHandling: AnyObject {
  func confirm(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)
  func resolveTaskList(
    for intent: INDeleteTasksIntent,
    with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void)
  func resolveTasks(
    for intent: INDeleteTasksIntent, with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void)
}
extension INDeleteTasksIntentHandling {
  public func confirm(
    intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void
  ) { completion(INDeleteTasksIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveTaskList(
    for intent: INDeleteTasksIntent,
    with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTasks(
    for intent: INDeleteTasksIntent, with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void
  ) { completion([]) }
}

open class INDeleteTasksIntentResponse: INIntentResponse {
  public let code: INDeleteTasksIntentResponseCode
  open var deletedTasks: [INTask]?
  public init(code: INDeleteTasksIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INEndWorkoutIntent: INIntent {
  open internal(set) var workoutName: INSpeakableString?
  public init(workoutName: INSpeakableString?) {
    super.init()
    self.workoutName = workoutName
  }
  public override init() { super.init() }
}

public protocol INEndWorkoutIntentHandling: AnyObject {
  func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
  func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
  func resolveWorkoutName(
    for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}
extension INEndWorkoutIntentHandling {
  public func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    completion(INEndWorkoutIntentResponse(code: .unspecified, userActivity: nil))
  }
  public func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
  { completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveWorkoutName(
    for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INEndWorkoutIntentResponse: INIntentResponse {
  public let code: INEndWorkoutIntentResponseCode
  public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INPauseWorkoutIntent: INIntent {
  open internal(set) var workoutName: INSpeakableString?
  public init(workoutName: INSpeakableString?) {
    super.init()
    self.workoutName = workoutName
  }
  public override init() { super.init() }
}

public protocol INPauseWorkoutIntentHandling: AnyObject {
  func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
  func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}
extension INPauseWorkoutIntentHandling {
  public func handle(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void
  ) { completion(INPauseWorkoutIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void
  ) { completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveWorkoutName(
    for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INPauseWorkoutIntentResponse: INIntentResponse {
  public let code: INPauseWorkoutIntentResponseCode
  public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INPayBillIntent: INIntent {
  open internal(set) var billPayee: INBillPayee?
  open internal(set) var fromAccount: INPaymentAccount?
  open internal(set) var transactionAmount: INPaymentAmount?
  open internal(set) var transactionScheduledDate: INDateComponentsRange?
  open internal(set) var transactionNote: String?
  open internal(set) var billType: INBillType = .unknown
  open internal(set) var dueDate: INDateComponentsRange?
  public init(
    billPayee: INBillPayee?, fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
    transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType,
    dueDate: INDateComponentsRange?
  ) {
    super.init()
    self.billPayee = billPayee
    self.fromAccount = fromAccount
    self.transactionAmount = transactionAmount
    self.transactionScheduledDate = transactionScheduledDate
    self.transactionNote = transactionNote
    self.billType = billType
    self.dueDate = dueDate
  }
  public override init() { super.init() }
}

public protocol INPayBillIntentHandling: AnyObject {
  func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void)
  func resolveBillPayee(
    for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void)
  func resolveFromAccount(
    for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)
  func resolveTransactionAmount(
    for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void)
  func resolveTransactionScheduledDate(
    for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  func resolveTransactionNote(
    for intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  func resolveBillType(
    for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void)
  func resolveDueDate(
    for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
}
extension INPayBillIntentHandling {
  public func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
    completion(INPayBillIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveBillPayee(
    for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveFromAccount(
    for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTransactionAmount(
    for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTransactionScheduledDate(
    for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTransactionNote(
    for intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveBillType(
    for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveDueDate(
    for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INPayBillIntentResponse: INIntentResponse {
  public let code: INPayBillIntentResponseCode
  open var fromAccount: INPaymentAccount?
  open var billDetails: INBillDetails?
  open var transactionAmount: INPaymentAmount?
  open var transactionScheduledDate: INDateComponentsRange?
  open var transactionNote: String?
  public init(code: INPayBillIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INRequestPaymentIntent: INIntent {
  open internal(set) var payer: INPerson?
  open internal(set) var currencyAmount: INCurrencyAmount?
  open internal(set) var note: String?
  public init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    super.init()
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.note = note
  }
  public override init() { super.init() }
}

public protocol INRequestPaymentIntentHandling: AnyObject {
  func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
  func confirm(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
  func resolvePayer(
    for intent: INRequestPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void)
  func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void)
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
  func resolveNote(
    for intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}
extension INRequestPaymentIntentHandling {
  public func handle(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void
  ) { completion(INRequestPaymentIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void
  ) { completion(INRequestPaymentIntentResponse(code: .ready, userActivity: nil)) }
  public func resolvePayer(
    for intent: INRequestPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveNote(
    for intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
