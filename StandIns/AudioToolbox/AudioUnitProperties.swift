// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public let kAUPresetVersionKey = "version"
public let kAUPresetTypeKey = "type"
public let kAUPresetSubtypeKey = "subtype"
public let kAUPresetManufacturerKey = "manufacturer"
public let kAUPresetDataKey = "data"
public let kAUPresetNameKey = "name"
public let kAUPresetNumberKey = "preset-number"
public let kAUPresetRenderQualityKey = "render-quality"
public let kAUPresetCPULoadKey = "cpu-load"
public let kAUPresetElementNameKey = "element-name"
public let kAUPresetExternalFileRefs = "file-references"
public let kAUPresetVSTDataKey = "vstdata"
public let kAUPresetVSTPresetKey = "vstpreset"
public let kAUPresetMASDataKey = "masdata"
public let kAUPresetPartKey = "part"
public let kAudioUnitConfigurationInfo_HasCustomView = "HasCustomView"
public let kAudioUnitConfigurationInfo_ChannelConfigurations = "ChannelConfigurations"
public let kAudioUnitConfigurationInfo_InitialInputs = "InitialInputs"
public let kAudioUnitConfigurationInfo_InitialOutputs = "InitialOutputs"
public let kAudioUnitConfigurationInfo_IconURL = "IconURL"
public let kAudioUnitConfigurationInfo_BusCountWritable = "BusCountWritable"
public let kAudioUnitConfigurationInfo_SupportedChannelLayoutTags = "SupportedChannelLayoutTags"
public let kAudioUnitConfigurationInfo_MIDIProtocol = "MIDIProtocol"
public let kAudioUnitConfigurationInfo_MigrateFromPlugin = "MigrateFromPlugin"
public let kAudioUnitConfigurationInfo_AvailableArchitectures = "AvailableArchitectures"
public let kAudioUnitScope_Global: AudioUnitScope = 0
public let kAudioUnitScope_Input: AudioUnitScope = 1
public let kAudioUnitScope_Output: AudioUnitScope = 2
public let kAudioUnitScope_Group: AudioUnitScope = 3
public let kAudioUnitScope_Part: AudioUnitScope = 4
public let kAudioUnitScope_Note: AudioUnitScope = 5
public let kAudioUnitScope_Layer: AudioUnitScope = 6
public let kAudioUnitScope_LayerItem: AudioUnitScope = 7
public let kAudioUnitProperty_ClassInfo: AudioUnitPropertyID = 0
public let kAudioUnitProperty_MakeConnection: AudioUnitPropertyID = 1
public let kAudioUnitProperty_SampleRate: AudioUnitPropertyID = 2
public let kAudioUnitProperty_ParameterList: AudioUnitPropertyID = 3
public let kAudioUnitProperty_ParameterInfo: AudioUnitPropertyID = 4
public let kAudioUnitProperty_CPULoad: AudioUnitPropertyID = 6
public let kAudioUnitProperty_StreamFormat: AudioUnitPropertyID = 8
public let kAudioUnitProperty_ElementCount: AudioUnitPropertyID = 11
public let kAudioUnitProperty_Latency: AudioUnitPropertyID = 12
public let kAudioUnitProperty_SupportedNumChannels: AudioUnitPropertyID = 13
public let kAudioUnitProperty_MaximumFramesPerSlice: AudioUnitPropertyID = 14
public let kAudioUnitProperty_ParameterValueStrings: AudioUnitPropertyID = 16
public let kAudioUnitProperty_AudioChannelLayout: AudioUnitPropertyID = 19
public let kAudioUnitProperty_TailTime: AudioUnitPropertyID = 20
public let kAudioUnitProperty_BypassEffect: AudioUnitPropertyID = 21
public let kAudioUnitProperty_LastRenderError: AudioUnitPropertyID = 22
public let kAudioUnitProperty_SetRenderCallback: AudioUnitPropertyID = 23
public let kAudioUnitProperty_FactoryPresets: AudioUnitPropertyID = 24
public let kAudioUnitProperty_RenderQuality: AudioUnitPropertyID = 26
public let kAudioUnitProperty_HostCallbacks: AudioUnitPropertyID = 27
public let kAudioUnitProperty_InPlaceProcessing: AudioUnitPropertyID = 29
public let kAudioUnitProperty_ElementName: AudioUnitPropertyID = 30
public let kAudioUnitProperty_SupportedChannelLayoutTags: AudioUnitPropertyID = 32
public let kAudioUnitProperty_PresentPreset: AudioUnitPropertyID = 36
public let kAudioUnitProperty_DependentParameters: AudioUnitPropertyID = 45
public let kAudioUnitProperty_InputSamplesInOutput: AudioUnitPropertyID = 49
public let kAudioUnitProperty_ShouldAllocateBuffer: AudioUnitPropertyID = 51
public let kAudioUnitProperty_FrequencyResponse: AudioUnitPropertyID = 52
public let kAudioUnitProperty_ParameterHistoryInfo: AudioUnitPropertyID = 53
public let kAudioUnitProperty_NickName: AudioUnitPropertyID = 54
public let kAudioUnitProperty_OfflineRender: AudioUnitPropertyID = 37
public let kAudioUnitProperty_ParameterIDName: AudioUnitPropertyID = 34
public let kAudioUnitProperty_ParameterStringFromValue: AudioUnitPropertyID = 33
public let kAudioUnitProperty_ParameterClumpName: AudioUnitPropertyID = 35
public let kAudioUnitProperty_ParameterValueFromString: AudioUnitPropertyID = 38
public let kAudioUnitProperty_ContextName: AudioUnitPropertyID = 25
public let kAudioUnitProperty_PresentationLatency: AudioUnitPropertyID = 40
public let kAudioUnitProperty_ClassInfoFromDocument: AudioUnitPropertyID = 50
public let kAudioUnitProperty_RequestViewController: AudioUnitPropertyID = 56
public let kAudioUnitProperty_ParametersForOverview: AudioUnitPropertyID = 57
public let kAudioUnitProperty_SupportsMPE: AudioUnitPropertyID = 58
public let kAudioUnitProperty_RenderContextObserver: AudioUnitPropertyID = 60
public let kAudioUnitProperty_LastRenderSampleTime: AudioUnitPropertyID = 61
public let kAudioUnitProperty_LoadedOutOfProcess: AudioUnitPropertyID = 62
public let kAudioUnitProperty_FastDispatch: AudioUnitPropertyID = 5
public let kAudioUnitProperty_SetExternalBuffer: AudioUnitPropertyID = 15
public let kAudioUnitProperty_GetUIComponentList: AudioUnitPropertyID = 18
public let kAudioUnitProperty_CocoaUI: AudioUnitPropertyID = 31
public let kAudioUnitProperty_IconLocation: AudioUnitPropertyID = 39
public let kAudioUnitProperty_AUHostIdentifier: AudioUnitPropertyID = 46
public let kAudioUnitProperty_MIDIOutputCallbackInfo: AudioUnitPropertyID = 47
public let kAudioUnitProperty_MIDIOutputCallback: AudioUnitPropertyID = 48
public let kAudioUnitProperty_MIDIOutputEventListCallback: AudioUnitPropertyID = 63
public let kAudioUnitProperty_AudioUnitMIDIProtocol: AudioUnitPropertyID = 64
public let kAudioUnitProperty_HostMIDIProtocol: AudioUnitPropertyID = 65
public let kAudioUnitProperty_MIDIOutputBufferSizeHint: AudioUnitPropertyID = 66
public let kAudioUnitProperty_RemoteControlEventListener: AudioUnitPropertyID = 100
public let kAudioUnitProperty_IsInterAppConnected: AudioUnitPropertyID = 101
public let kAudioUnitProperty_PeerURL: AudioUnitPropertyID = 102

