/// Stands in for Apple's StoreKit: there are no products, and requests for reviews do nothing.
@_exported import PlaceholderViews
import ObjectiveCSupport

/// A product. There are none from the store; tests set the properties of their own by key, which they can on Apple's platforms.
open class SKProduct: NSObject, BuiltInKeyValueCoding, @unchecked Sendable {
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
  open var productIdentifier: String { given("productIdentifier") ?? "" }
  open var localizedTitle: String { given("localizedTitle") ?? "" }
  open var localizedDescription: String { given("localizedDescription") ?? "" }
  open var price: NSDecimalNumber { given("price") ?? 0 }
  open var priceLocale: Locale { given("priceLocale") ?? Locale(identifier: "en_US") }
  open var isDownloadable: Bool { given("isDownloadable") ?? false }
  open var downloadContentLengths: [NSNumber] { given("downloadContentLengths") ?? [] }
  open var contentVersion: String { given("contentVersion") ?? "" }
  open var isFamilyShareable: Bool { given("isFamilyShareable") ?? false }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { given("subscriptionPeriod") }
  open var subscriptionGroupIdentifier: String? { given("subscriptionGroupIdentifier") }
  open var introductoryPrice: SKProductDiscount? { given("introductoryPrice") }
  open var discounts: [SKProductDiscount] { given("discounts") ?? [] }

  /// The values that were set by key.
  private var values: [String: Any] = [:]
  private static let keys: Set<String> = [
    "productIdentifier", "localizedTitle", "localizedDescription", "price", "priceLocale", "isDownloadable",
    "downloadContentLengths", "contentVersion", "isFamilyShareable", "subscriptionPeriod",
    "subscriptionGroupIdentifier", "introductoryPrice", "discounts",
  ]
  private func given<Value>(_ key: String) -> Value? { values[key] as? Value }

  public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    switch key {
    case "productIdentifier": .returned(productIdentifier)
    case "localizedTitle": .returned(localizedTitle)
    case "localizedDescription": .returned(localizedDescription)
    case "price": .returned(price)
    case "priceLocale": .returned(priceLocale)
    default: Self.keys.contains(key) ? .returned(values[key]) : .unknown
    }
  }
  public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    guard Self.keys.contains(key) else { return false }
    values[key] = value
    return true
  }
}
open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .month }
}
open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  public enum `Type`: UInt, Sendable { case introductory, subscription }
  open var identifier: String? { nil }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: Type { .introductory }
}
/// An error of StoreKit.
public struct SKError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
    case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    case ineligibleForOffer, unsupportedPlatform
  }
  public static var errorDomain: String { SKErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var unknown: Code { .unknown }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static let clientInvalid = Code.clientInvalid
  public static let paymentInvalid = Code.paymentInvalid
  public static let cloudServicePermissionDenied = Code.cloudServicePermissionDenied
  public static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
  public static let cloudServiceRevoked = Code.cloudServiceRevoked
  public static let privacyAcknowledgementRequired = Code.privacyAcknowledgementRequired
  public static let unauthorizedRequestData = Code.unauthorizedRequestData
  public static let invalidOfferIdentifier = Code.invalidOfferIdentifier
  public static let invalidSignature = Code.invalidSignature
  public static let missingOfferParams = Code.missingOfferParams
  public static let invalidOfferPrice = Code.invalidOfferPrice
  public static let overlayCancelled = Code.overlayCancelled
  public static let overlayInvalidConfiguration = Code.overlayInvalidConfiguration
  public static let overlayTimeout = Code.overlayTimeout
  public static let ineligibleForOffer = Code.ineligibleForOffer
  public static let unsupportedPlatform = Code.unsupportedPlatform
}
extension SKError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = SKError
}

public let SKErrorDomain = "SKErrorDomain"

