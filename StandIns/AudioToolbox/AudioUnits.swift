// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public typealias AudioUnit = AudioComponentInstance

public let kAudioUnitType_Output: UInt32 = 0x61756f75
public let kAudioUnitType_MusicDevice: UInt32 = 0x61756d75
public let kAudioUnitType_MusicEffect: UInt32 = 0x61756d66
public let kAudioUnitType_FormatConverter: UInt32 = 0x61756663
public let kAudioUnitType_Effect: UInt32 = 0x61756678
public let kAudioUnitType_Mixer: UInt32 = 0x61756d78
public let kAudioUnitType_Panner: UInt32 = 0x6175706e
public let kAudioUnitType_Generator: UInt32 = 0x6175676e
public let kAudioUnitType_OfflineEffect: UInt32 = 0x61756f6c
public let kAudioUnitType_MIDIProcessor: UInt32 = 0x61756d69
public let kAudioUnitType_SpeechSynthesizer: UInt32 = 0x61757370
public let kAudioUnitType_RemoteEffect: UInt32 = 0x61757278
public let kAudioUnitType_RemoteGenerator: UInt32 = 0x61757267
public let kAudioUnitType_RemoteInstrument: UInt32 = 0x61757269
public let kAudioUnitType_RemoteMusicEffect: UInt32 = 0x6175726d
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170706c
public let kAudioUnitSubType_GenericOutput: UInt32 = 0x67656e72
public let kAudioUnitSubType_VoiceProcessingIO: UInt32 = 0x7670696f
public let kAudioUnitSubType_HALOutput: UInt32 = 0x6168616c
public let kAudioUnitSubType_DefaultOutput: UInt32 = 0x64656620
public let kAudioUnitSubType_SystemOutput: UInt32 = 0x73797320
public let kAudioUnitSubType_DLSSynth: UInt32 = 0x646c7320
public let kAudioUnitSubType_Sampler: UInt32 = 0x73616d70
public let kAudioUnitSubType_MIDISynth: UInt32 = 0x6d73796e
public let kAudioUnitSubType_AUConverter: UInt32 = 0x636f6e76
public let kAudioUnitSubType_Varispeed: UInt32 = 0x76617269
public let kAudioUnitSubType_DeferredRenderer: UInt32 = 0x64656672
public let kAudioUnitSubType_Splitter: UInt32 = 0x73706c74
public let kAudioUnitSubType_MultiSplitter: UInt32 = 0x6d73706c
public let kAudioUnitSubType_Merger: UInt32 = 0x6d657267
public let kAudioUnitSubType_NewTimePitch: UInt32 = 0x6e757470
public let kAudioUnitSubType_AUiPodTimeOther: UInt32 = 0x6970746f
public let kAudioUnitSubType_RoundTripAAC: UInt32 = 0x72616163
public let kAudioUnitSubType_AUAudioMix: UInt32 = 0x616d6978
public let kAudioUnitSubType_TimePitch: UInt32 = 0x746d7074
public let kAudioUnitSubType_PeakLimiter: UInt32 = 0x6c6d7472
public let kAudioUnitSubType_DynamicsProcessor: UInt32 = 0x64636d70
public let kAudioUnitSubType_LowPassFilter: UInt32 = 0x6c706173
public let kAudioUnitSubType_HighPassFilter: UInt32 = 0x68706173
public let kAudioUnitSubType_BandPassFilter: UInt32 = 0x62706173
public let kAudioUnitSubType_HighShelfFilter: UInt32 = 0x68736866
public let kAudioUnitSubType_LowShelfFilter: UInt32 = 0x6c736866
public let kAudioUnitSubType_ParametricEQ: UInt32 = 0x706d6571
public let kAudioUnitSubType_Distortion: UInt32 = 0x64697374
public let kAudioUnitSubType_Delay: UInt32 = 0x64656c79
public let kAudioUnitSubType_SampleDelay: UInt32 = 0x73646c79
public let kAudioUnitSubType_NBandEQ: UInt32 = 0x6e626571
public let kAudioUnitSubType_Reverb2: UInt32 = 0x72766232
public let kAudioUnitSubType_AUSoundIsolation: UInt32 = 0x766f6973
public let kAudioUnitSubType_GraphicEQ: UInt32 = 0x67726571
public let kAudioUnitSubType_MultiBandCompressor: UInt32 = 0x6d636d70
public let kAudioUnitSubType_MatrixReverb: UInt32 = 0x6d726576
public let kAudioUnitSubType_Pitch: UInt32 = 0x746d7074
public let kAudioUnitSubType_AUFilter: UInt32 = 0x66696c74
public let kAudioUnitSubType_NetSend: UInt32 = 0x6e736e64
public let kAudioUnitSubType_RogerBeep: UInt32 = 0x726f6772
public let kAudioUnitSubType_MultiChannelMixer: UInt32 = 0x6d636d78
public let kAudioUnitSubType_MatrixMixer: UInt32 = 0x6d786d78
public let kAudioUnitSubType_SpatialMixer: UInt32 = 0x3364656d
public let kAudioUnitSubType_StereoMixer: UInt32 = 0x736d7872
public let kAudioUnitSubType_3DMixer: UInt32 = 0x33646d78
public let kAudioUnitSubType_SphericalHeadPanner: UInt32 = 0x73706872
public let kAudioUnitSubType_VectorPanner: UInt32 = 0x76626173
public let kAudioUnitSubType_SoundFieldPanner: UInt32 = 0x616d6269
public let kAudioUnitSubType_HRTFPanner: UInt32 = 0x68727466
public let kAudioUnitSubType_NetReceive: UInt32 = 0x6e726376
public let kAudioUnitSubType_ScheduledSoundPlayer: UInt32 = 0x7373706c
public let kAudioUnitSubType_AudioFilePlayer: UInt32 = 0x6166706c

