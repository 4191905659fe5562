/// Stands in for Apple's Photos: a library without photos that may not be read.
@_exported import CoreLocation
@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
}
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumGeneric = 200
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209
  case any = 9_223_372_036_854_775
}
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}
open class PHObject: NSObject { open var localIdentifier: String { "" } }
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public class func fetchAssets(with type: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > {
    PHFetchResult()
  }
  public class func fetchAssets(in collection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > { PHFetchResult() }
  public class func fetchAssets(withLocalIdentifiers: [String], options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > {
    PHFetchResult()
  }
}
open class PHCollection: PHObject { open var localizedTitle: String? { nil } }
open class PHAssetCollection: PHCollection {
  open var estimatedAssetCount: Int { 0 }
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
}
/// What was found: nothing.
open class PHFetchResult<Found: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: Found? { nil }
  open var lastObject: Found? { nil }
  open func object(at index: Int) -> Found {
    fatalError("-[PHFetchResult objectAtIndex:]: index \(index) beyond bounds")
  }
  open subscript(index: Int) -> Found { object(at: index) }
  open func index(of object: Found) -> Int { NSNotFound }
  open func enumerateObjects(_ block: (Found, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
open class PHImageRequestOptions: NSObject {
  public enum DeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
  public enum ResizeMode: Int, Sendable { case none, fast, exact }
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode = DeliveryMode.opportunistic
  open var resizeMode = ResizeMode.fast
}
public typealias PHImageRequestOptionsDeliveryMode = PHImageRequestOptions.DeliveryMode
public typealias PHImageRequestID = Int32
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let shared = PHImageManager()
  public class func `default`() -> PHImageManager { shared }
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return 0
  }
  open func cancelImageRequest(_ request: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
open class PHChange: NSObject {}
public protocol PHPhotoLibraryChangeObserver: AnyObject { func photoLibraryDidChange(_ change: PHChange) }
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  public class func shared() -> PHPhotoLibrary { library }
  public class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  public class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  public class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  open func performChanges(
    _ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, CocoaError(.featureUnsupported))
  }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
open class PHAssetChangeRequest: NSObject {
  public class func creationRequestForAsset(from image: UIImage) -> Self? { nil }
}
open class PHAssetCreationRequest: PHAssetChangeRequest {}
