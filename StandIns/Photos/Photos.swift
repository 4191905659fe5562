/// Stands in for Apple's Photos: an empty library. `Photos+Requests` has the requests of images,
/// `Photos+Changes` the changes of the library.
@_exported import CoreLocation
@_exported import PlaceholderViews

/// The user's authorization of access to the library.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
/// The level of access that an application requests.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
/// The media type of an asset.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// The media subtypes of an asset.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}
/// The sources of assets.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
/// The selection state of assets in bursts.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
  public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}
/// The type of an asset collection.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
/// The subtype of an asset collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100, albumCloudShared
  case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites,
    smartAlbumTimelapses,
    smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos,
    smartAlbumUserLibrary,
    smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos,
    smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload
  case any = 9_223_372_036_854_775_807
}
/// The type of a collection list.
public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }
/// The subtype of a collection list.
public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1, momentListYear, regularFolder = 100, smartFolderEvents = 200, smartFolderFaces
  case any = 9_223_372_036_854_775_807
}
/// The operations on a collection.
public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}
/// The operations on an asset.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// An object of the library.
open class PHObject: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var localIdentifier: String { "" }
}
/// A photo or video. There are none.
open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var sourceType: PHAssetSourceType { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }
  open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  open var hasAdjustments: Bool { false }
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > {
    PHFetchResult()
  }
  public class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
  public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
  public class func fetchAssets(withALAssetURLs assetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > {
    PHFetchResult()
  }
  public class func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
  public class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>?
  { nil }
  /// Provides no content.
  @discardableResult open func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    completionHandler(nil, [PHContentEditingInputErrorKey: UnavailableFrameworkError()])
    return 0
  }
  open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
/// The identifier of a request.
public typealias PHContentEditingInputRequestID = Int
/// The key of the error.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"
/// The key of a Boolean value that indicates whether the content has to be downloaded.
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
/// The key of a Boolean value that indicates whether the request was canceled.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// The options of a request for editable content.
open class PHContentEditingInputRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
}
/// The content to edit.
open class PHContentEditingInput: NSObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var displaySizeImage: UIImage? { nil }
  open var fullSizeImageURL: URL? { nil }
  open var fullSizeImageOrientation: Int32 { 1 }
  open var adjustmentData: PHAdjustmentData? { nil }
}
/// The edited content.
open class PHContentEditingOutput: NSObject {
  open var adjustmentData: PHAdjustmentData?
  open var renderedContentURL: URL { URL(fileURLWithPath: "/dev/null") }
  public init(contentEditingInput: PHContentEditingInput) {}
}
/// A description of an edit.
open class PHAdjustmentData: NSObject {
  public let formatIdentifier: String
  public let formatVersion: String
  public let data: Data
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
  }
}
/// A collection of assets or of collections. There are none.
open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { false }
  open var canContainCollections: Bool { false }
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
  public class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection>
  {
    PHFetchResult()
  }
  public class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?)
    -> PHFetchResult<PHCollection>
  { PHFetchResult() }
}
/// An album. There are none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
  open var estimatedAssetCount: Int { 0 }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var approximateLocation: CLLocation? { nil }
  open var localizedLocationNames: [String] { [] }
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  )
    -> PHFetchResult<PHAssetCollection>
  { PHFetchResult() }
  public class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  public class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult()
  }
  public class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
    PHAssetCollection()
  }
}
/// A list of collections. There are none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  open var collectionListType: PHCollectionListType { .folder }
  open var collectionListSubtype: PHCollectionListSubtype { .any }
  public class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}
/// The options of a fetch.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var wantsIncrementalChangeDetails = true
}
/// The result of a fetch. It is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType {
    fatalError("-[PHFetchResult objectAtIndex:]: index \(index) beyond bounds")
  }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func index(of anObject: ObjectType, in range: NSRange) -> Int { NSNotFound }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
