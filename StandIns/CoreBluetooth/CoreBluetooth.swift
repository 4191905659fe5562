/// Stands in for Apple's CoreBluetooth: the device has no radio. Nothing is found, and requests have no answers.
import Foundation
import ObjectiveCSupport

public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low, medium, high }
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
}
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}
public let CBErrorDomain = "CBErrorDomain"
public let CBATTErrorDomain = "CBATTErrorDomain"
public struct CBError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled,
      connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed,
      connectionLimitReached, unknownDevice, operationNotSupported, peerRemovedPairingInformation,
      encryptionTimedOut, tooManyLEPairedDevices
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { CBErrorDomain }
  public static let unknown = Code.unknown
  public static let invalidParameters = Code.invalidParameters
  public static let invalidHandle = Code.invalidHandle
  public static let notConnected = Code.notConnected
  public static let outOfSpace = Code.outOfSpace
  public static let operationCancelled = Code.operationCancelled
  public static let connectionTimeout = Code.connectionTimeout
  public static let peripheralDisconnected = Code.peripheralDisconnected
  public static let uuidNotAllowed = Code.uuidNotAllowed
  public static let alreadyAdvertising = Code.alreadyAdvertising
  public static let connectionFailed = Code.connectionFailed
  public static let connectionLimitReached = Code.connectionLimitReached
  public static let unknownDevice = Code.unknownDevice
  public static let operationNotSupported = Code.operationNotSupported
  public static let peerRemovedPairingInformation = Code.peerRemovedPairingInformation
  public static let encryptionTimedOut = Code.encryptionTimedOut
  public static let tooManyLEPairedDevices = Code.tooManyLEPairedDevices
}
extension CBError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = CBError
}

public struct CBATTError: _FrameworkError {
  public enum Code: Int, Sendable {
    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication,
      requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound,
      attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError,
      insufficientEncryption, unsupportedGroupType, insufficientResources
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { CBATTErrorDomain }
  public static let success = Code.success
  public static let invalidHandle = Code.invalidHandle
  public static let readNotPermitted = Code.readNotPermitted
  public static let writeNotPermitted = Code.writeNotPermitted
  public static let invalidPdu = Code.invalidPdu
  public static let insufficientAuthentication = Code.insufficientAuthentication
  public static let requestNotSupported = Code.requestNotSupported
  public static let invalidOffset = Code.invalidOffset
  public static let insufficientAuthorization = Code.insufficientAuthorization
  public static let prepareQueueFull = Code.prepareQueueFull
  public static let attributeNotFound = Code.attributeNotFound
  public static let attributeNotLong = Code.attributeNotLong
  public static let insufficientEncryptionKeySize = Code.insufficientEncryptionKeySize
  public static let invalidAttributeValueLength = Code.invalidAttributeValueLength
  public static let unlikelyError = Code.unlikelyError
  public static let insufficientEncryption = Code.insufficientEncryption
  public static let unsupportedGroupType = Code.unsupportedGroupType
  public static let insufficientResources = Code.insufficientResources
}
extension CBATTError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = CBATTError
}

public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay"
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
public let CBUUIDCharacteristicUserDescriptionString = "2901"
public let CBUUIDClientCharacteristicConfigurationString = "2902"
public let CBUUIDCharacteristicFormatString = "2904"

