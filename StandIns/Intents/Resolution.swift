import Foundation

/// The result of the resolution of a parameter.
open class INIntentResolutionResult: NSObject {
  public required override init() { super.init() }
  open class func needsValue() -> Self { self.init() }
  open class func notRequired() -> Self { self.init() }
  open class func unsupported() -> Self { self.init() }
}
/// The result of the resolution of a parameter of this kind.
open class INStringResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedString: String) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: String?) -> Self { self.init() }
  open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { self.init() }
}
/// The result of the resolution of a parameter of this kind.
open class INBooleanResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedValue: Bool) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: Bool?) -> Self { self.init() }
}
/// The result of the resolution of a parameter of this kind.
open class INIntegerResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedValue: Int) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: Int?) -> Self { self.init() }
}
/// The result of the resolution of a parameter of this kind.
open class INDoubleResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedValue: Double) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: Double?) -> Self { self.init() }
}
/// The result of the resolution of a parameter of this kind.
open class INPersonResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedPerson: INPerson) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: INPerson?) -> Self { self.init() }
  open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { self.init() }
}
/// The result of the resolution of a parameter of this kind.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedString: INSpeakableString) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: INSpeakableString?) -> Self { self.init() }
  open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self { self.init() }
}
/// The result of the resolution of a parameter of this kind.
open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedOutgoingMessageType: INOutgoingMessageType) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: INOutgoingMessageType?) -> Self { self.init() }
}
/// The result of the resolution of a parameter of this kind.
open class INCallDestinationTypeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCallDestinationType: INCallDestinationType) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: INCallDestinationType?) -> Self { self.init() }
}
/// The result of the resolution of a parameter of this kind.
open class INCallCapabilityResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedCallCapability: INCallCapability) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: INCallCapability?) -> Self { self.init() }
}
/// The result of the resolution of a parameter of this kind.
open class INMediaItemResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedMediaItem: INMediaItem) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: INMediaItem?) -> Self { self.init() }
  open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self { self.init() }
}
/// The result of the resolution of a parameter of this kind.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: INDateComponentsRange?) -> Self { self.init() }
}
/// A range of dates.
open class INDateComponentsRange: NSObject {
  public let startDateComponents: DateComponents?
  public let endDateComponents: DateComponents?
  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
  }
}