public struct AudioUnitConnection {
  public var sourceAudioUnit: AudioUnit?
  public var sourceOutputNumber: UInt32
  public var destInputNumber: UInt32
  public init() {
    sourceAudioUnit = nil
    sourceOutputNumber = 0
    destInputNumber = 0
  }
  public init(
    sourceAudioUnit: AudioUnit?, sourceOutputNumber: UInt32, destInputNumber: UInt32
  ) {
    self.sourceAudioUnit = sourceAudioUnit
    self.sourceOutputNumber = sourceOutputNumber
    self.destInputNumber = destInputNumber
  }
}

public struct AUChannelInfo: Sendable {
  public var inChannels: Int16
  public var outChannels: Int16
  public init() {
    inChannels = 0
    outChannels = 0
  }
  public init(
    inChannels: Int16, outChannels: Int16
  ) {
    self.inChannels = inChannels
    self.outChannels = outChannels
  }
}

public struct AudioUnitExternalBuffer {
  public var buffer: UnsafeMutablePointer<UInt8>
  public var size: UInt32
  public init(
    buffer: UnsafeMutablePointer<UInt8>, size: UInt32
  ) {
    self.buffer = buffer
    self.size = size
  }
}

public struct AURenderCallbackStruct {
  public var inputProc: AURenderCallback?
  public var inputProcRefCon: UnsafeMutableRawPointer?
  public init() {
    inputProc = nil
    inputProcRefCon = nil
  }
  public init(
    inputProc: AURenderCallback?, inputProcRefCon: UnsafeMutableRawPointer?
  ) {
    self.inputProc = inputProc
    self.inputProcRefCon = inputProcRefCon
  }
}

