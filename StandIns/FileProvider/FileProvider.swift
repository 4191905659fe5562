/// Stands in for Apple's FileProvider: domains and items are described, but no domain is ever added, and requests of managers end with an
/// error.
@_exported import Foundation
import ObjectiveCSupport
import FoundationNetworking
@_exported import UniformTypeIdentifiers

/// The identifier of an item.
public struct NSFileProviderItemIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let rootContainer = Self("NSFileProviderRootContainerItemIdentifier")
  public static let workingSet = Self("NSFileProviderWorkingSetContainerItemIdentifier")
  public static let trashContainer = Self("NSFileProviderTrashContainerItemIdentifier")
}
/// The identifier of a domain.
public struct NSFileProviderDomainIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// The name of a service of an extension.
public struct NSFileProviderServiceName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// The place at which the enumeration of items continues.
public struct NSFileProviderPage: RawRepresentable, Hashable, Sendable {
  public var rawValue: Data
  public init(rawValue: Data) { self.rawValue = rawValue }
  public init(_ rawValue: Data) { self.rawValue = rawValue }
  public static let initialPageSortedByDate = Data("NSFileProviderInitialPageSortedByDate".utf8)
  public static let initialPageSortedByName = Data("NSFileProviderInitialPageSortedByName".utf8)
}
/// A place in the changes of items.
public struct NSFileProviderSyncAnchor: RawRepresentable, Hashable, Sendable {
  public var rawValue: Data
  public init(rawValue: Data) { self.rawValue = rawValue }
  public init(_ rawValue: Data) { self.rawValue = rawValue }
}

/// The domain of errors of file providers.
public let NSFileProviderErrorDomain = "NSFileProviderErrorDomain"
/// The key of an item in the user info of an error.
public let NSFileProviderErrorItemKey = "NSFileProviderErrorItem"

/// Errors of file providers.
public struct NSFileProviderError: _FrameworkError {
  /// The error codes.
  public enum Code: Int, Sendable {
    case notAuthenticated = -1000, filenameCollision = -1001, syncAnchorExpired = -1002,
      insufficientQuota = -1003, serverUnreachable = -1004, noSuchItem = -1005,
      deletionRejected = -1006, directoryNotEmpty = -1007
    case providerNotFound = -2001, providerTranslocated = -2002, olderExtensionVersionRunning = -2003,
      newerExtensionVersionFound = -2004, cannotSynchronize = -2005, nonEvictableChildren = -2006,
      unsyncedEdits = -2007, nonEvictable = -2008, versionNoLongerAvailable = -2009,
      excludedFromSync = -2010, domainDisabled = -2011
    /// The same as the end of a page.
    public static let pageExpired = Code.syncAnchorExpired
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let errorDomain = NSFileProviderErrorDomain
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var filenameCollision: Code { .filenameCollision }
  public static var syncAnchorExpired: Code { .syncAnchorExpired }
  public static var pageExpired: Code { .syncAnchorExpired }
  public static var insufficientQuota: Code { .insufficientQuota }
  public static var serverUnreachable: Code { .serverUnreachable }
  public static var noSuchItem: Code { .noSuchItem }
  public static var deletionRejected: Code { .deletionRejected }
  public static var directoryNotEmpty: Code { .directoryNotEmpty }
  public static var providerNotFound: Code { .providerNotFound }
  public static var cannotSynchronize: Code { .cannotSynchronize }
  public static let providerTranslocated = Code.providerTranslocated
  public static let olderExtensionVersionRunning = Code.olderExtensionVersionRunning
  public static let newerExtensionVersionFound = Code.newerExtensionVersionFound
  public static let nonEvictableChildren = Code.nonEvictableChildren
  public static let unsyncedEdits = Code.unsyncedEdits
  public static let nonEvictable = Code.nonEvictable
  public static let versionNoLongerAvailable = Code.versionNoLongerAvailable
  public static let excludedFromSync = Code.excludedFromSync
  public static let domainDisabled = Code.domainDisabled
}
extension NSFileProviderError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = NSFileProviderError
}

private let missing = NSFileProviderError(.providerNotFound)

/// A part of a provider that the user sees as a place of its own.
open class NSFileProviderDomain: NSObject, @unchecked Sendable {
  public let identifier: NSFileProviderDomainIdentifier
  public let displayName: String
  public let pathRelativeToDocumentStorage: String
  open var isDisconnected: Bool { false }
  open var userEnabled: Bool { true }
  open var isHidden = false
  public init(
    identifier: NSFileProviderDomainIdentifier, displayName: String, pathRelativeToDocumentStorage: String
  ) {
    (self.identifier, self.displayName) = (identifier, displayName)
    self.pathRelativeToDocumentStorage = pathRelativeToDocumentStorage
  }
  public convenience init(identifier: NSFileProviderDomainIdentifier, displayName: String) {
    self.init(
      identifier: identifier, displayName: displayName, pathRelativeToDocumentStorage: identifier.rawValue)
  }
}

