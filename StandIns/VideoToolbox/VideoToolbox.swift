/// Stands in for Apple's VideoToolbox: there is no encoder and no decoder, so that no session is created.
@_exported import CoreMedia

/// There is no encoder or decoder of the kind.
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908
/// There is no decoder of the kind.
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
/// An argument is wrong.
public let kVTParameterErr: OSStatus = -12902
/// The session is no longer valid.
public let kVTInvalidSessionErr: OSStatus = -12903
/// The property is not supported.
public let kVTPropertyNotSupportedErr: OSStatus = -12900

/// Returns `false`: there is no decoder.
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }
/// Returns `false`: there is no decoder.
public func VTIsStereoMVHEVCDecodeSupported() -> Bool { false }
/// Returns `false`: there is no encoder.
public func VTIsStereoMVHEVCEncodeSupported() -> Bool { false }
/// Does nothing: there is no decoder.
public func VTRegisterSupplementalVideoDecoderIfAvailable(_ codecType: CMVideoCodecType) {}
/// Does nothing: there is no decoder.
public func VTRegisterProfessionalVideoWorkflowVideoDecoders() {}

/// A session of an encoder or a decoder.
open class VTSession: @unchecked Sendable { init() {} }
/// A session of an encoder. There is none.
public final class VTCompressionSession: VTSession, @unchecked Sendable {}
/// A session of a decoder. There is none.
public final class VTDecompressionSession: VTSession, @unchecked Sendable {}
/// Remarks of an encoder about a frame.
public struct VTEncodeInfoFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let asynchronous = VTEncodeInfoFlags(rawValue: 1)
  public static let frameDropped = VTEncodeInfoFlags(rawValue: 2)
}
/// Remarks of a decoder about a frame.
public struct VTDecodeInfoFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let asynchronous = VTDecodeInfoFlags(rawValue: 1)
  public static let frameDropped = VTDecodeInfoFlags(rawValue: 2)
}
/// Options of a decoder for a frame.
public struct VTDecodeFrameFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let _EnableAsynchronousDecompression = VTDecodeFrameFlags(rawValue: 1)
  public static let _DoNotOutputFrame = VTDecodeFrameFlags(rawValue: 2)
  public static let _1xRealTimePlayback = VTDecodeFrameFlags(rawValue: 4)
  public static let _EnableTemporalProcessing = VTDecodeFrameFlags(rawValue: 8)
}
/// A function that receives an encoded frame. Never called.
public typealias VTCompressionOutputCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, UInt32, OpaquePointer?
  ) -> Void

/// Fails: there is no encoder.
public func VTCompressionSessionCreate(
  allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType,
  encoderSpecification: NSDictionary?, imageBufferAttributes: NSDictionary?,
  compressedDataAllocator: CFAllocator?, outputCallback: VTCompressionOutputCallback?,
  refcon: UnsafeMutableRawPointer?, compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus { kVTCouldNotFindVideoEncoderErr }
/// Fails: there is no session.
@discardableResult public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession)
  -> OSStatus
{ kVTInvalidSessionErr }
/// Fails: there is no session.
@discardableResult public func VTCompressionSessionEncodeFrame(
  _ session: VTCompressionSession, imageBuffer: CVPixelBuffer, presentationTimeStamp: CMTime,
  duration: CMTime, frameProperties: NSDictionary?, sourceFrameRefcon: UnsafeMutableRawPointer?,
  infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
/// Fails: there is no session.
@discardableResult public func VTCompressionSessionCompleteFrames(
  _ session: VTCompressionSession, untilPresentationTimeStamp completeUntilPresentationTimeStamp: CMTime
) -> OSStatus { kVTInvalidSessionErr }
/// Does nothing: there is no session.
public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
/// Does nothing: there is no session.
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}
/// Fails: there is no session.
@discardableResult public func VTDecompressionSessionWaitForAsynchronousFrames(
  _ session: VTDecompressionSession
) -> OSStatus { kVTInvalidSessionErr }
/// Fails: there is no session.
@discardableResult public func VTSessionSetProperty(
  _ session: VTSession, key propertyKey: NSString, value propertyValue: Any?
) -> OSStatus { kVTPropertyNotSupportedErr }

/// Creates the image of a pixel buffer. Fails: pixel buffers are memory that no camera or decoder fills.
@discardableResult public func VTCreateCGImageFromCVPixelBuffer(
  _ pixelBuffer: CVPixelBuffer, options: NSDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus { kVTParameterErr }

public let kVTCompressionPropertyKey_RealTime = "RealTime" as NSString
public let kVTCompressionPropertyKey_ProfileLevel = "ProfileLevel" as NSString
public let kVTCompressionPropertyKey_AverageBitRate = "AverageBitRate" as NSString
public let kVTCompressionPropertyKey_ConstantBitRate = "ConstantBitRate" as NSString
public let kVTCompressionPropertyKey_DataRateLimits = "DataRateLimits" as NSString
public let kVTCompressionPropertyKey_ExpectedFrameRate = "ExpectedFrameRate" as NSString
public let kVTCompressionPropertyKey_MaxKeyFrameInterval = "MaxKeyFrameInterval" as NSString
public let kVTCompressionPropertyKey_MaxKeyFrameIntervalDuration = "MaxKeyFrameIntervalDuration" as NSString
public let kVTCompressionPropertyKey_AllowFrameReordering = "AllowFrameReordering" as NSString
public let kVTCompressionPropertyKey_AllowTemporalCompression = "AllowTemporalCompression" as NSString
public let kVTCompressionPropertyKey_H264EntropyMode = "H264EntropyMode" as NSString
public let kVTCompressionPropertyKey_Quality = "Quality" as NSString
public let kVTCompressionPropertyKey_PixelBufferPoolIsShared = "PixelBufferPoolIsShared" as NSString
public let kVTProfileLevel_H264_Baseline_AutoLevel = "H264_Baseline_AutoLevel" as NSString
public let kVTProfileLevel_H264_Main_AutoLevel = "H264_Main_AutoLevel" as NSString
public let kVTProfileLevel_H264_High_AutoLevel = "H264_High_AutoLevel" as NSString
public let kVTProfileLevel_HEVC_Main_AutoLevel = "HEVC_Main_AutoLevel" as NSString
public let kVTProfileLevel_HEVC_Main10_AutoLevel = "HEVC_Main10_AutoLevel" as NSString
public let kVTH264EntropyMode_CABAC = "CABAC" as NSString
public let kVTH264EntropyMode_CAVLC = "CAVLC" as NSString
