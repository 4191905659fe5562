import ClassMetadata
import Foundation

/// Overrides of methods that Objective-C's categories give `NSObject` and `Formatter`.
///
/// Swift cannot override them, since Foundation's classes do not declare them here. The source adapter makes each override a method of
/// its own, which the class registers by its selector, and the methods below call it. While an override runs, they have their own
/// behavior for the same object and argument: that is the call of `super`.
enum RootOverrides {
  private struct Call: Hashable, Sendable {
    let object: ObjectIdentifier
    let selector: String
    let argument: String
  }

  @TaskLocal private static var running: Set<Call> = []

  /// Returns what the override of an object's class returns; `nil` if there is none, or if it runs already.
  static func result(_ selector: String, of object: AnyObject, _ arguments: [Any?], for argument: String)
    -> Any??
  {
    if case .returned(let value) = reply(selector, of: object, arguments, for: argument) {
      return .some(value)
    }
    return nil
  }

  /// Calls the override of an object's class; `unknown` if there is none, or if it runs already.
  static func reply(_ selector: String, of object: AnyObject, _ arguments: [Any?], for argument: String)
    -> RuntimeClasses.Reply
  {
    let call = Call(object: ObjectIdentifier(object), selector: selector, argument: argument)
    guard !running.contains(call) else { return .unknown }
    return $running.withValue(running.union([call])) {
      RuntimeClasses.sendRegistered(selector, to: object, arguments)
    }
  }
}

// These are in an extension of the protocol, as a class may declare the same methods then.
extension NSObjectProtocol where Self: NSObject {
  /// Returns whether the object has a method: a registered one, one of UIKit that is known by selector, or
  /// that of a selector created from a method. A class may override it.
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    let answer = RootOverrides.result("respondsToSelector:", of: self, [selector], for: selector.name)
    if let answer = answer as? Bool { return answer }
    return RuntimeClasses.responds(self, to: selector.name) || selector.isMethod(of: self)
  }

  /// Returns the object that gets messages which this one does not understand; `nil` by default.
  ///
  /// That concerns messages by selector. Methods of delegates are called without a message here, so that they are not forwarded.
  public func forwardingTarget(for aSelector: Selector!) -> Any? {
    guard let aSelector else { return nil }
    return RootOverrides.result("forwardingTargetForSelector:", of: self, [aSelector], for: aSelector.name)
      ?? nil
  }

  /// Returns the value of a property. For an unknown private key of Apple's, the value is `nil` with a note;
  /// otherwise `value(forUndefinedKey:)` is called. A class may override it.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    if let answer = RootOverrides.result("valueForKey:", of: self, [key], for: key) { return answer }
    return plainValue(forKey: key)
  }

  /// Called for a key without a property. A class may override it; otherwise stops with Foundation's message.
  public func value(forUndefinedKey key: String) -> Any? {
    fatalError(
      "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  /// Sets a property. An unknown private key of Apple's is ignored with a note; otherwise `setValue(_:forUndefinedKey:)` is called.
  /// A class may override it.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    guard RootOverrides.result("setValue:forKey:", of: self, [value, key], for: key) == nil else { return }
    setPlainValue(value, forKey: key)
  }

  /// Called for a key without a property. A class may override it; otherwise stops with Foundation's message.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    fatalError(
      "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  /// Returns the value at a key path; `nil` if a value on the path is `nil`. A class may override it.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? {
    if let answer = RootOverrides.result("valueForKeyPath:", of: self, [keyPath], for: keyPath) {
      return answer
    }
    var present: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = present.map({ $0 as AnyObject }) as? NSObject else { return nil }
      present = object.value(forKey: String(key))
    }
    return present
  }

  /// Sets the property at a key path. A class may override it.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let answer = RootOverrides.result("setValue:forKeyPath:", of: self, [value, keyPath], for: keyPath)
    guard answer == nil else { return }
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let owner = keys.count == 1 ? self : self.value(forKeyPath: keys.dropLast().joined(separator: "."))
    (owner as? NSObject)?.setValue(value, forKey: last)
  }
}