/// Manages domains. There are none, and requests fail.
open class NSFileProviderManager: NSObject, @unchecked Sendable {
  private static let shared = NSFileProviderManager()
  open class var `default`: NSFileProviderManager { shared }
  override init() {}
  /// Always `nil`: no domain was added.
  public convenience init?(for domain: NSFileProviderDomain) { nil }
  open var providerIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
  /// The folder of the provider's documents, in the container of the application.
  open var documentStorageURL: URL {
    URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(
      "File Provider Storage", isDirectory: true)
  }
  open class func add(_ domain: NSFileProviderDomain, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(missing)
  }
  open class func add(_ domain: NSFileProviderDomain) async throws { throw missing }
  open class func remove(
    _ domain: NSFileProviderDomain, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(missing) }
  open class func remove(_ domain: NSFileProviderDomain) async throws { throw missing }
  open class func removeAllDomains(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  open class func removeAllDomains() async throws {}
  open class func getDomainsWithCompletionHandler(
    _ completionHandler: @escaping ([NSFileProviderDomain], (any Error)?) -> Void
  ) { completionHandler([], nil) }
  open class func domains() async throws -> [NSFileProviderDomain] { [] }
  open class func getIdentifierForUserVisibleFile(
    at url: URL,
    completionHandler:
      @escaping (
        NSFileProviderItemIdentifier?, NSFileProviderDomainIdentifier?, (any Error)?
      ) -> Void
  ) { completionHandler(nil, nil, missing) }
  open func signalEnumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier,
    completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(missing) }
  open func signalEnumerator(for containerItemIdentifier: NSFileProviderItemIdentifier) async throws {
    throw missing
  }
  open func temporaryDirectoryURL() throws -> URL { throw missing }
  open func evictItem(
    identifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(missing) }
  open func evictItem(identifier itemIdentifier: NSFileProviderItemIdentifier) async throws { throw missing }
  open func reimportItems(
    below itemIdentifier: NSFileProviderItemIdentifier, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(missing) }
  open func reimportItems(below itemIdentifier: NSFileProviderItemIdentifier) async throws { throw missing }
  open func disconnect(
    reason localizedReason: String, options: DisconnectionOptions = [],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(missing) }
  open func disconnect(reason localizedReason: String, options: DisconnectionOptions = []) async throws {
    throw missing
  }
  open func reconnect(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(missing) }
  open func reconnect() async throws { throw missing }
  /// The options of a disconnection.
  public struct DisconnectionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let temporary = DisconnectionOptions(rawValue: 1)
  }
  open func signalErrorResolved(_ error: any Error, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(missing)
  }
  open func register(
    _ task: URLSessionTask, forItemWithIdentifier identifier: NSFileProviderItemIdentifier,
    completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(missing) }
  open func getUserVisibleURL(
    for itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) { completionHandler(nil, missing) }
  open class func writePlaceholder(
    at placeholderURL: URL, withMetadata metadata: any NSFileProviderItem
  ) throws { throw missing }
  open class func placeholderURL(for url: URL) -> URL {
    url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).icloud")
  }
}

/// The operations that an item allows.
public struct NSFileProviderItemCapabilities: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let allowsReading = Self(rawValue: 1 << 0)
  public static let allowsWriting = Self(rawValue: 1 << 1)
  public static let allowsReparenting = Self(rawValue: 1 << 2)
  public static let allowsRenaming = Self(rawValue: 1 << 3)
  public static let allowsTrashing = Self(rawValue: 1 << 4)
  public static let allowsDeleting = Self(rawValue: 1 << 5)
  public static let allowsEvicting = Self(rawValue: 1 << 6)
  public static let allowsContentEnumerating = allowsReading
  public static let allowsAddingSubItems = allowsWriting
  public static let allowsAll: Self = [
    .allowsReading, .allowsWriting, .allowsReparenting, .allowsRenaming, .allowsTrashing, .allowsDeleting,
  ]
}

