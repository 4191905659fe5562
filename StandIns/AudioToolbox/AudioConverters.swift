// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public typealias AudioConverterRef = OpaquePointer
public typealias AudioConverterPropertyID = UInt32

public let kAudioConverterPropertyMinimumInputBufferSize: AudioConverterPropertyID = 0x6d696273
public let kAudioConverterPropertyMinimumOutputBufferSize: AudioConverterPropertyID = 0x6d6f6273
public let kAudioConverterPropertyMaximumInputPacketSize: AudioConverterPropertyID = 0x78697073
public let kAudioConverterPropertyMaximumOutputPacketSize: AudioConverterPropertyID = 0x786f7073
public let kAudioConverterPropertyCalculateInputBufferSize: AudioConverterPropertyID = 0x63696273
public let kAudioConverterPropertyCalculateOutputBufferSize: AudioConverterPropertyID = 0x636f6273
public let kAudioConverterPropertyInputCodecParameters: AudioConverterPropertyID = 0x69636470
public let kAudioConverterPropertyOutputCodecParameters: AudioConverterPropertyID = 0x6f636470
public let kAudioConverterSampleRateConverterComplexity: AudioConverterPropertyID = 0x73726361
public let kAudioConverterSampleRateConverterQuality: AudioConverterPropertyID = 0x73726371
public let kAudioConverterSampleRateConverterInitialPhase: AudioConverterPropertyID = 0x73726370
public let kAudioConverterCodecQuality: AudioConverterPropertyID = 0x63647175
public let kAudioConverterPrimeMethod: AudioConverterPropertyID = 0x70726d6d
public let kAudioConverterPrimeInfo: AudioConverterPropertyID = 0x7072696d
public let kAudioConverterChannelMap: AudioConverterPropertyID = 0x63686d70
public let kAudioConverterDecompressionMagicCookie: AudioConverterPropertyID = 0x646d6763
public let kAudioConverterCompressionMagicCookie: AudioConverterPropertyID = 0x636d6763
public let kAudioConverterEncodeBitRate: AudioConverterPropertyID = 0x62726174
public let kAudioConverterEncodeAdjustableSampleRate: AudioConverterPropertyID = 0x616a7372
public let kAudioConverterInputChannelLayout: AudioConverterPropertyID = 0x69636c20
public let kAudioConverterOutputChannelLayout: AudioConverterPropertyID = 0x6f636c20
public let kAudioConverterApplicableEncodeBitRates: AudioConverterPropertyID = 0x61656272
public let kAudioConverterAvailableEncodeBitRates: AudioConverterPropertyID = 0x76656272
public let kAudioConverterApplicableEncodeSampleRates: AudioConverterPropertyID = 0x61657372
public let kAudioConverterAvailableEncodeSampleRates: AudioConverterPropertyID = 0x76657372
public let kAudioConverterAvailableEncodeChannelLayoutTags: AudioConverterPropertyID = 0x6165636c
public let kAudioConverterCurrentOutputStreamDescription: AudioConverterPropertyID = 0x61636f64
public let kAudioConverterCurrentInputStreamDescription: AudioConverterPropertyID = 0x61636964
public let kAudioConverterPropertySettings: AudioConverterPropertyID = 0x61637073
public let kAudioConverterPropertyBitDepthHint: AudioConverterPropertyID = 0x61636264
public let kAudioConverterPropertyFormatList: AudioConverterPropertyID = 0x666c7374
public let kAudioConverterPropertyPerformDownmix: AudioConverterPropertyID = 0x646d6978
public let kAudioConverterPropertyChannelMixMap: AudioConverterPropertyID = 0x6d6d6170
public let kAudioConverterPropertyDithering: AudioConverterPropertyID = 0x64697468
public let kAudioConverterPropertyDitherBitDepth: AudioConverterPropertyID = 0x64626974
public let kDitherAlgorithm_TPDF: UInt32 = 1
public let kDitherAlgorithm_NoiseShaping: UInt32 = 2
public let kAudioConverterQuality_Max: UInt32 = 0x7F
public let kAudioConverterQuality_High: UInt32 = 0x60
public let kAudioConverterQuality_Medium: UInt32 = 0x40
public let kAudioConverterQuality_Low: UInt32 = 0x20
public let kAudioConverterQuality_Min: UInt32 = 0
public let kAudioConverterSampleRateConverterComplexity_Linear: UInt32 = 0x6c696e65
public let kAudioConverterSampleRateConverterComplexity_Normal: UInt32 = 0x6e6f726d
public let kAudioConverterSampleRateConverterComplexity_Mastering: UInt32 = 0x62617473
public let kAudioConverterSampleRateConverterComplexity_MinimumPhase: UInt32 = 0x6d696e70
public let kConverterPrimeMethod_Pre: UInt32 = 0
public let kConverterPrimeMethod_Normal: UInt32 = 1
public let kConverterPrimeMethod_None: UInt32 = 2