public struct AUPreset {
  public var presetNumber: Int32
  public var presetName: Unmanaged<CFString>?
  public init() {
    presetNumber = 0
    presetName = nil
  }
  public init(
    presetNumber: Int32, presetName: Unmanaged<CFString>?
  ) {
    self.presetNumber = presetNumber
    self.presetName = presetName
  }
}

public let kRenderQuality_Max: Int = 127
public let kRenderQuality_High: Int = 96
public let kRenderQuality_Medium: Int = 64
public let kRenderQuality_Low: Int = 32
public let kRenderQuality_Min: Int = 0
public let kNumberOfResponseFrequencies: Int = 1024

public struct AudioUnitFrequencyResponseBin: Sendable {
  public var mFrequency: Double
  public var mMagnitude: Double
  public init() {
    mFrequency = 0
    mMagnitude = 0
  }
  public init(
    mFrequency: Double, mMagnitude: Double
  ) {
    self.mFrequency = mFrequency
    self.mMagnitude = mMagnitude
  }
}

public typealias HostCallback_GetBeatAndTempo = (
  UnsafeMutableRawPointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
) -> OSStatus
public typealias HostCallback_GetMusicalTimeLocation = (
  UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<Float>?,
  UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<Double>?
) -> OSStatus
public typealias HostCallback_GetTransportState = (
  UnsafeMutableRawPointer?, UnsafeMutablePointer<DarwinBoolean>?, UnsafeMutablePointer<DarwinBoolean>?,
  UnsafeMutablePointer<Double>?, UnsafeMutablePointer<DarwinBoolean>?, UnsafeMutablePointer<Double>?,
  UnsafeMutablePointer<Double>?
) -> OSStatus
public typealias HostCallback_GetTransportState2 = (
  UnsafeMutableRawPointer?, UnsafeMutablePointer<DarwinBoolean>?, UnsafeMutablePointer<DarwinBoolean>?,
  UnsafeMutablePointer<DarwinBoolean>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<DarwinBoolean>?,
  UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
) -> OSStatus

public struct HostCallbackInfo {
  public var hostUserData: UnsafeMutableRawPointer?
  public var beatAndTempoProc: HostCallback_GetBeatAndTempo?
  public var musicalTimeLocationProc: HostCallback_GetMusicalTimeLocation?
  public var transportStateProc: HostCallback_GetTransportState?
  public var transportStateProc2: HostCallback_GetTransportState2?
  public init() {
    hostUserData = nil
    beatAndTempoProc = nil
    musicalTimeLocationProc = nil
    transportStateProc = nil
    transportStateProc2 = nil
  }
  public init(
    hostUserData: UnsafeMutableRawPointer?, beatAndTempoProc: HostCallback_GetBeatAndTempo?,
    musicalTimeLocationProc: HostCallback_GetMusicalTimeLocation?,
    transportStateProc: HostCallback_GetTransportState?, transportStateProc2: HostCallback_GetTransportState2?
  ) {
    self.hostUserData = hostUserData
    self.beatAndTempoProc = beatAndTempoProc
    self.musicalTimeLocationProc = musicalTimeLocationProc
    self.transportStateProc = transportStateProc
    self.transportStateProc2 = transportStateProc2
  }
}

public struct AUDependentParameter: Sendable {
  public var mScope: AudioUnitScope
  public var mParameterID: AudioUnitParameterID
  public init() {
    mScope = 0
    mParameterID = 0
  }
  public init(
    mScope: AudioUnitScope, mParameterID: AudioUnitParameterID
  ) {
    self.mScope = mScope
    self.mParameterID = mParameterID
  }
}

public struct AudioUnitCocoaViewInfo {
  public var mCocoaAUViewBundleLocation: Unmanaged<CFURL>
  public var mCocoaAUViewClass: Unmanaged<CFString>
  public init(
    mCocoaAUViewBundleLocation: Unmanaged<CFURL>, mCocoaAUViewClass: Unmanaged<CFString>
  ) {
    self.mCocoaAUViewBundleLocation = mCocoaAUViewBundleLocation
    self.mCocoaAUViewClass = mCocoaAUViewClass
  }
}

