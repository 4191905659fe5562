import Foundation

/// The place of a query that is the documents in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The place of a query that is the other files in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The place of a query that is shared documents outside of the application's container.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
  "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// The attribute of a file's name.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The attribute of the name that a file is shown with.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The attribute of a file's address.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The attribute of a file's path.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The attribute of a file's size.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// The attribute of the date when a file was created.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// The attribute of the date when a file was changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The attribute of a file's type.
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
/// The attribute of the state of a download.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// The state of a file that is only in iCloud.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// The state of a file that is on the device.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// The state of a file whose newest version is on the device.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// The attribute of how much of a file is downloaded, in percent.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
/// The attribute of whether a file is being downloaded.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
/// The user info key of the items that were added.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// The user info key of the items that were changed.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// The user info key of the items that were removed.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

extension Notification.Name {
  /// Posted when a query begins.
  public static let NSMetadataQueryDidStartGathering = Notification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  /// Posted while a query finds items. Never posted here.
  public static let NSMetadataQueryGatheringProgress = Notification.Name(
    "NSMetadataQueryGatheringProgressNotification")
  /// Posted when a query has found all items.
  public static let NSMetadataQueryDidFinishGathering = Notification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// Posted when items change. Never posted here.
  public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}

/// A file that a query found. There is none on a virtual device. Unchecked: it has no state.
open class NSMetadataItem: NSObject, @unchecked Sendable {
  /// The names of the attributes.
  open var attributes: [String] { [] }
  /// Returns the value of an attribute: `nil`.
  open func value(forAttribute key: String) -> Any? { nil }
  /// Returns the values of attributes: `nil`.
  open func values(forAttributes keys: [String]) -> [String: Any]? { nil }
}

/// A query for files in iCloud. A virtual device has no account: the query begins and ends, and finds nothing.
/// Unchecked, like Foundation's: a query belongs to one thread.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  /// The predicate of the files.
  open var predicate: NSPredicate?
  /// The order of the files.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The attributes whose values are listed.
  open var valueListAttributes: [String] = []
  /// The places where the query looks.
  open var searchScopes: [Any] = []
  /// The files among which the query looks; `nil` for all.
  open var searchItems: [Any]?
  /// The seconds between notifications.
  open var notificationBatchingInterval: TimeInterval = 1
  /// The queue of the notifications; `nil` for the main queue.
  open var operationQueue: OperationQueue?
  /// The object that can replace results. It is never asked, since there are none.
  open weak var delegate: AnyObject?
  /// A Boolean value that indicates whether the query was started.
  open private(set) var isStarted = false
  /// A Boolean value that indicates whether the query is finding the first files.
  open private(set) var isGathering = false
  /// A Boolean value that indicates whether the query was stopped.
  open var isStopped: Bool { !isStarted }

  /// The number of results, which is 0.
  open var resultCount: Int { 0 }
  /// The results: none.
  open var results: [Any] { [] }
  /// Stops the program: there are no results.
  open func result(at idx: Int) -> Any { preconditionFailure("the query has no result at \(idx)") }
  /// Returns the place of a result: `NSNotFound`.
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// Does nothing: results do not change.
  open func disableUpdates() {}
  /// Does nothing: results do not change.
  open func enableUpdates() {}
  /// Calls the closure for each result, that is never.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}

  /// Starts the query. It has found nothing soon after. Returns `false` if it had been started.
  @discardableResult
  open func start() -> Bool {
    guard !isStarted else { return false }
    (isStarted, isGathering) = (true, true)
    let queue = operationQueue ?? .main
    queue.addOperation { [self] in
      guard isStarted else { return }
      NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
      isGathering = false
      NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    }
    return true
  }

  /// Stops the query.
  open func stop() { (isStarted, isGathering) = (false, false) }
}
