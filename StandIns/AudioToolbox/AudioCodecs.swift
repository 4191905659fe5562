// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public let kAudioSettings_TopLevelKey = "name"
public let kAudioSettings_Version = "version"
public let kAudioSettings_Parameters = "parameters"
public let kAudioSettings_SettingKey = "key"
public let kAudioSettings_SettingName = "name"
public let kAudioSettings_ValueType = "value type"
public let kAudioSettings_AvailableValues = "available values"
public let kAudioSettings_LimitedValues = "limited values"
public let kAudioSettings_CurrentValue = "current value"
public let kAudioSettings_Summary = "summary"
public let kAudioSettings_Hint = "hint"
public let kAudioSettings_Unit = "unit"

public typealias AudioCodec = AudioComponentInstance
public typealias AudioCodecPropertyID = UInt32

public struct AudioCodecMagicCookieInfo {
  public var mMagicCookieSize: UInt32
  public var mMagicCookie: UnsafeRawPointer?
  public init() {
    mMagicCookieSize = 0
    mMagicCookie = nil
  }
  public init(
    mMagicCookieSize: UInt32, mMagicCookie: UnsafeRawPointer?
  ) {
    self.mMagicCookieSize = mMagicCookieSize
    self.mMagicCookie = mMagicCookie
  }
}

