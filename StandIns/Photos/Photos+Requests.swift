@_exported import AVFoundation
@_exported import ImageIO

/// The content mode of a requested image.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}
/// The version of an image to request.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// The quality of an image to request.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
/// The scaling of a requested image.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// The version of a video to request.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
/// The quality of a video to request.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// A handler of the progress of a download. Never called.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
)
  -> Void
/// A handler of the progress of a download. Never called.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler
/// The options of image requests.
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
/// The options of video requests.
open class PHVideoRequestOptions: NSObject {
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetVideoProgressHandler?
}
/// The options of Live Photo requests.
open class PHLivePhotoRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?
}
/// A Live Photo. There are none.
open class PHLivePhoto: NSObject {
  open var size: CGSize { .zero }
  /// Provides no Live Photo.
  @discardableResult open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [PHLivePhotoInfoErrorKey: UnavailableFrameworkError()])
    return 0
  }
}
/// The identifier of a request.
public typealias PHImageRequestID = Int32
/// The identifier of a request.
public typealias PHLivePhotoRequestID = Int32
/// The identifier that stands for no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The key of the error.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// A manager of image requests. Each request fails.
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
/// A manager that caches images in advance. Each request fails.
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
/// The size that requests an image's original size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of a Boolean value that indicates whether a better image follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of a Boolean value that indicates whether the image is in iCloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of the request's identifier.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of a Boolean value that indicates whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the error.
public let PHImageErrorKey = "PHImageErrorKey"

/// The types of an asset's resources.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData,
    adjustmentBasePhoto,
    pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo, photoProxy = 19
}
/// A resource of an asset. There are none.
open class PHAssetResource: NSObject {
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { "" }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}
/// The options of resource requests.
open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}
/// A manager of resource requests. Each request fails.
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
  public func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws { throw UnavailableFrameworkError() }
}
