/// An output of a session, without data.
open class AVCaptureOutput: NSObject {
  /// The reason why data is dropped.
  public enum DataDroppedReason: Int, Sendable { case none, lateData, outOfBuffers, discontinuity }
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  open func transformedMetadataObject(for metadataObject: AVMetadataObject, connection: AVCaptureConnection)
    -> AVMetadataObject?
  { nil }
  open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect { .zero }
  open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    .zero
  }
}

// MARK: Codes and faces

/// An output of codes and faces. None are detected.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// All types, so that code that requires one continues.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { AVMetadataObject.ObjectType.all }
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  public override init() { super.init() }
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }
}
/// The delegate of a metadata output. Never called.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
/// An object that is detected in video.
open class AVMetadataObject: NSObject {
  /// The type of a detected object.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let codabar = ObjectType(rawValue: "Codabar")
    public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
    public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
    public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
    public static let face = ObjectType(rawValue: "face")
    public static let humanBody = ObjectType(rawValue: "humanBody")
    public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
    public static let catBody = ObjectType(rawValue: "catBody")
    public static let dogBody = ObjectType(rawValue: "dogBody")
    public static let salientObject = ObjectType(rawValue: "salientObject")
    static let all: [ObjectType] = [
      upce, code39, code39Mod43, ean13, ean8, code93, code128, pdf417, qr, microQR, microPDF417, aztec,
      interleaved2of5, itf14, dataMatrix, codabar, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, face,
      humanBody, humanFullBody, catBody, dogBody, salientObject,
    ]
  }
  open var type: ObjectType { .face }
  open var bounds: CGRect { .zero }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }
}
/// A detected machine-readable code.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}
/// A detected face.
open class AVMetadataFaceObject: AVMetadataObject {
  open var faceID: Int { 0 }
  open var hasRollAngle: Bool { false }
  open var rollAngle: CGFloat { 0 }
  open var hasYawAngle: Bool { false }
  open var yawAngle: CGFloat { 0 }
}

// MARK: Photos

/// An output of photos. Always fails.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// The priority of quality over speed.
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
  public override init() { super.init() }
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var isLivePhotoAutoTrimmingEnabled = false
  open var isDepthDataDeliverySupported: Bool { false }
  open var isDepthDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var enabledSemanticSegmentationMatteTypes: [String] = []
  open var isDualCameraFusionSupported: Bool { false }
  open var isCameraCalibrationDataDeliverySupported: Bool { false }
  open var isStillImageStabilizationSupported: Bool { false }
  open var isStillImageStabilizationScene: Bool { false }
  open var isFlashScene: Bool { false }
  open var isAppleProRAWSupported: Bool { false }
  open var isAppleProRAWEnabled = false
  open var isResponsiveCaptureEnabled = false
  open var maxPhotoDimensions = CMVideoDimensions()
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var __supportedFlashModes: [NSNumber] { [] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var availablePhotoFileTypes: [AVFileType] { [] }
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
  open var maxBracketedCapturePhotoCount: Int { 0 }
  open var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
  /// Calls the delegate with a failure.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
    nonisolated(unsafe) let (output, delegate) = (self, delegate)
    DispatchQueue.main.async {
      delegate.photoOutput(output, didFinishCaptureFor: resolved, error: UnavailableFrameworkError())
    }
  }
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, UnavailableFrameworkError()) }
  /// Returns `nil`: there are no samples.
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }
}
/// The settings of a photo.
open class AVCapturePhotoSettings: NSObject {
  public let uniqueID: Int64
  public let format: [String: Any]?
  public let processedFileType: AVFileType?
  public let rawPhotoPixelFormatType: OSType
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var isAutoStillImageStabilizationEnabled = true
  open var isAutoDualCameraFusionEnabled = true
  open var isAutoRedEyeReductionEnabled = false
  open var isDepthDataDeliveryEnabled = false
  open var embedsDepthDataInPhoto = true
  open var isDepthDataFiltered = true
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var embedsPortraitEffectsMatteInPhoto = true
  open var enabledSemanticSegmentationMatteTypes: [String] = []
  open var isCameraCalibrationDataDeliveryEnabled = false
  open var isShutterSoundSuppressionEnabled = false
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var maxPhotoDimensions = CMVideoDimensions()
  open var previewPhotoFormat: [String: Any]?
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var livePhotoMovieFileURL: URL?
  open var livePhotoVideoCodecType = AVVideoCodecType.h264
  open var metadata: [String: Any] = [:]
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  open var __availablePreviewPhotoPixelFormatTypes: [NSNumber] {
    [NSNumber(value: kCVPixelFormatType_32BGRA)]
  }
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
  public override init() {
    (uniqueID, format, processedFileType, rawPhotoPixelFormatType) = (1, nil, nil, 0)
  }
  public init(format: [String: Any]?) {
    (uniqueID, self.format, processedFileType, rawPhotoPixelFormatType) = (1, format, nil, 0)
  }
  public init(from photoSettings: AVCapturePhotoSettings) {
    (uniqueID, format) = (1, photoSettings.format)
    (processedFileType, rawPhotoPixelFormatType) = (
      photoSettings.processedFileType, photoSettings.rawPhotoPixelFormatType
    )
    flashMode = photoSettings.flashMode
  }
  public init(rawPixelFormatType: OSType) {
    (uniqueID, format, processedFileType, rawPhotoPixelFormatType) = (1, nil, nil, rawPixelFormatType)
  }
  public init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    (uniqueID, format, processedFileType, rawPhotoPixelFormatType) = (
      1, processedFormat, nil, rawPixelFormatType
    )
  }
}
/// The settings of a bracketed capture.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {}
/// The resolved settings of a photo.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  public let uniqueID: Int64
  init(uniqueID: Int64) { self.uniqueID = uniqueID }
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var isFlashEnabled: Bool { false }
  open var isStillImageStabilizationEnabled: Bool { false }
  open var expectedPhotoCount: Int { 0 }
}
/// A captured photo. There are none.
open class AVCapturePhoto: NSObject {
  open var timestamp: CMTime { .invalid }
  open var isRawPhoto: Bool { false }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  open var metadata: [String: Any] { [:] }
  open var depthData: AVDepthData? { nil }
  open var portraitEffectsMatte: AVPortraitEffectsMatte? { nil }
  open var photoCount: Int { 0 }
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings(uniqueID: 0) }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open func previewCGImageRepresentation() -> CGImage? { nil }
}
/// Depth data. There is none.
open class AVDepthData: NSObject {
  open var depthDataMap: CVPixelBuffer { CVPixelBuffer.none }
  open func converting(toDepthDataType depthDataType: OSType) -> Self { self }
}
/// A portrait effects matte. There is none.
open class AVPortraitEffectsMatte: NSObject { open var mattingImage: CVPixelBuffer { CVPixelBuffer.none } }
extension CVBuffer {
  /// A buffer of a single pixel.
  static var none: CVPixelBuffer {
    var buffer: CVPixelBuffer?
    CVPixelBufferCreate(nil, 1, 1, kCVPixelFormatType_DepthFloat32, nil, &buffer)
    return buffer!
  }
}
/// The delegate of a photo capture.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
    duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
    duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}
