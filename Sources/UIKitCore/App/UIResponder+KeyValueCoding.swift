import ClassMetadata
import Foundation

/// Properties of UIKit's own by key, which ``NamedMembers`` knows.
extension UIResponder: BuiltInKeyValueCoding {
  /// Returns the value of a property of UIKit; `unknown` if there is none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply { namedValue(key, of: self) }
  /// Sets a property of UIKit; returns `false` if there is none of that name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    setNamedValue(value, key, of: self)
  }
}

extension UIGestureRecognizer: BuiltInKeyValueCoding {
  /// Returns the value of a property of UIKit; `unknown` if there is none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply { namedValue(key, of: self) }
  /// Sets a property of UIKit; returns `false` if there is none of that name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    setNamedValue(value, key, of: self)
  }
}

extension NSLayoutConstraint: BuiltInKeyValueCoding {
  /// Returns the value of a property of UIKit; `unknown` if there is none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply { namedValue(key, of: self) }
  /// Sets a property of UIKit; returns `false` if there is none of that name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    setNamedValue(value, key, of: self)
  }
}

extension UIBarItem: BuiltInKeyValueCoding {
  /// Returns the value of a property of UIKit; `unknown` if there is none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply { namedValue(key, of: self) }
  /// Sets a property of UIKit; returns `false` if there is none of that name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    setNamedValue(value, key, of: self)
  }
}

/// Values are read on whichever thread asks: their isolation is the asker's business.
private func namedValue(_ key: String, of object: AnyObject) -> RuntimeClasses.Reply {
  withoutIsolationCheck((object, key)) { object, key in
    guard let value = NamedMembers.value(key, of: object) else { return .unknown }
    return .returned(value)
  }
}

private func setNamedValue(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
  withoutIsolationCheck((object, key, value)) { NamedMembers.set($0.1, of: $0.0, to: $0.2) }
}
