// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public let kAUNetSendPresetFormat_AAC_96kbpspc: AudioUnitPropertyID = 8
public let kAUNetSendPresetFormat_AAC_80kbpspc: AudioUnitPropertyID = 9
public let kAUNetSendPresetFormat_AAC_64kbpspc: AudioUnitPropertyID = 10
public let kAUNetSendPresetFormat_AAC_48kbpspc: AudioUnitPropertyID = 11
public let kAUNetSendPresetFormat_AAC_40kbpspc: AudioUnitPropertyID = 12
public let kAUNetSendPresetFormat_AAC_32kbpspc: AudioUnitPropertyID = 13
public let kAUNetSendPresetFormat_AAC_LD_64kbpspc: AudioUnitPropertyID = 14
public let kAUNetSendPresetFormat_AAC_LD_48kbpspc: AudioUnitPropertyID = 15
public let kAUNetSendPresetFormat_AAC_LD_40kbpspc: AudioUnitPropertyID = 16
public let kAUNetSendPresetFormat_AAC_LD_32kbpspc: AudioUnitPropertyID = 17
public let kAUNetSendNumPresetFormats: AudioUnitPropertyID = 18

public struct AUNumVersion: Sendable {
  public var nonRelRev: UInt8
  public var stage: UInt8
  public var minorAndBugRev: UInt8
  public var majorRev: UInt8
  public init() {
    nonRelRev = 0
    stage = 0
    minorAndBugRev = 0
    majorRev = 0
  }
  public init(
    nonRelRev: UInt8, stage: UInt8, minorAndBugRev: UInt8, majorRev: UInt8
  ) {
    self.nonRelRev = nonRelRev
    self.stage = stage
    self.minorAndBugRev = minorAndBugRev
    self.majorRev = majorRev
  }
}

public struct AUHostIdentifier {
  public var hostName: Unmanaged<CFString>
  public var hostVersion: AUNumVersion
  public init(
    hostName: Unmanaged<CFString>, hostVersion: AUNumVersion
  ) {
    self.hostName = hostName
    self.hostVersion = hostVersion
  }
}

public let kAudioUnitParameterFlag_Global: Int = 1 << 0
public let kAudioUnitParameterFlag_Input: Int = 1 << 1
public let kAudioUnitParameterFlag_Output: Int = 1 << 2
public let kAudioUnitParameterFlag_Group: Int = 1 << 3
public let kAudioUnitProperty_SRCAlgorithm: AudioUnitPropertyID = 9
public let kAudioUnitProperty_MIDIControlMapping: AudioUnitPropertyID = 17
public let kAudioUnitProperty_CurrentPreset: AudioUnitPropertyID = 28
public let kAudioUnitProperty_ParameterValueName: AudioUnitPropertyID =
  kAudioUnitProperty_ParameterStringFromValue
public let kAudioUnitProperty_BusCount: AudioUnitPropertyID = kAudioUnitProperty_ElementCount
public let kAudioOfflineUnitProperty_InputSize: AudioUnitPropertyID = kAudioUnitOfflineProperty_InputSize
public let kAudioOfflineUnitProperty_OutputSize: AudioUnitPropertyID = kAudioUnitOfflineProperty_OutputSize
public let kAudioUnitSRCAlgorithm_Polyphase: UInt32 = 0x706f6c79
public let kAudioUnitSRCAlgorithm_MediumQuality: UInt32 = 0x63737263

public struct AudioUnitMIDIControlMapping: Sendable {
  public var midiNRPN: UInt16
  public var midiControl: UInt8
  public var scope: UInt8
  public var element: AudioUnitElement
  public var parameter: AudioUnitParameterID
  public init() {
    midiNRPN = 0
    midiControl = 0
    scope = 0
    element = 0
    parameter = 0
  }
  public init(
    midiNRPN: UInt16, midiControl: UInt8, scope: UInt8, element: AudioUnitElement,
    parameter: AudioUnitParameterID
  ) {
    self.midiNRPN = midiNRPN
    self.midiControl = midiControl
    self.scope = scope
    self.element = element
    self.parameter = parameter
  }
}

public struct AudioUnitParameterValueName {
  public var inParamID: AudioUnitParameterID
  public var inValue: UnsafeMutablePointer<Float>
  public var outName: Unmanaged<CFString>
  public init(
    inParamID: AudioUnitParameterID, inValue: UnsafeMutablePointer<Float>, outName: Unmanaged<CFString>
  ) {
    self.inParamID = inParamID
    self.inValue = inValue
    self.outName = outName
  }
}

public let kMusicDeviceProperty_GroupOutputBus: AudioUnitPropertyID = 1002
public let kMusicDeviceProperty_SoundBankFSSpec: AudioUnitPropertyID = 1003
public let kAudioUnitProperty_PannerMode: AudioUnitPropertyID = 3008
public let kAudioUnitProperty_SpeakerConfiguration: AudioUnitPropertyID = 3001
public let kSpeakerConfiguration_HeadPhones: Int = 0
public let kSpeakerConfiguration_Stereo: Int = 1
public let kSpeakerConfiguration_Quad: Int = 2
public let kSpeakerConfiguration_5_0: Int = 3
public let kSpeakerConfiguration_5_1: Int = kSpeakerConfiguration_5_0

public struct AUSamplerBankPresetData {
  public var bankURL: Unmanaged<CFURL>
  public var bankMSB: UInt8
  public var bankLSB: UInt8
  public var presetID: UInt8
  public var reserved: UInt8
  public init(
    bankURL: Unmanaged<CFURL>, bankMSB: UInt8, bankLSB: UInt8, presetID: UInt8, reserved: UInt8
  ) {
    self.bankURL = bankURL
    self.bankMSB = bankMSB
    self.bankLSB = bankLSB
    self.presetID = presetID
    self.reserved = reserved
  }
}

public let kAUSamplerProperty_LoadPresetFromBank: AudioUnitPropertyID = 4100
public let kAUSamplerProperty_BankAndPreset: AudioUnitPropertyID = kAUSamplerProperty_LoadPresetFromBank
