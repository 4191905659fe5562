// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public typealias AudioQueuePropertyID = UInt32
public typealias AudioQueueParameterID = UInt32
public typealias AudioQueueParameterValue = Float
public typealias AudioQueueRef = OpaquePointer
public typealias AudioQueueTimelineRef = OpaquePointer

public let kAudioQueueErr_InvalidBuffer: OSStatus = -66687
public let kAudioQueueErr_BufferEmpty: OSStatus = -66686
public let kAudioQueueErr_DisposalPending: OSStatus = -66685
public let kAudioQueueErr_InvalidProperty: OSStatus = -66684
public let kAudioQueueErr_InvalidPropertySize: OSStatus = -66683
public let kAudioQueueErr_InvalidParameter: OSStatus = -66682
public let kAudioQueueErr_CannotStart: OSStatus = -66681
public let kAudioQueueErr_InvalidDevice: OSStatus = -66680
public let kAudioQueueErr_BufferInQueue: OSStatus = -66679
public let kAudioQueueErr_InvalidRunState: OSStatus = -66678
public let kAudioQueueErr_InvalidQueueType: OSStatus = -66677
public let kAudioQueueErr_Permissions: OSStatus = -66676
public let kAudioQueueErr_InvalidPropertyValue: OSStatus = -66675
public let kAudioQueueErr_PrimeTimedOut: OSStatus = -66674
public let kAudioQueueErr_CodecNotFound: OSStatus = -66673
public let kAudioQueueErr_InvalidCodecAccess: OSStatus = -66672
public let kAudioQueueErr_QueueInvalidated: OSStatus = -66671
public let kAudioQueueErr_TooManyTaps: OSStatus = -66670
public let kAudioQueueErr_InvalidTapContext: OSStatus = -66669
public let kAudioQueueErr_RecordUnderrun: OSStatus = -66668
public let kAudioQueueErr_InvalidTapType: OSStatus = -66667
public let kAudioQueueErr_BufferEnqueuedTwice: OSStatus = -66666
public let kAudioQueueErr_CannotStartYet: OSStatus = -66665
public let kAudioQueueErr_EnqueueDuringReset: OSStatus = -66632
public let kAudioQueueErr_InvalidOfflineMode: OSStatus = -66626
public let kAudioQueueProperty_IsRunning: AudioQueuePropertyID = 0x6171726e
public let kAudioQueueDeviceProperty_SampleRate: AudioQueuePropertyID = 0x61717372
public let kAudioQueueDeviceProperty_NumberChannels: AudioQueuePropertyID = 0x61716463
public let kAudioQueueProperty_CurrentDevice: AudioQueuePropertyID = 0x61716364
public let kAudioQueueProperty_MagicCookie: AudioQueuePropertyID = 0x61716d63
public let kAudioQueueProperty_MaximumOutputPacketSize: AudioQueuePropertyID = 0x786f7073
public let kAudioQueueProperty_StreamDescription: AudioQueuePropertyID = 0x61716674
public let kAudioQueueProperty_ChannelLayout: AudioQueuePropertyID = 0x6171636c
public let kAudioQueueProperty_EnableLevelMetering: AudioQueuePropertyID = 0x61716d65
public let kAudioQueueProperty_CurrentLevelMeter: AudioQueuePropertyID = 0x61716d76
public let kAudioQueueProperty_CurrentLevelMeterDB: AudioQueuePropertyID = 0x61716d64
public let kAudioQueueProperty_DecodeBufferSizeFrames: AudioQueuePropertyID = 0x64636266
public let kAudioQueueProperty_ConverterError: AudioQueuePropertyID = 0x71637665
public let kAudioQueueProperty_EnableTimePitch: AudioQueuePropertyID = 0x715f7470
public let kAudioQueueProperty_TimePitchAlgorithm: AudioQueuePropertyID = 0x71747061
public let kAudioQueueProperty_TimePitchBypass: AudioQueuePropertyID = 0x71747062
public let kAudioQueueProperty_IntendedSpatialExperience: AudioQueuePropertyID = 0x6973656f
public let kAudioQueueTimePitchAlgorithm_Spectral: UInt32 = 0x73706563
public let kAudioQueueTimePitchAlgorithm_TimeDomain: UInt32 = 0x7469646f
public let kAudioQueueTimePitchAlgorithm_Varispeed: UInt32 = 0x76737064
public let kAudioQueueProperty_ChannelAssignments: AudioQueuePropertyID = 0x61716361
public let kAudioQueueParam_Volume: AudioQueueParameterID = 1
public let kAudioQueueParam_PlayRate: AudioQueueParameterID = 2
public let kAudioQueueParam_Pitch: AudioQueueParameterID = 3
public let kAudioQueueParam_VolumeRampTime: AudioQueueParameterID = 4
public let kAudioQueueParam_Pan: AudioQueueParameterID = 13

public struct AudioQueueProcessingTapFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let preEffects = AudioQueueProcessingTapFlags(rawValue: 1 << 0)
  public static let postEffects = AudioQueueProcessingTapFlags(rawValue: 1 << 1)
  public static let siphon = AudioQueueProcessingTapFlags(rawValue: 1 << 2)
  public static let startOfStream = AudioQueueProcessingTapFlags(rawValue: 1 << 8)
  public static let endOfStream = AudioQueueProcessingTapFlags(rawValue: 1 << 9)
}

public struct AudioQueueBuffer {
  public var mAudioDataBytesCapacity: UInt32
  public var mAudioData: UnsafeMutableRawPointer
  public var mAudioDataByteSize: UInt32
  public var mUserData: UnsafeMutableRawPointer?
  public var mPacketDescriptionCapacity: UInt32
  public var mPacketDescriptions: UnsafePointer<AudioStreamPacketDescription>?
  public var mPacketDescriptionCount: UInt32
  public init(
    mAudioDataBytesCapacity: UInt32, mAudioData: UnsafeMutableRawPointer, mAudioDataByteSize: UInt32,
    mUserData: UnsafeMutableRawPointer?, mPacketDescriptionCapacity: UInt32,
    mPacketDescriptions: UnsafePointer<AudioStreamPacketDescription>?, mPacketDescriptionCount: UInt32
  ) {
    self.mAudioDataBytesCapacity = mAudioDataBytesCapacity
    self.mAudioData = mAudioData
    self.mAudioDataByteSize = mAudioDataByteSize
    self.mUserData = mUserData
    self.mPacketDescriptionCapacity = mPacketDescriptionCapacity
    self.mPacketDescriptions = mPacketDescriptions
    self.mPacketDescriptionCount = mPacketDescriptionCount
  }
}

public typealias AudioQueueBufferRef = UnsafeMutablePointer<AudioQueueBuffer>

public struct AudioQueueParameterEvent: Sendable {
  public var mID: AudioQueueParameterID
  public var mValue: AudioQueueParameterValue
  public init() {
    mID = 0
    mValue = 0
  }
  public init(
    mID: AudioQueueParameterID, mValue: AudioQueueParameterValue
  ) {
    self.mID = mID
    self.mValue = mValue
  }
}

public struct AudioQueueLevelMeterState: Sendable {
  public var mAveragePower: Float
  public var mPeakPower: Float
  public init() {
    mAveragePower = 0
    mPeakPower = 0
  }
  public init(
    mAveragePower: Float, mPeakPower: Float
  ) {
    self.mAveragePower = mAveragePower
    self.mPeakPower = mPeakPower
  }
}

public typealias AudioQueueProcessingTapRef = OpaquePointer

public struct AudioQueueChannelAssignment {
  public var mDeviceUID: Unmanaged<CFString>
  public var mChannelNumber: UInt32
  public init(
    mDeviceUID: Unmanaged<CFString>, mChannelNumber: UInt32
  ) {
    self.mDeviceUID = mDeviceUID
    self.mChannelNumber = mChannelNumber
  }
}

public typealias AudioQueueOutputCallbackBlock = (AudioQueueRef, AudioQueueBufferRef) -> Void
public typealias AudioQueueInputCallbackBlock = (
  AudioQueueRef, AudioQueueBufferRef, UnsafeMutablePointer<AudioTimeStamp>, UInt32,
  UnsafePointer<AudioStreamPacketDescription>?
) -> Void
public typealias AudioQueueOutputCallback = (UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef) ->
  Void
public typealias AudioQueueInputCallback = (
  UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef, UnsafeMutablePointer<AudioTimeStamp>, UInt32,
  UnsafePointer<AudioStreamPacketDescription>?
) -> Void
public typealias AudioQueuePropertyListenerProc = (
  UnsafeMutableRawPointer?, AudioQueueRef, AudioQueuePropertyID
) -> Void
public typealias AudioQueueProcessingTapCallback = (
  UnsafeMutableRawPointer, AudioQueueProcessingTapRef, UInt32, UnsafeMutablePointer<AudioTimeStamp>,
  UnsafeMutablePointer<AudioQueueProcessingTapFlags>, UnsafeMutablePointer<UInt32>,
  UnsafeMutablePointer<AudioBufferList>
) -> Void

