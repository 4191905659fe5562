// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public let kMusicEventType_NULL: UInt32 = 0
public let kMusicEventType_ExtendedNote: UInt32 = 1
public let kMusicEventType_ExtendedTempo: UInt32 = 3
public let kMusicEventType_User: UInt32 = 4
public let kMusicEventType_Meta: UInt32 = 5
public let kMusicEventType_MIDINoteMessage: UInt32 = 6
public let kMusicEventType_MIDIChannelMessage: UInt32 = 7
public let kMusicEventType_MIDIRawData: UInt32 = 8
public let kMusicEventType_Parameter: UInt32 = 9
public let kMusicEventType_AUPreset: UInt32 = 10

public typealias MusicEventType = UInt32

public struct MusicSequenceLoadFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let smf_ChannelsToTracks = MusicSequenceLoadFlags(rawValue: 1 << 0)
}

public enum MusicSequenceType: UInt32, Sendable {
  case beats = 0x62656174
  case seconds = 0x73656373
  case samples = 0x73616d70
}

public enum MusicSequenceFileTypeID: UInt32, Sendable {
  case anyType = 0
  case midiType = 0x6d696469
  case iMelodyType = 0x696d656c
}

public struct MusicSequenceFileFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let eraseFile = MusicSequenceFileFlags(rawValue: 1)
}

public typealias MusicTimeStamp = Double

public struct MIDINoteMessage: Sendable {
  public var channel: UInt8
  public var note: UInt8
  public var velocity: UInt8
  public var releaseVelocity: UInt8
  public var duration: Float
  public init() {
    channel = 0
    note = 0
    velocity = 0
    releaseVelocity = 0
    duration = 0
  }
  public init(
    channel: UInt8, note: UInt8, velocity: UInt8, releaseVelocity: UInt8, duration: Float
  ) {
    self.channel = channel
    self.note = note
    self.velocity = velocity
    self.releaseVelocity = releaseVelocity
    self.duration = duration
  }
}

public struct MIDIChannelMessage: Sendable {
  public var status: UInt8
  public var data1: UInt8
  public var data2: UInt8
  public var reserved: UInt8
  public init() {
    status = 0
    data1 = 0
    data2 = 0
    reserved = 0
  }
  public init(
    status: UInt8, data1: UInt8, data2: UInt8, reserved: UInt8
  ) {
    self.status = status
    self.data1 = data1
    self.data2 = data2
    self.reserved = reserved
  }
}

public struct MIDIRawData: Sendable {
  public var length: UInt32
  public var data: UInt8
  public init() {
    length = 0
    data = 0
  }
  public init(
    length: UInt32, data: UInt8
  ) {
    self.length = length
    self.data = data
  }
}

public struct MIDIMetaEvent: Sendable {
  public var metaEventType: UInt8
  public var unused1: UInt8
  public var unused2: UInt8
  public var unused3: UInt8
  public var dataLength: UInt32
  public var data: UInt8
  public init() {
    metaEventType = 0
    unused1 = 0
    unused2 = 0
    unused3 = 0
    dataLength = 0
    data = 0
  }
  public init(
    metaEventType: UInt8, unused1: UInt8, unused2: UInt8, unused3: UInt8, dataLength: UInt32, data: UInt8
  ) {
    self.metaEventType = metaEventType
    self.unused1 = unused1
    self.unused2 = unused2
    self.unused3 = unused3
    self.dataLength = dataLength
    self.data = data
  }
}

public struct MusicEventUserData: Sendable {
  public var length: UInt32
  public var data: UInt8
  public init() {
    length = 0
    data = 0
  }
  public init(
    length: UInt32, data: UInt8
  ) {
    self.length = length
    self.data = data
  }
}

