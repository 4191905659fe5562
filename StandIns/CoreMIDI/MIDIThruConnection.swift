// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import Foundation
import ObjectiveCSupport

public typealias MIDIThruConnectionRef = MIDIObjectRef

public struct MIDIValueMap: Sendable {
  public var value:
    (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )
  public init() {
    value = (
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )
  }
  public init(
    value: (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )
  ) {
    self.value = value
  }
}

public enum MIDITransformType: UInt16, Sendable {
  case none = 0
  case filterOut = 1
  case mapControl = 2
  case add = 8
  case scale = 9
  case minValue = 10
  case maxValue = 11
  case mapValue = 12
}

public let kMIDIThruConnection_MaxEndpoints: Int = 8

public enum MIDITransformControlType: UInt8, Sendable {
  case controlType_7Bit = 0
  case controlType_14Bit = 1
  case controlType_7BitRPN = 2
  case controlType_14BitRPN = 3
  case controlType_7BitNRPN = 4
  case controlType_14BitNRPN = 5
}

public struct MIDITransform: Sendable {
  public var transform: MIDITransformType
  public var param: Int16
  public init() {
    transform = .none
    param = 0
  }
  public init(
    transform: MIDITransformType, param: Int16
  ) {
    self.transform = transform
    self.param = param
  }
}

public struct MIDIControlTransform: Sendable {
  public var controlType: MIDITransformControlType
  public var remappedControlType: MIDITransformControlType
  public var controlNumber: UInt16
  public var transform: MIDITransformType
  public var param: Int16
  public init() {
    controlType = .controlType_7Bit
    remappedControlType = .controlType_7Bit
    controlNumber = 0
    transform = .none
    param = 0
  }
  public init(
    controlType: MIDITransformControlType, remappedControlType: MIDITransformControlType,
    controlNumber: UInt16, transform: MIDITransformType, param: Int16
  ) {
    self.controlType = controlType
    self.remappedControlType = remappedControlType
    self.controlNumber = controlNumber
    self.transform = transform
    self.param = param
  }
}

public struct MIDIThruConnectionEndpoint: Sendable {
  public var endpointRef: MIDIEndpointRef
  public var uniqueID: MIDIUniqueID
  public init() {
    endpointRef = 0
    uniqueID = 0
  }
  public init(
    endpointRef: MIDIEndpointRef, uniqueID: MIDIUniqueID
  ) {
    self.endpointRef = endpointRef
    self.uniqueID = uniqueID
  }
}

