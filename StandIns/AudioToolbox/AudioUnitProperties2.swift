// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public let kAudioUnitProperty_HotMapParameterMIDIMapping: AudioUnitPropertyID = 44

public struct AUParameterMIDIMappingFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let anyChannelFlag = AUParameterMIDIMappingFlags(rawValue: 1 << 0)
  public static let anyNoteFlag = AUParameterMIDIMappingFlags(rawValue: 1 << 1)
  public static let subRange = AUParameterMIDIMappingFlags(rawValue: 1 << 2)
  public static let toggle = AUParameterMIDIMappingFlags(rawValue: 1 << 3)
  public static let bipolar = AUParameterMIDIMappingFlags(rawValue: 1 << 4)
  public static let bipolar_On = AUParameterMIDIMappingFlags(rawValue: 1 << 5)
}

public struct AUParameterMIDIMapping: Sendable {
  public var mScope: AudioUnitScope
  public var mElement: AudioUnitElement
  public var mParameterID: AudioUnitParameterID
  public var mFlags: AUParameterMIDIMappingFlags
  public var mSubRangeMin: AudioUnitParameterValue
  public var mSubRangeMax: AudioUnitParameterValue
  public var mStatus: UInt8
  public var mData1: UInt8
  public var reserved1: UInt8
  public var reserved2: UInt8
  public var reserved3: UInt32
  public init() {
    mScope = 0
    mElement = 0
    mParameterID = 0
    mFlags = AUParameterMIDIMappingFlags()
    mSubRangeMin = 0
    mSubRangeMax = 0
    mStatus = 0
    mData1 = 0
    reserved1 = 0
    reserved2 = 0
    reserved3 = 0
  }
  public init(
    mScope: AudioUnitScope, mElement: AudioUnitElement, mParameterID: AudioUnitParameterID,
    mFlags: AUParameterMIDIMappingFlags, mSubRangeMin: AudioUnitParameterValue,
    mSubRangeMax: AudioUnitParameterValue, mStatus: UInt8, mData1: UInt8, reserved1: UInt8, reserved2: UInt8,
    reserved3: UInt32
  ) {
    self.mScope = mScope
    self.mElement = mElement
    self.mParameterID = mParameterID
    self.mFlags = mFlags
    self.mSubRangeMin = mSubRangeMin
    self.mSubRangeMax = mSubRangeMax
    self.mStatus = mStatus
    self.mData1 = mData1
    self.reserved1 = reserved1
    self.reserved2 = reserved2
    self.reserved3 = reserved3
  }
}

public let kMusicDeviceProperty_MIDIXMLNames: AudioUnitPropertyID = 1006
public let kMusicDeviceProperty_PartGroup: AudioUnitPropertyID = 1010
public let kMusicDeviceProperty_DualSchedulingMode: AudioUnitPropertyID = 1013
public let kMusicDeviceProperty_SupportsStartStopNote: AudioUnitPropertyID = 1014
public let kMusicDeviceSampleFrameMask_SampleOffset: Int = 0xFFFFFF
public let kMusicDeviceSampleFrameMask_IsScheduled: Int = 0x01000000
public let kAudioUnitOfflineProperty_InputSize: AudioUnitPropertyID = 3020
public let kAudioUnitOfflineProperty_OutputSize: AudioUnitPropertyID = 3021
public let kAudioUnitOfflineProperty_StartOffset: AudioUnitPropertyID = 3022
public let kAudioUnitOfflineProperty_PreflightRequirements: AudioUnitPropertyID = 3023
public let kAudioUnitOfflineProperty_PreflightName: AudioUnitPropertyID = 3024
public let kOfflinePreflight_NotRequired: Int = 0
public let kOfflinePreflight_Optional: Int = 1
public let kOfflinePreflight_Required: Int = 2
public let kAudioUnitProperty_DistanceAttenuationData: AudioUnitPropertyID = 3600
public let kAudioUnitMigrateProperty_FromPlugin: AudioUnitPropertyID = 4000
public let kAudioUnitMigrateProperty_OldAutomation: AudioUnitPropertyID = 4001
public let kOtherPluginFormat_Undefined: UInt32 = 0
public let kOtherPluginFormat_kMAS: UInt32 = 1
public let kOtherPluginFormat_kVST: UInt32 = 2
public let kOtherPluginFormat_AU: UInt32 = 3

