// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import Foundation
import ObjectiveCSupport

public let kMIDIInvalidClient: OSStatus = -10830
public let kMIDIInvalidPort: OSStatus = -10831
public let kMIDIWrongEndpointType: OSStatus = -10832
public let kMIDINoConnection: OSStatus = -10833
public let kMIDIUnknownEndpoint: OSStatus = -10834
public let kMIDIUnknownProperty: OSStatus = -10835
public let kMIDIWrongPropertyType: OSStatus = -10836
public let kMIDINoCurrentSetup: OSStatus = -10837
public let kMIDIMessageSendErr: OSStatus = -10838
public let kMIDIServerStartErr: OSStatus = -10839
public let kMIDISetupFormatErr: OSStatus = -10840
public let kMIDIWrongThread: OSStatus = -10841
public let kMIDIObjectNotFound: OSStatus = -10842
public let kMIDIIDNotUnique: OSStatus = -10843
public let kMIDINotPermitted: OSStatus = -10844
public let kMIDIUnknownError: OSStatus = -10845

public typealias MIDIObjectRef = UInt32
public typealias MIDIClientRef = MIDIObjectRef
public typealias MIDIPortRef = MIDIObjectRef
public typealias MIDIDeviceRef = MIDIObjectRef
public typealias MIDIEntityRef = MIDIObjectRef
public typealias MIDIEndpointRef = MIDIObjectRef
public typealias MIDITimeStamp = UInt64

public enum MIDIObjectType: Int32, Sendable {
  case other = -1
  case device = 0
  case entity = 1
  case source = 2
  case destination = 3
  case externalDevice = 0x10
  case externalEntity = 0x11
  case externalSource = 0x12
  case externalDestination = 0x13
}

public typealias MIDIUniqueID = Int32

public let kMIDIInvalidUniqueID: MIDIUniqueID = 0

public enum MIDIProtocolID: Int32, Sendable {
  case _1_0 = 1
  case _2_0 = 2
}

