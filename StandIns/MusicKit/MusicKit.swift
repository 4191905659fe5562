/// Stands in for Apple's MusicKit: there is no catalog and no library, and nothing plays. Items are decoded from the catalog's JSON.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveCSupport

// MARK: Permission

/// The user's permission for Apple Music.
public struct MusicAuthorization: Sendable {
  /// The state of the permission.
  public enum Status: String, Hashable, Sendable, CustomStringConvertible {
    case notDetermined, denied, restricted, authorized
    public var description: String { rawValue }
  }
  public static var currentStatus: Status {
    DeviceConditions.status(.media, granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
  public static func request() async -> Status {
    DeviceConditions.request(.media) ? .authorized : .denied
  }
}

/// The user's subscription: none.
public struct MusicSubscription: Hashable, Sendable, CustomStringConvertible {
  /// An error of a subscription.
  public enum Error: String, Swift.Error, LocalizedError, Hashable, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired
    public var errorDescription: String? { rawValue }
  }
  /// The changes of the subscription: none.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = MusicSubscription
    /// An iterator that ends at once.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
      public mutating func next() async -> MusicSubscription? { nil }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
  public var canPlayCatalogContent: Bool { false }
  public var canBecomeSubscriber: Bool { false }
  public var hasCloudLibraryEnabled: Bool { false }
  public var description: String { "MusicSubscription()" }
  public static var current: MusicSubscription {
    get async throws {
      guard MusicAuthorization.currentStatus == .authorized else { throw Error.permissionDenied }
      return MusicSubscription()
    }
  }
  public static var subscriptionUpdates: Updates { Updates() }
}

/// The sheet that offers a subscription, which SwiftUI's views show.
public struct MusicSubscriptionOffer: Sendable {
  /// The purpose of the sheet.
  public struct Action: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let subscribe = Action(rawValue: "subscribe")
  }
  /// The message of the sheet.
  public struct MessageIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let join = MessageIdentifier(rawValue: "join")
    public static let connect = MessageIdentifier(rawValue: "connect")
    public static let addMusic = MessageIdentifier(rawValue: "addMusic")
    public static let playMusic = MessageIdentifier(rawValue: "playMusic")
  }
  /// The settings of the sheet.
  public struct Options: Hashable, Sendable {
    public var action: Action
    public var messageIdentifier: MessageIdentifier
    public var itemID: MusicItemID?
    public var affiliateToken: String?
    public var campaignToken: String?
    public static let `default` = Options()
    public init(
      action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil,
      affiliateToken: String? = nil, campaignToken: String? = nil
    ) {
      (self.action, self.messageIdentifier, self.itemID) = (action, messageIdentifier, itemID)
      (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
    }
  }
}

/// An error of requests.
public enum MusicTokenRequestError: String, Error, LocalizedError, Hashable, Sendable {
  case unknown, permissionDenied, privacyAcknowledgementRequired, developerTokenRequestFailed,
    userNotSignedIn,
    userTokenRequestFailed, userTokenRevoked
  public var errorDescription: String? { rawValue }
}

/// The failure of all requests.
func failure() -> any Error {
  MusicAuthorization.currentStatus == .authorized
    ? URLError(.notConnectedToInternet) : MusicTokenRequestError.permissionDenied
}

// MARK: Identifiers and collections

/// The identifier of an item.
public struct MusicItemID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
  public var description: String { rawValue }
}

/// An item of the catalog or the library.
public protocol MusicItem: Identifiable, Hashable, Sendable, Codable, CustomStringConvertible
where ID == MusicItemID {
  var id: MusicItemID { get }
}

/// Items, in an order. There are no further ones.
public struct MusicItemCollection<MusicItemType: MusicItem>: BidirectionalCollection, Hashable, Sendable,
  Codable, ExpressibleByArrayLiteral
{
  private var items: [MusicItemType]
  public var title: String? { nil }
  public init<S: Sequence>(_ elements: S) where S.Element == MusicItemType { items = Array(elements) }
  public init(arrayLiteral elements: MusicItemType...) { items = elements }
  private enum CodingKeys: String, CodingKey { case items = "data" }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public func index(after index: Int) -> Int { index + 1 }
  public func index(before index: Int) -> Int { index - 1 }
  public subscript(position: Int) -> MusicItemType { items[position] }
  public var hasNextBatch: Bool { false }
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }
  public static func + (a: MusicItemCollection, b: MusicItemCollection) -> MusicItemCollection {
    MusicItemCollection(a.items + b.items)
  }
  public static func += (a: inout MusicItemCollection, b: MusicItemCollection) { a.items += b.items }
}
