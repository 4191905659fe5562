/// Stands in for Apple's ExternalAccessory: no accessory is connected.
import Foundation
import ObjectiveCSupport

/// An accessory. There is none.
open class EAAccessory: NSObject {
  open var isConnected: Bool { false }
  open var connectionID: Int { 0 }
  open var manufacturer: String { "" }
  open var name: String { "" }
  open var modelNumber: String { "" }
  open var serialNumber: String { "" }
  open var firmwareRevision: String { "" }
  open var hardwareRevision: String { "" }
  open var dockType: String { "" }
  open var protocolStrings: [String] { [] }
  open weak var delegate: (any EAAccessoryDelegate)?
}

/// A receiver of the end of an accessory's connection.
public protocol EAAccessoryDelegate: NSObjectProtocol {
  func accessoryDidDisconnect(_ accessory: EAAccessory)
}
extension EAAccessoryDelegate {
  public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}

/// An error of the picker of accessories.
public struct EABluetoothAccessoryPickerError: _FrameworkError {
  public enum Code: Int, Sendable { case alreadyConnected, resultNotFound, resultCancelled, resultFailed }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let errorDomain = "EABluetoothAccessoryPickerErrorDomain"
  public static let alreadyConnected = Code.alreadyConnected
  public static let resultNotFound = Code.resultNotFound
  public static let resultCancelled = Code.resultCancelled
  public static let resultFailed = Code.resultFailed
}
extension EABluetoothAccessoryPickerError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = EABluetoothAccessoryPickerError
}

/// The accessories that are connected: none.
open class EAAccessoryManager: NSObject {
  private nonisolated(unsafe) static let manager = EAAccessoryManager()
  open class func shared() -> EAAccessoryManager { manager }
  open var connectedAccessories: [EAAccessory] { [] }
  open func registerForLocalNotifications() {}
  open func unregisterForLocalNotifications() {}
  /// Ends at once, as if the user had ended it.
  open func showBluetoothAccessoryPicker(
    withNameFilter predicate: NSPredicate?, completion: (((any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let handler = completion
    DispatchQueue.main.async { handler?(EABluetoothAccessoryPickerError(.resultCancelled)) }
  }
}

/// A session with an accessory, of which there is none.
open class EASession: NSObject {
  public init?(accessory: EAAccessory, forProtocol protocolString: String) { return nil }
  open var accessory: EAAccessory? { nil }
  open var protocolString: String? { nil }
  open var inputStream: InputStream? { nil }
  open var outputStream: OutputStream? { nil }
}

/// The key of the accessory in a notification's user info.
public let EAAccessoryKey = "EAAccessoryKey"
/// The key of the accessory that was chosen, in a notification's user info.
public let EAAccessorySelectedKey = "EAAccessorySelectedKey"
extension Notification.Name {
  public static let EAAccessoryDidConnect = Notification.Name("EAAccessoryDidConnectNotification")
  public static let EAAccessoryDidDisconnect = Notification.Name("EAAccessoryDidDisconnectNotification")
}