public struct AudioUnitRenderActionFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let unitRenderAction_PreRender = AudioUnitRenderActionFlags(rawValue: 1 << 2)
  public static let unitRenderAction_PostRender = AudioUnitRenderActionFlags(rawValue: 1 << 3)
  public static let unitRenderAction_OutputIsSilence = AudioUnitRenderActionFlags(rawValue: 1 << 4)
  public static let offlineUnitRenderAction_Preflight = AudioUnitRenderActionFlags(rawValue: 1 << 5)
  public static let offlineUnitRenderAction_Render = AudioUnitRenderActionFlags(rawValue: 1 << 6)
  public static let offlineUnitRenderAction_Complete = AudioUnitRenderActionFlags(rawValue: 1 << 7)
  public static let unitRenderAction_PostRenderError = AudioUnitRenderActionFlags(rawValue: 1 << 8)
  public static let unitRenderAction_DoNotCheckRenderArgs = AudioUnitRenderActionFlags(rawValue: 1 << 9)
}

public let kAudioUnitErr_InvalidProperty: OSStatus = -10879
public let kAudioUnitErr_InvalidParameter: OSStatus = -10878
public let kAudioUnitErr_InvalidElement: OSStatus = -10877
public let kAudioUnitErr_NoConnection: OSStatus = -10876
public let kAudioUnitErr_FailedInitialization: OSStatus = -10875
public let kAudioUnitErr_TooManyFramesToProcess: OSStatus = -10874
public let kAudioUnitErr_InvalidFile: OSStatus = -10871
public let kAudioUnitErr_UnknownFileType: OSStatus = -10870
public let kAudioUnitErr_FileNotSpecified: OSStatus = -10869
public let kAudioUnitErr_FormatNotSupported: OSStatus = -10868
public let kAudioUnitErr_Uninitialized: OSStatus = -10867
public let kAudioUnitErr_InvalidScope: OSStatus = -10866
public let kAudioUnitErr_PropertyNotWritable: OSStatus = -10865
public let kAudioUnitErr_CannotDoInCurrentContext: OSStatus = -10863
public let kAudioUnitErr_InvalidPropertyValue: OSStatus = -10851
public let kAudioUnitErr_PropertyNotInUse: OSStatus = -10850
public let kAudioUnitErr_Initialized: OSStatus = -10849
public let kAudioUnitErr_InvalidOfflineRender: OSStatus = -10848
public let kAudioUnitErr_Unauthorized: OSStatus = -10847
public let kAudioUnitErr_MIDIOutputBufferFull: OSStatus = -66753
public let kAudioComponentErr_InstanceTimedOut: OSStatus = -66754
public let kAudioComponentErr_InstanceInvalidated: OSStatus = -66749
public let kAudioUnitErr_RenderTimeout: OSStatus = -66745
public let kAudioUnitErr_ExtensionNotFound: OSStatus = -66744
public let kAudioUnitErr_InvalidParameterValue: OSStatus = -66743
public let kAudioUnitErr_InvalidFilePath: OSStatus = -66742
public let kAudioUnitErr_MissingKey: OSStatus = -66741
public let kAudioUnitErr_ComponentManagerNotSupported: OSStatus = -66740
public let kAudioUnitErr_MultipleVoiceProcessors: OSStatus = -66635
public let kAudioComponentErr_DuplicateDescription: OSStatus = -66752
public let kAudioComponentErr_UnsupportedType: OSStatus = -66751
public let kAudioComponentErr_TooManyInstances: OSStatus = -66750
public let kAudioComponentErr_NotPermitted: OSStatus = -66748
public let kAudioComponentErr_InitializationTimedOut: OSStatus = -66747
public let kAudioComponentErr_InvalidFormat: OSStatus = -66746