public struct ExtendedNoteOnEvent: Sendable {
  public var instrumentID: MusicDeviceInstrumentID
  public var groupID: MusicDeviceGroupID
  public var duration: Float
  public var extendedParams: MusicDeviceNoteParams
  public init() {
    instrumentID = 0
    groupID = 0
    duration = 0
    extendedParams = MusicDeviceNoteParams()
  }
  public init(
    instrumentID: MusicDeviceInstrumentID, groupID: MusicDeviceGroupID, duration: Float,
    extendedParams: MusicDeviceNoteParams
  ) {
    self.instrumentID = instrumentID
    self.groupID = groupID
    self.duration = duration
    self.extendedParams = extendedParams
  }
}

public struct ParameterEvent: Sendable {
  public var parameterID: AudioUnitParameterID
  public var scope: AudioUnitScope
  public var element: AudioUnitElement
  public var value: AudioUnitParameterValue
  public init() {
    parameterID = 0
    scope = 0
    element = 0
    value = 0
  }
  public init(
    parameterID: AudioUnitParameterID, scope: AudioUnitScope, element: AudioUnitElement,
    value: AudioUnitParameterValue
  ) {
    self.parameterID = parameterID
    self.scope = scope
    self.element = element
    self.value = value
  }
}

public struct ExtendedTempoEvent: Sendable {
  public var bpm: Double
  public init() {
    bpm = 0
  }
  public init(
    bpm: Double
  ) {
    self.bpm = bpm
  }
}

public struct AUPresetEvent {
  public var scope: AudioUnitScope
  public var element: AudioUnitElement
  public var preset: Unmanaged<CFPropertyList>
  public init(
    scope: AudioUnitScope, element: AudioUnitElement, preset: Unmanaged<CFPropertyList>
  ) {
    self.scope = scope
    self.element = element
    self.preset = preset
  }
}

public struct CABarBeatTime: Sendable {
  public var bar: Int32
  public var beat: UInt16
  public var subbeat: UInt16
  public var subbeatDivisor: UInt16
  public var reserved: UInt16
  public init() {
    bar = 0
    beat = 0
    subbeat = 0
    subbeatDivisor = 0
    reserved = 0
  }
  public init(
    bar: Int32, beat: UInt16, subbeat: UInt16, subbeatDivisor: UInt16, reserved: UInt16
  ) {
    self.bar = bar
    self.beat = beat
    self.subbeat = subbeat
    self.subbeatDivisor = subbeatDivisor
    self.reserved = reserved
  }
}

public typealias MusicPlayer = OpaquePointer
public typealias MusicSequence = OpaquePointer
public typealias MusicTrack = OpaquePointer
public typealias MusicEventIterator = OpaquePointer
public typealias MusicSequenceUserCallback = (
  UnsafeMutableRawPointer?, MusicSequence, MusicTrack, MusicTimeStamp,
  UnsafeMutablePointer<MusicEventUserData>, MusicTimeStamp, MusicTimeStamp
) -> Void

public let kAudioToolboxErr_InvalidSequenceType: OSStatus = -10846
public let kAudioToolboxErr_TrackIndexError: OSStatus = -10859
public let kAudioToolboxErr_TrackNotFound: OSStatus = -10858
public let kAudioToolboxErr_EndOfTrack: OSStatus = -10857
public let kAudioToolboxErr_StartOfTrack: OSStatus = -10856
public let kAudioToolboxErr_IllegalTrackDestination: OSStatus = -10855
public let kAudioToolboxErr_NoSequence: OSStatus = -10854
public let kAudioToolboxErr_InvalidEventType: OSStatus = -10853
public let kAudioToolboxErr_InvalidPlayerState: OSStatus = -10852
public let kAudioToolboxErr_CannotDoInCurrentContext: OSStatus = -10863
public let kAudioToolboxError_NoTrackDestination: OSStatus = -66720
public let kSequenceTrackProperty_LoopInfo: UInt32 = 0
public let kSequenceTrackProperty_OffsetTime: UInt32 = 1
public let kSequenceTrackProperty_MuteStatus: UInt32 = 2
public let kSequenceTrackProperty_SoloStatus: UInt32 = 3
public let kSequenceTrackProperty_AutomatedParameters: UInt32 = 4
public let kSequenceTrackProperty_TrackLength: UInt32 = 5
public let kSequenceTrackProperty_TimeResolution: UInt32 = 6