public struct AUHostVersionIdentifier {
  public var hostName: Unmanaged<CFString>
  public var hostVersion: UInt32
  public init(
    hostName: Unmanaged<CFString>, hostVersion: UInt32
  ) {
    self.hostName = hostName
    self.hostVersion = hostVersion
  }
}

public typealias AUMIDIOutputCallback = (
  UnsafeMutableRawPointer?, UnsafeMutablePointer<AudioTimeStamp>, UInt32, UnsafeMutablePointer<MIDIPacketList>
) -> OSStatus

public struct AUMIDIOutputCallbackStruct {
  public var midiOutputCallback: AUMIDIOutputCallback?
  public var userData: UnsafeMutableRawPointer?
  public init() {
    midiOutputCallback = nil
    userData = nil
  }
  public init(
    midiOutputCallback: AUMIDIOutputCallback?, userData: UnsafeMutableRawPointer?
  ) {
    self.midiOutputCallback = midiOutputCallback
    self.userData = userData
  }
}

public struct AUInputSamplesInOutputCallbackStruct {
  public var inputToOutputCallback: AUInputSamplesInOutputCallback?
  public var userData: UnsafeMutableRawPointer?
  public init() {
    inputToOutputCallback = nil
    userData = nil
  }
  public init(
    inputToOutputCallback: AUInputSamplesInOutputCallback?, userData: UnsafeMutableRawPointer?
  ) {
    self.inputToOutputCallback = inputToOutputCallback
    self.userData = userData
  }
}

public struct AudioUnitParameterHistoryInfo: Sendable {
  public var updatesPerSecond: Float
  public var historyDurationInSeconds: Float
  public init() {
    updatesPerSecond = 0
    historyDurationInSeconds = 0
  }
  public init(
    updatesPerSecond: Float, historyDurationInSeconds: Float
  ) {
    self.updatesPerSecond = updatesPerSecond
    self.historyDurationInSeconds = historyDurationInSeconds
  }
}

public typealias AUEventSampleTime = Int64

public enum AudioUnitParameterUnit: UInt32, Sendable {
  case generic = 0
  case indexed = 1
  case boolean = 2
  case percent = 3
  case seconds = 4
  case sampleFrames = 5
  case phase = 6
  case rate = 7
  case hertz = 8
  case cents = 9
  case relativeSemiTones = 10
  case midiNoteNumber = 11
  case midiController = 12
  case decibels = 13
  case linearGain = 14
  case degrees = 15
  case equalPowerCrossfade = 16
  case mixerFaderCurve1 = 17
  case pan = 18
  case meters = 19
  case absoluteCents = 20
  case octaves = 21
  case bpm = 22
  case beats = 23
  case milliseconds = 24
  case ratio = 25
  case customUnit = 26
  case midi2Controller = 27
}

public struct AudioUnitParameterOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let flag_CFNameRelease = AudioUnitParameterOptions(rawValue: 1 << 4)
  public static let flag_OmitFromPresets = AudioUnitParameterOptions(rawValue: 1 << 13)
  public static let flag_PlotHistory = AudioUnitParameterOptions(rawValue: 1 << 14)
  public static let flag_MeterReadOnly = AudioUnitParameterOptions(rawValue: 1 << 15)
  public static let flag_DisplayMask = AudioUnitParameterOptions(rawValue: (7 << 16) | (1 << 22))
  public static let flag_DisplaySquareRoot = AudioUnitParameterOptions(rawValue: 1 << 16)
  public static let flag_DisplaySquared = AudioUnitParameterOptions(rawValue: 2 << 16)
  public static let flag_DisplayCubed = AudioUnitParameterOptions(rawValue: 3 << 16)
  public static let flag_DisplayCubeRoot = AudioUnitParameterOptions(rawValue: 4 << 16)
  public static let flag_DisplayExponential = AudioUnitParameterOptions(rawValue: 5 << 16)
  public static let flag_HasClump = AudioUnitParameterOptions(rawValue: 1 << 20)
  public static let flag_ValuesHaveStrings = AudioUnitParameterOptions(rawValue: 1 << 21)
  public static let flag_DisplayLogarithmic = AudioUnitParameterOptions(rawValue: 1 << 22)
  public static let flag_IsHighResolution = AudioUnitParameterOptions(rawValue: 1 << 23)
  public static let flag_NonRealTime = AudioUnitParameterOptions(rawValue: 1 << 24)
  public static let flag_CanRamp = AudioUnitParameterOptions(rawValue: 1 << 25)
  public static let flag_ExpertMode = AudioUnitParameterOptions(rawValue: 1 << 26)
  public static let flag_HasCFNameString = AudioUnitParameterOptions(rawValue: 1 << 27)
  public static let flag_IsGlobalMeta = AudioUnitParameterOptions(rawValue: 1 << 28)
  public static let flag_IsElementMeta = AudioUnitParameterOptions(rawValue: 1 << 29)
  public static let flag_IsReadable = AudioUnitParameterOptions(rawValue: 1 << 30)
  public static let flag_IsWritable = AudioUnitParameterOptions(rawValue: 1 << 31)
}