public let kAudioDecoderComponentType: UInt32 = 0x61646563
public let kAudioEncoderComponentType: UInt32 = 0x61656e63
public let kAudioUnityCodecComponentType: UInt32 = 0x61636463
public let kAudioCodecPropertySupportedInputFormats: AudioCodecPropertyID = 0x69666d23
public let kAudioCodecPropertySupportedOutputFormats: AudioCodecPropertyID = 0x6f666d23
public let kAudioCodecPropertyAvailableInputSampleRates: AudioCodecPropertyID = 0x61697372
public let kAudioCodecPropertyAvailableOutputSampleRates: AudioCodecPropertyID = 0x616f7372
public let kAudioCodecPropertyAvailableBitRateRange: AudioCodecPropertyID = 0x61627274
public let kAudioCodecPropertyMinimumNumberInputPackets: AudioCodecPropertyID = 0x6d6e6970
public let kAudioCodecPropertyMinimumNumberOutputPackets: AudioCodecPropertyID = 0x6d6e6f70
public let kAudioCodecPropertyAvailableNumberChannels: AudioCodecPropertyID = 0x636d6e63
public let kAudioCodecPropertyDoesSampleRateConversion: AudioCodecPropertyID = 0x6c6d7263
public let kAudioCodecPropertyAvailableInputChannelLayoutTags: AudioCodecPropertyID = 0x6169636c
public let kAudioCodecPropertyAvailableOutputChannelLayoutTags: AudioCodecPropertyID = 0x616f636c
public let kAudioCodecPropertyInputFormatsForOutputFormat: AudioCodecPropertyID = 0x6966346f
public let kAudioCodecPropertyOutputFormatsForInputFormat: AudioCodecPropertyID = 0x6f663469
public let kAudioCodecPropertyFormatInfo: AudioCodecPropertyID = 0x61636669
public let kAudioCodecPropertyInputBufferSize: AudioCodecPropertyID = 0x74627566
public let kAudioCodecPropertyPacketFrameSize: AudioCodecPropertyID = 0x70616b66
public let kAudioCodecPropertyHasVariablePacketByteSizes: AudioCodecPropertyID = 0x76706b3f
public let kAudioCodecPropertyEmploysDependentPackets: AudioCodecPropertyID = 0x64706b3f
public let kAudioCodecPropertyMaximumPacketByteSize: AudioCodecPropertyID = 0x70616b62
public let kAudioCodecPropertyPacketSizeLimitForVBR: AudioCodecPropertyID = 0x70616b6c
public let kAudioCodecPropertyCurrentInputFormat: AudioCodecPropertyID = 0x69666d74
public let kAudioCodecPropertyCurrentOutputFormat: AudioCodecPropertyID = 0x6f666d74
public let kAudioCodecPropertyMagicCookie: AudioCodecPropertyID = 0x6b756b69
public let kAudioCodecPropertyUsedInputBufferSize: AudioCodecPropertyID = 0x75627566
public let kAudioCodecPropertyIsInitialized: AudioCodecPropertyID = 0x696e6974
public let kAudioCodecPropertyCurrentTargetBitRate: AudioCodecPropertyID = 0x62726174
public let kAudioCodecPropertyCurrentInputSampleRate: AudioCodecPropertyID = 0x63697372
public let kAudioCodecPropertyCurrentOutputSampleRate: AudioCodecPropertyID = 0x636f7372
public let kAudioCodecPropertyQualitySetting: AudioCodecPropertyID = 0x73726371
public let kAudioCodecPropertyApplicableBitRateRange: AudioCodecPropertyID = 0x62727461
public let kAudioCodecPropertyRecommendedBitRateRange: AudioCodecPropertyID = 0x62727472
public let kAudioCodecPropertyApplicableInputSampleRates: AudioCodecPropertyID = 0x69737261
public let kAudioCodecPropertyApplicableOutputSampleRates: AudioCodecPropertyID = 0x6f737261
public let kAudioCodecPropertyPaddedZeros: AudioCodecPropertyID = 0x70616430
public let kAudioCodecPropertyPrimeMethod: AudioCodecPropertyID = 0x70726d6d
public let kAudioCodecPropertyPrimeInfo: AudioCodecPropertyID = 0x7072696d
public let kAudioCodecPropertyCurrentInputChannelLayout: AudioCodecPropertyID = 0x69636c20
public let kAudioCodecPropertyCurrentOutputChannelLayout: AudioCodecPropertyID = 0x6f636c20
public let kAudioCodecPropertySettings: AudioCodecPropertyID = 0x61637320
public let kAudioCodecPropertyFormatList: AudioCodecPropertyID = 0x6163666c
public let kAudioCodecPropertyBitRateControlMode: AudioCodecPropertyID = 0x61636266
public let kAudioCodecPropertySoundQualityForVBR: AudioCodecPropertyID = 0x76627271
public let kAudioCodecPropertyBitRateForVBR: AudioCodecPropertyID = 0x76627262
public let kAudioCodecPropertyDelayMode: AudioCodecPropertyID = 0x646d6f64
public let kAudioCodecPropertyAdjustLocalQuality: AudioCodecPropertyID = 0x5e71616c
public let kAudioCodecPropertyDynamicRangeControlMode: AudioCodecPropertyID = 0x6d647263
public let kAudioCodecPropertyAdjustCompressionProfile: AudioCodecPropertyID = 0x5e70726f
public let kAudioCodecPropertyProgramTargetLevelConstant: AudioCodecPropertyID = 0x70746c63
public let kAudioCodecPropertyAdjustTargetLevelConstant: AudioCodecPropertyID = 0x5e746c63
public let kAudioCodecPropertyProgramTargetLevel: AudioCodecPropertyID = 0x7070746c
public let kAudioCodecPropertyAdjustTargetLevel: AudioCodecPropertyID = 0x5e70746c
public let kAudioCodecPropertyDynamicRangeControlConfiguration: AudioCodecPropertyID = 0x63647263
public let kAudioCodecPropertyContentSource: AudioCodecPropertyID = 0x63737263
public let kAudioCodecPropertyASPFrequency: AudioCodecPropertyID = 0x61737066
public let kAudioCodecQuality_Max: UInt32 = 0x7F
public let kAudioCodecQuality_High: UInt32 = 0x60
public let kAudioCodecQuality_Medium: UInt32 = 0x40
public let kAudioCodecQuality_Low: UInt32 = 0x20
public let kAudioCodecQuality_Min: UInt32 = 0
public let kAudioCodecPrimeMethod_Pre: UInt32 = 0
public let kAudioCodecPrimeMethod_Normal: UInt32 = 1
public let kAudioCodecPrimeMethod_None: UInt32 = 2
public let kAudioCodecBitRateControlMode_Constant: UInt32 = 0
public let kAudioCodecBitRateControlMode_LongTermAverage: UInt32 = 1
public let kAudioCodecBitRateControlMode_VariableConstrained: UInt32 = 2
public let kAudioCodecBitRateControlMode_Variable: UInt32 = 3
public let kAudioCodecDelayMode_Compatibility: UInt32 = 0
public let kAudioCodecDelayMode_Minimum: UInt32 = 1
public let kAudioCodecDelayMode_Optimal: UInt32 = 2
public let kProgramTargetLevel_None: UInt32 = 0
public let kProgramTargetLevel_Minus31dB: UInt32 = 1
public let kProgramTargetLevel_Minus23dB: UInt32 = 2
public let kProgramTargetLevel_Minus20dB: UInt32 = 3
public let kDynamicRangeControlMode_None: UInt32 = 0
public let kDynamicRangeControlMode_Light: UInt32 = 1
public let kDynamicRangeControlMode_Heavy: UInt32 = 2
public let kDynamicRangeCompressionProfile_None: UInt32 = 0
public let kDynamicRangeCompressionProfile_LateNight: UInt32 = 1
public let kDynamicRangeCompressionProfile_NoisyEnvironment: UInt32 = 2
public let kDynamicRangeCompressionProfile_LimitedPlaybackRange: UInt32 = 3
public let kDynamicRangeCompressionProfile_GeneralCompression: UInt32 = 6
public let kAudioCodecDynamicRangeControlConfiguration_None: UInt32 = 0
public let kAudioCodecDynamicRangeControlConfiguration_Music: UInt32 = 1
public let kAudioCodecDynamicRangeControlConfiguration_Speech: UInt32 = 2
public let kAudioCodecDynamicRangeControlConfiguration_Movie: UInt32 = 3
public let kAudioCodecDynamicRangeControlConfiguration_Capture: UInt32 = 4
public let kAudioCodecContentSource_Unspecified: Int = -1
public let kAudioCodecContentSource_Reserved: Int = 0
public let kAudioCodecContentSource_AppleCapture_Traditional: Int = 1
public let kAudioCodecContentSource_AppleCapture_Spatial: Int = 2
public let kAudioCodecContentSource_AppleCapture_Spatial_Enhanced: Int = 3
public let kAudioCodecContentSource_AppleMusic_Traditional: Int = 4
public let kAudioCodecContentSource_AppleMusic_Spatial: Int = 5
public let kAudioCodecContentSource_AppleAV_Traditional_Offline: Int = 6
public let kAudioCodecContentSource_AppleAV_Spatial_Offline: Int = 7
public let kAudioCodecContentSource_AppleAV_Traditional_Live: Int = 8
public let kAudioCodecContentSource_AppleAV_Spatial_Live: Int = 9
public let kAudioCodecContentSource_ApplePassthrough: Int = 10
public let kAudioCodecContentSource_Capture_Traditional: Int = 33
public let kAudioCodecContentSource_Capture_Spatial: Int = 34
public let kAudioCodecContentSource_Capture_Spatial_Enhanced: Int = 35
public let kAudioCodecContentSource_Music_Traditional: Int = 36
public let kAudioCodecContentSource_Music_Spatial: Int = 37
public let kAudioCodecContentSource_AV_Traditional_Offline: Int = 38
public let kAudioCodecContentSource_AV_Spatial_Offline: Int = 39
public let kAudioCodecContentSource_AV_Traditional_Live: Int = 40
public let kAudioCodecContentSource_AV_Spatial_Live: Int = 41
public let kAudioCodecContentSource_Passthrough: Int = 42

