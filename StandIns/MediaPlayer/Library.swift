import ObjectiveCSupport

public typealias MPMediaEntityPersistentID = UInt64
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 2)
  public static let audioBook = MPMediaType(rawValue: 4)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  public static let movie = MPMediaType(rawValue: 0x100)
  public static let tvShow = MPMediaType(rawValue: 0x200)
  public static let musicVideo = MPMediaType(rawValue: 0x800)
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  public static let any = MPMediaType(rawValue: UInt.max)
}
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let shared = MPMediaLibrary()
  public class func `default`() -> MPMediaLibrary { shared }
  open var lastModifiedDate: Date { .distantPast }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    DeviceConditions.status(.media, granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    let status: MPMediaLibraryAuthorizationStatus = DeviceConditions.request(.media) ? .authorized : .denied
    DispatchQueue.global().async { handler(status) }
  }
}
open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  private let make: (CGSize) -> UIImage
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    make = requestHandler
  }
  public init(image: UIImage) {
    bounds = CGRect(origin: .zero, size: image.size)
    make = { _ in image }
  }
  open func image(at size: CGSize) -> UIImage? { make(size) }
}
open class MPMediaEntity: NSObject {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
  open func enumerateValues(
    forProperties properties: Set<String>, using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
open class MPMediaItem: MPMediaEntity {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var albumArtist: String? { nil }
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var lyrics: String? { nil }
  open var comments: String? { nil }
  open var assetURL: URL? { nil }
  open var mediaType: MPMediaType { .music }
  open var playbackDuration: TimeInterval { 0 }
  open var albumTrackNumber: Int { 0 }
  open var albumTrackCount: Int { 0 }
  open var discNumber: Int { 0 }
  open var playCount: Int { 0 }
  open var skipCount: Int { 0 }
  open var rating: Int { 0 }
  open var isCloudItem: Bool { false }
  open var isExplicitItem: Bool { false }
  open var isCompilation: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var releaseDate: Date? { nil }
  open var lastPlayedDate: Date? { nil }
  open var dateAdded: Date { .distantPast }
  open var playbackStoreID: String { "" }
  open var artwork: MPMediaItemArtwork? { nil }
}
open class MPMediaItemCollection: MPMediaEntity {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var representativeItem: MPMediaItem? { items.first }
  open var count: Int { items.count }
  open var mediaTypes: MPMediaType { .music }
}
open class MPMediaPlaylist: MPMediaItemCollection {
  open var name: String? { nil }
}
public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
open class MPMediaPredicate: NSObject {}
open class MPMediaPropertyPredicate: MPMediaPredicate {
  public let value: Any?
  public let property: String
  public let comparisonType: MPMediaPredicateComparison
  public init(
    value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
  }
}
open class MPMediaQuerySection: NSObject {
  open var title: String { "" }
  open var range: NSRange { NSRange(location: 0, length: 0) }
}
/// A query for media items. It finds none.
open class MPMediaQuery: NSObject {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  public init(filterPredicates: Set<MPMediaPredicate>? = nil) { self.filterPredicates = filterPredicates }
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open var itemSections: [MPMediaQuerySection]? { [] }
  open var collectionSections: [MPMediaQuerySection]? { [] }
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
  private class func grouped(_ type: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = type
    return query
  }
  open class func songs() -> MPMediaQuery { grouped(.title) }
  open class func albums() -> MPMediaQuery { grouped(.album) }
  open class func artists() -> MPMediaQuery { grouped(.artist) }
  open class func playlists() -> MPMediaQuery { grouped(.playlist) }
  open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
  open class func audiobooks() -> MPMediaQuery { grouped(.title) }
  open class func compilations() -> MPMediaQuery { grouped(.album) }
  open class func composers() -> MPMediaQuery { grouped(.composer) }
  open class func genres() -> MPMediaQuery { grouped(.genre) }
}
@preconcurrency @MainActor
open class MPMediaPickerController: PlaceholderController {
  open override var placeholderName: String { "MPMediaPickerController" }
  open private(set) var mediaTypes = MPMediaType.any
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var showsItemsWithProtectedAssets = true
  open var prompt: String?
  public convenience init(mediaTypes: MPMediaType) {
    self.init(nibName: nil, bundle: nil)
    self.mediaTypes = mediaTypes
  }
}
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: AnyObject {
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
