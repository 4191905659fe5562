// Names: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreLocation
import Foundation
import ObjectiveCSupport
import UIKit

open class INAccountTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedAccountType: INAccountType) -> Self { self.init() }
  open class func confirmationRequired(with accountTypeToConfirm: INAccountType) -> Self { self.init() }
}

open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult {
  open class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(mediaDestinationResolutionResult: INMediaDestinationResolutionResult) {
    self.init()
  }
}

open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult] {
    resolvedMediaItems.map { _ in self.init() }
  }
  open class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self { self.init() }
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) { self.init() }
}

open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult {
  public convenience init(taskListResolutionResult: INTaskListResolutionResult) { self.init() }
}

open class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
  open class func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult) {
    self.init()
  }
}

open class INBalanceTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedBalanceType: INBalanceType) -> Self { self.init() }
  open class func confirmationRequired(with balanceTypeToConfirm: INBalanceType) -> Self { self.init() }
}

open class INBillPayeeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedBillPayee: INBillPayee) -> Self { self.init() }
  open class func disambiguation(with billPayeesToDisambiguate: [INBillPayee]) -> Self { self.init() }
  open class func confirmationRequired(with billPayeeToConfirm: INBillPayee?) -> Self { self.init() }
}

open class INBillTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedBillType: INBillType) -> Self { self.init() }
  open class func confirmationRequired(with billTypeToConfirm: INBillType) -> Self { self.init() }
}

open class INCallRecordResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCallRecord: INCallRecord) -> Self { self.init() }
  open class func disambiguation(with callRecordsToDisambiguate: [INCallRecord]) -> Self { self.init() }
  open class func confirmationRequired(with callRecordToConfirm: INCallRecord?) -> Self { self.init() }
}

open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCallRecordTypeOptions: INCallRecordTypeOptions) -> Self { self.init() }
  open class func confirmationRequired(with callRecordTypeOptionsToConfirm: INCallRecordTypeOptions) -> Self {
    self.init()
  }
}

open class INCallRecordTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCallRecordType: INCallRecordType) -> Self { self.init() }
  open class func confirmationRequired(with callRecordTypeToConfirm: INCallRecordType) -> Self { self.init() }
}

open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self { self.init() }
  open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
    self.init()
  }
  open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
    self.init()
  }
}

open class INDateComponentsResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedDateComponents: DateComponents) -> Self { self.init() }
  open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self { self.init() }
  open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self { self.init() }
}

open class INDateSearchTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedDateSearchType: INDateSearchType) -> Self { self.init() }
  open class func confirmationRequired(with dateSearchTypeToConfirm: INDateSearchType) -> Self { self.init() }
}

open class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult {
  open class func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(taskListResolutionResult: INTaskListResolutionResult) { self.init() }
}

open class INDeleteTasksTaskResolutionResult: INTaskResolutionResult {
  open class func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason) -> Self { self.init() }
  public convenience init(taskResolutionResult: INTaskResolutionResult) { self.init() }
}

open class INEnergyResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self { self.init() }
  open class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self { self.init() }
  open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self { self.init() }
}

open class INFileResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedFile: INFile) -> Self { self.init() }
  open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self { self.init() }
  open class func confirmationRequired(with fileToConfirm: INFile?) -> Self { self.init() }
}

open class INLengthResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedLength: Measurement<UnitLength>) -> Self { self.init() }
  open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
    self.init()
  }
  open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self { self.init() }
}

open class INLocationSearchTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedLocationSearchType: INLocationSearchType) -> Self { self.init() }
  open class func confirmationRequired(with locationSearchTypeToConfirm: INLocationSearchType) -> Self {
    self.init()
  }
}

open class INMassResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMass: Measurement<UnitMass>) -> Self { self.init() }
  open class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self { self.init() }
  open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self { self.init() }
}

open class INMediaAffinityTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMediaAffinityType: INMediaAffinityType) -> Self { self.init() }
  open class func confirmationRequired(with mediaAffinityTypeToConfirm: INMediaAffinityType) -> Self {
    self.init()
  }
}

open class INMediaDestinationResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMediaDestination: INMediaDestination) -> Self { self.init() }
  open class func disambiguation(with mediaDestinationsToDisambiguate: [INMediaDestination]) -> Self {
    self.init()
  }
  open class func confirmationRequired(with mediaDestinationToConfirm: INMediaDestination?) -> Self {
    self.init()
  }
}

