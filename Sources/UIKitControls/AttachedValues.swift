import Foundation
import ObjectiveCSupport

/// The values of properties that extensions declare for classes of lower modules.
package final class AttachedValues {
  private var values: [String: Any] = [:]

  // Only its address is used: nothing is read or written through it.
  private struct Key: @unchecked Sendable {
    let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }
  private static let key = Key()

  /// Returns a value of an object by the name of its property; `nil` if it was not set.
  package static func value<Value>(_ name: String, of object: AnyObject) -> Value? {
    (objc_getAssociatedObject(object, key.address) as? AttachedValues)?.values[name] as? Value
  }

  /// Sets a value of an object by the name of its property; `nil` removes it.
  package static func set(_ value: Any?, _ name: String, of object: AnyObject) {
    let held = objc_getAssociatedObject(object, key.address) as? AttachedValues
    if held == nil, value == nil { return }
    let values = held ?? AttachedValues()
    if held == nil { objc_setAssociatedObject(object, key.address, values, .OBJC_ASSOCIATION_RETAIN) }
    values.values[name] = value
  }
}