public struct AudioConverterPrimeInfo: Sendable {
  public var leadingFrames: UInt32
  public var trailingFrames: UInt32
  public init() {
    leadingFrames = 0
    trailingFrames = 0
  }
  public init(
    leadingFrames: UInt32, trailingFrames: UInt32
  ) {
    self.leadingFrames = leadingFrames
    self.trailingFrames = trailingFrames
  }
}

public struct AudioConverterOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let unbuffered = AudioConverterOptions(rawValue: 1 << 16)
}

public let kAudioConverterErr_FormatNotSupported: OSStatus = 0x666d743f
public let kAudioConverterErr_OperationNotSupported: OSStatus = 0x6F703F3F
public let kAudioConverterErr_PropertyNotSupported: OSStatus = 0x70726f70
public let kAudioConverterErr_InvalidInputSize: OSStatus = 0x696e737a
public let kAudioConverterErr_InvalidOutputSize: OSStatus = 0x6f74737a
public let kAudioConverterErr_UnspecifiedError: OSStatus = 0x77686174
public let kAudioConverterErr_BadPropertySizeError: OSStatus = 0x2173697a
public let kAudioConverterErr_RequiresPacketDescriptionsError: OSStatus = 0x21706b64
public let kAudioConverterErr_InputSampleRateOutOfRange: OSStatus = 0x21697372
public let kAudioConverterErr_OutputSampleRateOutOfRange: OSStatus = 0x216f7372

public func AudioConverterPrepare(
  _ inFlags: UInt32, _ ioReserved: UnsafeMutableRawPointer?, _ inCompletionBlock: (((OSStatus) -> Void))?
) {}

@discardableResult
public func AudioConverterNew(
  _ inSourceFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ inDestinationFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ outAudioConverter: UnsafeMutablePointer<AudioConverterRef?>
) -> OSStatus { kAudioConverterErr_FormatNotSupported }

@discardableResult
public func AudioConverterNewSpecific(
  _ inSourceFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ inDestinationFormat: UnsafePointer<AudioStreamBasicDescription>, _ inNumberClassDescriptions: UInt32,
  _ inClassDescriptions: UnsafePointer<AudioClassDescription>,
  _ outAudioConverter: UnsafeMutablePointer<AudioConverterRef?>
) -> OSStatus { kAudioConverterErr_FormatNotSupported }

@discardableResult
public func AudioConverterNewWithOptions(
  _ inSourceFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ inDestinationFormat: UnsafePointer<AudioStreamBasicDescription>, _ inOptions: AudioConverterOptions,
  _ outAudioConverter: UnsafeMutablePointer<AudioConverterRef?>
) -> OSStatus { kAudioConverterErr_FormatNotSupported }

@discardableResult
public func AudioConverterDispose(_ inAudioConverter: AudioConverterRef) -> OSStatus {
  kAudioConverterErr_UnspecifiedError
}

@discardableResult
public func AudioConverterReset(_ inAudioConverter: AudioConverterRef) -> OSStatus {
  kAudioConverterErr_UnspecifiedError
}

