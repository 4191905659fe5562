// Names: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreLocation
import Foundation
import ObjectiveCSupport
import UIKit

open class INBalanceAmount: NSObject {
  open internal(set) var amount: NSDecimalNumber?
  open internal(set) var balanceType: INBalanceType = .unknown
  open internal(set) var currencyCode: String?
  public init(amount: NSDecimalNumber, balanceType: INBalanceType) {
    super.init()
    self.amount = amount
    self.balanceType = balanceType
  }
  public init(amount: NSDecimalNumber, currencyCode: String) {
    super.init()
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

open class INBillDetails: NSObject {
  open var billPayee: INBillPayee?
  open var amountDue: INCurrencyAmount?
  open var minimumDue: INCurrencyAmount?
  open var lateFee: INCurrencyAmount?
  open var dueDate: DateComponents?
  open var paymentDate: DateComponents?
  open var billType: INBillType = .unknown
  open var paymentStatus: INPaymentStatus = .unknown
  public init(
    billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?,
    amountDue: INCurrencyAmount?, minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?,
    dueDate: DateComponents?, paymentDate: DateComponents?
  ) {
    super.init()
    self.billType = billType
    self.paymentStatus = paymentStatus
    self.billPayee = billPayee
    self.amountDue = amountDue
    self.minimumDue = minimumDue
    self.lateFee = lateFee
    self.dueDate = dueDate
    self.paymentDate = paymentDate
  }
}

open class INBillPayee: NSObject {
  open internal(set) var nickname: INSpeakableString?
  open internal(set) var accountNumber: String?
  open internal(set) var organizationName: INSpeakableString?
  public override init() { super.init() }
}

open class INCallGroup: NSObject {
  open internal(set) var groupName: String?
  open internal(set) var groupId: String?
  public init(groupName: String?, groupId: String?) {
    super.init()
    self.groupName = groupName
    self.groupId = groupId
  }
}

open class INCurrencyAmount: NSObject {
  open internal(set) var amount: NSDecimalNumber?
  open internal(set) var currencyCode: String?
  public init(amount: NSDecimalNumber, currencyCode: String) {
    super.init()
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

open class INImageNoteContent: INNoteContent {
  open internal(set) var image: INImage?
  public init(image: INImage) {
    super.init()
    self.image = image
  }
}

open class INMediaDestination: NSObject {
  open internal(set) var mediaDestinationType: INMediaDestinationType = .unknown
  open internal(set) var playlistName: String?
  public override init() { super.init() }
}

open class INMediaUserContext: INUserContext {
  open var subscriptionStatus: INMediaUserContextSubscriptionStatus = .unknown
  open var numberOfLibraryItems: NSNumber?
  public override init() { super.init() }
}

open class INNote: NSObject {
  open internal(set) var title: INSpeakableString!
  open internal(set) var contents: [INNoteContent] = []
  open internal(set) var groupName: INSpeakableString?
  open internal(set) var createdDateComponents: DateComponents?
  open internal(set) var modifiedDateComponents: DateComponents?
  open internal(set) var identifier: String?
  public init(
    title: INSpeakableString, contents: [INNoteContent], groupName: INSpeakableString?,
    createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
  ) {
    super.init()
    self.title = title
    self.contents = contents
    self.groupName = groupName
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
  }
}

open class INNoteContent: NSObject {
  public override init() { super.init() }
}

open class INPaymentAccount: NSObject {
  open internal(set) var nickname: INSpeakableString?
  open internal(set) var accountNumber: String?
  open internal(set) var accountType: INAccountType = .unknown
  open internal(set) var organizationName: INSpeakableString?
  open internal(set) var balance: INBalanceAmount?
  open internal(set) var secondaryBalance: INBalanceAmount?
  public override init() { super.init() }
}

open class INPaymentAmount: NSObject {
  open internal(set) var amount: INCurrencyAmount?
  open internal(set) var amountType: INAmountType = .unknown
  public init(amountType: INAmountType, amount: INCurrencyAmount) {
    super.init()
    self.amountType = amountType
    self.amount = amount
  }
}

open class INPaymentMethod: NSObject {
  open internal(set) var name: String?
  open internal(set) var icon: INImage?
  open internal(set) var identificationHint: String?
  public override init() { super.init() }
}

open class INPaymentRecord: NSObject {
  open internal(set) var payee: INPerson?
  open internal(set) var payer: INPerson?
  open internal(set) var currencyAmount: INCurrencyAmount?
  open internal(set) var note: String?
  open internal(set) var status: INPaymentStatus = .unknown
  open internal(set) var paymentMethod: INPaymentMethod?
  open internal(set) var feeAmount: INCurrencyAmount?
  public init(
    payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?,
    note: String?, status: INPaymentStatus, feeAmount: INCurrencyAmount?
  ) {
    super.init()
    self.payee = payee
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.paymentMethod = paymentMethod
    self.note = note
    self.status = status
    self.feeAmount = feeAmount
  }
  public init(
    payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?,
    note: String?, status: INPaymentStatus
  ) {
    super.init()
    self.payee = payee
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.paymentMethod = paymentMethod
    self.note = note
    self.status = status
  }
}

open class INRecurrenceRule: NSObject {
  open internal(set) var interval: Int = 0
  open internal(set) var frequency: INRecurrenceFrequency = .unknown
  open internal(set) var weeklyRecurrenceDays: INDayOfWeekOptions = []
  public init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions) {
    super.init()
    self.interval = interval
    self.frequency = frequency
    self.weeklyRecurrenceDays = weeklyRecurrenceDays
  }
  public init(interval: Int, frequency: INRecurrenceFrequency) {
    super.init()
    self.interval = interval
    self.frequency = frequency
  }
}

open class INSpatialEventTrigger: NSObject {
  open internal(set) var placemark: CLPlacemark!
  open internal(set) var event: INSpatialEvent = .unknown
  public init(placemark: CLPlacemark, event: INSpatialEvent) {
    super.init()
    self.placemark = placemark
    self.event = event
  }
}

open class INTask: NSObject {
  open internal(set) var title: INSpeakableString!
  open internal(set) var status: INTaskStatus = .unknown
  open internal(set) var spatialEventTrigger: INSpatialEventTrigger?
  open internal(set) var temporalEventTrigger: INTemporalEventTrigger?
  open internal(set) var createdDateComponents: DateComponents?
  open internal(set) var modifiedDateComponents: DateComponents?
  open internal(set) var identifier: String?
  open internal(set) var taskType: INTaskType = .unknown
  open internal(set) var priority: INTaskPriority = .unknown
  public init(
    title: INSpeakableString, status: INTaskStatus, taskType: INTaskType,
    spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?,
    createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?,
    priority: INTaskPriority
  ) {
    super.init()
    self.title = title
    self.status = status
    self.taskType = taskType
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
    self.priority = priority
  }
  public init(
    title: INSpeakableString, status: INTaskStatus, taskType: INTaskType,
    spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?,
    createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
  ) {
    super.init()
    self.title = title
    self.status = status
    self.taskType = taskType
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
  }
}

open class INTaskList: NSObject {
  open internal(set) var title: INSpeakableString!
  open internal(set) var tasks: [INTask] = []
  open internal(set) var groupName: INSpeakableString?
  open internal(set) var createdDateComponents: DateComponents?
  open internal(set) var modifiedDateComponents: DateComponents?
  open internal(set) var identifier: String?
  public init(
    title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?,
    createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
  ) {
    super.init()
    self.title = title
    self.tasks = tasks
    self.groupName = groupName
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
  }
}

open class INTemporalEventTrigger: NSObject {
  open internal(set) var dateComponentsRange: INDateComponentsRange!
  public init(dateComponentsRange: INDateComponentsRange) {
    super.init()
    self.dateComponentsRange = dateComponentsRange
  }
}

open class INTextNoteContent: INNoteContent {
  open internal(set) var text: String?
  public init(text: String) {
    super.init()
    self.text = text
  }
}

open class INUserContext: NSObject {
  public override init() { super.init() }
}

open class INVocabulary: NSObject {
  public override init() { super.init() }
}
