/// Subscriptions in the StoreKit of iOS 15. No product is found, so that there are none.
import Foundation

extension Product {
  /// A period, such as three months.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable, CustomStringConvertible {
      case day, week, month, year
      public var description: String { "\(localizedDescription)" }
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
    }
    public let unit: Unit
    public let value: Int
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
  }
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")
    }
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }
  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }
    public struct RenewalInfo: Hashable, Sendable {
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)
      }
      public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let expirationReason: ExpirationReason?
      public let priceIncreaseStatus: PriceIncreaseStatus
      public let isInBillingRetry: Bool
      public let gracePeriodExpirationDate: Date?
      public let renewalDate: Date?
      public let offerID: String?
      public let signedDate: Date
    }
    public struct Status: Sendable {
      public let state: RenewalState
      public let renewalInfo: VerificationResult<RenewalInfo>
      public let transaction: VerificationResult<Transaction>
      /// A sequence of states. It is empty.
      public struct Statuses: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public typealias Element = Status
        public mutating func next() async -> Status? { nil }
        public func makeAsyncIterator() -> Statuses { self }
      }
      public static var updates: Statuses { Statuses() }
    }
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    /// Always empty.
    public var status: [Status] { get async throws { [] } }
    /// Always empty.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Always `false`: there is no account.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }
  /// Always `nil`.
  public var subscription: SubscriptionInfo? { nil }
  /// Always `nil`.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// Always `nil`.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}
extension VerificationResult {
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}