public struct AudioUnitOtherPluginDesc: Sendable {
  public var format: UInt32
  public var plugin: AudioClassDescription
  public init() {
    format = 0
    plugin = AudioClassDescription()
  }
  public init(
    format: UInt32, plugin: AudioClassDescription
  ) {
    self.format = format
    self.plugin = plugin
  }
}

public struct AudioUnitParameterValueTranslation: Sendable {
  public var otherDesc: AudioUnitOtherPluginDesc
  public var otherParamID: UInt32
  public var otherValue: Float
  public var auParamID: AudioUnitParameterID
  public var auValue: AudioUnitParameterValue
  public init() {
    otherDesc = AudioUnitOtherPluginDesc()
    otherParamID = 0
    otherValue = 0
    auParamID = 0
    auValue = 0
  }
  public init(
    otherDesc: AudioUnitOtherPluginDesc, otherParamID: UInt32, otherValue: Float,
    auParamID: AudioUnitParameterID, auValue: AudioUnitParameterValue
  ) {
    self.otherDesc = otherDesc
    self.otherParamID = otherParamID
    self.otherValue = otherValue
    self.auParamID = auParamID
    self.auValue = auValue
  }
}

public struct AudioUnitPresetMAS_SettingData: Sendable {
  public var isStockSetting: UInt32
  public var settingID: UInt32
  public var dataLen: UInt32
  public var data: UInt8
  public init() {
    isStockSetting = 0
    settingID = 0
    dataLen = 0
    data = 0
  }
  public init(
    isStockSetting: UInt32, settingID: UInt32, dataLen: UInt32, data: UInt8
  ) {
    self.isStockSetting = isStockSetting
    self.settingID = settingID
    self.dataLen = dataLen
    self.data = data
  }
}

public struct AudioUnitPresetMAS_Settings: Sendable {
  public var manufacturerID: UInt32
  public var effectID: UInt32
  public var variantID: UInt32
  public var settingsVersion: UInt32
  public var numberOfSettings: UInt32
  public var settings: AudioUnitPresetMAS_SettingData
  public init() {
    manufacturerID = 0
    effectID = 0
    variantID = 0
    settingsVersion = 0
    numberOfSettings = 0
    settings = AudioUnitPresetMAS_SettingData()
  }
  public init(
    manufacturerID: UInt32, effectID: UInt32, variantID: UInt32, settingsVersion: UInt32,
    numberOfSettings: UInt32, settings: AudioUnitPresetMAS_SettingData
  ) {
    self.manufacturerID = manufacturerID
    self.effectID = effectID
    self.variantID = variantID
    self.settingsVersion = settingsVersion
    self.numberOfSettings = numberOfSettings
    self.settings = settings
  }
}

public let kAudioUnitProperty_SampleRateConverterComplexity: AudioUnitPropertyID = 3014
public let kAudioUnitSampleRateConverterComplexity_Linear: UInt32 = 0x6c696e65
public let kAudioUnitSampleRateConverterComplexity_Normal: UInt32 = 0x6e6f726d
public let kAudioUnitSampleRateConverterComplexity_Mastering: UInt32 = 0x62617473
public let kAudioOutputUnitProperty_CurrentDevice: AudioUnitPropertyID = 2000
public let kAudioOutputUnitProperty_IsRunning: AudioUnitPropertyID = 2001
public let kAudioOutputUnitProperty_ChannelMap: AudioUnitPropertyID = 2002
public let kAudioOutputUnitProperty_EnableIO: AudioUnitPropertyID = 2003
public let kAudioOutputUnitProperty_StartTime: AudioUnitPropertyID = 2004
public let kAudioOutputUnitProperty_SetInputCallback: AudioUnitPropertyID = 2005
public let kAudioOutputUnitProperty_HasIO: AudioUnitPropertyID = 2006
public let kAudioOutputUnitProperty_StartTimestampsAtZero: AudioUnitPropertyID = 2007
public let kAudioOutputUnitProperty_OSWorkgroup: AudioUnitPropertyID = 2015
public let kAudioOutputUnitProperty_IntendedSpatialExperience: AudioUnitPropertyID = 2016
public let kAudioOutputUnitProperty_MIDICallbacks: AudioUnitPropertyID = 2010
public let kAudioOutputUnitProperty_HostReceivesRemoteControlEvents: AudioUnitPropertyID = 2011
public let kAudioOutputUnitProperty_RemoteControlToHost: AudioUnitPropertyID = 2012
public let kAudioOutputUnitProperty_HostTransportState: AudioUnitPropertyID = 2013
public let kAudioOutputUnitProperty_NodeComponentDescription: AudioUnitPropertyID = 2014

