// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import Foundation
import ObjectiveCSupport

public enum MIDIMessageType: Int, Sendable {
  case utility = 0x0
  case system = 0x1
  case channelVoice1 = 0x2
  case sysEx = 0x3
  case channelVoice2 = 0x4
  case data128 = 0x5
  case flexData = 0xD
  case unknownF = 0xF
  case invalid = 0xFF
  public static let stream = MIDIMessageType.unknownF
}

public enum MIDICVStatus: Int, Sendable {
  case noteOff = 0x8
  case noteOn = 0x9
  case polyPressure = 0xA
  case controlChange = 0xB
  case programChange = 0xC
  case channelPressure = 0xD
  case pitchBend = 0xE
  case registeredPNC = 0x0
  case assignablePNC = 0x1
  case registeredControl = 0x2
  case assignableControl = 0x3
  case relRegisteredControl = 0x4
  case relAssignableControl = 0x5
  case perNotePitchBend = 0x6
  case perNoteMgmt = 0xF
}

public enum MIDISystemStatus: Int, Sendable {
  case startOfExclusive = 0xF0
  case endOfExclusive = 0xF7
  case mtc = 0xF1
  case songPosPointer = 0xF2
  case songSelect = 0xF3
  case tuneRequest = 0xF6
  case timingClock = 0xF8
  case start = 0xFA
  case `continue` = 0xFB
  case stop = 0xFC
  case activeSending = 0xFE
  case systemReset = 0xFF
  public static let activeSensing = MIDISystemStatus.activeSending
}

public enum MIDISysExStatus: Int, Sendable {
  case complete = 0x0
  case start = 0x1
  case `continue` = 0x2
  case end = 0x3
  case mixedDataSetHeader = 0x8
  case mixedDataSetPayload = 0x9
}

public enum MIDIUtilityStatus: Int, Sendable {
  case noop = 0x0
  case jitterReductionClock = 0x1
  case jitterReductionTimestamp = 0x2
  case deltaClockstampTicksPerQuarterNote = 0x3
  case ticksSinceLastEvent = 0x4
}

public enum UMPStreamMessageStatus: Int, Sendable {
  case endpointDiscovery = 0x00
  case endpointInfoNotification = 0x01
  case deviceIdentityNotification = 0x02
  case endpointNameNotification = 0x03
  case productInstanceIDNotification = 0x04
  case streamConfigurationRequest = 0x05
  case streamConfigurationNotification = 0x06
  case functionBlockDiscovery = 0x10
  case functionBlockInfoNotification = 0x11
  case functionBlockNameNotification = 0x12
  case startOfClip = 0x20
  case endOfClip = 0x21
}

public enum MIDINoteAttribute: UInt8, Sendable {
  case none = 0x0
  case manufacturerSpecific = 0x1
  case profileSpecific = 0x2
  case pitch = 0x3
}

public struct MIDIProgramChangeOptions: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let bankValid = MIDIProgramChangeOptions(rawValue: 0x1)
}

public struct MIDIPerNoteManagementOptions: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let reset = MIDIPerNoteManagementOptions(rawValue: 0x1)
  public static let detach = MIDIPerNoteManagementOptions(rawValue: 0x2)
}

public enum MIDIUMPFunctionBlockMIDI1Info: Int32, Sendable {
  case notMIDI1 = 0
  case unrestrictedBandwidth = 1
  case restrictedBandwidth = 2
}

public enum MIDIUMPFunctionBlockUIHint: Int32, Sendable {
  case unknown = 0
  case receiver = 1
  case sender = 2
  case senderReceiver = 3
}

public enum MIDIUMPFunctionBlockDirection: Int32, Sendable {
  case unknown = 0
  case input = 1
  case output = 2
  case bidirectional = 3
}

public enum UMPStreamMessageFormat: UInt8, Sendable {
  case complete = 0x00
  case start = 0x01
  case continuing = 0x02
  case end = 0x03
}

public typealias MIDIUInteger2 = UInt8
public typealias MIDIUInteger4 = UInt8
public typealias MIDIUInteger7 = UInt8
public typealias MIDIUInteger14 = UInt16
public typealias MIDIUInteger28 = UInt32

public let kMIDIUInteger2Max: MIDIUInteger2 = 0x3
public let kMIDIUInteger4Max: MIDIUInteger4 = 0xF
public let kMIDIUInteger7Max: MIDIUInteger7 = 0x7F
public let kMIDIUInteger14Max: MIDIUInteger14 = 0x3FFF
public let kMIDIUInteger28Max: MIDIUInteger28 = 0xFFFFFFF

public typealias MIDIUMPGroupNumber = MIDIUInteger4
public typealias MIDIChannelNumber = MIDIUInteger4
public typealias MIDICIDeviceID = MIDIUInteger7

public let kMIDIDeviceIDUMPGroup: MIDICIDeviceID = 0x7e
public let kMIDIDeviceIDFunctionBlock: MIDICIDeviceID = 0x7f

public typealias MIDICIMUID = MIDIUInteger28
public typealias MIDIMessage_32 = UInt32

public struct MIDIMessage_64: Sendable {
  public var word0: UInt32
  public var word1: UInt32
  public init() {
    word0 = 0
    word1 = 0
  }
  public init(
    word0: UInt32, word1: UInt32
  ) {
    self.word0 = word0
    self.word1 = word1
  }
}

public struct MIDIMessage_96: Sendable {
  public var word0: UInt32
  public var word1: UInt32
  public var word2: UInt32
  public init() {
    word0 = 0
    word1 = 0
    word2 = 0
  }
  public init(
    word0: UInt32, word1: UInt32, word2: UInt32
  ) {
    self.word0 = word0
    self.word1 = word1
    self.word2 = word2
  }
}

public struct MIDIMessage_128: Sendable {
  public var word0: UInt32
  public var word1: UInt32
  public var word2: UInt32
  public var word3: UInt32
  public init() {
    word0 = 0
    word1 = 0
    word2 = 0
    word3 = 0
  }
  public init(
    word0: UInt32, word1: UInt32, word2: UInt32, word3: UInt32
  ) {
    self.word0 = word0
    self.word1 = word1
    self.word2 = word2
    self.word3 = word3
  }
}

public let kMIDI1UPMaxSysexSize: UInt8 = 6
