// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import Foundation
import ObjectiveCSupport

public let COREAUDIOTYPES_VERSION: Int = 20211130
public let kAudio_NoError: OSStatus = 0
public let kAudio_UnimplementedError: OSStatus = -4
public let kAudio_FileNotFoundError: OSStatus = -43
public let kAudio_FilePermissionError: OSStatus = -54
public let kAudio_TooManyFilesOpenError: OSStatus = -42
public let kAudio_BadFilePathError: OSStatus = 0x21707468
public let kAudio_ParamError: OSStatus = -50
public let kAudio_MemFullError: OSStatus = -108

public struct AudioValueRange: Sendable {
  public var mMinimum: Double
  public var mMaximum: Double
  public init() {
    mMinimum = 0
    mMaximum = 0
  }
  public init(
    mMinimum: Double, mMaximum: Double
  ) {
    self.mMinimum = mMinimum
    self.mMaximum = mMaximum
  }
}

public struct AudioValueTranslation {
  public var mInputData: UnsafeMutableRawPointer
  public var mInputDataSize: UInt32
  public var mOutputData: UnsafeMutableRawPointer
  public var mOutputDataSize: UInt32
  public init(
    mInputData: UnsafeMutableRawPointer, mInputDataSize: UInt32, mOutputData: UnsafeMutableRawPointer,
    mOutputDataSize: UInt32
  ) {
    self.mInputData = mInputData
    self.mInputDataSize = mInputDataSize
    self.mOutputData = mOutputData
    self.mOutputDataSize = mOutputDataSize
  }
}

public struct AudioBuffer {
  public var mNumberChannels: UInt32
  public var mDataByteSize: UInt32
  public var mData: UnsafeMutableRawPointer?
  public init() {
    mNumberChannels = 0
    mDataByteSize = 0
    mData = nil
  }
  public init(
    mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?
  ) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }
}

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32

public struct AudioStreamBasicDescription: Sendable {
  public var mSampleRate: Double
  public var mFormatID: AudioFormatID
  public var mFormatFlags: AudioFormatFlags
  public var mBytesPerPacket: UInt32
  public var mFramesPerPacket: UInt32
  public var mBytesPerFrame: UInt32
  public var mChannelsPerFrame: UInt32
  public var mBitsPerChannel: UInt32
  public var mReserved: UInt32
  public init() {
    mSampleRate = 0
    mFormatID = 0
    mFormatFlags = 0
    mBytesPerPacket = 0
    mFramesPerPacket = 0
    mBytesPerFrame = 0
    mChannelsPerFrame = 0
    mBitsPerChannel = 0
    mReserved = 0
  }
  public init(
    mSampleRate: Double, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
    mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
    mReserved: UInt32
  ) {
    self.mSampleRate = mSampleRate
    self.mFormatID = mFormatID
    self.mFormatFlags = mFormatFlags
    self.mBytesPerPacket = mBytesPerPacket
    self.mFramesPerPacket = mFramesPerPacket
    self.mBytesPerFrame = mBytesPerFrame
    self.mChannelsPerFrame = mChannelsPerFrame
    self.mBitsPerChannel = mBitsPerChannel
    self.mReserved = mReserved
  }
}