public struct AudioOutputUnitStartAtTimeParams: Sendable {
  public var mTimestamp: AudioTimeStamp
  public var mFlags: UInt32
  public init() {
    mTimestamp = AudioTimeStamp()
    mFlags = 0
  }
  public init(
    mTimestamp: AudioTimeStamp, mFlags: UInt32
  ) {
    self.mTimestamp = mTimestamp
    self.mFlags = mFlags
  }
}

public let kAUVoiceIOProperty_BypassVoiceProcessing: AudioUnitPropertyID = 2100
public let kAUVoiceIOProperty_VoiceProcessingEnableAGC: AudioUnitPropertyID = 2101
public let kAUVoiceIOProperty_MuteOutput: AudioUnitPropertyID = 2104

public enum AUVoiceIOSpeechActivityEvent: UInt32, Sendable {
  case hasStarted = 0
  case hasEnded = 1
}

public typealias AUVoiceIOMutedSpeechActivityEventListener = (AUVoiceIOSpeechActivityEvent) -> Void

public let kAUVoiceIOProperty_MutedSpeechActivityEventListener: AudioUnitPropertyID = 2106

public enum AUVoiceIOOtherAudioDuckingLevel: UInt32, Sendable {
  case `default` = 0
  case min = 10
  case mid = 20
  case max = 30
}

public struct AUVoiceIOOtherAudioDuckingConfiguration: Sendable {
  public var mEnableAdvancedDucking: DarwinBoolean
  public var mDuckingLevel: AUVoiceIOOtherAudioDuckingLevel
  public init() {
    mEnableAdvancedDucking = false
    mDuckingLevel = .`default`
  }
  public init(
    mEnableAdvancedDucking: DarwinBoolean, mDuckingLevel: AUVoiceIOOtherAudioDuckingLevel
  ) {
    self.mEnableAdvancedDucking = mEnableAdvancedDucking
    self.mDuckingLevel = mDuckingLevel
  }
}

public let kAUVoiceIOProperty_OtherAudioDuckingConfiguration: AudioUnitPropertyID = 2108
public let kAUVoiceIOProperty_VoiceProcessingQuality: AudioUnitPropertyID = 2103
public let kAUNBandEQProperty_NumberOfBands: AudioUnitPropertyID = 2200
public let kAUNBandEQProperty_MaxNumberOfBands: AudioUnitPropertyID = 2201
public let kAUNBandEQProperty_BiquadCoefficients: AudioUnitPropertyID = 2203
public let kAUVoiceIOErr_UnexpectedNumberOfInputChannels: OSStatus = -66784
public let kAudioUnitProperty_MeteringMode: AudioUnitPropertyID = 3007
public let kAudioUnitProperty_MatrixLevels: AudioUnitPropertyID = 3006
public let kAudioUnitProperty_MatrixDimensions: AudioUnitPropertyID = 3009
public let kAudioUnitProperty_MeterClipping: AudioUnitPropertyID = 3011
public let kAudioUnitProperty_InputAnchorTimeStamp: AudioUnitPropertyID = 3016

public struct AudioUnitMeterClipping: Sendable {
  public var peakValueSinceLastCall: Float
  public var sawInfinity: DarwinBoolean
  public var sawNotANumber: DarwinBoolean
  public init() {
    peakValueSinceLastCall = 0
    sawInfinity = false
    sawNotANumber = false
  }
  public init(
    peakValueSinceLastCall: Float, sawInfinity: DarwinBoolean, sawNotANumber: DarwinBoolean
  ) {
    self.peakValueSinceLastCall = peakValueSinceLastCall
    self.sawInfinity = sawInfinity
    self.sawNotANumber = sawNotANumber
  }
}