public struct AudioUnitParameterInfo {
  public var name:
    (
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar
    )
  public var unitName: Unmanaged<CFString>?
  public var clumpID: UInt32
  public var cfNameString: Unmanaged<CFString>?
  public var unit: AudioUnitParameterUnit
  public var minValue: AudioUnitParameterValue
  public var maxValue: AudioUnitParameterValue
  public var defaultValue: AudioUnitParameterValue
  public var flags: AudioUnitParameterOptions
  public init() {
    name = (
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )
    unitName = nil
    clumpID = 0
    cfNameString = nil
    unit = .generic
    minValue = 0
    maxValue = 0
    defaultValue = 0
    flags = AudioUnitParameterOptions()
  }
  public init(
    name: (
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar
    ), unitName: Unmanaged<CFString>?, clumpID: UInt32, cfNameString: Unmanaged<CFString>?,
    unit: AudioUnitParameterUnit, minValue: AudioUnitParameterValue, maxValue: AudioUnitParameterValue,
    defaultValue: AudioUnitParameterValue, flags: AudioUnitParameterOptions
  ) {
    self.name = name
    self.unitName = unitName
    self.clumpID = clumpID
    self.cfNameString = cfNameString
    self.unit = unit
    self.minValue = minValue
    self.maxValue = maxValue
    self.defaultValue = defaultValue
    self.flags = flags
  }
}

public let kAudioUnitClumpID_System: Int = 0
public let kAudioUnitParameterName_Full: Int = -1

public struct AudioUnitParameterNameInfo {
  public var inID: AudioUnitParameterID
  public var inDesiredLength: Int32
  public var outName: Unmanaged<CFString>?
  public init() {
    inID = 0
    inDesiredLength = 0
    outName = nil
  }
  public init(
    inID: AudioUnitParameterID, inDesiredLength: Int32, outName: Unmanaged<CFString>?
  ) {
    self.inID = inID
    self.inDesiredLength = inDesiredLength
    self.outName = outName
  }
}

public typealias AudioUnitParameterIDName = AudioUnitParameterNameInfo

public struct AudioUnitParameterStringFromValue {
  public var inParamID: AudioUnitParameterID
  public var inValue: UnsafeMutablePointer<AudioUnitParameterValue>
  public var outString: Unmanaged<CFString>?
  public init(
    inParamID: AudioUnitParameterID, inValue: UnsafeMutablePointer<AudioUnitParameterValue>,
    outString: Unmanaged<CFString>?
  ) {
    self.inParamID = inParamID
    self.inValue = inValue
    self.outString = outString
  }
}

public struct AudioUnitParameterValueFromString {
  public var inParamID: AudioUnitParameterID
  public var inString: Unmanaged<CFString>
  public var outValue: AudioUnitParameterValue
  public init(
    inParamID: AudioUnitParameterID, inString: Unmanaged<CFString>, outValue: AudioUnitParameterValue
  ) {
    self.inParamID = inParamID
    self.inString = inString
    self.outValue = outValue
  }
}

public enum AudioUnitRemoteControlEvent: UInt32, Sendable {
  case togglePlayPause = 1
  case toggleRecord = 2
  case rewind = 3
}

public typealias AudioUnitRemoteControlEventListener = (AudioUnitRemoteControlEvent) -> Void

public let kAudioUnitProperty_AllParameterMIDIMappings: AudioUnitPropertyID = 41
public let kAudioUnitProperty_AddParameterMIDIMapping: AudioUnitPropertyID = 42
public let kAudioUnitProperty_RemoveParameterMIDIMapping: AudioUnitPropertyID = 43