public let kAudioStreamAnyRate: Double = 0.0
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70636d
public let kAudioFormatAC3: AudioFormatID = 0x61632d33
public let kAudioFormat60958AC3: AudioFormatID = 0x63616333
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696d6134
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x61616320
public let kAudioFormatMPEG4CELP: AudioFormatID = 0x63656c70
public let kAudioFormatMPEG4HVXC: AudioFormatID = 0x68767863
public let kAudioFormatMPEG4TwinVQ: AudioFormatID = 0x74777671
public let kAudioFormatMACE3: AudioFormatID = 0x4d414333
public let kAudioFormatMACE6: AudioFormatID = 0x4d414336
public let kAudioFormatULaw: AudioFormatID = 0x756c6177
public let kAudioFormatALaw: AudioFormatID = 0x616c6177
public let kAudioFormatQDesign: AudioFormatID = 0x51444d43
public let kAudioFormatQDesign2: AudioFormatID = 0x51444d32
public let kAudioFormatQUALCOMM: AudioFormatID = 0x51636c70
public let kAudioFormatMPEGLayer1: AudioFormatID = 0x2e6d7031
public let kAudioFormatMPEGLayer2: AudioFormatID = 0x2e6d7032
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d7033
public let kAudioFormatTimeCode: AudioFormatID = 0x74696d65
public let kAudioFormatMIDIStream: AudioFormatID = 0x6d696469
public let kAudioFormatParameterValueStream: AudioFormatID = 0x61707673
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c6163
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x61616368
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161636c
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x61616365
public let kAudioFormatMPEG4AAC_ELD_SBR: AudioFormatID = 0x61616366
public let kAudioFormatMPEG4AAC_ELD_V2: AudioFormatID = 0x61616367
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x61616370
public let kAudioFormatMPEG4AAC_Spatial: AudioFormatID = 0x61616373
public let kAudioFormatMPEGD_USAC: AudioFormatID = 0x75736163
public let kAudioFormatAMR: AudioFormatID = 0x73616d72
public let kAudioFormatAMR_WB: AudioFormatID = 0x73617762
public let kAudioFormatAudible: AudioFormatID = 0x41554442
public let kAudioFormatiLBC: AudioFormatID = 0x696c6263
public let kAudioFormatDVIIntelIMA: AudioFormatID = 0x6D730011
public let kAudioFormatMicrosoftGSM: AudioFormatID = 0x6D730031
public let kAudioFormatAES3: AudioFormatID = 0x61657333
public let kAudioFormatEnhancedAC3: AudioFormatID = 0x65632d33
public let kAudioFormatFLAC: AudioFormatID = 0x666c6163
public let kAudioFormatOpus: AudioFormatID = 0x6f707573
public let kAudioFormatAPAC: AudioFormatID = 0x61706163
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 1 << 4
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 1 << 6
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 0x80000000
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = kAudioFormatFlagIsFloat
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = kAudioFormatFlagIsBigEndian
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = kAudioFormatFlagIsSignedInteger
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = kAudioFormatFlagIsPacked
public let kLinearPCMFormatFlagIsAlignedHigh: AudioFormatFlags = kAudioFormatFlagIsAlignedHigh
public let kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags = kAudioFormatFlagIsNonInterleaved
public let kLinearPCMFormatFlagIsNonMixable: AudioFormatFlags = kAudioFormatFlagIsNonMixable
public let kLinearPCMFormatFlagsSampleFractionShift: AudioFormatFlags = 7
public let kLinearPCMFormatFlagsSampleFractionMask: AudioFormatFlags =
  0x3F << kLinearPCMFormatFlagsSampleFractionShift
public let kLinearPCMFormatFlagsAreAllClear: AudioFormatFlags = kAudioFormatFlagsAreAllClear
public let kAppleLosslessFormatFlag_16BitSourceData: AudioFormatFlags = 1
public let kAppleLosslessFormatFlag_20BitSourceData: AudioFormatFlags = 2
public let kAppleLosslessFormatFlag_24BitSourceData: AudioFormatFlags = 3
public let kAppleLosslessFormatFlag_32BitSourceData: AudioFormatFlags = 4
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags =
  kAudioFormatFlagIsFloat | kAudioFormatFlagsNativeEndian | kAudioFormatFlagIsPacked

public struct AudioStreamPacketDescription: Sendable {
  public var mStartOffset: Int64
  public var mVariableFramesInPacket: UInt32
  public var mDataByteSize: UInt32
  public init() {
    mStartOffset = 0
    mVariableFramesInPacket = 0
    mDataByteSize = 0
  }
  public init(
    mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32
  ) {
    self.mStartOffset = mStartOffset
    self.mVariableFramesInPacket = mVariableFramesInPacket
    self.mDataByteSize = mDataByteSize
  }
}

public struct AudioStreamPacketDependencyDescription: Sendable {
  public var mIsIndependentlyDecodable: UInt32
  public var mPreRollCount: UInt32
  public var mFlags: UInt32
  public var mReserved: UInt32
  public init() {
    mIsIndependentlyDecodable = 0
    mPreRollCount = 0
    mFlags = 0
    mReserved = 0
  }
  public init(
    mIsIndependentlyDecodable: UInt32, mPreRollCount: UInt32, mFlags: UInt32, mReserved: UInt32
  ) {
    self.mIsIndependentlyDecodable = mIsIndependentlyDecodable
    self.mPreRollCount = mPreRollCount
    self.mFlags = mFlags
    self.mReserved = mReserved
  }
}

public enum SMPTETimeType: UInt32, Sendable {
  case type24 = 0
  case type25 = 1
  case type30Drop = 2
  case type30 = 3
  case type2997 = 4
  case type2997Drop = 5
  case type60 = 6
  case type5994 = 7
  case type60Drop = 8
  case type5994Drop = 9
  case type50 = 10
  case type2398 = 11
}

public struct SMPTETimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = SMPTETimeFlags(rawValue: 1 << 0)
  public static let running = SMPTETimeFlags(rawValue: 1 << 1)
}