public struct AudioCodecPrimeInfo: Sendable {
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

public struct AudioSettingsFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let expertParameter = AudioSettingsFlags(rawValue: 1 << 0)
  public static let invisibleParameter = AudioSettingsFlags(rawValue: 1 << 1)
  public static let metaParameter = AudioSettingsFlags(rawValue: 1 << 2)
  public static let userInterfaceParameter = AudioSettingsFlags(rawValue: 1 << 3)
}

public let kAudioCodecProduceOutputPacketFailure: UInt32 = 1
public let kAudioCodecProduceOutputPacketSuccess: UInt32 = 2
public let kAudioCodecProduceOutputPacketSuccessHasMore: UInt32 = 3
public let kAudioCodecProduceOutputPacketNeedsMoreInputData: UInt32 = 4
public let kAudioCodecProduceOutputPacketAtEOF: UInt32 = 5
public let kAudioCodecProduceOutputPacketSuccessConcealed: UInt32 = 6
public let kAudioCodecGetPropertyInfoSelect: UInt32 = 0x0001
public let kAudioCodecGetPropertySelect: UInt32 = 0x0002
public let kAudioCodecSetPropertySelect: UInt32 = 0x0003
public let kAudioCodecInitializeSelect: UInt32 = 0x0004
public let kAudioCodecUninitializeSelect: UInt32 = 0x0005
public let kAudioCodecAppendInputDataSelect: UInt32 = 0x0006
public let kAudioCodecProduceOutputDataSelect: UInt32 = 0x0007
public let kAudioCodecResetSelect: UInt32 = 0x0008
public let kAudioCodecAppendInputBufferListSelect: UInt32 = 0x0009
public let kAudioCodecProduceOutputBufferListSelect: UInt32 = 0x000A
public let kAudioCodecNoError: OSStatus = 0
public let kAudioCodecUnspecifiedError: OSStatus = 0x77686174
public let kAudioCodecUnknownPropertyError: OSStatus = 0x77686f3f
public let kAudioCodecBadPropertySizeError: OSStatus = 0x2173697a
public let kAudioCodecIllegalOperationError: OSStatus = 0x6e6f7065
public let kAudioCodecUnsupportedFormatError: OSStatus = 0x21646174
public let kAudioCodecStateError: OSStatus = 0x21737474
public let kAudioCodecNotEnoughBufferSpaceError: OSStatus = 0x21627566
public let kAudioCodecBadDataError: OSStatus = 0x62616461

