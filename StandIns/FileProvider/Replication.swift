import CoreGraphics
import Foundation
import ObjectiveCSupport

/// The version of an item.
open class NSFileProviderItemVersion: NSObject, @unchecked Sendable {
  public let contentVersion: Data
  public let metadataVersion: Data
  public init(contentVersion: Data, metadataVersion: Data) {
    (self.contentVersion, self.metadataVersion) = (contentVersion, metadataVersion)
  }
  public override convenience init() { self.init(contentVersion: Data(), metadataVersion: Data()) }
  open class var beforeFirstSyncComponent: Data { Data() }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSFileProviderItemVersion else { return false }
    return other.contentVersion == contentVersion && other.metadataVersion == metadataVersion
  }
  open override var hash: Int { contentVersion.hashValue }
}
/// A request of the system's. None is made.
open class NSFileProviderRequest: NSObject, @unchecked Sendable {
  override init() {}
  open var isSystemRequest: Bool { false }
  open var isFileViewerRequest: Bool { false }
  open var requestingExecutable: URL? { nil }
  open var domainVersion: NSFileProviderDomainVersion? { nil }
}
/// The version of a domain.
open class NSFileProviderDomainVersion: NSObject, @unchecked Sendable {
  private let value: Int
  public override init() { value = 0 }
  private init(_ value: Int) { self.value = value }
  open func next() -> NSFileProviderDomainVersion { NSFileProviderDomainVersion(value + 1) }
  open func compare(_ otherVersion: NSFileProviderDomainVersion) -> ComparisonResult {
    value < otherVersion.value
      ? .orderedAscending : value > otherVersion.value ? .orderedDescending : .orderedSame
  }
}
/// The fields of an item that changed.
public struct NSFileProviderItemFields: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let contents = Self(rawValue: 1 << 0)
  public static let filename = Self(rawValue: 1 << 1)
  public static let parentItemIdentifier = Self(rawValue: 1 << 2)
  public static let lastUsedDate = Self(rawValue: 1 << 3)
  public static let tagData = Self(rawValue: 1 << 4)
  public static let favoriteRank = Self(rawValue: 1 << 5)
  public static let creationDate = Self(rawValue: 1 << 6)
  public static let contentModificationDate = Self(rawValue: 1 << 7)
  public static let fileSystemFlags = Self(rawValue: 1 << 8)
  public static let extendedAttributes = Self(rawValue: 1 << 9)
  public static let typeAndCreator = Self(rawValue: 1 << 10)
}
public struct NSFileProviderCreateItemOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let mayAlreadyExist = Self(rawValue: 1 << 0)
  public static let deletionConflicted = Self(rawValue: 1 << 1)
}
public struct NSFileProviderDeleteItemOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let recursive = Self(rawValue: 1 << 0)
}
public struct NSFileProviderModifyItemOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let mayAlreadyExist = Self(rawValue: 1 << 0)
  public static let failOnConflict = Self(rawValue: 1 << 1)
  public static let isImmediateUploadRequestByPresentingApplication = Self(rawValue: 1 << 2)
}
public struct NSFileProviderFileSystemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userExecutable = Self(rawValue: 1 << 0)
  public static let userReadable = Self(rawValue: 1 << 1)
  public static let userWritable = Self(rawValue: 1 << 2)
  public static let hidden = Self(rawValue: 1 << 3)
  public static let pathExtensionHidden = Self(rawValue: 1 << 4)
}
public enum NSFileProviderContentPolicy: Int, Sendable {
  case inherited, downloadLazily, downloadLazilyAndEvictOnRemoteUpdate, downloadEagerlyAndKeepDownloaded
}
/// The identifier of an action.
public struct NSFileProviderExtensionActionIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Enumerates containers.
public protocol NSFileProviderEnumerating: NSObjectProtocol {
  func enumerator(for containerItemIdentifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest)
    throws
    -> any NSFileProviderEnumerator
}
/// An extension whose items the system copies. The system does not call it.
public protocol NSFileProviderReplicatedExtension: NSFileProviderEnumerating {
  init(domain: NSFileProviderDomain)
  func invalidate()
  func item(
    for identifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) -> Progress
  func fetchContents(
    for itemIdentifier: NSFileProviderItemIdentifier, version requestedVersion: NSFileProviderItemVersion?,
    request: NSFileProviderRequest,
    completionHandler: @escaping (URL?, (any NSFileProviderItem)?, (any Error)?) -> Void
  ) -> Progress
  func createItem(
    basedOn itemTemplate: any NSFileProviderItem, fields: NSFileProviderItemFields, contents url: URL?,
    options: NSFileProviderCreateItemOptions, request: NSFileProviderRequest,
    completionHandler:
      @escaping ((any NSFileProviderItem)?, NSFileProviderItemFields, Bool, (any Error)?) -> Void
  ) -> Progress
  func modifyItem(
    _ item: any NSFileProviderItem, baseVersion version: NSFileProviderItemVersion,
    changedFields: NSFileProviderItemFields, contents newContents: URL?,
    options: NSFileProviderModifyItemOptions,
    request: NSFileProviderRequest,
    completionHandler:
      @escaping ((any NSFileProviderItem)?, NSFileProviderItemFields, Bool, (any Error)?) -> Void
  ) -> Progress
  func deleteItem(
    identifier: NSFileProviderItemIdentifier, baseVersion version: NSFileProviderItemVersion,
    options: NSFileProviderDeleteItemOptions, request: NSFileProviderRequest,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Progress
  func importDidFinish(completionHandler: @escaping () -> Void)
  func materializedItemsDidChange(completionHandler: @escaping () -> Void)
  func pendingItemsDidChange(completionHandler: @escaping () -> Void)
}
extension NSFileProviderReplicatedExtension {
  public func importDidFinish(completionHandler: @escaping () -> Void) { completionHandler() }
  public func materializedItemsDidChange(completionHandler: @escaping () -> Void) { completionHandler() }
  public func pendingItemsDidChange(completionHandler: @escaping () -> Void) { completionHandler() }
}
/// Gives thumbnails of items.
public protocol NSFileProviderThumbnailing: NSObjectProtocol {
  func fetchThumbnails(
    for itemIdentifiers: [NSFileProviderItemIdentifier], requestedSize size: CGSize,
    perThumbnailCompletionHandler: @escaping (NSFileProviderItemIdentifier, Data?, (any Error)?) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Progress
}
/// Performs actions on items.
public protocol NSFileProviderCustomAction: NSObjectProtocol {
  func performAction(
    identifier actionIdentifier: NSFileProviderExtensionActionIdentifier,
    onItemsWithIdentifiers itemIdentifiers: [NSFileProviderItemIdentifier],
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Progress
}
/// Gives services of items.
public protocol NSFileProviderServicing: NSObjectProtocol {
  func supportedServiceSources(
    for itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ([any NSFileProviderServiceSource]?, (any Error)?) -> Void
  ) -> Progress
}

/// An extension before replication. The system does not call it; methods that a subclass does not override fail or do nothing.
open class NSFileProviderExtension: NSObject {
  public override init() {}
  open var providerIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
  open var documentStorageURL: URL { NSFileProviderManager.default.documentStorageURL }
  open var domain: NSFileProviderDomain? { nil }
  open func item(for identifier: NSFileProviderItemIdentifier) throws -> NSFileProviderItem {
    throw NSFileProviderError(.noSuchItem)
  }
  open func urlForItem(withPersistentIdentifier identifier: NSFileProviderItemIdentifier) -> URL? { nil }
  open func persistentIdentifierForItem(at url: URL) -> NSFileProviderItemIdentifier? { nil }
  open func providePlaceholder(at url: URL, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NSFileProviderError(.noSuchItem))
  }
  open func startProvidingItem(at url: URL, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NSFileProviderError(.noSuchItem))
  }
  open func stopProvidingItem(at url: URL) {}
  open func itemChanged(at url: URL) {}
  open func enumerator(for containerItemIdentifier: NSFileProviderItemIdentifier) throws
    -> any NSFileProviderEnumerator
  { throw NSFileProviderError(.noSuchItem) }
  public typealias ItemHandler = ((any NSFileProviderItem)?, (any Error)?) -> Void
  open func importDocument(
    at fileURL: URL, toParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ItemHandler
  ) { completionHandler(nil, NSFileProviderError(.noSuchItem)) }
  open func createDirectory(
    withName directoryName: String, inParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ItemHandler
  ) { completionHandler(nil, NSFileProviderError(.noSuchItem)) }
  open func renameItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier, toName itemName: String,
    completionHandler: @escaping ItemHandler
  ) { completionHandler(nil, NSFileProviderError(.noSuchItem)) }
  open func reparentItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    toParentItemWithIdentifier parentItemIdentifier: NSFileProviderItemIdentifier, newName: String?,
    completionHandler: @escaping ItemHandler
  ) { completionHandler(nil, NSFileProviderError(.noSuchItem)) }
  open func trashItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier, completionHandler: @escaping ItemHandler
  ) { completionHandler(nil, NSFileProviderError(.noSuchItem)) }
  open func untrashItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    toParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier?,
    completionHandler: @escaping ItemHandler
  ) { completionHandler(nil, NSFileProviderError(.noSuchItem)) }
  open func deleteItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(NSFileProviderError(.noSuchItem)) }
  open func setTagData(
    _ tagData: Data?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ItemHandler
  ) { completionHandler(nil, NSFileProviderError(.noSuchItem)) }
  open func setFavoriteRank(
    _ favoriteRank: NSNumber?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ItemHandler
  ) { completionHandler(nil, NSFileProviderError(.noSuchItem)) }
  open func setLastUsedDate(
    _ lastUsedDate: Date?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ItemHandler
  ) { completionHandler(nil, NSFileProviderError(.noSuchItem)) }
  open func fetchThumbnails(
    for itemIdentifiers: [NSFileProviderItemIdentifier], requestedSize size: CGSize,
    perThumbnailCompletionHandler: @escaping (NSFileProviderItemIdentifier, Data?, (any Error)?) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Progress {
    completionHandler(NSFileProviderError(.noSuchItem))
    return Progress(totalUnitCount: 1)
  }
}
