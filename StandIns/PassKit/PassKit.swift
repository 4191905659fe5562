/// Stands in for Apple's PassKit: payments are not available, and buttons are placeholders.
@_exported import PlaceholderViews

/// A payment network.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
  public static let interac = PKPaymentNetwork(rawValue: "Interac")
  public static let privateLabel = PKPaymentNetwork(rawValue: "PrivateLabel")
  public static let quicPay = PKPaymentNetwork(rawValue: "QuicPay")
  public static let suica = PKPaymentNetwork(rawValue: "Suica")
  public static let idCredit = PKPaymentNetwork(rawValue: "iD")
  public static let cartesBancaires = PKPaymentNetwork(rawValue: "CartesBancaires")
  public static let eftpos = PKPaymentNetwork(rawValue: "Eftpos")
  public static let electron = PKPaymentNetwork(rawValue: "Electron")
  public static let elo = PKPaymentNetwork(rawValue: "Elo")
  public static let mada = PKPaymentNetwork(rawValue: "Mada")
  public static let mir = PKPaymentNetwork(rawValue: "Mir")
  public static let vPay = PKPaymentNetwork(rawValue: "VPay")
  public static let girocard = PKPaymentNetwork(rawValue: "Girocard")
}
/// The payment capabilities of a merchant.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let capability3DS = PKMerchantCapability(rawValue: 1)
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
  public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
  public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
}
/// The state of a summary item's amount.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
/// A summary item of a payment.
open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public override convenience init() { self.init(label: "", amount: 0) }
  public init(label: String, amount: NSDecimalNumber) {
    (self.label, self.amount, type) = (label, amount, .final)
  }
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}
/// A payment request.
open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var billingContact: PKContact?
  open var shippingContact: PKContact?
  open var shippingMethods: [PKShippingMethod]?
  open var shippingType = PKShippingType.shipping
  open var supportsCouponCode = false
  open var couponCode: String?
  open var applicationData: Data?
  open var supportedCountries: Set<String>?
  open var recurringPaymentRequest: PKRecurringPaymentRequest?
  /// No network is available.
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}
/// The status of a payment authorization.
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
/// The result of a payment authorization.
open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]?
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors)
  }
}
/// The types of payment buttons.
public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe
}
/// The styles of payment buttons.
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
/// A button that shows its class name. It starts no payment.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(type: .custom)
    setTitle("PKPaymentButton", for: .normal)
    setTitleColor(UIColor(white: 0.35, alpha: 1), for: .normal)
    backgroundColor = UIColor(white: 0.9, alpha: 1)
  }
}
/// A placeholder for the payment sheet. None can be created, since payments are not available.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: PlaceholderController {
  open override var placeholderName: String { "PKPaymentAuthorizationViewController" }
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  public init?(paymentRequest request: PKPaymentRequest) { return nil }
  public required init?(coder: NSCoder) { return nil }
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}
/// The delegate of a payment sheet.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
}
extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
  public func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) { completion(PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [])) }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) {
    completion(
      PKPaymentRequestShippingContactUpdate(errors: nil, paymentSummaryItems: [], shippingMethods: []))
  }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) { completion(PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: [])) }
}