open class CBUUID: NSObject {
  public let uuidString: String
  public init(string theString: String) { uuidString = theString.uppercased() }
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  public init(data theData: Data) {
    let digits = theData.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined().uppercased()
    var parts = [digits]
    if theData.count == 16 {
      var rest = digits[...]
      parts = [8, 4, 4, 4, 12].map { count in
        defer { rest = rest.dropFirst(count) }
        return String(rest.prefix(count))
      }
    }
    uuidString = parts.joined(separator: "-")
  }
  open var data: Data {
    let digits = uuidString.compactMap(\.hexDigitValue)
    return Data(stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
  open override var description: String { uuidString }
}
open class CBAttribute: NSObject {
  public let uuid: CBUUID
  init(_ uuid: CBUUID) { self.uuid = uuid }
}
open class CBService: CBAttribute {
  open internal(set) weak var peripheral: CBPeripheral?
  public let isPrimary: Bool
  open internal(set) var includedServices: [CBService]?
  open internal(set) var characteristics: [CBCharacteristic]?
  init(_ uuid: CBUUID, _ isPrimary: Bool) {
    self.isPrimary = isPrimary
    super.init(uuid)
  }
}
open class CBMutableService: CBService {
  open override var includedServices: [CBService]? {
    get { super.includedServices }
    set { super.includedServices = newValue }
  }
  open override var characteristics: [CBCharacteristic]? {
    get { super.characteristics }
    set { super.characteristics = newValue }
  }
  public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, isPrimary) }
}
open class CBCharacteristic: CBAttribute {
  open internal(set) weak var service: CBService?
  open internal(set) var properties: CBCharacteristicProperties
  open internal(set) var value: Data?
  open internal(set) var descriptors: [CBDescriptor]?
  open internal(set) var isNotifying = false
  init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties, _ value: Data?) {
    (self.properties, self.value) = (properties, value)
    super.init(uuid)
  }
}
open class CBMutableCharacteristic: CBCharacteristic {
  open var permissions: CBAttributePermissions
  open var subscribedCentrals: [CBCentral]? { [] }
  open override var properties: CBCharacteristicProperties {
    get { super.properties }
    set { super.properties = newValue }
  }
  open override var value: Data? {
    get { super.value }
    set { super.value = newValue }
  }
  open override var descriptors: [CBDescriptor]? {
    get { super.descriptors }
    set { super.descriptors = newValue }
  }
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(UUID, properties, value)
  }
}
open class CBDescriptor: CBAttribute {
  open internal(set) weak var characteristic: CBCharacteristic?
  open internal(set) var value: Any?
}
open class CBMutableDescriptor: CBDescriptor {
  public init(type UUID: CBUUID, value: Any?) {
    super.init(UUID)
    self.value = value
  }
}
open class CBPeer: NSObject { public let identifier = UUID() }
open class CBCentral: CBPeer { open var maximumUpdateValueLength: Int { 20 } }
/// A device. None is found here.
open class CBPeripheral: CBPeer {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var rssi: NSNumber? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open var canSendWriteWithoutResponse: Bool { false }
  open var ancsAuthorized: Bool { false }
  open func readRSSI() {}
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func readValue(for descriptor: CBDescriptor) {}
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}
open class CBManager: NSObject {
  open var state: CBManagerState { .unsupported }
  open class var authorization: CBManagerAuthorization {
    DeviceConditions.status(
      .bluetooth, granted: .allowedAlways, denied: .denied, undetermined: .notDetermined)
  }
  open var authorization: CBManagerAuthorization { Self.authorization }
}
/// Searches for devices, without results. The delegate is notified that Bluetooth is not available.
open class CBCentralManager: CBManager {
  public struct Feature: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let extendedScanAndConnect = Feature(rawValue: 1)
  }
  open class func supports(_ features: Feature) -> Bool { false }
  open weak var delegate: (any CBCentralManagerDelegate)?
  open private(set) var isScanning = false
  public convenience init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.init()
    self.delegate = delegate
    nonisolated(unsafe) let manager = self
    (queue ?? .main).async { manager.delegate?.centralManagerDidUpdateState(manager) }
  }
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}
open class CBATTRequest: NSObject {
  public let central = CBCentral()
  public let characteristic: CBCharacteristic
  public let offset = 0
  open var value: Data?
  init(_ characteristic: CBCharacteristic) { self.characteristic = characteristic }
}
/// Offers services, to nobody. The delegate is notified that Bluetooth is not available.
open class CBPeripheralManager: CBManager {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open private(set) var isAdvertising = false
  public convenience init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.init()
    self.delegate = delegate
    nonisolated(unsafe) let manager = self
    (queue ?? .main).async { manager.delegate?.peripheralManagerDidUpdateState(manager) }
  }
  open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus {
    DeviceConditions.status(.bluetooth, granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  open func stopAdvertising() {}
  open func setDesiredConnectionLatency(
    _ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral
  ) {}
  open func add(_ service: CBMutableService) {}
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// Returns `false`: the value is not sent.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}
public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
    isReconnecting: Bool, error: (any Error)?)
  func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}
extension CBCentralManagerDelegate {
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
    isReconnecting: Bool, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral
  ) {}
}
public protocol CBPeripheralDelegate: AnyObject {
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
  func peripheralDidUpdateRSSI(_ peripheral: CBPeripheral, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
}
extension CBPeripheralDelegate {
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
  public func peripheralDidUpdateRSSI(_ peripheral: CBPeripheral, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
}
public protocol CBPeripheralManagerDelegate: AnyObject {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  )
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
}
extension CBPeripheralManagerDelegate {
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
  }
}