public struct MIDIThruConnectionParams: Sendable {
  public var version: UInt32
  public var numSources: UInt32
  public var sources:
    (
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint,
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint,
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint
    )
  public var numDestinations: UInt32
  public var destinations:
    (
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint,
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint,
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint
    )
  public var channelMap:
    (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8
    )
  public var lowVelocity: UInt8
  public var highVelocity: UInt8
  public var lowNote: UInt8
  public var highNote: UInt8
  public var noteNumber: MIDITransform
  public var velocity: MIDITransform
  public var keyPressure: MIDITransform
  public var channelPressure: MIDITransform
  public var programChange: MIDITransform
  public var pitchBend: MIDITransform
  public var filterOutSysEx: UInt8
  public var filterOutMTC: UInt8
  public var filterOutBeatClock: UInt8
  public var filterOutTuneRequest: UInt8
  public var reserved2: (UInt8, UInt8, UInt8)
  public var filterOutAllControls: UInt8
  public var numControlTransforms: UInt16
  public var numMaps: UInt16
  public var reserved3: (UInt16, UInt16, UInt16, UInt16)
  public init() {
    version = 0
    numSources = 0
    sources = (
      MIDIThruConnectionEndpoint(), MIDIThruConnectionEndpoint(), MIDIThruConnectionEndpoint(),
      MIDIThruConnectionEndpoint(), MIDIThruConnectionEndpoint(), MIDIThruConnectionEndpoint(),
      MIDIThruConnectionEndpoint(), MIDIThruConnectionEndpoint()
    )
    numDestinations = 0
    destinations = (
      MIDIThruConnectionEndpoint(), MIDIThruConnectionEndpoint(), MIDIThruConnectionEndpoint(),
      MIDIThruConnectionEndpoint(), MIDIThruConnectionEndpoint(), MIDIThruConnectionEndpoint(),
      MIDIThruConnectionEndpoint(), MIDIThruConnectionEndpoint()
    )
    channelMap = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    lowVelocity = 0
    highVelocity = 0
    lowNote = 0
    highNote = 0
    noteNumber = MIDITransform()
    velocity = MIDITransform()
    keyPressure = MIDITransform()
    channelPressure = MIDITransform()
    programChange = MIDITransform()
    pitchBend = MIDITransform()
    filterOutSysEx = 0
    filterOutMTC = 0
    filterOutBeatClock = 0
    filterOutTuneRequest = 0
    reserved2 = (0, 0, 0)
    filterOutAllControls = 0
    numControlTransforms = 0
    numMaps = 0
    reserved3 = (0, 0, 0, 0)
  }
  public init(
    version: UInt32, numSources: UInt32,
    sources: (
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint,
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint,
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint
    ), numDestinations: UInt32,
    destinations: (
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint,
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint,
      MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint
    ),
    channelMap: (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8
    ), lowVelocity: UInt8, highVelocity: UInt8, lowNote: UInt8, highNote: UInt8, noteNumber: MIDITransform,
    velocity: MIDITransform, keyPressure: MIDITransform, channelPressure: MIDITransform,
    programChange: MIDITransform, pitchBend: MIDITransform, filterOutSysEx: UInt8, filterOutMTC: UInt8,
    filterOutBeatClock: UInt8, filterOutTuneRequest: UInt8, reserved2: (UInt8, UInt8, UInt8),
    filterOutAllControls: UInt8, numControlTransforms: UInt16, numMaps: UInt16,
    reserved3: (UInt16, UInt16, UInt16, UInt16)
  ) {
    self.version = version
    self.numSources = numSources
    self.sources = sources
    self.numDestinations = numDestinations
    self.destinations = destinations
    self.channelMap = channelMap
    self.lowVelocity = lowVelocity
    self.highVelocity = highVelocity
    self.lowNote = lowNote
    self.highNote = highNote
    self.noteNumber = noteNumber
    self.velocity = velocity
    self.keyPressure = keyPressure
    self.channelPressure = channelPressure
    self.programChange = programChange
    self.pitchBend = pitchBend
    self.filterOutSysEx = filterOutSysEx
    self.filterOutMTC = filterOutMTC
    self.filterOutBeatClock = filterOutBeatClock
    self.filterOutTuneRequest = filterOutTuneRequest
    self.reserved2 = reserved2
    self.filterOutAllControls = filterOutAllControls
    self.numControlTransforms = numControlTransforms
    self.numMaps = numMaps
    self.reserved3 = reserved3
  }
}

@discardableResult
public func MIDIThruConnectionCreate(
  _ inPersistentOwnerID: CFString?, _ inConnectionParams: NSData,
  _ outConnection: UnsafeMutablePointer<MIDIThruConnectionRef>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIThruConnectionDispose(_ connection: MIDIThruConnectionRef) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIThruConnectionGetParams(
  _ connection: MIDIThruConnectionRef, _ outConnectionParams: UnsafeMutablePointer<Unmanaged<NSData>>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIThruConnectionSetParams(_ connection: MIDIThruConnectionRef, _ inConnectionParams: NSData)
  -> OSStatus
{ kMIDIServerStartErr }

@discardableResult
public func MIDIThruConnectionFind(
  _ inPersistentOwnerID: CFString, _ outConnectionList: UnsafeMutablePointer<Unmanaged<NSData>>
) -> OSStatus { kMIDIServerStartErr }
