import Foundation
import ObjectiveCSupport
import QuartzCore

extension CALayer {
  /// What a property of a layer that was `@NSManaged` reads: what is kept under its name, else the type's empty value.
  public func managedValue<Value>(_ key: String) -> Value {
    if let value = value(forKey: key) as? Value { return value }
    if let number = value(forKey: key) as? NSNumber, let value = number as? Value { return value }
    guard let empty = LeftOut.emptyValue(Value.self) else { leftOutStop("\(key): has no value yet") }
    return empty
  }

  /// What a property of a layer that was `@NSManaged` writes: kept under its name, and drawn anew if the class says so.
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