@discardableResult
public func AudioQueueNewOutput(
  _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inCallbackProc: AudioQueueOutputCallback?,
  _ inUserData: UnsafeMutableRawPointer?, _ inCallbackRunLoop: CFRunLoop?, _ inCallbackRunLoopMode: CFString?,
  _ inFlags: UInt32, _ outAq: UnsafeMutablePointer<AudioQueueRef?>
) -> OSStatus { kAudioQueueErr_InvalidDevice }

@discardableResult
public func AudioQueueNewInput(
  _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inCallbackProc: AudioQueueInputCallback?,
  _ inUserData: UnsafeMutableRawPointer?, _ inCallbackRunLoop: CFRunLoop?, _ inCallbackRunLoopMode: CFString?,
  _ inFlags: UInt32, _ outAq: UnsafeMutablePointer<AudioQueueRef?>
) -> OSStatus { kAudioQueueErr_InvalidDevice }

@discardableResult
public func AudioQueueNewOutputWithDispatchQueue(
  _ outAq: UnsafeMutablePointer<AudioQueueRef?>, _ inFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ inFlags: UInt32, _ inCallbackDispatchQueue: DispatchQueue,
  _ inCallbackBlock: @escaping AudioQueueOutputCallbackBlock
) -> OSStatus { kAudioQueueErr_InvalidDevice }

@discardableResult
public func AudioQueueNewInputWithDispatchQueue(
  _ outAq: UnsafeMutablePointer<AudioQueueRef?>, _ inFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ inFlags: UInt32, _ inCallbackDispatchQueue: DispatchQueue,
  _ inCallbackBlock: @escaping AudioQueueInputCallbackBlock
) -> OSStatus { kAudioQueueErr_InvalidDevice }

