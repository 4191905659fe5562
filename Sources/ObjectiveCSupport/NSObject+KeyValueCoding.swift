import Foundation

/// Key-value coding over registered properties, and those of UIKit that are known by key. Layers and animations have methods
/// of their own, which come first.
extension NSObject {
  /// The value of a property; stops with Foundation's message if there is none of the key.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    if case .returned(let value) = known(key) { return value }
    if case .returned(let value) = RuntimeClasses.send("valueForUndefinedKey:", to: self, [key]) {
      return value
    }
    fatalError(
      "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  private func known(_ key: String) -> RuntimeClasses.Reply {
    if case .returned(let value) = RuntimeClasses.get(key, of: self) { return .returned(value) }
    return (self as? any BuiltInKeyValueCoding)?.builtInValue(key) ?? .unknown
  }

  /// The value at the end of a path of keys, for observers: nil also where a key is not known, since a property may be
  /// observed that is never read by key.
  func knownValue(forKeyPath keyPath: String) -> Any? {
    var present: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = present.map({ $0 as AnyObject }) as? NSObject,
        case .returned(let value) = object.known(String(key))
      else { return nil }
      present = value
    }
    return present
  }

  /// Sets a property; stops with Foundation's message if there is none of the key.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    if RuntimeClasses.set(key, of: self, to: value) { return }
    if let object = self as? any BuiltInKeyValueCoding, object.setBuiltInValue(value, key) { return }
    if case .returned = RuntimeClasses.send("setValue:forUndefinedKey:", to: self, [value, key]) { return }
    fatalError(
      "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  /// The value at the end of a path of keys; nil where the path ends early.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? {
    var present: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = present.map({ $0 as AnyObject }) as? NSObject else { return nil }
      present = object.value(forKey: String(key))
    }
    return present
  }

  /// Sets the property at the end of a path of keys.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let owner = keys.count == 1 ? self : self.value(forKeyPath: keys.dropLast().joined(separator: "."))
    (owner as? NSObject)?.setValue(value, forKey: last)
  }

  /// Sets several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }

  /// The values of several properties.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = value(forKey: key) ?? NSNull() }
    return values
  }
}

/// An object whose class brings properties that are known by key without registration: UIKit's own.
public protocol BuiltInKeyValueCoding: AnyObject {
  /// The value of a property of UIKit's; `unknown` where the class has none of that name.
  func builtInValue(_ key: String) -> RuntimeClasses.Reply
  /// Sets a property of UIKit's; false where the class has none of that name.
  func setBuiltInValue(_ value: Any?, _ key: String) -> Bool
}
