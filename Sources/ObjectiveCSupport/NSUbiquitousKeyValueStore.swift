import ForkSafeLocks
import Foundation

/// The user info key of why the values of the cloud have changed.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The user info key of the keys whose values have changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason of a change on another device.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason of the first download.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason of values that were not accepted because there are too many.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason of another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// Keys and values of a user in iCloud. A virtual device has no account: values last as long as the process, and
/// none arrives. Unchecked: a lock guards them.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// Posted when values arrive from another device. Never posted here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private static let shared = NSUbiquitousKeyValueStore()

  /// The store of the application.
  open class var `default`: NSUbiquitousKeyValueStore { shared }

  /// Unchecked, since values are property lists, which are not changed.
  private struct Values: @unchecked Sendable {
    var byKey: [String: Any] = [:]
  }

  private let values = Mutex(Values())

  /// All keys and values.
  open var dictionaryRepresentation: [String: Any] { values.withLock { $0 }.byKey }

  /// Returns a value; `nil` if there is none.
  open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }

  /// Sets a value; `nil` removes it.
  open func set(_ anObject: Any?, forKey aKey: String) {
    let new = Values(byKey: anObject.map { [aKey: $0] } ?? [:])
    values.withLock { $0.byKey[aKey] = new.byKey[aKey] }
  }

  /// Removes a value.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// Returns `true`: there is nothing to wait for.
  @discardableResult
  open func synchronize() -> Bool { true }

  /// Returns a text; `nil` if there is none.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns an array; `nil` if there is none.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns a dictionary; `nil` if there is none.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Returns data; `nil` if there is none.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns a whole number; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// Returns a number; 0 if there is none.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// Returns a Boolean value; `false` if there is none.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let whole as Int: NSNumber(value: whole)
    default: nil
    }
  }

  /// Sets a text; `nil` removes it.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets data; `nil` removes it.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets an array; `nil` removes it.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets a dictionary; `nil` removes it.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  /// Sets a whole number.
  open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets a number.
  open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets a Boolean value.
  open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
}