/// An item of a provider.
public protocol NSFileProviderItemProtocol: NSObjectProtocol {
  var itemIdentifier: NSFileProviderItemIdentifier { get }
  var parentItemIdentifier: NSFileProviderItemIdentifier { get }
  var filename: String { get }
  var typeIdentifier: String { get }
  var contentType: UTType { get }
  var capabilities: NSFileProviderItemCapabilities { get }
  var documentSize: NSNumber? { get }
  var childItemCount: NSNumber? { get }
  var creationDate: Date? { get }
  var contentModificationDate: Date? { get }
  var lastUsedDate: Date? { get }
  var tagData: Data? { get }
  var favoriteRank: NSNumber? { get }
  var isTrashed: Bool { get }
  var isUploaded: Bool { get }
  var isUploading: Bool { get }
  var uploadingError: (any Error)? { get }
  var isDownloaded: Bool { get }
  var isDownloading: Bool { get }
  var downloadingError: (any Error)? { get }
  var isMostRecentVersionDownloaded: Bool { get }
  var isShared: Bool { get }
  var isSharedByCurrentUser: Bool { get }
  var versionIdentifier: Data? { get }
  var userInfo: [AnyHashable: Any]? { get }
  var itemVersion: NSFileProviderItemVersion { get }
  var contentPolicy: NSFileProviderContentPolicy { get }
  var fileSystemFlags: NSFileProviderFileSystemFlags { get }
  var extendedAttributes: [String: Data] { get }
  var ownerNameComponents: PersonNameComponents? { get }
  var mostRecentEditorNameComponents: PersonNameComponents? { get }
  var symlinkTargetPath: String? { get }
}
/// An item of a provider.
public typealias NSFileProviderItem = NSFileProviderItemProtocol
extension NSFileProviderItemProtocol {
  public var typeIdentifier: String { contentType.identifier }
  public var contentType: UTType { .item }
  public var capabilities: NSFileProviderItemCapabilities { .allowsAll }
  public var documentSize: NSNumber? { nil }
  public var childItemCount: NSNumber? { nil }
  public var creationDate: Date? { nil }
  public var contentModificationDate: Date? { nil }
  public var lastUsedDate: Date? { nil }
  public var tagData: Data? { nil }
  public var favoriteRank: NSNumber? { nil }
  public var isTrashed: Bool { false }
  public var isUploaded: Bool { true }
  public var isUploading: Bool { false }
  public var uploadingError: (any Error)? { nil }
  public var isDownloaded: Bool { true }
  public var isDownloading: Bool { false }
  public var downloadingError: (any Error)? { nil }
  public var isMostRecentVersionDownloaded: Bool { true }
  public var isShared: Bool { false }
  public var isSharedByCurrentUser: Bool { false }
  public var versionIdentifier: Data? { nil }
  public var userInfo: [AnyHashable: Any]? { nil }
  public var itemVersion: NSFileProviderItemVersion { NSFileProviderItemVersion() }
  public var contentPolicy: NSFileProviderContentPolicy { .inherited }
  public var fileSystemFlags: NSFileProviderFileSystemFlags { [] }
  public var extendedAttributes: [String: Data] { [:] }
  public var ownerNameComponents: PersonNameComponents? { nil }
  public var mostRecentEditorNameComponents: PersonNameComponents? { nil }
  public var symlinkTargetPath: String? { nil }
}

/// Receives the items of a folder.
public protocol NSFileProviderEnumerationObserver: NSObjectProtocol {
  func didEnumerate(_ updatedItems: [any NSFileProviderItem])
  func finishEnumerating(upTo nextPage: NSFileProviderPage?)
  func finishEnumeratingWithError(_ error: any Error)
}
/// Receives the changes of items.
public protocol NSFileProviderChangeObserver: NSObjectProtocol {
  func didUpdate(_ updatedItems: [any NSFileProviderItem])
  func didDeleteItems(withIdentifiers deletedItemIdentifiers: [NSFileProviderItemIdentifier])
  func finishEnumeratingChanges(upTo anchor: NSFileProviderSyncAnchor, moreComing: Bool)
  func finishEnumeratingWithError(_ error: any Error)
}
/// Enumerates the items of a folder.
public protocol NSFileProviderEnumerator: NSObjectProtocol {
  func invalidate()
  func enumerateItems(
    for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage)
  func enumerateChanges(
    for observer: any NSFileProviderChangeObserver, from syncAnchor: NSFileProviderSyncAnchor)
  func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void)
}
extension NSFileProviderEnumerator {
  public func enumerateChanges(
    for observer: any NSFileProviderChangeObserver, from syncAnchor: NSFileProviderSyncAnchor
  ) {}
  public func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void) {
    completionHandler(nil)
  }
}

/// A source of services.
public protocol NSFileProviderServiceSource {
  var serviceName: NSFileProviderServiceName { get }
}