public struct MusicTrackLoopInfo: Sendable {
  public var loopDuration: MusicTimeStamp
  public var numberOfLoops: Int32
  public init() {
    loopDuration = 0
    numberOfLoops = 0
  }
  public init(
    loopDuration: MusicTimeStamp, numberOfLoops: Int32
  ) {
    self.loopDuration = loopDuration
    self.numberOfLoops = numberOfLoops
  }
}

@discardableResult
public func NewMusicPlayer(_ outPlayer: UnsafeMutablePointer<MusicPlayer?>) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func DisposeMusicPlayer(_ inPlayer: MusicPlayer) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicPlayerSetSequence(_ inPlayer: MusicPlayer, _ inSequence: MusicSequence) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func MusicPlayerGetSequence(
  _ inPlayer: MusicPlayer, _ outSequence: UnsafeMutablePointer<MusicSequence?>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicPlayerSetTime(_ inPlayer: MusicPlayer, _ inTime: MusicTimeStamp) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func MusicPlayerGetTime(_ inPlayer: MusicPlayer, _ outTime: UnsafeMutablePointer<MusicTimeStamp>)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicPlayerGetHostTimeForBeats(
  _ inPlayer: MusicPlayer, _ inBeats: MusicTimeStamp, _ outHostTime: UnsafeMutablePointer<UInt64>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicPlayerGetBeatsForHostTime(
  _ inPlayer: MusicPlayer, _ inHostTime: UInt64, _ outBeats: UnsafeMutablePointer<MusicTimeStamp>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicPlayerPreroll(_ inPlayer: MusicPlayer) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicPlayerStart(_ inPlayer: MusicPlayer) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicPlayerStop(_ inPlayer: MusicPlayer) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicPlayerIsPlaying(_ inPlayer: MusicPlayer, _ outIsPlaying: UnsafeMutablePointer<DarwinBoolean>)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicPlayerSetPlayRateScalar(_ inPlayer: MusicPlayer, _ inScaleRate: Double) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func MusicPlayerGetPlayRateScalar(
  _ inPlayer: MusicPlayer, _ outScaleRate: UnsafeMutablePointer<Double>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func NewMusicSequence(_ outSequence: UnsafeMutablePointer<MusicSequence?>) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func DisposeMusicSequence(_ inSequence: MusicSequence) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceNewTrack(_ inSequence: MusicSequence, _ outTrack: UnsafeMutablePointer<MusicTrack?>)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceDisposeTrack(_ inSequence: MusicSequence, _ inTrack: MusicTrack) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func MusicSequenceGetTrackCount(
  _ inSequence: MusicSequence, _ outNumberOfTracks: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceGetIndTrack(
  _ inSequence: MusicSequence, _ inTrackIndex: UInt32, _ outTrack: UnsafeMutablePointer<MusicTrack?>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceGetTrackIndex(
  _ inSequence: MusicSequence, _ inTrack: MusicTrack, _ outTrackIndex: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceGetTempoTrack(
  _ inSequence: MusicSequence, _ outTrack: UnsafeMutablePointer<MusicTrack?>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceSetAUGraph(_ inSequence: MusicSequence, _ inGraph: AUGraph) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func MusicSequenceGetAUGraph(_ inSequence: MusicSequence, _ outGraph: UnsafeMutablePointer<AUGraph?>)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceSetMIDIEndpoint(_ inSequence: MusicSequence, _ inEndpoint: MIDIEndpointRef)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceSetSequenceType(_ inSequence: MusicSequence, _ inType: MusicSequenceType) -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceGetSequenceType(
  _ inSequence: MusicSequence, _ outType: UnsafeMutablePointer<MusicSequenceType>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceFileLoad(
  _ inSequence: MusicSequence, _ inFileRef: CFURL, _ inFileTypeHint: MusicSequenceFileTypeID,
  _ inFlags: MusicSequenceLoadFlags
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceFileLoadData(
  _ inSequence: MusicSequence, _ inData: NSData, _ inFileTypeHint: MusicSequenceFileTypeID,
  _ inFlags: MusicSequenceLoadFlags
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceFileCreate(
  _ inSequence: MusicSequence, _ inFileRef: CFURL, _ inFileType: MusicSequenceFileTypeID,
  _ inFlags: MusicSequenceFileFlags, _ inResolution: Int16
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceFileCreateData(
  _ inSequence: MusicSequence, _ inFileType: MusicSequenceFileTypeID, _ inFlags: MusicSequenceFileFlags,
  _ inResolution: Int16, _ outData: UnsafeMutablePointer<Unmanaged<NSData>?>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceReverse(_ inSequence: MusicSequence) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceGetSecondsForBeats(
  _ inSequence: MusicSequence, _ inBeats: MusicTimeStamp, _ outSeconds: UnsafeMutablePointer<Double>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceGetBeatsForSeconds(
  _ inSequence: MusicSequence, _ inSeconds: Double, _ outBeats: UnsafeMutablePointer<MusicTimeStamp>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceSetUserCallback(
  _ inSequence: MusicSequence, _ inCallback: MusicSequenceUserCallback?,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceBeatsToBarBeatTime(
  _ inSequence: MusicSequence, _ inBeats: MusicTimeStamp, _ inSubbeatDivisor: UInt32,
  _ outBarBeatTime: UnsafeMutablePointer<CABarBeatTime>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceBarBeatTimeToBeats(
  _ inSequence: MusicSequence, _ inBarBeatTime: UnsafePointer<CABarBeatTime>,
  _ outBeats: UnsafeMutablePointer<MusicTimeStamp>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceGetInfoDictionary(_ inSequence: MusicSequence) -> CFDictionary? { nil }

@discardableResult
public func MusicTrackGetSequence(_ inTrack: MusicTrack, _ outSequence: UnsafeMutablePointer<MusicSequence?>)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicTrackSetDestNode(_ inTrack: MusicTrack, _ inNode: AUNode) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func MusicTrackSetDestMIDIEndpoint(_ inTrack: MusicTrack, _ inEndpoint: MIDIEndpointRef) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func MusicTrackGetDestNode(_ inTrack: MusicTrack, _ outNode: UnsafeMutablePointer<AUNode>) -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicTrackGetDestMIDIEndpoint(
  _ inTrack: MusicTrack, _ outEndpoint: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackSetProperty(
  _ inTrack: MusicTrack, _ inPropertyID: UInt32, _ inData: UnsafeRawPointer, _ inLength: UInt32
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackGetProperty(
  _ inTrack: MusicTrack, _ inPropertyID: UInt32, _ outData: UnsafeMutableRawPointer,
  _ ioLength: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackMoveEvents(
  _ inTrack: MusicTrack, _ inStartTime: MusicTimeStamp, _ inEndTime: MusicTimeStamp,
  _ inMoveTime: MusicTimeStamp
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackClear(_ inTrack: MusicTrack, _ inStartTime: MusicTimeStamp, _ inEndTime: MusicTimeStamp)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicTrackCut(_ inTrack: MusicTrack, _ inStartTime: MusicTimeStamp, _ inEndTime: MusicTimeStamp)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicTrackCopyInsert(
  _ inSourceTrack: MusicTrack, _ inSourceStartTime: MusicTimeStamp, _ inSourceEndTime: MusicTimeStamp,
  _ inDestTrack: MusicTrack, _ inDestInsertTime: MusicTimeStamp
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackMerge(
  _ inSourceTrack: MusicTrack, _ inSourceStartTime: MusicTimeStamp, _ inSourceEndTime: MusicTimeStamp,
  _ inDestTrack: MusicTrack, _ inDestInsertTime: MusicTimeStamp
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackNewMIDINoteEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inMessage: UnsafePointer<MIDINoteMessage>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackNewMIDIChannelEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inMessage: UnsafePointer<MIDIChannelMessage>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackNewMIDIRawDataEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inRawData: UnsafePointer<MIDIRawData>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackNewExtendedNoteEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inInfo: UnsafePointer<ExtendedNoteOnEvent>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackNewParameterEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inInfo: UnsafePointer<ParameterEvent>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackNewExtendedTempoEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inBpm: Double
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackNewMetaEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inMetaEvent: UnsafePointer<MIDIMetaEvent>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackNewUserEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inUserData: UnsafePointer<MusicEventUserData>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicTrackNewAUPresetEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inPresetEvent: UnsafePointer<AUPresetEvent>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func NewMusicEventIterator(
  _ inTrack: MusicTrack, _ outIterator: UnsafeMutablePointer<MusicEventIterator?>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func DisposeMusicEventIterator(_ inIterator: MusicEventIterator) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func MusicEventIteratorSeek(_ inIterator: MusicEventIterator, _ inTimeStamp: MusicTimeStamp)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicEventIteratorNextEvent(_ inIterator: MusicEventIterator) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func MusicEventIteratorPreviousEvent(_ inIterator: MusicEventIterator) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func MusicEventIteratorGetEventInfo(
  _ inIterator: MusicEventIterator, _ outTimeStamp: UnsafeMutablePointer<MusicTimeStamp>,
  _ outEventType: UnsafeMutablePointer<MusicEventType>,
  _ outEventData: UnsafeMutablePointer<UnsafeRawPointer?>, _ outEventDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicEventIteratorSetEventInfo(
  _ inIterator: MusicEventIterator, _ inEventType: MusicEventType, _ inEventData: UnsafeRawPointer
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicEventIteratorSetEventTime(_ inIterator: MusicEventIterator, _ inTimeStamp: MusicTimeStamp)
  -> OSStatus
{ kAudio_UnimplementedError }

@discardableResult
public func MusicEventIteratorDeleteEvent(_ inIterator: MusicEventIterator) -> OSStatus {
  kAudio_UnimplementedError
}

@discardableResult
public func MusicEventIteratorHasPreviousEvent(
  _ inIterator: MusicEventIterator, _ outHasPrevEvent: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicEventIteratorHasNextEvent(
  _ inIterator: MusicEventIterator, _ outHasNextEvent: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicEventIteratorHasCurrentEvent(
  _ inIterator: MusicEventIterator, _ outHasCurEvent: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceLoadSMFDataWithFlags(
  _ inSequence: MusicSequence, _ inData: NSData, _ inFlags: MusicSequenceLoadFlags
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicSequenceSaveSMFData(
  _ inSequence: MusicSequence, _ outData: UnsafeMutablePointer<Unmanaged<NSData>?>, _ inResolution: UInt16
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func NewMusicTrackFrom(
  _ inSourceTrack: MusicTrack, _ inSourceStartTime: MusicTimeStamp, _ inSourceEndTime: MusicTimeStamp,
  _ outNewTrack: UnsafeMutablePointer<MusicTrack?>
) -> OSStatus { kAudio_UnimplementedError }

public let kMusicEventType_ExtendedControl: Int = 2

public struct ExtendedControlEvent: Sendable {
  public var groupID: MusicDeviceGroupID
  public var controlID: AudioUnitParameterID
  public var value: AudioUnitParameterValue
  public init() {
    groupID = 0
    controlID = 0
    value = 0
  }
  public init(
    groupID: MusicDeviceGroupID, controlID: AudioUnitParameterID, value: AudioUnitParameterValue
  ) {
    self.groupID = groupID
    self.controlID = controlID
    self.value = value
  }
}

@discardableResult
public func MusicTrackNewExtendedControlEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inInfo: UnsafePointer<ExtendedControlEvent>
) -> OSStatus { kAudio_UnimplementedError }