open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMessageAttributeOptions: INMessageAttributeOptions) -> Self {
    self.init()
  }
  open class func confirmationRequired(with messageAttributeOptionsToConfirm: INMessageAttributeOptions)
    -> Self
  { self.init() }
}

open class INMessageAttributeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMessageAttribute: INMessageAttribute) -> Self { self.init() }
  open class func confirmationRequired(with messageAttributeToConfirm: INMessageAttribute) -> Self {
    self.init()
  }
}

open class INNoteContentResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedNoteContent: INNoteContent) -> Self { self.init() }
  open class func disambiguation(with noteContentsToDisambiguate: [INNoteContent]) -> Self { self.init() }
  open class func confirmationRequired(with noteContentToConfirm: INNoteContent?) -> Self { self.init() }
}

open class INNoteContentTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedNoteContentType: INNoteContentType) -> Self { self.init() }
  open class func confirmationRequired(with noteContentTypeToConfirm: INNoteContentType) -> Self {
    self.init()
  }
}

open class INNoteResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedNote: INNote) -> Self { self.init() }
  open class func disambiguation(with notesToDisambiguate: [INNote]) -> Self { self.init() }
  open class func confirmationRequired(with noteToConfirm: INNote?) -> Self { self.init() }
}

open class INNotebookItemTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedNotebookItemType: INNotebookItemType) -> Self { self.init() }
  open class func disambiguation(with notebookItemTypesToDisambiguate: [NSNumber]) -> Self { self.init() }
  open class func confirmationRequired(with notebookItemTypeToConfirm: INNotebookItemType) -> Self {
    self.init()
  }
}

open class INPaymentAccountResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPaymentAccount: INPaymentAccount) -> Self { self.init() }
  open class func disambiguation(with paymentAccountsToDisambiguate: [INPaymentAccount]) -> Self {
    self.init()
  }
  open class func confirmationRequired(with paymentAccountToConfirm: INPaymentAccount?) -> Self {
    self.init()
  }
}

open class INPaymentAmountResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPaymentAmount: INPaymentAmount) -> Self { self.init() }
  open class func disambiguation(with paymentAmountsToDisambiguate: [INPaymentAmount]) -> Self { self.init() }
  open class func confirmationRequired(with paymentAmountToConfirm: INPaymentAmount?) -> Self { self.init() }
}

open class INPaymentMethodResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self { self.init() }
  open class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self { self.init() }
  open class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self { self.init() }
}

open class INPaymentStatusResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPaymentStatus: INPaymentStatus) -> Self { self.init() }
  open class func confirmationRequired(with paymentStatusToConfirm: INPaymentStatus) -> Self { self.init() }
}

open class INPlacemarkResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPlacemark: CLPlacemark) -> Self { self.init() }
  open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self { self.init() }
  open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self { self.init() }
}

open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult]
  {
    resolvedMediaItems.map { _ in self.init() }
  }
  open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self { self.init() }
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) { self.init() }
}

open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult {
  open class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(doubleResolutionResult: INDoubleResolutionResult) { self.init() }
}

open class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPlaybackQueueLocation: INPlaybackQueueLocation) -> Self { self.init() }
  open class func confirmationRequired(with playbackQueueLocationToConfirm: INPlaybackQueueLocation) -> Self {
    self.init()
  }
}

open class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPlaybackRepeatMode: INPlaybackRepeatMode) -> Self { self.init() }
  open class func confirmationRequired(with playbackRepeatModeToConfirm: INPlaybackRepeatMode) -> Self {
    self.init()
  }
}

open class INRelativeReferenceResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedRelativeReference: INRelativeReference) -> Self { self.init() }
  open class func confirmationRequired(with relativeReferenceToConfirm: INRelativeReference) -> Self {
    self.init()
  }
}

open class INRelativeSettingResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedRelativeSetting: INRelativeSetting) -> Self { self.init() }
  open class func confirmationRequired(with relativeSettingToConfirm: INRelativeSetting) -> Self {
    self.init()
  }
}

open class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
  open class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) { self.init() }
}

open class INRequestPaymentPayerResolutionResult: INPersonResolutionResult {
  open class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(personResolutionResult: INPersonResolutionResult) { self.init() }
}

open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  open class func successes(with resolvedMediaItems: [INMediaItem])
    -> [INSearchForMediaMediaItemResolutionResult]
  {
    resolvedMediaItems.map { _ in self.init() }
  }
  open class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) { self.init() }
}

