/// A product in the StoreKit of iOS 15. None is found.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  public enum PurchaseError: Error, Sendable { case invalidQuantity, productUnavailable, purchaseNotAllowed }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>), userCancelled, pending
  }
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "\(token)") }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
  }
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  /// Always empty.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String { [] }
  /// Always fails.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.purchaseNotAllowed
  }
}
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)
}
public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding,
      invalidSignature
    case missingRequiredProperties
  }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// Empty, as the following: no store has signed anything.
  public var jwsRepresentation: String { "" }
  public var headerData: Data { Data() }
  public var payloadData: Data { Data() }
  public var signatureData: Data { Data() }
  public var deviceVerification: Data { Data() }
}
extension VerificationResult: Sendable where SignedType: Sendable {}
/// A purchase in the StoreKit of iOS 15. There are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public func finish() async {}
  /// A sequence of transactions. It is empty.
  public struct Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public mutating func next() async -> VerificationResult<Transaction>? { nil }
    public func makeAsyncIterator() -> Transactions { self }
  }
  public static var updates: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
}
public enum AppStore {
  public static var canMakePayments: Bool { false }
  public static func sync() async throws { throw StoreKitError.unsupported }
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
}
