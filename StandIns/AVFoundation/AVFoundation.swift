/// Stands in for Apple's AVFoundation: players and recorders without sound and picture, sessions without
/// effect, and no cameras. Creating assets from files fails.
///
/// `Capture*` contains cameras, `Assets`, `Compositions` and `Writing` assets and their
/// processing, `Players` playback.
@_exported import AVFAudio
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import PlaceholderViews

/// Returns the largest rectangle with an aspect ratio that is centered in another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect rect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return rect }
  let scale = min(rect.width / aspectRatio.width, rect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
}
/// Returns the largest rectangle with an aspect ratio, by its name in Swift 2.
public func AVMakeRectWithAspectRatioInsideRect(_ aspectRatio: CGSize, _ boundingRect: CGRect) -> CGRect {
  AVMakeRect(aspectRatio: aspectRatio, insideRect: boundingRect)
}

/// The way in which video fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
/// The type of a track's media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType("vide")
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
  public static let closedCaption = AVMediaType("clcp")
  public static let subtitle = AVMediaType("sbtl")
  public static let timecode = AVMediaType("tmcd")
  public static let metadata = AVMediaType("meta")
  public static let metadataObject = AVMediaType("mobj")
  public static let muxed = AVMediaType("muxx")
  public static let depthData = AVMediaType("dpth")
}
/// A characteristic of media options.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}
/// The type of a file, as a uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType("com.apple.quicktime-movie")
  public static let mp4 = AVFileType("public.mpeg-4")
  public static let m4v = AVFileType("com.apple.m4v-video")
  public static let m4a = AVFileType("com.apple.m4a-audio")
  public static let mobile3GPP = AVFileType("public.3gpp")
  public static let caf = AVFileType("com.apple.coreaudio-format")
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  public static let aiff = AVFileType("public.aiff-audio")
  public static let mp3 = AVFileType("public.mp3")
  public static let jpg = AVFileType("public.jpeg")
  public static let heic = AVFileType("public.heic")
  public static let heif = AVFileType("public.heif")
  public static let dng = AVFileType("com.adobe.raw-image")
  public static let tif = AVFileType("public.tiff")
}
/// The codec of video.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}
/// The key of the codec.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of the scaling mode.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// Video fills the frame and is cropped.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// The key of the compression settings.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the average bit rate.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The keys and values of colors.
public let AVVideoColorPropertiesKey = "AVVideoColorPropertiesKey"
public let AVVideoColorPrimariesKey = "ColorPrimaries"
public let AVVideoColorPrimaries_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoColorPrimaries_SMPTE_C = "SMPTE_C"
public let AVVideoColorPrimaries_P3_D65 = "P3_D65"
public let AVVideoColorPrimaries_ITU_R_2020 = "ITU_R_2020"
public let AVVideoTransferFunctionKey = "TransferFunction"
public let AVVideoTransferFunction_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoTransferFunction_SMPTE_ST_2084_PQ = "SMPTE_ST_2084_PQ"
public let AVVideoTransferFunction_ITU_R_2100_HLG = "ITU_R_2100_HLG"
public let AVVideoTransferFunction_Linear = "Linear"
public let AVVideoTransferFunction_IEC_sRGB = "IEC_sRGB"
public let AVVideoYCbCrMatrixKey = "YCbCrMatrix"
public let AVVideoYCbCrMatrix_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoYCbCrMatrix_ITU_R_601_4 = "ITU_R_601_4"
public let AVVideoYCbCrMatrix_ITU_R_2020 = "ITU_R_2020"
public let AVVideoAllowWideColorKey = "AVVideoAllowWideColorKey"
/// The keys and values of shapes and scaling.
public let AVVideoPixelAspectRatioKey = "PixelAspectRatio"
public let AVVideoPixelAspectRatioHorizontalSpacingKey = "HorizontalSpacing"
public let AVVideoPixelAspectRatioVerticalSpacingKey = "VerticalSpacing"
public let AVVideoCleanApertureKey = "CleanAperture"
public let AVVideoCleanApertureWidthKey = "Width"
public let AVVideoCleanApertureHeightKey = "Height"
public let AVVideoCleanApertureHorizontalOffsetKey = "HorizontalOffset"
public let AVVideoCleanApertureVerticalOffsetKey = "VerticalOffset"
public let AVVideoScalingModeFit = "AVVideoScalingModeFit"
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
/// The keys and values of compression.
public let AVVideoMaxKeyFrameIntervalDurationKey = "MaxKeyFrameIntervalDuration"
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering"
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
public let AVVideoAverageNonDroppableFrameRateKey = "AverageNonDroppableFrameRate"
public let AVVideoAppleProRAWBitDepthKey = "AVVideoAppleProRAWBitDepthKey"
public let AVVideoH264EntropyModeKey = "EntropyMode"
public let AVVideoH264EntropyModeCAVLC = "CAVLC"
public let AVVideoH264EntropyModeCABAC = "CABAC"
public let AVVideoProfileLevelH264Baseline30 = "H264_Baseline_3_0"
public let AVVideoProfileLevelH264Baseline31 = "H264_Baseline_3_1"
public let AVVideoProfileLevelH264Baseline41 = "H264_Baseline_4_1"
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
public let AVVideoProfileLevelH264Main30 = "H264_Main_3_0"
public let AVVideoProfileLevelH264Main31 = "H264_Main_3_1"
public let AVVideoProfileLevelH264Main32 = "H264_Main_3_2"
public let AVVideoProfileLevelH264Main41 = "H264_Main_4_1"
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
public let AVVideoProfileLevelH264High40 = "H264_High_4_0"
public let AVVideoProfileLevelH264High41 = "H264_High_4_1"
public let AVVideoDecompressionPropertiesKey = "DecompressionProperties"
public let AVVideoEncoderSpecificationKey = "EncoderSpecification"
/// The key of the quality between 0 and 1.
public let AVVideoQualityKey = "Quality"
/// The key of the profile level.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// A profile level of H.264.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
/// The key of the maximum key frame interval.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"