public typealias MIDINotifyProc = (UnsafeMutablePointer<MIDINotification>, UnsafeMutableRawPointer?) -> Void
public typealias MIDINotifyBlock = (UnsafeMutablePointer<MIDINotification>) -> Void
public typealias MIDIReceiveBlock = (UnsafeMutablePointer<MIDIEventList>, UnsafeMutableRawPointer?) -> Void
public typealias MIDIReadProc = (
  UnsafeMutablePointer<MIDIPacketList>, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
) -> Void
public typealias MIDIReadBlock = (UnsafeMutablePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void
public typealias MIDICompletionProc = (UnsafeMutablePointer<MIDISysexSendRequest>) -> Void
public typealias MIDICompletionProcUMP = (UnsafeMutablePointer<MIDISysexSendRequestUMP>) -> Void

public struct MIDIEventPacket: Sendable {
  public var timeStamp: MIDITimeStamp
  public var wordCount: UInt32
  public var words:
    (
      UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
      UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
      UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
      UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
      UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
    )
  public init() {
    timeStamp = 0
    wordCount = 0
    words = (
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )
  }
  public init(
    timeStamp: MIDITimeStamp, wordCount: UInt32,
    words: (
      UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
      UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
      UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
      UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
      UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
    )
  ) {
    self.timeStamp = timeStamp
    self.wordCount = wordCount
    self.words = words
  }
}

public struct MIDIEventList: Sendable {
  public var `protocol`: MIDIProtocolID
  public var numPackets: UInt32
  public var packet: MIDIEventPacket
  public init() {
    `protocol` = ._1_0
    numPackets = 0
    packet = MIDIEventPacket()
  }
  public init(
    `protocol`: MIDIProtocolID, numPackets: UInt32, packet: MIDIEventPacket
  ) {
    self.protocol = `protocol`
    self.numPackets = numPackets
    self.packet = packet
  }
}

public struct MIDIPacket: Sendable {
  public var timeStamp: MIDITimeStamp
  public var length: UInt16
  public var data:
    (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8
    )
  public init() {
    timeStamp = 0
    length = 0
    data = (
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )
  }
  public init(
    timeStamp: MIDITimeStamp, length: UInt16,
    data: (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8
    )
  ) {
    self.timeStamp = timeStamp
    self.length = length
    self.data = data
  }
}

public struct MIDIPacketList: Sendable {
  public var numPackets: UInt32
  public var packet: MIDIPacket
  public init() {
    numPackets = 0
    packet = MIDIPacket()
  }
  public init(
    numPackets: UInt32, packet: MIDIPacket
  ) {
    self.numPackets = numPackets
    self.packet = packet
  }
}

public struct MIDISysexSendRequest {
  public var destination: MIDIEndpointRef
  public var data: UnsafeMutablePointer<UInt8>
  public var bytesToSend: UInt32
  public var complete: DarwinBoolean
  public var reserved: (UInt8, UInt8, UInt8)
  public var completionProc: MIDICompletionProc?
  public var completionRefCon: UnsafeMutableRawPointer?
  public init(
    destination: MIDIEndpointRef, data: UnsafeMutablePointer<UInt8>, bytesToSend: UInt32,
    complete: DarwinBoolean, reserved: (UInt8, UInt8, UInt8), completionProc: MIDICompletionProc?,
    completionRefCon: UnsafeMutableRawPointer?
  ) {
    self.destination = destination
    self.data = data
    self.bytesToSend = bytesToSend
    self.complete = complete
    self.reserved = reserved
    self.completionProc = completionProc
    self.completionRefCon = completionRefCon
  }
}

public struct MIDISysexSendRequestUMP {
  public var destination: MIDIEndpointRef
  public var words: UnsafeMutablePointer<UInt32>
  public var wordsToSend: UInt32
  public var complete: DarwinBoolean
  public var completionProc: MIDICompletionProcUMP?
  public var completionRefCon: UnsafeMutableRawPointer?
  public init(
    destination: MIDIEndpointRef, words: UnsafeMutablePointer<UInt32>, wordsToSend: UInt32,
    complete: DarwinBoolean, completionProc: MIDICompletionProcUMP?,
    completionRefCon: UnsafeMutableRawPointer?
  ) {
    self.destination = destination
    self.words = words
    self.wordsToSend = wordsToSend
    self.complete = complete
    self.completionProc = completionProc
    self.completionRefCon = completionRefCon
  }
}

public enum MIDINotificationMessageID: Int32, Sendable {
  case msgSetupChanged = 1
  case msgObjectAdded = 2
  case msgObjectRemoved = 3
  case msgPropertyChanged = 4
  case msgThruConnectionsChanged = 5
  case msgSerialPortOwnerChanged = 6
  case msgIOError = 7
  case msgInternalStart = 0x1000
}

public struct MIDINotification: Sendable {
  public var messageID: MIDINotificationMessageID
  public var messageSize: UInt32
  public init() {
    messageID = .msgSetupChanged
    messageSize = 0
  }
  public init(
    messageID: MIDINotificationMessageID, messageSize: UInt32
  ) {
    self.messageID = messageID
    self.messageSize = messageSize
  }
}

public struct MIDIObjectAddRemoveNotification: Sendable {
  public var messageID: MIDINotificationMessageID
  public var messageSize: UInt32
  public var parent: MIDIObjectRef
  public var parentType: MIDIObjectType
  public var child: MIDIObjectRef
  public var childType: MIDIObjectType
  public init() {
    messageID = .msgSetupChanged
    messageSize = 0
    parent = 0
    parentType = .other
    child = 0
    childType = .other
  }
  public init(
    messageID: MIDINotificationMessageID, messageSize: UInt32, parent: MIDIObjectRef,
    parentType: MIDIObjectType, child: MIDIObjectRef, childType: MIDIObjectType
  ) {
    self.messageID = messageID
    self.messageSize = messageSize
    self.parent = parent
    self.parentType = parentType
    self.child = child
    self.childType = childType
  }
}

public struct MIDIObjectPropertyChangeNotification {
  public var messageID: MIDINotificationMessageID
  public var messageSize: UInt32
  public var object: MIDIObjectRef
  public var objectType: MIDIObjectType
  public var propertyName: Unmanaged<CFString>
  public init(
    messageID: MIDINotificationMessageID, messageSize: UInt32, object: MIDIObjectRef,
    objectType: MIDIObjectType, propertyName: Unmanaged<CFString>
  ) {
    self.messageID = messageID
    self.messageSize = messageSize
    self.object = object
    self.objectType = objectType
    self.propertyName = propertyName
  }
}

public struct MIDIIOErrorNotification: Sendable {
  public var messageID: MIDINotificationMessageID
  public var messageSize: UInt32
  public var driverDevice: MIDIDeviceRef
  public var errorCode: OSStatus
  public init() {
    messageID = .msgSetupChanged
    messageSize = 0
    driverDevice = 0
    errorCode = OSStatus()
  }
  public init(
    messageID: MIDINotificationMessageID, messageSize: UInt32, driverDevice: MIDIDeviceRef,
    errorCode: OSStatus
  ) {
    self.messageID = messageID
    self.messageSize = messageSize
    self.driverDevice = driverDevice
    self.errorCode = errorCode
  }
}

public let kMIDIPropertyName: CFString = "kMIDIPropertyName"
public let kMIDIPropertyManufacturer: CFString = "kMIDIPropertyManufacturer"
public let kMIDIPropertyModel: CFString = "kMIDIPropertyModel"
public let kMIDIPropertyUniqueID: CFString = "kMIDIPropertyUniqueID"
public let kMIDIPropertyDeviceID: CFString = "kMIDIPropertyDeviceID"
public let kMIDIPropertyReceiveChannels: CFString = "kMIDIPropertyReceiveChannels"
public let kMIDIPropertyTransmitChannels: CFString = "kMIDIPropertyTransmitChannels"
public let kMIDIPropertyMaxSysExSpeed: CFString = "kMIDIPropertyMaxSysExSpeed"
public let kMIDIPropertyAdvanceScheduleTimeMuSec: CFString = "kMIDIPropertyAdvanceScheduleTimeMuSec"
public let kMIDIPropertyIsEmbeddedEntity: CFString = "kMIDIPropertyIsEmbeddedEntity"
public let kMIDIPropertyIsBroadcast: CFString = "kMIDIPropertyIsBroadcast"
public let kMIDIPropertySingleRealtimeEntity: CFString = "kMIDIPropertySingleRealtimeEntity"
public let kMIDIPropertyConnectionUniqueID: CFString = "kMIDIPropertyConnectionUniqueID"
public let kMIDIPropertyOffline: CFString = "kMIDIPropertyOffline"
public let kMIDIPropertyPrivate: CFString = "kMIDIPropertyPrivate"
public let kMIDIPropertyDriverOwner: CFString = "kMIDIPropertyDriverOwner"
public let kMIDIPropertyFactoryPatchNameFile: CFString = "kMIDIPropertyFactoryPatchNameFile"
public let kMIDIPropertyUserPatchNameFile: CFString = "kMIDIPropertyUserPatchNameFile"
public let kMIDIPropertyNameConfiguration: CFString = "kMIDIPropertyNameConfiguration"
public let kMIDIPropertyNameConfigurationDictionary: CFString = "kMIDIPropertyNameConfigurationDictionary"
public let kMIDIPropertyImage: CFString = "kMIDIPropertyImage"
public let kMIDIPropertyDriverVersion: CFString = "kMIDIPropertyDriverVersion"
public let kMIDIPropertySupportsGeneralMIDI: CFString = "kMIDIPropertySupportsGeneralMIDI"
public let kMIDIPropertySupportsMMC: CFString = "kMIDIPropertySupportsMMC"
public let kMIDIPropertyCanRoute: CFString = "kMIDIPropertyCanRoute"
public let kMIDIPropertyReceivesClock: CFString = "kMIDIPropertyReceivesClock"
public let kMIDIPropertyReceivesMTC: CFString = "kMIDIPropertyReceivesMTC"
public let kMIDIPropertyReceivesNotes: CFString = "kMIDIPropertyReceivesNotes"
public let kMIDIPropertyReceivesProgramChanges: CFString = "kMIDIPropertyReceivesProgramChanges"
public let kMIDIPropertyReceivesBankSelectMSB: CFString = "kMIDIPropertyReceivesBankSelectMSB"
public let kMIDIPropertyReceivesBankSelectLSB: CFString = "kMIDIPropertyReceivesBankSelectLSB"
public let kMIDIPropertyTransmitsClock: CFString = "kMIDIPropertyTransmitsClock"
public let kMIDIPropertyTransmitsMTC: CFString = "kMIDIPropertyTransmitsMTC"
public let kMIDIPropertyTransmitsNotes: CFString = "kMIDIPropertyTransmitsNotes"
public let kMIDIPropertyTransmitsProgramChanges: CFString = "kMIDIPropertyTransmitsProgramChanges"
public let kMIDIPropertyTransmitsBankSelectMSB: CFString = "kMIDIPropertyTransmitsBankSelectMSB"
public let kMIDIPropertyTransmitsBankSelectLSB: CFString = "kMIDIPropertyTransmitsBankSelectLSB"
public let kMIDIPropertyPanDisruptsStereo: CFString = "kMIDIPropertyPanDisruptsStereo"
public let kMIDIPropertyIsSampler: CFString = "kMIDIPropertyIsSampler"
public let kMIDIPropertyIsDrumMachine: CFString = "kMIDIPropertyIsDrumMachine"
public let kMIDIPropertyIsMixer: CFString = "kMIDIPropertyIsMixer"
public let kMIDIPropertyIsEffectUnit: CFString = "kMIDIPropertyIsEffectUnit"
public let kMIDIPropertyMaxReceiveChannels: CFString = "kMIDIPropertyMaxReceiveChannels"
public let kMIDIPropertyMaxTransmitChannels: CFString = "kMIDIPropertyMaxTransmitChannels"
public let kMIDIPropertyDriverDeviceEditorApp: CFString = "kMIDIPropertyDriverDeviceEditorApp"
public let kMIDIPropertySupportsShowControl: CFString = "kMIDIPropertySupportsShowControl"
public let kMIDIPropertyDisplayName: CFString = "kMIDIPropertyDisplayName"
public let kMIDIPropertyProtocolID: CFString = "kMIDIPropertyProtocolID"
public let kMIDIPropertyUMPActiveGroupBitmap: CFString = "kMIDIPropertyUMPActiveGroupBitmap"
public let kMIDIPropertyUMPCanTransmitGroupless: CFString = "kMIDIPropertyUMPCanTransmitGroupless"
public let kMIDIPropertyAssociatedEndpoint: CFString = "kMIDIPropertyAssociatedEndpoint"
public let kMIDIPropertyUMPEnabled: CFString = "kMIDIPropertyUMPEnabled"

@discardableResult
public func MIDIClientCreate(
  _ name: CFString, _ notifyProc: MIDINotifyProc?, _ notifyRefCon: UnsafeMutableRawPointer?,
  _ outClient: UnsafeMutablePointer<MIDIClientRef>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIClientCreateWithBlock(
  _ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIClientDispose(_ client: MIDIClientRef) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIInputPortCreateWithProtocol(
  _ client: MIDIClientRef, _ portName: CFString, _ `protocol`: MIDIProtocolID,
  _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ receiveBlock: @escaping MIDIReceiveBlock
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIInputPortCreate(
  _ client: MIDIClientRef, _ portName: CFString, _ readProc: MIDIReadProc?,
  _ refCon: UnsafeMutableRawPointer?, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIInputPortCreateWithBlock(
  _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>,
  _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIOutputPortCreate(
  _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIPortDispose(_ port: MIDIPortRef) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIPortConnectSource(
  _ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIPortDisconnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef) -> OSStatus {
  kMIDIServerStartErr
}

@discardableResult
public func MIDIGetNumberOfDevices() -> Int { 0 }

@discardableResult
public func MIDIGetDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }

@discardableResult
public func MIDIDeviceGetNumberOfEntities(_ device: MIDIDeviceRef) -> Int { 0 }

@discardableResult
public func MIDIDeviceGetEntity(_ device: MIDIDeviceRef, _ entityIndex0: Int) -> MIDIEntityRef { 0 }

@discardableResult
public func MIDIEntityGetNumberOfSources(_ entity: MIDIEntityRef) -> Int { 0 }

@discardableResult
public func MIDIEntityGetSource(_ entity: MIDIEntityRef, _ sourceIndex0: Int) -> MIDIEndpointRef { 0 }

@discardableResult
public func MIDIEntityGetNumberOfDestinations(_ entity: MIDIEntityRef) -> Int { 0 }

@discardableResult
public func MIDIEntityGetDestination(_ entity: MIDIEntityRef, _ destIndex0: Int) -> MIDIEndpointRef { 0 }

@discardableResult
public func MIDIEntityGetDevice(_ inEntity: MIDIEntityRef, _ outDevice: UnsafeMutablePointer<MIDIDeviceRef>?)
  -> OSStatus
{ kMIDIServerStartErr }

@discardableResult
public func MIDIGetNumberOfSources() -> Int { 0 }

@discardableResult
public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef { 0 }

@discardableResult
public func MIDIGetNumberOfDestinations() -> Int { 0 }

@discardableResult
public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef { 0 }

@discardableResult
public func MIDIEndpointGetEntity(
  _ inEndpoint: MIDIEndpointRef, _ outEntity: UnsafeMutablePointer<MIDIEntityRef>?
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIDestinationCreateWithProtocol(
  _ client: MIDIClientRef, _ name: CFString, _ `protocol`: MIDIProtocolID,
  _ outDest: UnsafeMutablePointer<MIDIEndpointRef>, _ readBlock: @escaping MIDIReceiveBlock
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIDestinationCreate(
  _ client: MIDIClientRef, _ name: CFString, _ readProc: MIDIReadProc?, _ refCon: UnsafeMutableRawPointer?,
  _ outDest: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIDestinationCreateWithBlock(
  _ client: MIDIClientRef, _ name: CFString, _ outDest: UnsafeMutablePointer<MIDIEndpointRef>,
  _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISourceCreateWithProtocol(
  _ client: MIDIClientRef, _ name: CFString, _ `protocol`: MIDIProtocolID,
  _ outSrc: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISourceCreate(
  _ client: MIDIClientRef, _ name: CFString, _ outSrc: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIEndpointDispose(_ endpt: MIDIEndpointRef) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIGetNumberOfExternalDevices() -> Int { 0 }

@discardableResult
public func MIDIGetExternalDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }

@discardableResult
public func MIDIObjectGetIntegerProperty(
  _ obj: MIDIObjectRef, _ propertyID: CFString, _ outValue: UnsafeMutablePointer<Int32>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIObjectSetIntegerProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ value: Int32)
  -> OSStatus
{ kMIDIServerStartErr }

@discardableResult
public func MIDIObjectGetStringProperty(
  _ obj: MIDIObjectRef, _ propertyID: CFString, _ str: UnsafeMutablePointer<Unmanaged<CFString>?>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIObjectSetStringProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ str: CFString)
  -> OSStatus
{ kMIDIServerStartErr }

@discardableResult
public func MIDIObjectGetDataProperty(
  _ obj: MIDIObjectRef, _ propertyID: CFString, _ outData: UnsafeMutablePointer<Unmanaged<NSData>?>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIObjectSetDataProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ data: NSData)
  -> OSStatus
{ kMIDIServerStartErr }

@discardableResult
public func MIDIObjectGetDictionaryProperty(
  _ obj: MIDIObjectRef, _ propertyID: CFString, _ outDict: UnsafeMutablePointer<Unmanaged<CFDictionary>?>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIObjectSetDictionaryProperty(
  _ obj: MIDIObjectRef, _ propertyID: CFString, _ dict: CFDictionary
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIObjectGetProperties(
  _ obj: MIDIObjectRef, _ outProperties: UnsafeMutablePointer<Unmanaged<CFPropertyList>?>, _ deep: Bool
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIObjectRemoveProperty(_ obj: MIDIObjectRef, _ propertyID: CFString) -> OSStatus {
  kMIDIServerStartErr
}

@discardableResult
public func MIDIObjectFindByUniqueID(
  _ inUniqueID: MIDIUniqueID, _ outObject: UnsafeMutablePointer<MIDIObjectRef>?,
  _ outObjectType: UnsafeMutablePointer<MIDIObjectType>?
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISendEventList(
  _ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ evtlist: UnsafeMutablePointer<MIDIEventList>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISend(
  _ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ pktlist: UnsafeMutablePointer<MIDIPacketList>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISendSysex(_ request: UnsafeMutablePointer<MIDISysexSendRequest>) -> OSStatus {
  kMIDIServerStartErr
}

@discardableResult
public func MIDISendUMPSysex(_ umpRequest: UnsafeMutablePointer<MIDISysexSendRequestUMP>) -> OSStatus {
  kMIDIServerStartErr
}

@discardableResult
public func MIDISendUMPSysex8(_ umpRequest: UnsafeMutablePointer<MIDISysexSendRequestUMP>) -> OSStatus {
  kMIDIServerStartErr
}

@discardableResult
public func MIDIReceivedEventList(_ src: MIDIEndpointRef, _ evtlist: UnsafeMutablePointer<MIDIEventList>)
  -> OSStatus
{ kMIDIServerStartErr }

@discardableResult
public func MIDIReceived(_ src: MIDIEndpointRef, _ pktlist: UnsafeMutablePointer<MIDIPacketList>) -> OSStatus
{ kMIDIServerStartErr }

@discardableResult
public func MIDIFlushOutput(_ dest: MIDIEndpointRef) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIRestart() -> OSStatus { kMIDIServerStartErr }
