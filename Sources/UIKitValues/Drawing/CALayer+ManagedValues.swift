import Foundation
import ObjectiveCSupport
import QuartzCore

extension CALayer {
  /// Returns the value of a layer's property that was declared `@NSManaged`: the stored value, or the type's
  /// empty value.
  public func managedValue<Value>(_ key: String) -> Value {
    if let value = value(forKey: key) as? Value { return value }
    if let number = value(forKey: key) as? NSNumber, let value = number as? Value { return value }
    guard let empty = LeftOut.emptyValue(Value.self) else { leftOutStop("\(key): has no value yet") }
    return empty
  }

  /// Sets the value of a layer's property that was declared `@NSManaged`. The layer is redrawn if its class
  /// requests it for the key.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    if let optional = value as? any AnyOptional {
      setValue(optional.unwrapped, forKey: key)
    } else {
      setValue(value, forKey: key)
    }
  }
}

private protocol AnyOptional { var unwrapped: Any? { get } }
extension Optional: AnyOptional { fileprivate var unwrapped: Any? { map { $0 as Any } } }