public typealias AudioUnitPropertyID = UInt32
public typealias AudioUnitScope = UInt32
public typealias AudioUnitElement = UInt32
public typealias AudioUnitParameterID = UInt32
public typealias AudioUnitParameterValue = Float

public enum AUParameterEventType: UInt32, Sendable {
  case parameterEvent_Immediate = 1
  case parameterEvent_Ramped = 2
}

public struct AudioUnitParameter {
  public var mAudioUnit: AudioUnit?
  public var mParameterID: AudioUnitParameterID
  public var mScope: AudioUnitScope
  public var mElement: AudioUnitElement
  public init() {
    mAudioUnit = nil
    mParameterID = 0
    mScope = 0
    mElement = 0
  }
  public init(
    mAudioUnit: AudioUnit?, mParameterID: AudioUnitParameterID, mScope: AudioUnitScope,
    mElement: AudioUnitElement
  ) {
    self.mAudioUnit = mAudioUnit
    self.mParameterID = mParameterID
    self.mScope = mScope
    self.mElement = mElement
  }
}

public struct AudioUnitProperty {
  public var mAudioUnit: AudioUnit?
  public var mPropertyID: AudioUnitPropertyID
  public var mScope: AudioUnitScope
  public var mElement: AudioUnitElement
  public init() {
    mAudioUnit = nil
    mPropertyID = 0
    mScope = 0
    mElement = 0
  }
  public init(
    mAudioUnit: AudioUnit?, mPropertyID: AudioUnitPropertyID, mScope: AudioUnitScope,
    mElement: AudioUnitElement
  ) {
    self.mAudioUnit = mAudioUnit
    self.mPropertyID = mPropertyID
    self.mScope = mScope
    self.mElement = mElement
  }
}

public typealias AURenderCallback = (
  UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>,
  UnsafeMutablePointer<AudioTimeStamp>, UInt32, UInt32, UnsafeMutablePointer<AudioBufferList>?
) -> OSStatus
public typealias AudioUnitPropertyListenerProc = (
  UnsafeMutableRawPointer, AudioUnit, AudioUnitPropertyID, AudioUnitScope, AudioUnitElement
) -> Void
public typealias AUInputSamplesInOutputCallback = (
  UnsafeMutableRawPointer, UnsafeMutablePointer<AudioTimeStamp>, Double, Double
) -> Void

public let kAudioComponentRegistrationsChangedNotification: CFString =
  "kAudioComponentRegistrationsChangedNotification"
public let kAudioComponentInstanceInvalidationNotification: CFString =
  "kAudioComponentInstanceInvalidationNotification"

@discardableResult
public func AudioUnitInitialize(_ inUnit: AudioUnit) -> OSStatus { kAudioUnitErr_FailedInitialization }

