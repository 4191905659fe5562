// Names and values: the public headers of Xcode 26, as objc2 reads them (madsmtm/objc2-generated, fff28a8).
import Foundation
import ObjectiveCSupport

public typealias MIDISetupRef = MIDIObjectRef

@discardableResult
public func MIDISetupCreate(_ outSetup: UnsafeMutablePointer<MIDISetupRef>) -> OSStatus {
  kMIDIServerStartErr
}

@discardableResult
public func MIDISetupDispose(_ setup: MIDISetupRef) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISetupInstall(_ setup: MIDISetupRef) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISetupGetCurrent(_ outSetup: UnsafeMutablePointer<MIDISetupRef>) -> OSStatus {
  kMIDIServerStartErr
}

@discardableResult
public func MIDISetupToData(_ setup: MIDISetupRef, _ outData: UnsafeMutablePointer<Unmanaged<NSData>?>)
  -> OSStatus
{ kMIDIServerStartErr }

@discardableResult
public func MIDISetupFromData(_ data: NSData, _ outSetup: UnsafeMutablePointer<MIDISetupRef>) -> OSStatus {
  kMIDIServerStartErr
}

@discardableResult
public func MIDIDeviceNewEntity(
  _ device: MIDIDeviceRef, _ name: CFString, _ `protocol`: MIDIProtocolID, _ embedded: Bool,
  _ numSourceEndpoints: Int, _ numDestinationEndpoints: Int, _ newEntity: UnsafeMutablePointer<MIDIEntityRef>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIDeviceAddEntity(
  _ device: MIDIDeviceRef, _ name: CFString, _ embedded: Bool, _ numSourceEndpoints: Int,
  _ numDestinationEndpoints: Int, _ newEntity: UnsafeMutablePointer<MIDIEntityRef>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIDeviceRemoveEntity(_ device: MIDIDeviceRef, _ entity: MIDIEntityRef) -> OSStatus {
  kMIDIServerStartErr
}

@discardableResult
public func MIDIEntityAddOrRemoveEndpoints(
  _ entity: MIDIEntityRef, _ numSourceEndpoints: Int, _ numDestinationEndpoints: Int
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISetupAddDevice(_ device: MIDIDeviceRef) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISetupRemoveDevice(_ device: MIDIDeviceRef) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISetupAddExternalDevice(_ device: MIDIDeviceRef) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISetupRemoveExternalDevice(_ device: MIDIDeviceRef) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDIGetSerialPortOwner(
  _ portName: CFString, _ outDriverName: UnsafeMutablePointer<Unmanaged<CFString>?>
) -> OSStatus { kMIDIServerStartErr }

@discardableResult
public func MIDISetSerialPortOwner(_ portName: CFString, _ driverName: CFString) -> OSStatus {
  kMIDIServerStartErr
}

@discardableResult
public func MIDIGetSerialPortDrivers(_ outDriverNames: UnsafeMutablePointer<Unmanaged<CFArray>?>) -> OSStatus
{ kMIDIServerStartErr }

@discardableResult
public func MIDIExternalDeviceCreate(
  _ name: CFString, _ manufacturer: CFString, _ model: CFString,
  _ outDevice: UnsafeMutablePointer<MIDIDeviceRef>
) -> OSStatus { kMIDIServerStartErr }
