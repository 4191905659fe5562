/// Stands in for Apple's StoreKit: nothing is for sale, and nobody is asked for a review.
@_exported import PlaceholderViews

open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
}
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  /// Fails.
  open func start() { delegate?.request(self, didFailWithError: UnavailableFrameworkError()) }
  open func cancel() {}
}
open class SKProductsRequest: SKRequest { public init(productIdentifiers: Set<String>) {} }
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
open class SKPayment: NSObject {
  public let productIdentifier: String
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}
open class SKPaymentTransaction: NSObject {
  open var transactionState: SKPaymentTransactionState { .failed }
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  open var error: (any Error)? { UnavailableFrameworkError() }
  open var original: SKPaymentTransaction? { nil }
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  public class func `default`() -> SKPaymentQueue { shared }
  public class func canMakePayments() -> Bool { false }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) {}
  open func restoreCompletedTransactions() {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  public class func requestReview() {}
  public class func requestReview(in scene: UIWindowScene) {}
}
public let SKStoreProductParameterITunesItemIdentifier = "id"
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
public protocol SKStoreProductViewControllerDelegate: AnyObject {}