public struct SMPTETime: Sendable {
  public var mSubframes: Int16
  public var mSubframeDivisor: Int16
  public var mCounter: UInt32
  public var mType: SMPTETimeType
  public var mFlags: SMPTETimeFlags
  public var mHours: Int16
  public var mMinutes: Int16
  public var mSeconds: Int16
  public var mFrames: Int16
  public init() {
    mSubframes = 0
    mSubframeDivisor = 0
    mCounter = 0
    mType = .type24
    mFlags = SMPTETimeFlags()
    mHours = 0
    mMinutes = 0
    mSeconds = 0
    mFrames = 0
  }
  public init(
    mSubframes: Int16, mSubframeDivisor: Int16, mCounter: UInt32, mType: SMPTETimeType,
    mFlags: SMPTETimeFlags, mHours: Int16, mMinutes: Int16, mSeconds: Int16, mFrames: Int16
  ) {
    self.mSubframes = mSubframes
    self.mSubframeDivisor = mSubframeDivisor
    self.mCounter = mCounter
    self.mType = mType
    self.mFlags = mFlags
    self.mHours = mHours
    self.mMinutes = mMinutes
    self.mSeconds = mSeconds
    self.mFrames = mFrames
  }
}

public struct AudioTimeStampFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1 << 0)
  public static let hostTimeValid = AudioTimeStampFlags(rawValue: 1 << 1)
  public static let rateScalarValid = AudioTimeStampFlags(rawValue: 1 << 2)
  public static let wordClockTimeValid = AudioTimeStampFlags(rawValue: 1 << 3)
  public static let smpteTimeValid = AudioTimeStampFlags(rawValue: 1 << 4)
  public static let sampleHostTimeValid = AudioTimeStampFlags(
    rawValue: AudioTimeStampFlags.sampleTimeValid.rawValue | AudioTimeStampFlags.hostTimeValid.rawValue)
}

public struct AudioTimeStamp: Sendable {
  public var mSampleTime: Double
  public var mHostTime: UInt64
  public var mRateScalar: Double
  public var mWordClockTime: UInt64
  public var mSMPTETime: SMPTETime
  public var mFlags: AudioTimeStampFlags
  public var mReserved: UInt32
  public init() {
    mSampleTime = 0
    mHostTime = 0
    mRateScalar = 0
    mWordClockTime = 0
    mSMPTETime = SMPTETime()
    mFlags = AudioTimeStampFlags()
    mReserved = 0
  }
  public init(
    mSampleTime: Double, mHostTime: UInt64, mRateScalar: Double, mWordClockTime: UInt64,
    mSMPTETime: SMPTETime, mFlags: AudioTimeStampFlags, mReserved: UInt32
  ) {
    self.mSampleTime = mSampleTime
    self.mHostTime = mHostTime
    self.mRateScalar = mRateScalar
    self.mWordClockTime = mWordClockTime
    self.mSMPTETime = mSMPTETime
    self.mFlags = mFlags
    self.mReserved = mReserved
  }
}

public struct AudioClassDescription: Sendable {
  public var mType: OSType
  public var mSubType: OSType
  public var mManufacturer: OSType
  public init() {
    mType = OSType()
    mSubType = OSType()
    mManufacturer = OSType()
  }
  public init(
    mType: OSType, mSubType: OSType, mManufacturer: OSType
  ) {
    self.mType = mType
    self.mSubType = mSubType
    self.mManufacturer = mManufacturer
  }
}

public typealias AudioChannelLabel = UInt32
public typealias AudioChannelLayoutTag = UInt32

public struct AudioChannelBitmap: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let bit_Left = AudioChannelBitmap(rawValue: 1 << 0)
  public static let bit_Right = AudioChannelBitmap(rawValue: 1 << 1)
  public static let bit_Center = AudioChannelBitmap(rawValue: 1 << 2)
  public static let bit_LFEScreen = AudioChannelBitmap(rawValue: 1 << 3)
  public static let bit_LeftSurround = AudioChannelBitmap(rawValue: 1 << 4)
  public static let bit_RightSurround = AudioChannelBitmap(rawValue: 1 << 5)
  public static let bit_LeftCenter = AudioChannelBitmap(rawValue: 1 << 6)
  public static let bit_RightCenter = AudioChannelBitmap(rawValue: 1 << 7)
  public static let bit_CenterSurround = AudioChannelBitmap(rawValue: 1 << 8)
  public static let bit_LeftSurroundDirect = AudioChannelBitmap(rawValue: 1 << 9)
  public static let bit_RightSurroundDirect = AudioChannelBitmap(rawValue: 1 << 10)
  public static let bit_TopCenterSurround = AudioChannelBitmap(rawValue: 1 << 11)
  public static let bit_VerticalHeightLeft = AudioChannelBitmap(rawValue: 1 << 12)
  public static let bit_VerticalHeightCenter = AudioChannelBitmap(rawValue: 1 << 13)
  public static let bit_VerticalHeightRight = AudioChannelBitmap(rawValue: 1 << 14)
  public static let bit_TopBackLeft = AudioChannelBitmap(rawValue: 1 << 15)
  public static let bit_TopBackCenter = AudioChannelBitmap(rawValue: 1 << 16)
  public static let bit_TopBackRight = AudioChannelBitmap(rawValue: 1 << 17)
  public static let bit_LeftTopFront = AudioChannelBitmap(
    rawValue: AudioChannelBitmap.bit_VerticalHeightLeft.rawValue)
  public static let bit_CenterTopFront = AudioChannelBitmap(
    rawValue: AudioChannelBitmap.bit_VerticalHeightCenter.rawValue)
  public static let bit_RightTopFront = AudioChannelBitmap(
    rawValue: AudioChannelBitmap.bit_VerticalHeightRight.rawValue)
  public static let bit_LeftTopMiddle = AudioChannelBitmap(rawValue: 1 << 21)
  public static let bit_CenterTopMiddle = AudioChannelBitmap(
    rawValue: AudioChannelBitmap.bit_TopCenterSurround.rawValue)
  public static let bit_RightTopMiddle = AudioChannelBitmap(rawValue: 1 << 23)
  public static let bit_LeftTopRear = AudioChannelBitmap(rawValue: 1 << 24)
  public static let bit_CenterTopRear = AudioChannelBitmap(rawValue: 1 << 25)
  public static let bit_RightTopRear = AudioChannelBitmap(rawValue: 1 << 26)
}

