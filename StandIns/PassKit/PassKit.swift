/// Stands in for Apple's PassKit: nothing can be paid, and buttons are boxes that say what they are.
@_exported import PlaceholderViews

/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
}
/// How a merchant takes money.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let capability3DS = PKMerchantCapability(rawValue: 1)
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
  public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
  public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
}
/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(label: String, amount: NSDecimalNumber) {
    (self.label, self.amount, type) = (label, amount, .final)
  }
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}
/// A bill.
open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
}
/// Money that was given: none ever is.
open class PKPayment: NSObject {}
/// What became of a bill.
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
/// What became of a bill.
open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { self.status = status }
}
/// What a button says.
public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe
}
/// How a button looks.
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
/// A button that says its class: nothing can be paid with it.
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
/// A box where one would pay: it is not made, since nothing can be paid.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: PlaceholderController {
  open override var placeholderName: String { "PKPaymentAuthorizationViewController" }
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  public init?(paymentRequest request: PKPaymentRequest) { return nil }
  public required init?(coder: NSCoder) { return nil }
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}
/// Is told what becomes of a bill.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}
