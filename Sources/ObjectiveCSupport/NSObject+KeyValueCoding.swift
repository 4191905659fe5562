import ClassMetadata
import ForkSafeLocks
import Foundation

/// Key-value coding for registered properties, and those of UIKit that are known by key. Layers and
/// animations have methods of their own, which take precedence.
extension NSObject {
  /// Returns the value of a property without an override of `value(forKey:)`.
  func plainValue(forKey key: String) -> Any? {
    if case .returned(let value) = known(key) { return value }
    if case .returned(let value) = RuntimeClasses.send("valueForUndefinedKey:", to: self, [key]) {
      return value
    }
    if PrivateKeys.isPrivate(key, of: self) {
      PrivateKeys.note("\(type(of: self)) has no value for the private key \(key) here: nil")
      return nil
    }
    return value(forUndefinedKey: key)
  }

  private func known(_ key: String) -> RuntimeClasses.Reply {
    if case .returned(let value) = RuntimeClasses.get(key, of: self) { return .returned(value) }
    if let values = self as? any FoundationKeyValueCoding { return .returned(values.foundationValue(key)) }
    return (self as? any BuiltInKeyValueCoding)?.builtInValue(key) ?? .unknown
  }

  /// Returns the value at a key path, for observers; `nil` also if a key is unknown, since a property may be
  /// observed that is never read by key.
  package func knownValue(forKeyPath keyPath: String) -> Any? {
    var present: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = present.map({ $0 as AnyObject }) as? NSObject,
        case .returned(let value) = object.known(String(key))
      else { return nil }
      present = value
    }
    return present
  }

  /// Sets a property without an override of `setValue(_:forKey:)`.
  func setPlainValue(_ value: Any?, forKey key: String) {
    if RuntimeClasses.set(key, of: self, to: value) { return }
    if let object = self as? any BuiltInKeyValueCoding, object.setBuiltInValue(value, key) { return }
    if let values = self as? any FoundationKeyValueCoding, values.setFoundationValue(value, key) { return }
    if case .returned = RuntimeClasses.send("setValue:forUndefinedKey:", to: self, [value, key]) { return }
    if PrivateKeys.isPrivate(key, of: self) {
      return PrivateKeys.note("\(type(of: self)) has no private key \(key) here: nothing is set")
    }
    setValue(value, forUndefinedKey: key)
  }

  /// Sets several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }

  /// Returns the values of several properties.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = value(forKey: key) ?? NSNull() }
    return values
  }
}

/// An object whose class has properties that are known by key without registration: UIKit's own.
public protocol BuiltInKeyValueCoding: AnyObject {
  /// Returns the value of a property of UIKit; `unknown` if the class has none with that name.
  func builtInValue(_ key: String) -> RuntimeClasses.Reply
  /// Sets a property of UIKit. Returns `false` if the class has none with that name.
  func setBuiltInValue(_ value: Any?, _ key: String) -> Bool
}

/// The keys of private parts of Apple's classes that applications use nevertheless: `_clearButton`,
/// `backgroundView` of a bar. They differ between versions, so that such code can do without.
enum PrivateKeys {
  /// Returns whether a key is private to Apple: it has the prefix, or the object's class is Apple's own, not
  /// a subclass of an application.
  static func isPrivate(_ key: String, of object: NSObject) -> Bool {
    guard object is any BuiltInKeyValueCoding else { return false }
    if key.hasPrefix("_") { return true }
    return SystemModules.isSystems(type(of: object))
  }

  private static let said = Mutex<Set<String>>([])

  /// Writes a note, once.
  static func note(_ message: String) {
    guard said.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("note: \(message)\n".utf8))
  }
}

/// A Foundation class that supports any key.
private protocol FoundationKeyValueCoding: AnyObject {
  func foundationValue(_ key: String) -> Any?
  /// Sets a value.
  ///
  /// - Returns: Whether the class can set values by key.
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
  /// Returns the values of the array's objects; `NSNull` for `nil`.
  fileprivate func foundationValue(_ key: String) -> Any? {
    if key == "@count" { return count }
    return map { (element: Any) -> Any in (element as? NSObject)?.value(forKey: key) ?? NSNull() }
  }
  fileprivate func setFoundationValue(_ value: Any?, _ key: String) -> Bool {
    for element in self { (element as? NSObject)?.setValue(value, forKey: key) }
    return true
  }
}
