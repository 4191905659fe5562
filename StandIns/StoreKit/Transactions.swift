/// Purchases and stores of iOS 15 and later. There are no transactions, so that their values are constant.
import Foundation

extension Transaction {
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
    public static let winBack = OfferType(rawValue: 4)
  }
  public struct Offer: Hashable, Sendable {
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
    }
    public let id: String?
    public let type: OfferType
    public let paymentMode: PaymentMode?
  }
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)
  }
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

  public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
  public var appAccountToken: UUID? { nil }
  public var originalPurchaseDate: Date { purchaseDate }
  public var signedDate: Date { purchaseDate }
  public var purchasedQuantity: Int { 1 }
  public var subscriptionGroupID: String? { nil }
  public var webOrderLineItemID: String? { nil }
  public var offer: Offer? { nil }
  public var offerType: OfferType? { nil }
  public var offerID: String? { nil }
  public var ownershipType: OwnershipType { .purchased }
  public var reason: Reason { .purchase }
  public var revocationReason: RevocationReason? { nil }
  public var price: Decimal? { nil }
  public var currency: Locale.Currency? { nil }
  public var currencyCode: String? { nil }
  public var storefront: Storefront { Storefront(countryCode: "USA", id: "143441") }
  public var storefrontCountryCode: String { storefront.countryCode }
  public var environment: AppStore.Environment { .xcode }
  public var environmentStringRepresentation: String { environment.rawValue }
  public var jsonRepresentation: Data { Data("{}".utf8) }
  public var deviceVerification: Data { Data() }
  public var deviceVerificationNonce: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Fails.
  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    throw RefundRequestError.failed
  }
}

extension AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
  /// The identifier of the device: `nil`.
  public static var deviceVerificationID: UUID? { nil }
  /// Fails.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
}

/// A store of a country. A virtual device has none.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// A sequence of stores. It is empty.
  public struct Storefronts: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public typealias Element = Storefront
    public mutating func next() async -> Storefront? { nil }
    public func makeAsyncIterator() -> Storefronts { self }
  }
  public let countryCode: String
  public let id: String
  public var currency: Locale.Currency? { nil }
  public static var current: Storefront? { get async { nil } }
  public static var updates: Storefronts { Storefronts() }
}