public struct AudioChannelFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let rectangularCoordinates = AudioChannelFlags(rawValue: 1 << 0)
  public static let sphericalCoordinates = AudioChannelFlags(rawValue: 1 << 1)
  public static let meters = AudioChannelFlags(rawValue: 1 << 2)
}

public enum AudioChannelCoordinateIndex: UInt32, Sendable {
  case coordinates_LeftRight = 0
  case coordinates_BackFront = 1
  case coordinates_DownUp = 2
  public static let coordinates_Azimuth = AudioChannelCoordinateIndex.coordinates_LeftRight
  public static let coordinates_Elevation = AudioChannelCoordinateIndex.coordinates_BackFront
  public static let coordinates_Distance = AudioChannelCoordinateIndex.coordinates_DownUp
}

public struct AudioChannelDescription: Sendable {
  public var mChannelLabel: AudioChannelLabel
  public var mChannelFlags: AudioChannelFlags
  public var mCoordinates: (Float, Float, Float)
  public init() {
    mChannelLabel = 0
    mChannelFlags = AudioChannelFlags()
    mCoordinates = (0, 0, 0)
  }
  public init(
    mChannelLabel: AudioChannelLabel, mChannelFlags: AudioChannelFlags, mCoordinates: (Float, Float, Float)
  ) {
    self.mChannelLabel = mChannelLabel
    self.mChannelFlags = mChannelFlags
    self.mCoordinates = mCoordinates
  }
}

public struct AudioChannelLayout: Sendable {
  public var mChannelLayoutTag: AudioChannelLayoutTag
  public var mChannelBitmap: AudioChannelBitmap
  public var mNumberChannelDescriptions: UInt32
  public var mChannelDescriptions: AudioChannelDescription
  public init() {
    mChannelLayoutTag = 0
    mChannelBitmap = AudioChannelBitmap()
    mNumberChannelDescriptions = 0
    mChannelDescriptions = AudioChannelDescription()
  }
  public init(
    mChannelLayoutTag: AudioChannelLayoutTag, mChannelBitmap: AudioChannelBitmap,
    mNumberChannelDescriptions: UInt32, mChannelDescriptions: AudioChannelDescription
  ) {
    self.mChannelLayoutTag = mChannelLayoutTag
    self.mChannelBitmap = mChannelBitmap
    self.mNumberChannelDescriptions = mNumberChannelDescriptions
    self.mChannelDescriptions = mChannelDescriptions
  }
}

public struct AudioFormatListItem: Sendable {
  public var mASBD: AudioStreamBasicDescription
  public var mChannelLayoutTag: AudioChannelLayoutTag
  public init() {
    mASBD = AudioStreamBasicDescription()
    mChannelLayoutTag = 0
  }
  public init(
    mASBD: AudioStreamBasicDescription, mChannelLayoutTag: AudioChannelLayoutTag
  ) {
    self.mASBD = mASBD
    self.mChannelLayoutTag = mChannelLayoutTag
  }
}

public enum MPEG4ObjectID: Int, Sendable {
  case aac_Main = 1
  case aac_LC = 2
  case aac_SSR = 3
  case aac_LTP = 4
  case aac_SBR = 5
  case aac_Scalable = 6
  case twinVQ = 7
  case celp = 8
  case hvxc = 9
}

public typealias AudioSessionID = UInt32
