// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public let kAudioSession_AudioRouteChangeKey_Reason = "OutputDeviceDidChange_Reason"
public let kAudioSession_AudioRouteChangeKey_OldRoute = "OutputDeviceDidChange_OldRoute"
public let kAudioSessionNoError: Int = 0
public let kAudioSessionNotInitialized: Int = 0x21696e69
public let kAudioSessionAlreadyInitialized: Int = 0x696e6974
public let kAudioSessionInitializationError: Int = 0x696e693f
public let kAudioSessionUnsupportedPropertyError: Int = 0x7074793f
public let kAudioSessionBadPropertySizeError: Int = 0x2173697a
public let kAudioSessionNotActiveError: Int = 0x21616374
public let kAudioServicesNoHardwareError: Int = 0x6e6f6877
public let kAudioSessionNoCategorySet: Int = 0x3f636174
public let kAudioSessionIncompatibleCategory: Int = 0x21636174
public let kAudioSessionUnspecifiedError: Int = 0x77686174

public typealias AudioSessionPropertyID = UInt32

public let kAudioSessionBeginInterruption: Int = 1
public let kAudioSessionEndInterruption: Int = 0
public let kAudioSessionCategory_AmbientSound: Int = 0x616d6269
public let kAudioSessionCategory_SoloAmbientSound: Int = 0x736f6c6f
public let kAudioSessionCategory_MediaPlayback: Int = 0x6d656469
public let kAudioSessionCategory_RecordAudio: Int = 0x72656361
public let kAudioSessionCategory_PlayAndRecord: Int = 0x706c6172
public let kAudioSessionCategory_AudioProcessing: Int = 0x70726f63
public let kAudioSessionOverrideAudioRoute_None: Int = 0
public let kAudioSessionOverrideAudioRoute_Speaker: Int = 0x73706b72
public let kAudioSessionRouteChangeReason_Unknown: Int = 0
public let kAudioSessionRouteChangeReason_NewDeviceAvailable: Int = 1
public let kAudioSessionRouteChangeReason_OldDeviceUnavailable: Int = 2
public let kAudioSessionRouteChangeReason_CategoryChange: Int = 3
public let kAudioSessionRouteChangeReason_Override: Int = 4
public let kAudioSessionRouteChangeReason_WakeFromSleep: Int = 6
public let kAudioSessionRouteChangeReason_NoSuitableRouteForCategory: Int = 7
public let kAudioSessionRouteChangeReason_RouteConfigurationChange: Int = 8
public let kAudioSession_RouteChangeKey_Reason: CFString = "kAudioSession_RouteChangeKey_Reason"
public let kAudioSession_AudioRouteChangeKey_PreviousRouteDescription: CFString =
  "kAudioSession_AudioRouteChangeKey_PreviousRouteDescription"
public let kAudioSession_AudioRouteChangeKey_CurrentRouteDescription: CFString =
  "kAudioSession_AudioRouteChangeKey_CurrentRouteDescription"
public let kAudioSession_AudioRouteKey_Inputs: CFString = "kAudioSession_AudioRouteKey_Inputs"
public let kAudioSession_AudioRouteKey_Outputs: CFString = "kAudioSession_AudioRouteKey_Outputs"
public let kAudioSession_AudioRouteKey_Type: CFString = "kAudioSession_AudioRouteKey_Type"
public let kAudioSessionInputRoute_LineIn: CFString = "kAudioSessionInputRoute_LineIn"
public let kAudioSessionInputRoute_BuiltInMic: CFString = "kAudioSessionInputRoute_BuiltInMic"
public let kAudioSessionInputRoute_HeadsetMic: CFString = "kAudioSessionInputRoute_HeadsetMic"
public let kAudioSessionInputRoute_BluetoothHFP: CFString = "kAudioSessionInputRoute_BluetoothHFP"
public let kAudioSessionInputRoute_USBAudio: CFString = "kAudioSessionInputRoute_USBAudio"
public let kAudioSessionOutputRoute_LineOut: CFString = "kAudioSessionOutputRoute_LineOut"
public let kAudioSessionOutputRoute_Headphones: CFString = "kAudioSessionOutputRoute_Headphones"
public let kAudioSessionOutputRoute_BluetoothHFP: CFString = "kAudioSessionOutputRoute_BluetoothHFP"
public let kAudioSessionOutputRoute_BluetoothA2DP: CFString = "kAudioSessionOutputRoute_BluetoothA2DP"
public let kAudioSessionOutputRoute_BuiltInReceiver: CFString = "kAudioSessionOutputRoute_BuiltInReceiver"
public let kAudioSessionOutputRoute_BuiltInSpeaker: CFString = "kAudioSessionOutputRoute_BuiltInSpeaker"
public let kAudioSessionOutputRoute_USBAudio: CFString = "kAudioSessionOutputRoute_USBAudio"
public let kAudioSessionOutputRoute_HDMI: CFString = "kAudioSessionOutputRoute_HDMI"
public let kAudioSessionOutputRoute_AirPlay: CFString = "kAudioSessionOutputRoute_AirPlay"
public let kAudioSession_InputSourceKey_ID: CFString = "kAudioSession_InputSourceKey_ID"
public let kAudioSession_InputSourceKey_Description: CFString = "kAudioSession_InputSourceKey_Description"
public let kAudioSession_OutputDestinationKey_ID: CFString = "kAudioSession_OutputDestinationKey_ID"
public let kAudioSession_OutputDestinationKey_Description: CFString =
  "kAudioSession_OutputDestinationKey_Description"