public let kAudioUnitProperty_ReverbRoomType: AudioUnitPropertyID = 10
public let kAudioUnitProperty_UsesInternalReverb: AudioUnitPropertyID = 1005
public let kAudioUnitProperty_SpatializationAlgorithm: AudioUnitPropertyID = 3000
public let kAudioUnitProperty_SpatialMixerRenderingFlags: AudioUnitPropertyID = 3003
public let kAudioUnitProperty_SpatialMixerSourceMode: AudioUnitPropertyID = 3005
public let kAudioUnitProperty_SpatialMixerDistanceParams: AudioUnitPropertyID = 3010
public let kAudioUnitProperty_SpatialMixerAttenuationCurve: AudioUnitPropertyID = 3013
public let kAudioUnitProperty_SpatialMixerOutputType: AudioUnitPropertyID = 3100
public let kAudioUnitProperty_SpatialMixerPointSourceInHeadMode: AudioUnitPropertyID = 3103
public let kAudioUnitProperty_SpatialMixerEnableHeadTracking: AudioUnitPropertyID = 3111
public let kAudioUnitProperty_SpatialMixerPersonalizedHRTFMode: AudioUnitPropertyID = 3113
public let kAudioUnitProperty_SpatialMixerAnyInputIsUsingPersonalizedHRTF: AudioUnitPropertyID = 3116

public enum AUSpatializationAlgorithm: UInt32, Sendable {
  case spatializationAlgorithm_EqualPowerPanning = 0
  case spatializationAlgorithm_SphericalHead = 1
  case spatializationAlgorithm_HRTF = 2
  case spatializationAlgorithm_SoundField = 3
  case spatializationAlgorithm_VectorBasedPanning = 4
  case spatializationAlgorithm_StereoPassThrough = 5
  case spatializationAlgorithm_HRTFHQ = 6
  case spatializationAlgorithm_UseOutputType = 7
}

public enum AUSpatialMixerSourceMode: UInt32, Sendable {
  case spatialMixerSourceMode_SpatializeIfMono = 0
  case spatialMixerSourceMode_Bypass = 1
  case spatialMixerSourceMode_PointSource = 2
  case spatialMixerSourceMode_AmbienceBed = 3
}

public enum AUReverbRoomType: UInt32, Sendable {
  case reverbRoomType_SmallRoom = 0
  case reverbRoomType_MediumRoom = 1
  case reverbRoomType_LargeRoom = 2
  case reverbRoomType_MediumHall = 3
  case reverbRoomType_LargeHall = 4
  case reverbRoomType_Plate = 5
  case reverbRoomType_MediumChamber = 6
  case reverbRoomType_LargeChamber = 7
  case reverbRoomType_Cathedral = 8
  case reverbRoomType_LargeRoom2 = 9
  case reverbRoomType_MediumHall2 = 10
  case reverbRoomType_MediumHall3 = 11
  case reverbRoomType_LargeHall2 = 12
}

public enum AUSpatialMixerAttenuationCurve: UInt32, Sendable {
  case spatialMixerAttenuationCurve_Power = 0
  case spatialMixerAttenuationCurve_Exponential = 1
  case spatialMixerAttenuationCurve_Inverse = 2
  case spatialMixerAttenuationCurve_Linear = 3
}

public struct MixerDistanceParams: Sendable {
  public var mReferenceDistance: Float
  public var mMaxDistance: Float
  public var mMaxAttenuation: Float
  public init() {
    mReferenceDistance = 0
    mMaxDistance = 0
    mMaxAttenuation = 0
  }
  public init(
    mReferenceDistance: Float, mMaxDistance: Float, mMaxAttenuation: Float
  ) {
    self.mReferenceDistance = mReferenceDistance
    self.mMaxDistance = mMaxDistance
    self.mMaxAttenuation = mMaxAttenuation
  }
}

public struct AUSpatialMixerRenderingFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let spatialMixerRenderingFlags_InterAuralDelay = AUSpatialMixerRenderingFlags(
    rawValue: 1 << 0)
  public static let spatialMixerRenderingFlags_DistanceAttenuation = AUSpatialMixerRenderingFlags(
    rawValue: 1 << 2)
}

public enum AUSpatialMixerPersonalizedHRTFMode: UInt32, Sendable {
  case spatialMixerPersonalizedHRTFMode_Off = 0
  case spatialMixerPersonalizedHRTFMode_On = 1
  case spatialMixerPersonalizedHRTFMode_Auto = 2
}