open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  /// Always fails.
  open func start() {
    nonisolated(unsafe) let request = self
    DispatchQueue.main.async {
      request.delegate?.request(request, didFailWithError: UnavailableFrameworkError())
    }
  }
  open func cancel() {}
}
open class SKProductsRequest: SKRequest {
  public override init() {}
  public init(productIdentifiers: Set<String>) {}
}
open class SKReceiptRefreshRequest: SKRequest {
  public let receiptProperties: [String: Any]?
  public init(receiptProperties: [String: Any]? = nil) { self.receiptProperties = receiptProperties }
}
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}
public protocol SKRequestDelegate: AnyObject {
  func request(_ request: SKRequest, didFailWithError error: any Error)
  func requestDidFinish(_ request: SKRequest)
}
extension SKRequestDelegate {
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
  public func requestDidFinish(_ request: SKRequest) {}
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// The signed discount of a subscription.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber)
  {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
    super.init()
  }
}
open class SKPayment: NSObject {
  open internal(set) var productIdentifier: String
  open internal(set) var quantity = 1
  open internal(set) var applicationUsername: String?
  open internal(set) var requestData: Data?
  open internal(set) var simulatesAskToBuyInSandbox = false
  open internal(set) var paymentDiscount: SKPaymentDiscount?
  public override init() { productIdentifier = "" }
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
open class SKMutablePayment: SKPayment {
  open override var paymentDiscount: SKPaymentDiscount? {
    get { super.paymentDiscount }
    set { super.paymentDiscount = newValue }
  }
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var requestData: Data? {
    get { super.requestData }
    set { super.requestData = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
}
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}
open class SKPaymentTransaction: NSObject {
  open var payment: SKPayment { ownPayment }
  private let ownPayment: SKPayment
  /// Creates a transaction of nothing. Tests replace its properties.
  public override init() { ownPayment = SKPayment() }
  init(_ payment: SKPayment) { ownPayment = payment }
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var original: SKPaymentTransaction? { nil }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  open var downloads: [SKDownload] { [] }
}
open class SKDownload: NSObject {
  open var contentIdentifier: String { "" }
  open var progress: Float { 0 }
  open var contentURL: URL? { nil }
}
open class SKStorefront: NSObject {
  open var countryCode: String { "" }
  open var identifier: String { "" }
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct)
    -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}
/// The delegate of a queue. It is never asked: payments fail.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}
extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}
/// A queue in which payments fail and nothing is restored.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  private var observers: [any SKPaymentTransactionObserver] = []
  public class func `default`() -> SKPaymentQueue { shared }
  public class func canMakePayments() -> Bool { false }
  open private(set) var transactions: [SKPaymentTransaction] = []
  open var storefront: SKStorefront? { nil }
  open weak var delegate: (any SKPaymentQueueDelegate)?
  /// Does nothing: there are no prices that changed.
  open func showPriceConsentIfNeeded() {}
  open var transactionObservers: [any SKPaymentTransactionObserver] { observers }
  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    DispatchQueue.main.async {
      for observer in self.observers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
    }
  }
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async {
      for observer in self.observers {
        observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown))
      }
    }
  }
  open func restoreCompletedTransactions(withApplicationUsername name: String?) {
    restoreCompletedTransactions()
  }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
  }
  // Apple hosts no content any more, so that there is nothing to download.
  open func start(_ downloads: [SKDownload]) {}
  open func pause(_ downloads: [SKDownload]) {}
  open func resume(_ downloads: [SKDownload]) {}
  open func cancel(_ downloads: [SKDownload]) {}
  open func presentCodeRedemptionSheet() {}
}
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  public class func requestReview() {}
  public class func requestReview(in scene: UIWindowScene) {}
}
public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
@preconcurrency @MainActor
open class SKStoreProductViewController: PlaceholderController {
  open override var placeholderName: String { "SKStoreProductViewController" }
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionBlock?(false, UnavailableFrameworkError())
  }
}
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}
/// A controller that denies every capability.
open class SKCloudServiceController: NSObject {
  public override init() { super.init() }
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus {
    DeviceConditions.status(.media, granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
  open class func requestAuthorization(_ handler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    let status: SKCloudServiceAuthorizationStatus = DeviceConditions.request(.media) ? .authorized : .denied
    DispatchQueue.global().async { handler(status) }
  }
  open func requestCapabilities(completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void)
  {
    completionHandler([], SKError(.cloudServicePermissionDenied))
  }
  open func requestUserToken(
    forDeveloperToken token: String, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) { completionHandler(nil, SKError(.cloudServicePermissionDenied)) }
  open func requestStorefrontCountryCode(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    completionHandler(nil, SKError(.cloudServicePermissionDenied))
  }
}
