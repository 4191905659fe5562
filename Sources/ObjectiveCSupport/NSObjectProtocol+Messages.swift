import Foundation

/// The messages of Objective-C's root protocol, for objects that are known by a protocol of theirs only, such as the
/// application's delegate. Classes have their own.
extension NSObjectProtocol {
  private var object: NSObject? { self as? NSObject }

  /// Returns whether the object has a method, see `NSObject`.
  @_disfavoredOverload
  public func responds(to selector: Selector!) -> Bool { object?.responds(to: selector) ?? false }

  /// Sends a message without arguments. Stops with Objective-C's message if there is no such method.
  @_disfavoredOverload
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { object?.perform(selector) }

  /// Sends a message with an argument. Stops with Objective-C's message if there is no such method.
  @_disfavoredOverload
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    object?.perform(selector, with: argument)
  }

  /// Sends a message with two arguments. Stops with Objective-C's message if there is no such method.
  @_disfavoredOverload
  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    object?.perform(selector, with: first, with: second)
  }

  /// Returns whether the object's class is a class or inherits from it.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool { object?.isKind(of: aClass) ?? false }

  /// Returns whether the object's class is exactly this one.
  @_disfavoredOverload
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
