/// Stands in for Apple's CoreBluetooth: the device has no radio.
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

open class CBUUID: NSObject {
  public let uuidString: String
  public init(string theString: String) { uuidString = theString.uppercased() }
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
}
open class CBAttribute: NSObject { public let uuid = CBUUID(string: "") }
open class CBService: CBAttribute { open var characteristics: [CBCharacteristic]? }
open class CBCharacteristic: CBAttribute { open var value: Data? }
open class CBPeer: NSObject { public let identifier = UUID() }
open class CBPeripheral: CBPeer {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String?
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]?
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func readValue(for characteristic: CBCharacteristic) {}
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
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}
open class CBPeripheralManager: CBManager {
  open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus {
    DeviceConditions.status(.bluetooth, granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
}
public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
}
extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
}
public protocol CBPeripheralDelegate: AnyObject {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
}
extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
}