@discardableResult
public func AudioCodecGetPropertyInfo(
  _ inCodec: AudioCodec, _ inPropertyID: AudioCodecPropertyID, _ outSize: UnsafeMutablePointer<UInt32>?,
  _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioCodecGetProperty(
  _ inCodec: AudioCodec, _ inPropertyID: AudioCodecPropertyID,
  _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioCodecSetProperty(
  _ inCodec: AudioCodec, _ inPropertyID: AudioCodecPropertyID, _ inPropertyDataSize: UInt32,
  _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioCodecInitialize(
  _ inCodec: AudioCodec, _ inInputFormat: UnsafePointer<AudioStreamBasicDescription>?,
  _ inOutputFormat: UnsafePointer<AudioStreamBasicDescription>?, _ inMagicCookie: UnsafeRawPointer?,
  _ inMagicCookieByteSize: UInt32
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioCodecUninitialize(_ inCodec: AudioCodec) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioCodecAppendInputData(
  _ inCodec: AudioCodec, _ inInputData: UnsafeRawPointer, _ ioInputDataByteSize: UnsafeMutablePointer<UInt32>,
  _ ioNumberPackets: UnsafeMutablePointer<UInt32>,
  _ inPacketDescription: UnsafePointer<AudioStreamPacketDescription>?
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioCodecProduceOutputPackets(
  _ inCodec: AudioCodec, _ outOutputData: UnsafeMutableRawPointer,
  _ ioOutputDataByteSize: UnsafeMutablePointer<UInt32>, _ ioNumberPackets: UnsafeMutablePointer<UInt32>,
  _ outPacketDescription: UnsafeMutablePointer<AudioStreamPacketDescription>?,
  _ outStatus: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioCodecAppendInputBufferList(
  _ inCodec: AudioCodec, _ inBufferList: UnsafePointer<AudioBufferList>,
  _ ioNumberPackets: UnsafeMutablePointer<UInt32>,
  _ inPacketDescription: UnsafePointer<AudioStreamPacketDescription>?,
  _ outBytesConsumed: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioCodecProduceOutputBufferList(
  _ inCodec: AudioCodec, _ ioBufferList: UnsafeMutablePointer<AudioBufferList>,
  _ ioNumberPackets: UnsafeMutablePointer<UInt32>,
  _ outPacketDescription: UnsafeMutablePointer<AudioStreamPacketDescription>?,
  _ outStatus: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func AudioCodecReset(_ inCodec: AudioCodec) -> OSStatus { kAudio_UnimplementedError }

public typealias AudioCodecGetPropertyInfoProc = (
  UnsafeMutableRawPointer, AudioCodecPropertyID, UnsafeMutablePointer<UInt32>?,
  UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus
public typealias AudioCodecGetPropertyProc = (
  UnsafeMutableRawPointer, AudioCodecPropertyID, UnsafeMutablePointer<UInt32>, UnsafeMutableRawPointer
) -> OSStatus
public typealias AudioCodecSetPropertyProc = (
  UnsafeMutableRawPointer, AudioCodecPropertyID, UInt32, UnsafeMutableRawPointer
) -> OSStatus
public typealias AudioCodecInitializeProc = (
  UnsafeMutableRawPointer, UnsafePointer<AudioStreamBasicDescription>?,
  UnsafePointer<AudioStreamBasicDescription>?, UnsafeRawPointer?, UInt32
) -> OSStatus
public typealias AudioCodecUninitializeProc = (UnsafeMutableRawPointer) -> OSStatus
public typealias AudioCodecAppendInputDataProc = (
  UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutablePointer<UInt32>,
  UnsafeMutablePointer<UInt32>, UnsafePointer<AudioStreamPacketDescription>?
) -> OSStatus
public typealias AudioCodecProduceOutputPacketsProc = (
  UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutablePointer<UInt32>,
  UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<AudioStreamPacketDescription>?,
  UnsafeMutablePointer<UInt32>
) -> OSStatus
public typealias AudioCodecResetProc = (UnsafeMutableRawPointer) -> OSStatus
public typealias AudioCodecAppendInputBufferListProc = (
  UnsafeMutableRawPointer, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<UInt32>,
  UnsafePointer<AudioStreamPacketDescription>?, UnsafeMutablePointer<UInt32>
) -> OSStatus
public typealias AudioCodecProduceOutputBufferListProc = (
  UnsafeMutableRawPointer, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<UInt32>,
  UnsafeMutablePointer<AudioStreamPacketDescription>?, UnsafeMutablePointer<UInt32>
) -> OSStatus

public let kAudioCodecPropertyMinimumDelayMode: AudioCodecPropertyID = 0x6d64656c
public let kAudioCodecPropertyNameCFString: AudioCodecPropertyID = 0x6c6e616d
public let kAudioCodecPropertyManufacturerCFString: AudioCodecPropertyID = 0x6c6d616b
public let kAudioCodecPropertyFormatCFString: AudioCodecPropertyID = 0x6c666f72
public let kAudioCodecPropertyRequiresPacketDescription: AudioCodecPropertyID = 0x70616b64
public let kAudioCodecPropertyAvailableBitRates: AudioCodecPropertyID = 0x62727423
public let kAudioCodecExtendFrequencies: AudioCodecPropertyID = 0x61636566
public let kAudioCodecUseRecommendedSampleRate: AudioCodecPropertyID = 0x75727372
public let kAudioCodecOutputPrecedence: AudioCodecPropertyID = 0x6f707072
public let kAudioCodecBitRateFormat: AudioCodecPropertyID = kAudioCodecPropertyBitRateControlMode
public let kAudioCodecDoesSampleRateConversion: AudioCodecPropertyID =
  kAudioCodecPropertyDoesSampleRateConversion
public let kAudioCodecInputFormatsForOutputFormat: AudioCodecPropertyID =
  kAudioCodecPropertyInputFormatsForOutputFormat
public let kAudioCodecOutputFormatsForInputFormat: AudioCodecPropertyID =
  kAudioCodecPropertyOutputFormatsForInputFormat
public let kAudioCodecPropertyInputChannelLayout: AudioCodecPropertyID =
  kAudioCodecPropertyCurrentInputChannelLayout
public let kAudioCodecPropertyOutputChannelLayout: AudioCodecPropertyID =
  kAudioCodecPropertyCurrentOutputChannelLayout
public let kAudioCodecPropertyAvailableInputChannelLayouts: AudioCodecPropertyID =
  kAudioCodecPropertyAvailableInputChannelLayoutTags
public let kAudioCodecPropertyAvailableOutputChannelLayouts: AudioCodecPropertyID =
  kAudioCodecPropertyAvailableOutputChannelLayoutTags
public let kAudioCodecPropertyZeroFramesPadded: AudioCodecPropertyID = kAudioCodecPropertyPaddedZeros
public let kAudioCodecBitRateFormat_CBR: UInt32 = kAudioCodecBitRateControlMode_Constant
public let kAudioCodecBitRateFormat_ABR: UInt32 = kAudioCodecBitRateControlMode_LongTermAverage
public let kAudioCodecBitRateFormat_VBR: UInt32 = kAudioCodecBitRateControlMode_VariableConstrained
public let kAudioCodecOutputPrecedenceNone: UInt32 = 0
public let kAudioCodecOutputPrecedenceBitRate: UInt32 = 1
public let kAudioCodecOutputPrecedenceSampleRate: UInt32 = 2

public typealias MagicCookieInfo = AudioCodecMagicCookieInfo

public let kHintBasic: UInt32 = 0
public let kHintAdvanced: UInt32 = 1
public let kHintHidden: UInt32 = 2