/// Errors of AVFoundation.
public struct AVError: _FrameworkError {
  /// The error codes.
  public enum Code: Int, Sendable {
    case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803,
      deviceAlreadyUsedByAnotherSession = -11804,
      noDataCaptured = -11805, sessionConfigurationChanged = -11806, diskFull = -11807,
      deviceWasDisconnected = -11808,
      mediaChanged = -11809, maximumDurationReached = -11810, maximumFileSizeReached = -11811,
      mediaDiscontinuity = -11812, deviceNotConnected = -11814, deviceInUseByAnotherApplication = -11815,
      deviceLockedForConfigurationByAnotherProcess = -11817, sessionWasInterrupted = -11818,
      mediaServicesWereReset = -11819, exportFailed = -11820, decodeFailed = -11821, invalidSourceMedia =
      -11822,
      fileAlreadyExists = -11823, fileFormatNotRecognized = -11828, fileFailedToParse = -11829,
      contentIsNotAuthorized = -11835, applicationIsNotAuthorized = -11836, noImageAtTime = -11832,
      operationNotAllowed = -11862, applicationIsNotAuthorizedToUseDevice = -11852
  }
  public static var errorDomain: String { AVFoundationErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let unknown = Code.unknown
  public static let mediaServicesWereReset = Code.mediaServicesWereReset
  public static let outOfMemory = Code.outOfMemory
  public static let sessionNotRunning = Code.sessionNotRunning
  public static let deviceAlreadyUsedByAnotherSession = Code.deviceAlreadyUsedByAnotherSession
  public static let noDataCaptured = Code.noDataCaptured
  public static let sessionConfigurationChanged = Code.sessionConfigurationChanged
  public static let diskFull = Code.diskFull
  public static let deviceWasDisconnected = Code.deviceWasDisconnected
  public static let mediaChanged = Code.mediaChanged
  public static let maximumDurationReached = Code.maximumDurationReached
  public static let maximumFileSizeReached = Code.maximumFileSizeReached
  public static let mediaDiscontinuity = Code.mediaDiscontinuity
  public static let deviceNotConnected = Code.deviceNotConnected
  public static let deviceInUseByAnotherApplication = Code.deviceInUseByAnotherApplication
  public static let deviceLockedForConfigurationByAnotherProcess = Code
    .deviceLockedForConfigurationByAnotherProcess
  public static let sessionWasInterrupted = Code.sessionWasInterrupted
  public static let exportFailed = Code.exportFailed
  public static let decodeFailed = Code.decodeFailed
  public static let invalidSourceMedia = Code.invalidSourceMedia
  public static let fileAlreadyExists = Code.fileAlreadyExists
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
  public static let fileFailedToParse = Code.fileFailedToParse
  public static let contentIsNotAuthorized = Code.contentIsNotAuthorized
  public static let applicationIsNotAuthorized = Code.applicationIsNotAuthorized
  public static let noImageAtTime = Code.noImageAtTime
  public static let operationNotAllowed = Code.operationNotAllowed
  public static let applicationIsNotAuthorizedToUseDevice = Code.applicationIsNotAuthorizedToUseDevice
}
extension AVError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = AVError
}

/// The domain of AVFoundation's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
