import ClassMetadata
import Foundation
import Synchronization

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
    if PrivateKeys.isPrivate(key, of: self) {
      PrivateKeys.note("\(type(of: self)) has no value for the private key \(key) here: nil")
      return nil
    }
    fatalError(
      "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  private func known(_ key: String) -> RuntimeClasses.Reply {
    if case .returned(let value) = RuntimeClasses.get(key, of: self) { return .returned(value) }
    if let values = self as? any FoundationKeyValueCoding { return .returned(values.foundationValue(key)) }
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
    if let values = self as? any FoundationKeyValueCoding, values.setFoundationValue(value, key) { return }
    if case .returned = RuntimeClasses.send("setValue:forUndefinedKey:", to: self, [value, key]) { return }
    if PrivateKeys.isPrivate(key, of: self) {
      return PrivateKeys.note("\(type(of: self)) has no private key \(key) here: nothing is set")
    }
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

/// Keys of parts that Apple's classes have and do not publish, which applications ask for nevertheless: `_clearButton`,
/// `backgroundView` of a bar. They change from version to version, so that code which asks can do without.
enum PrivateKeys {
  /// Whether a key is one of Apple's own: it begins as those do, or the object's class is one of Apple's that no application
  /// has extended.
  static func isPrivate(_ key: String, of object: NSObject) -> Bool {
    guard object is any BuiltInKeyValueCoding else { return false }
    if key.hasPrefix("_") { return true }
    return SystemModules.isSystems(type(of: object))
  }

  private static let said = Mutex<Set<String>>([])

  /// Says something once.
  static func note(_ message: String) {
    guard said.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("note: \(message)\n".utf8))
  }
}

/// A class of Foundation's that answers any key.
private protocol FoundationKeyValueCoding: AnyObject {
  func foundationValue(_ key: String) -> Any?
  /// - Returns: whether the class takes values by key.
  func setFoundationValue(_ value: Any?, _ key: String) -> Bool
}

extension UserDefaults: FoundationKeyValueCoding {
  fileprivate func foundationValue(_ key: String) -> Any? { object(forKey: key) }
  fileprivate func setFoundationValue(_ value: Any?, _ key: String) -> Bool {
    set(value, forKey: key)
    return true
  }
}

extension NSDictionary: FoundationKeyValueCoding {
  /// As documented, a key that begins with an at sign is one of the dictionary's own properties.
  fileprivate func foundationValue(_ key: String) -> Any? {
    if key == "@count" || key == "count" && object(forKey: key) == nil { return count }
    return object(forKey: key)
  }
  fileprivate func setFoundationValue(_ value: Any?, _ key: String) -> Bool {
    guard let dictionary = self as? NSMutableDictionary else { return false }
    if let value {
      dictionary.setObject(value, forKey: key as NSString)
    } else {
      dictionary.removeObject(forKey: key)
    }
    return true
  }
}

extension NSArray: FoundationKeyValueCoding {
  /// The values of the array's objects; `NSNull` for those that have nil.
  fileprivate func foundationValue(_ key: String) -> Any? {
    if key == "@count" { return count }
    return map { (element: Any) -> Any in (element as? NSObject)?.value(forKey: key) ?? NSNull() }
  }
  fileprivate func setFoundationValue(_ value: Any?, _ key: String) -> Bool {
    for element in self { (element as? NSObject)?.setValue(value, forKey: key) }
    return true
  }
}