/// The settings of a still image of a bracket.
open class AVCaptureBracketedStillImageSettings: NSObject {}
/// An output of still images, as before iOS 10. Always fails.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  open var outputSettings: [String: Any] = [:]
  open var isHighResolutionStillImageOutputEnabled = false
  open var isStillImageStabilizationSupported: Bool { false }
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
  open var isCapturingStillImage: Bool { false }
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
  public override init() { super.init() }
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) { handler(nil, UnavailableFrameworkError()) }
  /// Returns `nil`: there are no samples.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

// MARK: Movies and samples

/// An output to files. Always fails.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var outputFileURL: URL? { nil }
  open var isRecording: Bool { false }
  open var isRecordingPaused: Bool { false }
  open var recordedDuration: CMTime { .zero }
  open var recordedFileSize: Int64 { 0 }
  open var maxRecordedDuration = CMTime.invalid
  open var maxRecordedFileSize: Int64 = 0
  open var minFreeDiskSpaceLimit: Int64 = 0
  /// Calls the delegate with a failure.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    nonisolated(unsafe) let (output, delegate) = (self, delegate)
    DispatchQueue.main.async {
      delegate.fileOutput(
        output, didFinishRecordingTo: outputFileURL, from: [], error: UnavailableFrameworkError())
    }
  }
  open func stopRecording() {}
}
/// An output of movies. Always fails.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  open var movieFragmentInterval = CMTime.invalid
  open var metadata: [AVMetadataItem]?
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  public override init() { super.init() }
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
/// The delegate of a recording.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection],
    error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
  public func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection],
    error: (any Error)?
  ) {}
}
/// An output of video samples. There are none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open var availableVideoPixelFormatTypes: [OSType] { [] }
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  public override init() { super.init() }
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (
      sampleBufferDelegate, sampleBufferCallbackQueue
    )
  }
  open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? {
    nil
  }
}
/// The delegate of a video output. Never called.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}
/// An output of audio samples. There are none.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  public override init() { super.init() }
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
  open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? {
    nil
  }
}
/// The delegate of an audio output. Never called.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}
/// An output of depth data. There is none.
open class AVCaptureDepthDataOutput: AVCaptureOutput {
  open var isFilteringEnabled = true
  public override init() { super.init() }
}