open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
  open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(personResolutionResult: INPersonResolutionResult) { self.init() }
}

open class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
  open class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) { self.init() }
}

open class INSendPaymentPayeeResolutionResult: INPersonResolutionResult {
  open class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self { self.init() }
  public convenience init(personResolutionResult: INPersonResolutionResult) { self.init() }
}

open class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
  open class func unsupported(forReason reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason)
    -> Self
  { self.init() }
  public convenience init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult) {
    self.init()
  }
}

open class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult {
  open class func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason) -> Self { self.init() }
  public convenience init(taskResolutionResult: INTaskResolutionResult) { self.init() }
}

open class INSpatialEventTriggerResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedSpatialEventTrigger: INSpatialEventTrigger) -> Self { self.init() }
  open class func disambiguation(with spatialEventTriggersToDisambiguate: [INSpatialEventTrigger]) -> Self {
    self.init()
  }
  open class func confirmationRequired(with spatialEventTriggerToConfirm: INSpatialEventTrigger?) -> Self {
    self.init()
  }
}

open class INSpeedResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self { self.init() }
  open class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self { self.init() }
  open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self { self.init() }
}

open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult {
  open class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(callCapabilityResolutionResult: INCallCapabilityResolutionResult) { self.init() }
}

open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult {
  open class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(callRecordResolutionResult: INCallRecordResolutionResult) { self.init() }
}

open class INStartCallContactResolutionResult: INPersonResolutionResult {
  open class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self { self.init() }
  public convenience init(personResolutionResult: INPersonResolutionResult) { self.init() }
}

open class INTaskListResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTaskList: INTaskList) -> Self { self.init() }
  open class func disambiguation(with taskListsToDisambiguate: [INTaskList]) -> Self { self.init() }
  open class func confirmationRequired(with taskListToConfirm: INTaskList?) -> Self { self.init() }
}

open class INTaskPriorityResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTaskPriority: INTaskPriority) -> Self { self.init() }
  open class func confirmationRequired(with taskPriorityToConfirm: INTaskPriority) -> Self { self.init() }
}

open class INTaskResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTask: INTask) -> Self { self.init() }
  open class func disambiguation(with tasksToDisambiguate: [INTask]) -> Self { self.init() }
  open class func confirmationRequired(with taskToConfirm: INTask?) -> Self { self.init() }
}

open class INTaskStatusResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTaskStatus: INTaskStatus) -> Self { self.init() }
  open class func confirmationRequired(with taskStatusToConfirm: INTaskStatus) -> Self { self.init() }
}

open class INTemperatureResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self { self.init() }
  open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
    self.init()
  }
  open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
    self.init()
  }
}

open class INTemporalEventTriggerResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTemporalEventTrigger: INTemporalEventTrigger) -> Self { self.init() }
  open class func disambiguation(with temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]) -> Self {
    self.init()
  }
  open class func confirmationRequired(with temporalEventTriggerToConfirm: INTemporalEventTrigger?) -> Self {
    self.init()
  }
}

open class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTemporalEventTriggerTypeOptions: INTemporalEventTriggerTypeOptions)
    -> Self
  { self.init() }
  open class func confirmationRequired(
    with temporalEventTriggerTypeOptionsToConfirm: INTemporalEventTriggerTypeOptions
  ) -> Self { self.init() }
}

open class INTimeIntervalResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedTimeInterval: TimeInterval) -> Self { self.init() }
  open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self { self.init() }
}

open class INURLResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedURL: URL) -> Self { self.init() }
  open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { self.init() }
  open class func confirmationRequired(with urlToConfirm: URL?) -> Self { self.init() }
}

open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult {
  open class func successes(with resolvedMediaItems: [INMediaItem])
    -> [INUpdateMediaAffinityMediaItemResolutionResult]
  {
    resolvedMediaItems.map { _ in self.init() }
  }
  open class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason) -> Self {
    self.init()
  }
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) { self.init() }
}

open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedWorkoutGoalUnitType: INWorkoutGoalUnitType) -> Self { self.init() }
  open class func confirmationRequired(with workoutGoalUnitTypeToConfirm: INWorkoutGoalUnitType) -> Self {
    self.init()
  }
}

open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedWorkoutLocationType: INWorkoutLocationType) -> Self { self.init() }
  open class func confirmationRequired(with workoutLocationTypeToConfirm: INWorkoutLocationType) -> Self {
    self.init()
  }
}
