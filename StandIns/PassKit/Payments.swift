import Contacts
import Foundation

/// A field of a contact that a payment needs.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let postalAddress = PKContactField(rawValue: "post")
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let name = PKContactField(rawValue: "name")
  public static let phoneticName = PKContactField(rawValue: "phoneticName")
}
/// The contact of a payment.
open class PKContact: NSObject {
  open var name: PersonNameComponents?
  open var postalAddress: CNPostalAddress?
  open var phoneNumber: CNPhoneNumber?
  open var emailAddress: String?
}
/// The way in which goods are handed over.
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }
/// A range of dates.
open class PKDateComponentsRange: NSObject {
  public let startDateComponents: DateComponents
  public let endDateComponents: DateComponents
  public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
    (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
  }
}
/// A way of shipping, with its price.
open class PKShippingMethod: PKPaymentSummaryItem {
  open var identifier: String?
  open var detail: String?
  open var dateComponentsRange: PKDateComponentsRange?
}
/// A summary item of regular payments.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {
  open var startDate: Date?
  open var endDate: Date?
  open var intervalUnit = NSCalendar.Unit.month
  open var intervalCount = 1
}
/// A request of regular payments.
open class PKRecurringPaymentRequest: NSObject {
  open var paymentDescription: String
  open var regularBilling: PKRecurringPaymentSummaryItem
  open var trialBilling: PKRecurringPaymentSummaryItem?
  open var managementURL: URL
  open var billingAgreement: String?
  open var tokenNotificationURL: URL?
  public init(
    paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL: URL
  ) {
    (self.paymentDescription, self.regularBilling) = (paymentDescription, regularBilling)
    self.managementURL = managementURL
  }
}
/// The types of cards.
public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }
/// A card. There are none.
open class PKPaymentMethod: NSObject {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
  open var type: PKPaymentMethodType { .unknown }
  open var billingAddress: CNContact? { nil }
}
/// The data that a payment processor receives: none.
open class PKPaymentToken: NSObject {
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
}
/// A payment. There are none.
open class PKPayment: NSObject {
  open var token: PKPaymentToken { PKPaymentToken() }
  open var billingContact: PKContact? { nil }
  open var shippingContact: PKContact? { nil }
  open var shippingMethod: PKShippingMethod? { nil }
}
/// A change of a payment request.
open class PKPaymentRequestUpdate: NSObject {
  open var status = PKPaymentAuthorizationStatus.success
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  open var shippingMethods: [PKShippingMethod] = []
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
}
/// A change because of another way of shipping.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {}
/// A change because of another contact.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {
  open var errors: [any Error]?
  public init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
  ) {
    self.errors = errors
    super.init(paymentSummaryItems: paymentSummaryItems)
    self.shippingMethods = shippingMethods
  }
}
/// A change because of another card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {
  open var errors: [any Error]?
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    super.init(paymentSummaryItems: paymentSummaryItems)
  }
  public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.errors = errors
    super.init(paymentSummaryItems: paymentSummaryItems)
  }
}

/// A payment sheet without a view controller. It is not presented.
open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) {}
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
/// The delegate of a payment sheet without a view controller.
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// A pass. No data makes one.
open class PKPass: NSObject {
  public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
  open var passTypeIdentifier: String { "" }
  open var serialNumber: String { "" }
  open var passURL: URL? { nil }
}
/// The user's passes. The library is not available.
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func removePass(_ pass: PKPass) {}
}