@discardableResult
public func AudioConverterGetPropertyInfo(
  _ inAudioConverter: AudioConverterRef, _ inPropertyID: AudioConverterPropertyID,
  _ outSize: UnsafeMutablePointer<UInt32>?, _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus { kAudioConverterErr_UnspecifiedError }

@discardableResult
public func AudioConverterGetProperty(
  _ inAudioConverter: AudioConverterRef, _ inPropertyID: AudioConverterPropertyID,
  _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kAudioConverterErr_UnspecifiedError }

@discardableResult
public func AudioConverterSetProperty(
  _ inAudioConverter: AudioConverterRef, _ inPropertyID: AudioConverterPropertyID,
  _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudioConverterErr_UnspecifiedError }

@discardableResult
public func AudioConverterConvertBuffer(
  _ inAudioConverter: AudioConverterRef, _ inInputDataSize: UInt32, _ inInputData: UnsafeRawPointer,
  _ ioOutputDataSize: UnsafeMutablePointer<UInt32>, _ outOutputData: UnsafeMutableRawPointer
) -> OSStatus { kAudioConverterErr_UnspecifiedError }

public typealias AudioConverterComplexInputDataProc = (
  AudioConverterRef, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<AudioBufferList>,
  UnsafeMutablePointer<UnsafeMutablePointer<AudioStreamPacketDescription>?>?, UnsafeMutableRawPointer?
) -> OSStatus
public typealias AudioConverterComplexInputDataProcRealtimeSafe = (
  AudioConverterRef, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<AudioBufferList>,
  UnsafeMutablePointer<UnsafeMutablePointer<AudioStreamPacketDescription>?>?, UnsafeMutableRawPointer?
) -> OSStatus

@discardableResult
public func AudioConverterFillComplexBuffer(
  _ inAudioConverter: AudioConverterRef, _ inInputDataProc: AudioConverterComplexInputDataProc?,
  _ inInputDataProcUserData: UnsafeMutableRawPointer?, _ ioOutputDataPacketSize: UnsafeMutablePointer<UInt32>,
  _ outOutputData: UnsafeMutablePointer<AudioBufferList>,
  _ outPacketDescription: UnsafeMutablePointer<AudioStreamPacketDescription>?
) -> OSStatus { kAudioConverterErr_UnspecifiedError }

@discardableResult
public func AudioConverterFillComplexBufferRealtimeSafe(
  _ inAudioConverter: AudioConverterRef, _ inInputDataProc: AudioConverterComplexInputDataProcRealtimeSafe?,
  _ inInputDataProcUserData: UnsafeMutableRawPointer?, _ ioOutputDataPacketSize: UnsafeMutablePointer<UInt32>,
  _ outOutputData: UnsafeMutablePointer<AudioBufferList>,
  _ outPacketDescription: UnsafeMutablePointer<AudioStreamPacketDescription>?
) -> OSStatus { kAudioConverterErr_UnspecifiedError }

@discardableResult
public func AudioConverterFillComplexBufferWithPacketDependencies(
  _ inAudioConverter: AudioConverterRef, _ inInputDataProc: AudioConverterComplexInputDataProc?,
  _ inInputDataProcUserData: UnsafeMutableRawPointer?, _ ioOutputDataPacketSize: UnsafeMutablePointer<UInt32>,
  _ outOutputData: UnsafeMutablePointer<AudioBufferList>,
  _ outPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?,
  _ outPacketDependencies: UnsafeMutablePointer<AudioStreamPacketDependencyDescription>
) -> OSStatus { kAudioConverterErr_UnspecifiedError }

@discardableResult
public func AudioConverterConvertComplexBuffer(
  _ inAudioConverter: AudioConverterRef, _ inNumberPcmFrames: UInt32,
  _ inInputData: UnsafePointer<AudioBufferList>, _ outOutputData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kAudioConverterErr_UnspecifiedError }

public let kAudioConverterPropertyMaximumInputBufferSize: AudioConverterPropertyID = 0x78696273
public let kAudioConverterSampleRateConverterAlgorithm: AudioConverterPropertyID = 0x73726369

public typealias AudioConverterInputDataProc = (
  AudioConverterRef, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UnsafeMutableRawPointer>,
  UnsafeMutableRawPointer?
) -> OSStatus

@discardableResult
public func AudioConverterFillBuffer(
  _ inAudioConverter: AudioConverterRef, _ inInputDataProc: AudioConverterInputDataProc?,
  _ inInputDataProcUserData: UnsafeMutableRawPointer?, _ ioOutputDataSize: UnsafeMutablePointer<UInt32>,
  _ outOutputData: UnsafeMutableRawPointer
) -> OSStatus { kAudioConverterErr_UnspecifiedError }