public enum AUSpatialMixerOutputType: UInt32, Sendable {
  case spatialMixerOutputType_Headphones = 1
  case spatialMixerOutputType_BuiltInSpeakers = 2
  case spatialMixerOutputType_ExternalSpeakers = 3
}

public enum AUSpatialMixerPointSourceInHeadMode: UInt32, Sendable {
  case spatialMixerPointSourceInHeadMode_Mono = 0
  case spatialMixerPointSourceInHeadMode_Bypass = 1
}

public let kAUAudioMixProperty_SpatialAudioMixMetadata: AudioUnitPropertyID = 5000
public let kAUAudioMixProperty_EnableSpatialization: AudioUnitPropertyID = 5001
public let kAudioUnitProperty_3DMixerDistanceParams: AudioUnitPropertyID = 3010
public let kAudioUnitProperty_3DMixerAttenuationCurve: AudioUnitPropertyID = 3013
public let kAudioUnitProperty_DopplerShift: AudioUnitPropertyID = 3002
public let kAudioUnitProperty_3DMixerRenderingFlags: AudioUnitPropertyID = 3003
public let kAudioUnitProperty_3DMixerDistanceAtten: AudioUnitPropertyID = 3004
public let kAudioUnitProperty_ReverbPreset: AudioUnitPropertyID = 3012

public struct AU3DMixerRenderingFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let k3DMixerRenderingFlags_InterAuralDelay = AU3DMixerRenderingFlags(rawValue: 1 << 0)
  public static let k3DMixerRenderingFlags_DopplerShift = AU3DMixerRenderingFlags(rawValue: 1 << 1)
  public static let k3DMixerRenderingFlags_DistanceAttenuation = AU3DMixerRenderingFlags(rawValue: 1 << 2)
  public static let k3DMixerRenderingFlags_DistanceFilter = AU3DMixerRenderingFlags(rawValue: 1 << 3)
  public static let k3DMixerRenderingFlags_DistanceDiffusion = AU3DMixerRenderingFlags(rawValue: 1 << 4)
  public static let k3DMixerRenderingFlags_LinearDistanceAttenuation = AU3DMixerRenderingFlags(
    rawValue: 1 << 5)
  public static let k3DMixerRenderingFlags_ConstantReverbBlend = AU3DMixerRenderingFlags(rawValue: 1 << 6)
}

public enum AU3DMixerAttenuationCurve: UInt32, Sendable {
  case k3DMixerAttenuationCurve_Power = 0
  case k3DMixerAttenuationCurve_Exponential = 1
  case k3DMixerAttenuationCurve_Inverse = 2
  case k3DMixerAttenuationCurve_Linear = 3
}

public let kAudioUnitProperty_ScheduleAudioSlice: AudioUnitPropertyID = 3300
public let kAudioUnitProperty_ScheduleStartTimeStamp: AudioUnitPropertyID = 3301
public let kAudioUnitProperty_CurrentPlayTime: AudioUnitPropertyID = 3302

public struct AUScheduledAudioSliceFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let scheduledAudioSliceFlag_Complete = AUScheduledAudioSliceFlags(rawValue: 0x01)
  public static let scheduledAudioSliceFlag_BeganToRender = AUScheduledAudioSliceFlags(rawValue: 0x02)
  public static let scheduledAudioSliceFlag_BeganToRenderLate = AUScheduledAudioSliceFlags(rawValue: 0x04)
  public static let scheduledAudioSliceFlag_Loop = AUScheduledAudioSliceFlags(rawValue: 0x08)
  public static let scheduledAudioSliceFlag_Interrupt = AUScheduledAudioSliceFlags(rawValue: 0x10)
  public static let scheduledAudioSliceFlag_InterruptAtLoop = AUScheduledAudioSliceFlags(rawValue: 0x20)
}

public let kAudioUnitProperty_ScheduledFileIDs: AudioUnitPropertyID = 3310
public let kAudioUnitProperty_ScheduledFileRegion: AudioUnitPropertyID = 3311
public let kAudioUnitProperty_ScheduledFilePrime: AudioUnitPropertyID = 3312
public let kAudioUnitProperty_ScheduledFileBufferSizeFrames: AudioUnitPropertyID = 3313
public let kAudioUnitProperty_ScheduledFileNumberBuffers: AudioUnitPropertyID = 3314
public let kMusicDeviceProperty_UsesInternalReverb: AudioUnitPropertyID =
  kAudioUnitProperty_UsesInternalReverb