@discardableResult
public func AudioUnitUninitialize(_ inUnit: AudioUnit) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitGetPropertyInfo(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ outDataSize: UnsafeMutablePointer<UInt32>?, _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitGetProperty(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ outData: UnsafeMutableRawPointer, _ ioDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitSetProperty(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ inData: UnsafeRawPointer?, _ inDataSize: UInt32
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitAddPropertyListener(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inProc: AudioUnitPropertyListenerProc?,
  _ inProcUserData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitRemovePropertyListenerWithUserData(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inProc: AudioUnitPropertyListenerProc?,
  _ inProcUserData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitAddRenderNotify(
  _ inUnit: AudioUnit, _ inProc: AURenderCallback?, _ inProcUserData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitRemoveRenderNotify(
  _ inUnit: AudioUnit, _ inProc: AURenderCallback?, _ inProcUserData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitGetParameter(
  _ inUnit: AudioUnit, _ inID: AudioUnitParameterID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ outValue: UnsafeMutablePointer<AudioUnitParameterValue>
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitSetParameter(
  _ inUnit: AudioUnit, _ inID: AudioUnitParameterID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ inValue: AudioUnitParameterValue, _ inBufferOffsetInFrames: UInt32
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitRender(
  _ inUnit: AudioUnit, _ ioActionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>?,
  _ inTimeStamp: UnsafePointer<AudioTimeStamp>, _ inOutputBusNumber: UInt32, _ inNumberFrames: UInt32,
  _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitProcess(
  _ inUnit: AudioUnit, _ ioActionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>?,
  _ inTimeStamp: UnsafePointer<AudioTimeStamp>, _ inNumberFrames: UInt32,
  _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitProcessMultiple(
  _ inUnit: AudioUnit, _ ioActionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>?,
  _ inTimeStamp: UnsafePointer<AudioTimeStamp>, _ inNumberFrames: UInt32, _ inNumberInputBufferLists: UInt32,
  _ inInputBufferLists: UnsafePointer<UnsafeMutablePointer<AudioBufferList>>,
  _ inNumberOutputBufferLists: UInt32,
  _ ioOutputBufferLists: UnsafeMutablePointer<UnsafeMutablePointer<AudioBufferList>>
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitReset(_ inUnit: AudioUnit, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement)
  -> OSStatus
{ kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioOutputUnitPublish(
  _ inDesc: UnsafePointer<AudioComponentDescription>, _ inName: CFString, _ inVersion: UInt32,
  _ inOutputUnit: AudioUnit
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioComponentGetLastActiveTime(_ comp: AudioComponent) -> CFAbsoluteTime? { nil }

@discardableResult
public func AudioUnitExtensionSetComponentList(
  _ extensionIdentifier: CFString, _ audioComponentInfo: CFArray?
) -> OSStatus { kAudioUnitErr_Uninitialized }

@discardableResult
public func AudioUnitExtensionCopyComponentList(_ extensionIdentifier: CFString) -> CFArray? { nil }

public let kAudioUnitRange: Int = 0x0000
public let kAudioUnitInitializeSelect: Int = 0x0001
public let kAudioUnitUninitializeSelect: Int = 0x0002
public let kAudioUnitGetPropertyInfoSelect: Int = 0x0003
public let kAudioUnitGetPropertySelect: Int = 0x0004
public let kAudioUnitSetPropertySelect: Int = 0x0005
public let kAudioUnitAddPropertyListenerSelect: Int = 0x000A
public let kAudioUnitRemovePropertyListenerSelect: Int = 0x000B
public let kAudioUnitRemovePropertyListenerWithUserDataSelect: Int = 0x0012
public let kAudioUnitAddRenderNotifySelect: Int = 0x000F
public let kAudioUnitRemoveRenderNotifySelect: Int = 0x0010
public let kAudioUnitGetParameterSelect: Int = 0x0006
public let kAudioUnitSetParameterSelect: Int = 0x0007
public let kAudioUnitScheduleParametersSelect: Int = 0x0011
public let kAudioUnitRenderSelect: Int = 0x000E
public let kAudioUnitResetSelect: Int = 0x0009
public let kAudioUnitComplexRenderSelect: Int = 0x0013
public let kAudioUnitProcessSelect: Int = 0x0014
public let kAudioUnitProcessMultipleSelect: Int = 0x0015

public typealias AudioUnitInitializeProc = (UnsafeMutableRawPointer) -> OSStatus
public typealias AudioUnitUninitializeProc = (UnsafeMutableRawPointer) -> OSStatus
public typealias AudioUnitGetPropertyInfoProc = (
  UnsafeMutableRawPointer, AudioUnitPropertyID, AudioUnitScope, AudioUnitElement,
  UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus
public typealias AudioUnitGetPropertyProc = (
  UnsafeMutableRawPointer, AudioUnitPropertyID, AudioUnitScope, AudioUnitElement, UnsafeMutableRawPointer,
  UnsafeMutablePointer<UInt32>
) -> OSStatus
public typealias AudioUnitSetPropertyProc = (
  UnsafeMutableRawPointer, AudioUnitPropertyID, AudioUnitScope, AudioUnitElement, UnsafeMutableRawPointer,
  UInt32
) -> OSStatus
public typealias AudioUnitAddPropertyListenerProc = (
  UnsafeMutableRawPointer, AudioUnitPropertyID, AudioUnitPropertyListenerProc?, UnsafeMutableRawPointer
) -> OSStatus
public typealias AudioUnitRemovePropertyListenerProc = (
  UnsafeMutableRawPointer, AudioUnitPropertyID, AudioUnitPropertyListenerProc?
) -> OSStatus
public typealias AudioUnitRemovePropertyListenerWithUserDataProc = (
  UnsafeMutableRawPointer, AudioUnitPropertyID, AudioUnitPropertyListenerProc?, UnsafeMutableRawPointer?
) -> OSStatus
public typealias AudioUnitAddRenderNotifyProc = (
  UnsafeMutableRawPointer, AURenderCallback?, UnsafeMutableRawPointer?
) -> OSStatus
public typealias AudioUnitRemoveRenderNotifyProc = (
  UnsafeMutableRawPointer, AURenderCallback?, UnsafeMutableRawPointer?
) -> OSStatus
public typealias AudioUnitResetProc = (UnsafeMutableRawPointer, AudioUnitScope, AudioUnitElement) -> OSStatus
public typealias AudioUnitComplexRenderProc = (
  UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>?,
  UnsafeMutablePointer<AudioTimeStamp>, UInt32, UInt32, UnsafeMutablePointer<UInt32>,
  UnsafeMutablePointer<AudioStreamPacketDescription>, UnsafeMutablePointer<AudioBufferList>,
  UnsafeMutableRawPointer, UnsafeMutablePointer<UInt32>
) -> OSStatus
public typealias AudioUnitProcessProc = (
  UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>?,
  UnsafeMutablePointer<AudioTimeStamp>, UInt32, UnsafeMutablePointer<AudioBufferList>
) -> OSStatus
public typealias AudioUnitProcessMultipleProc = (
  UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>?,
  UnsafeMutablePointer<AudioTimeStamp>, UInt32, UInt32,
  UnsafeMutablePointer<UnsafeMutablePointer<AudioBufferList>>, UInt32,
  UnsafeMutablePointer<UnsafeMutablePointer<AudioBufferList>>
) -> OSStatus
public typealias AudioUnitGetParameterProc = (
  UnsafeMutableRawPointer, AudioUnitParameterID, AudioUnitScope, AudioUnitElement,
  UnsafeMutablePointer<AudioUnitParameterValue>
) -> OSStatus
public typealias AudioUnitSetParameterProc = (
  UnsafeMutableRawPointer, AudioUnitParameterID, AudioUnitScope, AudioUnitElement, AudioUnitParameterValue,
  UInt32
) -> OSStatus
public typealias AudioUnitRenderProc = (
  UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>?,
  UnsafeMutablePointer<AudioTimeStamp>, UInt32, UInt32, UnsafeMutablePointer<AudioBufferList>
) -> OSStatus

public let kAudioUnitErr_IllegalInstrument: OSStatus = -10873
public let kAudioUnitErr_InstrumentTypeNotFound: OSStatus = -10872
