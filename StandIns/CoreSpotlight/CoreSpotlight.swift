/// Stands in for Apple's CoreSpotlight: items can be created; nothing is indexed.
import Foundation
import UniformTypeIdentifiers

/// The metadata of a searchable item.
open class CSSearchableItemAttributeSet: NSObject {
  public init(itemContentType: String) { contentType = itemContentType }
  public init(contentType: UTType) { self.contentType = contentType.identifier }
  open var contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var url: URL?
  open var alternateNames: [String]?
  open var path: String?
  open var contentURL: URL?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var metadataModificationDate: Date?
  open var addedDate: Date?
  open var lastUsedDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var completionDate: Date?
  open var subject: String?
  open var textContent: String?
  open var theme: String?
  open var kind: String?
  open var creator: String?
  open var authorNames: [String]?
  open var emailAddresses: [String]?
  open var phoneNumbers: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var city: String?
  open var country: String?
  open var namedLocation: String?
  open var fullyFormattedAddress: String?
  open var duration: NSNumber?
  open var artist: String?
  open var album: String?
  open var genre: String?
  open var rating: NSNumber?
  open var rankingHint: NSNumber?
  open var domainIdentifier: String?
}

/// An item that a search can find.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date!
}

/// An index of searchable items. It stores nothing.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex()
  open class func `default`() -> Self { unsafeDowncast(shared, to: self) }
  open class func isIndexingAvailable() -> Bool { false }
  public override init() {}
  public init(name: String) {}
  public init(name: String, protectionClass: FileProtectionType?) {}
  /// Stored only: nothing is indexed.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  private func fail(_ completionHandler: (((any Error)?) -> Void)?) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler?(CocoaError(.featureUnsupported)) }
  }
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }
  open func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    throw CocoaError(.featureUnsupported)
  }
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    throw CocoaError(.featureUnsupported)
  }
  public func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {
    throw CocoaError(.featureUnsupported)
  }
  public func deleteAllSearchableItems() async throws { throw CocoaError(.featureUnsupported) }
}

/// An object that indexes again when an index asks for it. None here does.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler handler: @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler handler: @escaping () -> Void)
}

/// The key of the item's identifier in an activity's `userInfo`.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of an activity that opens a search result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The attributes that a query reads of items.
open class CSSearchQueryContext: NSObject {
  /// The attributes that items have.
  open var fetchAttributes: [String] = []
  open var filterQueries: [String] = []
  open var keyboardLanguage: String?
}

/// A query of the index, which finds nothing.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  /// The found items, of which there are none.
  public struct Results: AsyncSequence, AsyncIteratorProtocol, Sendable {
    /// A found item.
    public struct Item: Sendable {
      public let item: CSSearchableItem
    }
    public typealias Element = Item
    public func makeAsyncIterator() -> Results { self }
    public mutating func next() async throws -> Item? { nil }
  }
  public init(queryString: String, attributes: [String]?) {}
  public init(queryString: String, queryContext: CSSearchQueryContext?) {}
  open private(set) var isCancelled = false
  open var foundItemCount: Int { 0 }
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  open var completionHandler: (((any Error)?) -> Void)?
  open var protectionClasses: [FileProtectionType] = []
  public var results: Results { Results() }
  /// Ends at once: nothing is indexed.
  open func start() {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler?(nil) }
  }
  open func cancel() { isCancelled = true }
}