public let kMusicDeviceProperty_SoundBankData: AudioUnitPropertyID = 1008
public let kMusicDeviceProperty_StreamFromDisk: AudioUnitPropertyID = 1011
public let kMusicDeviceProperty_SoundBankFSRef: AudioUnitPropertyID = 1012
public let kMusicDeviceProperty_InstrumentName: AudioUnitPropertyID = 1001
public let kMusicDeviceProperty_InstrumentNumber: AudioUnitPropertyID = 1004
public let kMusicDeviceProperty_InstrumentCount: AudioUnitPropertyID = 1000
public let kMusicDeviceProperty_BankName: AudioUnitPropertyID = 1007
public let kMusicDeviceProperty_SoundBankURL: AudioUnitPropertyID = 1100
public let kAUMIDISynthProperty_EnablePreload: AudioUnitPropertyID = 4119
public let kAUSamplerProperty_LoadInstrument: AudioUnitPropertyID = 4102
public let kAUSamplerProperty_LoadAudioFiles: AudioUnitPropertyID = 4101

public struct AUSamplerInstrumentData {
  public var fileURL: Unmanaged<CFURL>
  public var instrumentType: UInt8
  public var bankMSB: UInt8
  public var bankLSB: UInt8
  public var presetID: UInt8
  public init(
    fileURL: Unmanaged<CFURL>, instrumentType: UInt8, bankMSB: UInt8, bankLSB: UInt8, presetID: UInt8
  ) {
    self.fileURL = fileURL
    self.instrumentType = instrumentType
    self.bankMSB = bankMSB
    self.bankLSB = bankLSB
    self.presetID = presetID
  }
}

public let kInstrumentType_DLSPreset: Int = 1
public let kInstrumentType_SF2Preset: Int = kInstrumentType_DLSPreset
public let kInstrumentType_AUPreset: Int = 2
public let kInstrumentType_Audiofile: Int = 3
public let kInstrumentType_EXS24: Int = 4
public let kAUSampler_DefaultPercussionBankMSB: Int = 0x78
public let kAUSampler_DefaultMelodicBankMSB: Int = 0x79
public let kAUSampler_DefaultBankLSB: Int = 0x00
public let kAudioUnitProperty_DeferredRendererPullSize: AudioUnitPropertyID = 3320
public let kAudioUnitProperty_DeferredRendererExtraLatency: AudioUnitPropertyID = 3321
public let kAudioUnitProperty_DeferredRendererWaitFrames: AudioUnitPropertyID = 3322
public let kAUNetReceiveProperty_Hostname: AudioUnitPropertyID = 3511
public let kAUNetReceiveProperty_Password: AudioUnitPropertyID = 3512
public let kAUNetSendProperty_PortNum: AudioUnitPropertyID = 3513
public let kAUNetSendProperty_TransmissionFormat: AudioUnitPropertyID = 3514
public let kAUNetSendProperty_TransmissionFormatIndex: AudioUnitPropertyID = 3515
public let kAUNetSendProperty_ServiceName: AudioUnitPropertyID = 3516
public let kAUNetSendProperty_Disconnect: AudioUnitPropertyID = 3517
public let kAUNetSendProperty_Password: AudioUnitPropertyID = 3518
public let kAUNetSendPresetFormat_PCMFloat32: AudioUnitPropertyID = 0
public let kAUNetSendPresetFormat_PCMInt24: AudioUnitPropertyID = 1
public let kAUNetSendPresetFormat_PCMInt16: AudioUnitPropertyID = 2
public let kAUNetSendPresetFormat_Lossless24: AudioUnitPropertyID = 3
public let kAUNetSendPresetFormat_Lossless16: AudioUnitPropertyID = 4
public let kAUNetSendPresetFormat_ULaw: AudioUnitPropertyID = 5
public let kAUNetSendPresetFormat_IMA4: AudioUnitPropertyID = 6
public let kAUNetSendPresetFormat_AAC_128kbpspc: AudioUnitPropertyID = 7
