// Names: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreLocation
import Foundation
import ObjectiveCSupport
import UIKit

open class INSetTaskAttributeIntent: INIntent {
  open internal(set) var targetTask: INTask?
  open internal(set) var taskTitle: INSpeakableString?
  open internal(set) var status: INTaskStatus = .unknown
  open internal(set) var priority: INTaskPriority = .unknown
  open internal(set) var spatialEventTrigger: INSpatialEventTrigger?
  open internal(set) var temporalEventTrigger: INTemporalEventTrigger?
  public init(
    targetTask: INTask?, taskTitle: INSpeakableString?, status: INTaskStatus, priority: INTaskPriority,
    spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?
  ) {
    super.init()
    self.targetTask = targetTask
    self.taskTitle = taskTitle
    self.status = status
    self.priority = priority
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
  }
  public override init() { super.init() }
}

public protocol INSetTaskAttributeIntentHandling: AnyObject {
  func handle(
    intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)
  func confirm(
    intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)
  func resolveTargetTask(
    for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskResolutionResult) -> Void)
  func resolveTaskTitle(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  func resolveStatus(
    for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void)
  func resolvePriority(
    for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void)
  func resolveSpatialEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INTemporalEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)
}
extension INSetTaskAttributeIntentHandling {
  public func handle(
    intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
  ) { completion(INSetTaskAttributeIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
  ) { completion(INSetTaskAttributeIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveTargetTask(
    for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTaskTitle(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveStatus(
    for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolvePriority(
    for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveSpatialEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INTemporalEventTriggerResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INSetTaskAttributeIntentResponse: INIntentResponse {
  public let code: INSetTaskAttributeIntentResponseCode
  open var modifiedTask: INTask?
  public init(code: INSetTaskAttributeIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INSnoozeTasksIntent: INIntent {
  open internal(set) var tasks: [INTask]?
  open internal(set) var nextTriggerTime: INDateComponentsRange?
  open internal(set) var all: NSNumber?
  public init(tasks: [INTask]?, nextTriggerTime: INDateComponentsRange?, all: NSNumber?) {
    super.init()
    self.tasks = tasks
    self.nextTriggerTime = nextTriggerTime
    self.all = all
  }
  public override init() { super.init() }
}

public protocol INSnoozeTasksIntentHandling: AnyObject {
  func handle(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)
  func confirm(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)
  func resolveTasks(
    for intent: INSnoozeTasksIntent, with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void)
  func resolveNextTriggerTime(
    for intent: INSnoozeTasksIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
}
extension INSnoozeTasksIntentHandling {
  public func handle(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)
  { completion(INSnoozeTasksIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void
  ) { completion(INSnoozeTasksIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveTasks(
    for intent: INSnoozeTasksIntent, with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void
  ) { completion([]) }
  public func resolveNextTriggerTime(
    for intent: INSnoozeTasksIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INSnoozeTasksIntentResponse: INIntentResponse {
  public let code: INSnoozeTasksIntentResponseCode
  open var snoozedTasks: [INTask]?
  public init(code: INSnoozeTasksIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INStartWorkoutIntent: INIntent {
  open internal(set) var workoutName: INSpeakableString?
  open internal(set) var goalValue: NSNumber?
  open internal(set) var workoutGoalUnitType: INWorkoutGoalUnitType = .unknown
  open internal(set) var workoutLocationType: INWorkoutLocationType = .unknown
  open internal(set) var isOpenEnded: NSNumber?
  public init(
    workoutName: INSpeakableString?, goalValue: NSNumber?, workoutGoalUnitType: INWorkoutGoalUnitType,
    workoutLocationType: INWorkoutLocationType, isOpenEnded: NSNumber?
  ) {
    super.init()
    self.workoutName = workoutName
    self.goalValue = goalValue
    self.workoutGoalUnitType = workoutGoalUnitType
    self.workoutLocationType = workoutLocationType
    self.isOpenEnded = isOpenEnded
  }
  public override init() { super.init() }
}

public protocol INStartWorkoutIntentHandling: AnyObject {
  func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
  func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void)
  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void)
  func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
}
extension INStartWorkoutIntentHandling {
  public func handle(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void
  ) { completion(INStartWorkoutIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void
  ) { completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INStartWorkoutIntentResponse: INIntentResponse {
  public let code: INStartWorkoutIntentResponseCode
  public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INTransferMoneyIntent: INIntent {
  open internal(set) var fromAccount: INPaymentAccount?
  open internal(set) var toAccount: INPaymentAccount?
  open internal(set) var transactionAmount: INPaymentAmount?
  open internal(set) var transactionScheduledDate: INDateComponentsRange?
  open internal(set) var transactionNote: String?
  public init(
    fromAccount: INPaymentAccount?, toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
    transactionScheduledDate: INDateComponentsRange?, transactionNote: String?
  ) {
    super.init()
    self.fromAccount = fromAccount
    self.toAccount = toAccount
    self.transactionAmount = transactionAmount
    self.transactionScheduledDate = transactionScheduledDate
    self.transactionNote = transactionNote
  }
  public override init() { super.init() }
}

public protocol INTransferMoneyIntentHandling: AnyObject {
  func confirm(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void)
  func resolveFromAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)
  func resolveToAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)
  func resolveTransactionAmount(
    for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void)
  func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  func resolveTransactionNote(
    for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}
extension INTransferMoneyIntentHandling {
  public func confirm(
    intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void
  ) { completion(INTransferMoneyIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveFromAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveToAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTransactionAmount(
    for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  public func resolveTransactionNote(
    for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INTransferMoneyIntentResponse: INIntentResponse {
  public let code: INTransferMoneyIntentResponseCode
  open var fromAccount: INPaymentAccount?
  open var toAccount: INPaymentAccount?
  open var transactionAmount: INPaymentAmount?
  open var transactionScheduledDate: INDateComponentsRange?
  open var transactionNote: String?
  open var transferFee: INCurrencyAmount?
  public init(code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

open class INUpdateMediaAffinityIntent: INIntent {
  open internal(set) var mediaItems: [INMediaItem]?
  open internal(set) var mediaSearch: INMediaSearch?
  open internal(set) var affinityType: INMediaAffinityType = .unknown
  public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, affinityType: INMediaAffinityType) {
    super.init()
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    self.affinityType = affinityType
  }
  public override init() { super.init() }
}

public protocol INUpdateMediaAffinityIntentHandling: AnyObject {
  func handle(
    intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
  func confirm(
    intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
  func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)
  func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void)
}
extension INUpdateMediaAffinityIntentHandling {
  public func handle(
    intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
  ) { completion(INUpdateMediaAffinityIntentResponse(code: .unspecified, userActivity: nil)) }
  public func confirm(
    intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
  ) { completion(INUpdateMediaAffinityIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
  ) { completion([]) }
  public func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
}

open class INUpdateMediaAffinityIntentResponse: INIntentResponse {
  public let code: INUpdateMediaAffinityIntentResponseCode
  public init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