@discardableResult
public func AudioQueueDispose(_ inAq: AudioQueueRef, _ inImmediate: Bool) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueAllocateBuffer(
  _ inAq: AudioQueueRef, _ inBufferByteSize: UInt32, _ outBuffer: UnsafeMutablePointer<AudioQueueBufferRef?>
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueAllocateBufferWithPacketDescriptions(
  _ inAq: AudioQueueRef, _ inBufferByteSize: UInt32, _ inNumberPacketDescriptions: UInt32,
  _ outBuffer: UnsafeMutablePointer<AudioQueueBufferRef?>
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueFreeBuffer(_ inAq: AudioQueueRef, _ inBuffer: AudioQueueBufferRef) -> OSStatus {
  kAudio_ParamError
}

@discardableResult
public func AudioQueueEnqueueBuffer(
  _ inAq: AudioQueueRef, _ inBuffer: AudioQueueBufferRef, _ inNumPacketDescs: UInt32,
  _ inPacketDescs: UnsafePointer<AudioStreamPacketDescription>?
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueEnqueueBufferWithParameters(
  _ inAq: AudioQueueRef, _ inBuffer: AudioQueueBufferRef, _ inNumPacketDescs: UInt32,
  _ inPacketDescs: UnsafePointer<AudioStreamPacketDescription>?, _ inTrimFramesAtStart: UInt32,
  _ inTrimFramesAtEnd: UInt32, _ inNumParamValues: UInt32,
  _ inParamValues: UnsafePointer<AudioQueueParameterEvent>?, _ inStartTime: UnsafePointer<AudioTimeStamp>?,
  _ outActualStartTime: UnsafeMutablePointer<AudioTimeStamp>?
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueStart(_ inAq: AudioQueueRef, _ inStartTime: UnsafePointer<AudioTimeStamp>?) -> OSStatus
{ kAudio_ParamError }

@discardableResult
public func AudioQueuePrime(
  _ inAq: AudioQueueRef, _ inNumberOfFramesToPrepare: UInt32,
  _ outNumberOfFramesPrepared: UnsafeMutablePointer<UInt32>?
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueStop(_ inAq: AudioQueueRef, _ inImmediate: Bool) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueuePause(_ inAq: AudioQueueRef) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueFlush(_ inAq: AudioQueueRef) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueReset(_ inAq: AudioQueueRef) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueGetParameter(
  _ inAq: AudioQueueRef, _ inParamID: AudioQueueParameterID,
  _ outValue: UnsafeMutablePointer<AudioQueueParameterValue>
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueSetParameter(
  _ inAq: AudioQueueRef, _ inParamID: AudioQueueParameterID, _ inValue: AudioQueueParameterValue
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueGetProperty(
  _ inAq: AudioQueueRef, _ inID: AudioQueuePropertyID, _ outData: UnsafeMutableRawPointer,
  _ ioDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueSetProperty(
  _ inAq: AudioQueueRef, _ inID: AudioQueuePropertyID, _ inData: UnsafeRawPointer, _ inDataSize: UInt32
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueGetPropertySize(
  _ inAq: AudioQueueRef, _ inID: AudioQueuePropertyID, _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueAddPropertyListener(
  _ inAq: AudioQueueRef, _ inID: AudioQueuePropertyID, _ inProc: AudioQueuePropertyListenerProc?,
  _ inUserData: UnsafeMutableRawPointer?
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueRemovePropertyListener(
  _ inAq: AudioQueueRef, _ inID: AudioQueuePropertyID, _ inProc: AudioQueuePropertyListenerProc?,
  _ inUserData: UnsafeMutableRawPointer?
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueCreateTimeline(
  _ inAq: AudioQueueRef, _ outTimeline: UnsafeMutablePointer<AudioQueueTimelineRef?>
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueDisposeTimeline(_ inAq: AudioQueueRef, _ inTimeline: AudioQueueTimelineRef) -> OSStatus
{ kAudio_ParamError }

@discardableResult
public func AudioQueueGetCurrentTime(
  _ inAq: AudioQueueRef, _ inTimeline: AudioQueueTimelineRef,
  _ outTimeStamp: UnsafeMutablePointer<AudioTimeStamp>?,
  _ outTimelineDiscontinuity: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueDeviceGetCurrentTime(
  _ inAq: AudioQueueRef, _ outTimeStamp: UnsafeMutablePointer<AudioTimeStamp>
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueDeviceTranslateTime(
  _ inAq: AudioQueueRef, _ inTime: UnsafePointer<AudioTimeStamp>,
  _ outTime: UnsafeMutablePointer<AudioTimeStamp>
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueDeviceGetNearestStartTime(
  _ inAq: AudioQueueRef, _ ioRequestedStartTime: UnsafeMutablePointer<AudioTimeStamp>, _ inFlags: UInt32
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueSetOfflineRenderFormat(
  _ inAq: AudioQueueRef, _ inFormat: UnsafePointer<AudioStreamBasicDescription>?,
  _ inLayout: UnsafePointer<AudioChannelLayout>?
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueOfflineRender(
  _ inAq: AudioQueueRef, _ inTimestamp: UnsafePointer<AudioTimeStamp>, _ ioBuffer: AudioQueueBufferRef,
  _ inNumberFrames: UInt32
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueProcessingTapNew(
  _ inAq: AudioQueueRef, _ inCallback: AudioQueueProcessingTapCallback?,
  _ inClientData: UnsafeMutableRawPointer?, _ inFlags: AudioQueueProcessingTapFlags,
  _ outMaxFrames: UnsafeMutablePointer<UInt32>,
  _ outProcessingFormat: UnsafeMutablePointer<AudioStreamBasicDescription>,
  _ outAqTap: UnsafeMutablePointer<AudioQueueProcessingTapRef?>
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueProcessingTapDispose(_ inAqTap: AudioQueueProcessingTapRef) -> OSStatus {
  kAudio_ParamError
}

@discardableResult
public func AudioQueueProcessingTapGetSourceAudio(
  _ inAqTap: AudioQueueProcessingTapRef, _ inNumberFrames: UInt32,
  _ ioTimeStamp: UnsafeMutablePointer<AudioTimeStamp>,
  _ outFlags: UnsafeMutablePointer<AudioQueueProcessingTapFlags>,
  _ outNumberFrames: UnsafeMutablePointer<UInt32>, _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kAudio_ParamError }

@discardableResult
public func AudioQueueProcessingTapGetQueueTime(
  _ inAqTap: AudioQueueProcessingTapRef, _ outQueueSampleTime: UnsafeMutablePointer<Double>,
  _ outQueueFrameCount: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_ParamError }