public let kAudioSessionInterruptionType_ShouldResume: Int = 0x6972736d
public let kAudioSessionInterruptionType_ShouldNotResume: Int = 0x2172736d

public typealias AudioSessionInterruptionType = UInt32

public let kAudioSessionMode_Default: Int = 0x64666c74
public let kAudioSessionMode_VoiceChat: Int = 0x76636374
public let kAudioSessionMode_VideoRecording: Int = 0x76726364
public let kAudioSessionMode_Measurement: Int = 0x6d736d74
public let kAudioSessionMode_GameChat: Int = 0x676d6374
public let kAudioSessionProperty_PreferredHardwareSampleRate: Int = 0x68777372
public let kAudioSessionProperty_PreferredHardwareIOBufferDuration: Int = 0x696f6264
public let kAudioSessionProperty_AudioCategory: Int = 0x61636174
public let kAudioSessionProperty_AudioRouteChange: Int = 0x726f6368
public let kAudioSessionProperty_CurrentHardwareSampleRate: Int = 0x63687372
public let kAudioSessionProperty_CurrentHardwareInputNumberChannels: Int = 0x63686963
public let kAudioSessionProperty_CurrentHardwareOutputNumberChannels: Int = 0x63686f63
public let kAudioSessionProperty_CurrentHardwareOutputVolume: Int = 0x63686f76
public let kAudioSessionProperty_CurrentHardwareInputLatency: Int = 0x63696c74
public let kAudioSessionProperty_CurrentHardwareOutputLatency: Int = 0x636f6c74
public let kAudioSessionProperty_CurrentHardwareIOBufferDuration: Int = 0x63686264
public let kAudioSessionProperty_OtherAudioIsPlaying: Int = 0x6f746872
public let kAudioSessionProperty_OverrideAudioRoute: Int = 0x6f767264
public let kAudioSessionProperty_AudioInputAvailable: Int = 0x61696176
public let kAudioSessionProperty_ServerDied: Int = 0x64696564
public let kAudioSessionProperty_OtherMixableAudioShouldDuck: Int = 0x6475636b
public let kAudioSessionProperty_OverrideCategoryMixWithOthers: Int = 0x636d6978
public let kAudioSessionProperty_OverrideCategoryDefaultToSpeaker: Int = 0x6373706b
public let kAudioSessionProperty_OverrideCategoryEnableBluetoothInput: Int = 0x63626c75
public let kAudioSessionProperty_InterruptionType: Int = 0x74797065
public let kAudioSessionProperty_Mode: Int = 0x6d6f6465
public let kAudioSessionProperty_InputSources: Int = 0x73726373
public let kAudioSessionProperty_OutputDestinations: Int = 0x64737473
public let kAudioSessionProperty_InputSource: Int = 0x69737263
public let kAudioSessionProperty_OutputDestination: Int = 0x6f647374
public let kAudioSessionProperty_InputGainAvailable: Int = 0x69676176
public let kAudioSessionProperty_InputGainScalar: Int = 0x69677363
public let kAudioSessionProperty_AudioRouteDescription: Int = 0x63726172

public typealias AudioSessionInterruptionListener = (UnsafeMutableRawPointer?, UInt32) -> Void
public typealias AudioSessionPropertyListener = (
  UnsafeMutableRawPointer?, AudioSessionPropertyID, UInt32, UnsafeRawPointer?
) -> Void

@discardableResult
public func AudioSessionInitialize(
  _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
  _ inInterruptionListener: AudioSessionInterruptionListener?, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { OSStatus(kAudioSessionNotInitialized) }

@discardableResult
public func AudioSessionSetActive(_ active: Bool) -> OSStatus { OSStatus(kAudioSessionNotInitialized) }

public let kAudioSessionSetActiveFlag_NotifyOthersOnDeactivation: Int = 1 << 0

@discardableResult
public func AudioSessionSetActiveWithFlags(_ active: Bool, _ inFlags: UInt32) -> OSStatus {
  OSStatus(kAudioSessionNotInitialized)
}

@discardableResult
public func AudioSessionGetProperty(
  _ inID: AudioSessionPropertyID, _ ioDataSize: UnsafeMutablePointer<UInt32>,
  _ outData: UnsafeMutableRawPointer?
) -> OSStatus { OSStatus(kAudioSessionNotInitialized) }

@discardableResult
public func AudioSessionSetProperty(
  _ inID: AudioSessionPropertyID, _ inDataSize: UInt32, _ inData: UnsafeRawPointer?
) -> OSStatus { OSStatus(kAudioSessionNotInitialized) }

@discardableResult
public func AudioSessionGetPropertySize(
  _ inID: AudioSessionPropertyID, _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { OSStatus(kAudioSessionNotInitialized) }

@discardableResult
public func AudioSessionAddPropertyListener(
  _ inID: AudioSessionPropertyID, _ inProc: AudioSessionPropertyListener?,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { OSStatus(kAudioSessionNotInitialized) }

@discardableResult
public func AudioSessionRemovePropertyListener(_ inID: AudioSessionPropertyID) -> OSStatus {
  OSStatus(kAudioSessionNotInitialized)
}

@discardableResult
public func AudioSessionRemovePropertyListenerWithUserData(
  _ inID: AudioSessionPropertyID, _ inProc: AudioSessionPropertyListener?,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { OSStatus(kAudioSessionNotInitialized) }

public let kAudioSessionCategory_UserInterfaceSoundEffects: Int = 0x75696678
public let kAudioSessionCategory_LiveAudio: Int = 0x6c697665
public let kAudioSessionProperty_AudioRoute: Int = 0x726f7574
