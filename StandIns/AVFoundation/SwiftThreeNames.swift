// Names from before Swift 4: constants that are members now, and types that are nested in others.

public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
public let AVMediaTypeVideo = AVMediaType.video
public let AVMediaTypeAudio = AVMediaType.audio
public let AVMediaTypeMetadata = AVMediaType.metadata
public let AVMediaTypeMuxed = AVMediaType.muxed
public let AVMediaTypeText = AVMediaType.text
public let AVFileTypeMPEG4 = AVFileType.mp4
public let AVFileTypeQuickTimeMovie = AVFileType.mov
public let AVFileTypeAppleM4A = AVFileType.m4a
public let AVFileTypeAppleM4V = AVFileType.m4v
public let AVFileTypeWAVE = AVFileType.wav
public let AVVideoCodecH264 = AVVideoCodecType.h264.rawValue
public let AVVideoCodecJPEG = AVVideoCodecType.jpeg.rawValue
public let AVVideoCodecHEVC = AVVideoCodecType.hevc.rawValue

public let AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium
public let AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
public let AVCaptureSessionPreset352x288 = AVCaptureSession.Preset.cif352x288
public let AVCaptureSessionPreset640x480 = AVCaptureSession.Preset.vga640x480
public let AVCaptureSessionPreset1280x720 = AVCaptureSession.Preset.hd1280x720
public let AVCaptureSessionPreset1920x1080 = AVCaptureSession.Preset.hd1920x1080
public let AVCaptureSessionPreset3840x2160 = AVCaptureSession.Preset.hd4K3840x2160
public let AVCaptureSessionPresetInputPriority = AVCaptureSession.Preset.inputPriority

public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
public let AVMetadataObjectTypeUPCECode = AVMetadataObject.ObjectType.upce
public let AVMetadataObjectTypeCode39Code = AVMetadataObject.ObjectType.code39
public let AVMetadataObjectTypeCode39Mod43Code = AVMetadataObject.ObjectType.code39Mod43
public let AVMetadataObjectTypeCode93Code = AVMetadataObject.ObjectType.code93
public let AVMetadataObjectTypeCode128Code = AVMetadataObject.ObjectType.code128
public let AVMetadataObjectTypeEAN8Code = AVMetadataObject.ObjectType.ean8
public let AVMetadataObjectTypeEAN13Code = AVMetadataObject.ObjectType.ean13
public let AVMetadataObjectTypeAztecCode = AVMetadataObject.ObjectType.aztec
public let AVMetadataObjectTypePDF417Code = AVMetadataObject.ObjectType.pdf417
public let AVMetadataObjectTypeITF14Code = AVMetadataObject.ObjectType.itf14
public let AVMetadataObjectTypeInterleaved2of5Code = AVMetadataObject.ObjectType.interleaved2of5
public let AVMetadataObjectTypeDataMatrixCode = AVMetadataObject.ObjectType.dataMatrix
public let AVMetadataObjectTypeFace = AVMetadataObject.ObjectType.face

public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
public let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default
public let AVAudioSessionModeMeasurement = AVAudioSession.Mode.measurement
public let AVAudioSessionModeMoviePlayback = AVAudioSession.Mode.moviePlayback
public let AVAudioSessionModeVideoRecording = AVAudioSession.Mode.videoRecording
public let AVAudioSessionModeVoiceChat = AVAudioSession.Mode.voiceChat

public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
public typealias AVCaptureExposureMode = AVCaptureDevice.ExposureMode
public typealias AVCaptureWhiteBalanceMode = AVCaptureDevice.WhiteBalanceMode
public typealias AVCaptureDeviceType = AVCaptureDevice.DeviceType
public typealias AVCaptureDeviceFormat = AVCaptureDevice.Format
public typealias AVCaptureDeviceDiscoverySession = AVCaptureDevice.DiscoverySession
public typealias AVCaptureInputPort = AVCaptureInput.Port
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason

extension NSNotification.Name {
  public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
  public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
  public static let AVAudioSessionMediaServicesWereReset = AVAudioSession.mediaServicesWereResetNotification
}

extension AVCaptureDevice {
  /// Returns `nil`: there is no device.
  public class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice! { nil }
  /// Returns `nil`: there is no device.
  public class func defaultDevice(
    withDeviceType deviceType: DeviceType, mediaType: AVMediaType, position: Position
  ) -> AVCaptureDevice! { nil }
  /// Returns an empty array: there are no devices.
  public class func devices(withMediaType mediaType: AVMediaType) -> [Any]! { [] }
  /// Returns the authorization status, by its former name.
  public class func authorizationStatus(forMediaType mediaType: AVMediaType) -> AVAuthorizationStatus {
    authorizationStatus(for: mediaType)
  }
  /// Requests access, by its former name.
  public class func requestAccess(
    forMediaType mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) { requestAccess(for: mediaType, completionHandler: handler) }
}
extension AVCaptureOutput {
  /// Returns `nil`: there is no connection.
  public func connection(withMediaType mediaType: AVMediaType) -> AVCaptureConnection! { nil }
}
