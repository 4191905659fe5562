// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public typealias MusicDeviceInstrumentID = UInt32

public struct MusicDeviceStdNoteParams: Sendable {
  public var argCount: UInt32
  public var mPitch: Float
  public var mVelocity: Float
  public init() {
    argCount = 0
    mPitch = 0
    mVelocity = 0
  }
  public init(
    argCount: UInt32, mPitch: Float, mVelocity: Float
  ) {
    self.argCount = argCount
    self.mPitch = mPitch
    self.mVelocity = mVelocity
  }
}

public struct NoteParamsControlValue: Sendable {
  public var mID: AudioUnitParameterID
  public var mValue: AudioUnitParameterValue
  public init() {
    mID = 0
    mValue = 0
  }
  public init(
    mID: AudioUnitParameterID, mValue: AudioUnitParameterValue
  ) {
    self.mID = mID
    self.mValue = mValue
  }
}

public struct MusicDeviceNoteParams: Sendable {
  public var argCount: UInt32
  public var mPitch: Float
  public var mVelocity: Float
  public var mControls: NoteParamsControlValue
  public init() {
    argCount = 0
    mPitch = 0
    mVelocity = 0
    mControls = NoteParamsControlValue()
  }
  public init(
    argCount: UInt32, mPitch: Float, mVelocity: Float, mControls: NoteParamsControlValue
  ) {
    self.argCount = argCount
    self.mPitch = mPitch
    self.mVelocity = mVelocity
    self.mControls = mControls
  }
}

public let kMusicNoteEvent_UseGroupInstrument: Int = 0xFFFFFFFF
public let kMusicNoteEvent_Unused: Int = 0xFFFFFFFF

public typealias MusicDeviceGroupID = UInt32
public typealias NoteInstanceID = UInt32
public typealias MusicDeviceComponent = AudioComponentInstance

@discardableResult
public func MusicDeviceMIDIEvent(
  _ inUnit: MusicDeviceComponent, _ inStatus: UInt32, _ inData1: UInt32, _ inData2: UInt32,
  _ inOffsetSampleFrame: UInt32
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicDeviceSysEx(
  _ inUnit: MusicDeviceComponent, _ inData: UnsafePointer<UInt8>, _ inLength: UInt32
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicDeviceMIDIEventList(
  _ inUnit: MusicDeviceComponent, _ inOffsetSampleFrame: UInt32,
  _ evtList: UnsafeMutablePointer<MIDIEventList>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicDeviceStartNote(
  _ inUnit: MusicDeviceComponent, _ inInstrument: MusicDeviceInstrumentID, _ inGroupID: MusicDeviceGroupID,
  _ outNoteInstanceID: UnsafeMutablePointer<NoteInstanceID>, _ inOffsetSampleFrame: UInt32,
  _ inParams: UnsafePointer<MusicDeviceNoteParams>
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicDeviceStopNote(
  _ inUnit: MusicDeviceComponent, _ inGroupID: MusicDeviceGroupID, _ inNoteInstanceID: NoteInstanceID,
  _ inOffsetSampleFrame: UInt32
) -> OSStatus { kAudio_UnimplementedError }

public let kMusicDeviceRange: Int = 0x0100
public let kMusicDeviceMIDIEventSelect: Int = 0x0101
public let kMusicDeviceSysExSelect: Int = 0x0102
public let kMusicDevicePrepareInstrumentSelect: Int = 0x0103
public let kMusicDeviceReleaseInstrumentSelect: Int = 0x0104
public let kMusicDeviceStartNoteSelect: Int = 0x0105
public let kMusicDeviceStopNoteSelect: Int = 0x0106
public let kMusicDeviceMIDIEventListSelect: Int = 0x0107

public typealias MusicDeviceMIDIEventProc = (UnsafeMutableRawPointer, UInt32, UInt32, UInt32, UInt32) ->
  OSStatus
public typealias MusicDeviceSysExProc = (UnsafeMutableRawPointer, UnsafeMutablePointer<UInt8>, UInt32) ->
  OSStatus
public typealias MusicDeviceStartNoteProc = (
  UnsafeMutableRawPointer, MusicDeviceInstrumentID, MusicDeviceGroupID, UnsafeMutablePointer<NoteInstanceID>,
  UInt32, UnsafeMutablePointer<MusicDeviceNoteParams>
) -> OSStatus
public typealias MusicDeviceStopNoteProc = (
  UnsafeMutableRawPointer, MusicDeviceGroupID, NoteInstanceID, UInt32
) -> OSStatus

@discardableResult
public func MusicDevicePrepareInstrument(
  _ inUnit: MusicDeviceComponent, _ inInstrument: MusicDeviceInstrumentID
) -> OSStatus { kAudio_UnimplementedError }

@discardableResult
public func MusicDeviceReleaseInstrument(
  _ inUnit: MusicDeviceComponent, _ inInstrument: MusicDeviceInstrumentID
) -> OSStatus { kAudio_UnimplementedError }
