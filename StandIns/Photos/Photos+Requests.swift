@_exported import AVFoundation
@_exported import ImageIO

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}
/// Which version of a picture is wanted.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// How good a picture is.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
/// How a picture is scaled.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// Which version of a film is wanted.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
/// How good a film is.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// Told how far a download is, never.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
)
  -> Void
/// Told how far a download is, never.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler
/// How pictures are asked for.
open class PHImageRequestOptions: NSObject {
  public typealias DeliveryMode = PHImageRequestOptionsDeliveryMode
  public typealias ResizeMode = PHImageRequestOptionsResizeMode
  open var version = PHImageRequestOptionsVersion.current
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var allowSecondaryDegradedImage = false
  open var progressHandler: PHAssetImageProgressHandler?
}
/// How films are asked for.
open class PHVideoRequestOptions: NSObject {
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetVideoProgressHandler?
}
/// How photos that move are asked for.
open class PHLivePhotoRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?
}
/// A photo that moves: there are none.
open class PHLivePhoto: NSObject {
  open var size: CGSize { .zero }
  /// Gives nothing.
  @discardableResult open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [PHLivePhotoInfoErrorKey: UnavailableFrameworkError()])
    return 0
  }
}
/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of a request.
public typealias PHLivePhotoRequestID = Int32
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The key of what went wrong.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Asks for pictures: every answer is an error.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let shared = PHImageManager()
  public override init() { super.init() }
  open class func `default`() -> PHImageManager { shared }
  private var failure: [AnyHashable: Any] { [PHImageErrorKey: UnavailableFrameworkError()] }
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, failure)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, failure)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, failure)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, failure)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, failure)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, failure)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, failure)
    return PHInvalidImageRequestID
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Asks for pictures beforehand: every answer is an error.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
/// A picture's own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of whether a better picture comes.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether a picture is elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of a request's number.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of whether a request was given up.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of what went wrong.
public let PHImageErrorKey = "PHImageErrorKey"

/// The kind of a file of an asset.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData,
    adjustmentBasePhoto,
    pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo, photoProxy = 19
}
/// A file of an asset: there are none.
open class PHAssetResource: NSObject {
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { "" }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}
/// How files are asked for.
open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}
/// Asks for files: every answer is an error.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let shared = PHAssetResourceManager()
  open class func `default`() -> PHAssetResourceManager { shared }
  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Int32 {
    completionHandler(UnavailableFrameworkError())
    return 0
  }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(UnavailableFrameworkError()) }
}
