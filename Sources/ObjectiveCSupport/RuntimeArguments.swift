import Foundation

/// The arguments with which a method is called by its selector.
///
/// Swift checks types where Objective-C does not: ``value(_:as:)`` returns an argument as the type that the method
/// declares, and converts what Objective-C's runtime bridges (numbers, strings, notifications).
///
/// An object of another class than the method declares is passed unchanged, as on iOS: an action
/// `tapped(_ sender: UIView)` is called with the gesture recognizer that sends it. Access to its members is
/// not checked either: using members that its class lacks is undefined behavior, where Objective-C's runtime
/// would raise an exception. Values of properties are checked: an outlet of another class is an error.
public struct RuntimeArguments {
  /// An error for an argument that cannot be passed to a method.
  public struct Mismatch: Error, CustomStringConvertible {
    /// A description of the argument and the expected type.
    public let description: String

    init(value: Any?, type: Any.Type) {
      description = "\(value.map { "a \(Swift.type(of: $0))" } ?? "nil") cannot be passed as \(type)"
    }
  }

  /// The arguments in order, including `nil`.
  public let values: [Any?]
  /// A Boolean value that indicates whether objects of other classes than a method declares are passed.
  private let isMessage: Bool

  /// Creates arguments in order.
  public init(_ values: [Any?]) { self.init(values, isMessage: false) }

  init(_ values: [Any?], isMessage: Bool) {
    self.values = values
    self.isMessage = isMessage
  }

  /// Returns an argument as a type. A missing argument is treated as `nil`.
  public func value<Value>(_ index: Int = 0, as type: Value.Type = Value.self) throws -> Value {
    let given = index < values.count ? values[index] : nil
    guard let given else {
      if let empty = (given as Any) as? Value, Value.self is any OptionalType.Type { return empty }
      throw Mismatch(value: nil, type: type)
    }
    // A cast to an optional type returns `nil` for an object of another class.
    let optional = Value.self as? any OptionalType.Type
    let candidate: Any? = if let optional { optional.cast(given) } else { given }
    if let candidate, let value = candidate as? Value { return value }
    let wrapped = optional?.wrappedType ?? Value.self
    if let value = Self.bridged(given, to: wrapped), let value = value as? Value { return value }
    if isMessage, wrapped is AnyClass, Swift.type(of: given) is AnyClass,
      MemoryLayout<Value>.size == MemoryLayout<AnyObject>.size
    {
      return unsafeBitCast(given as AnyObject, to: Value.self)
    }
    throw Mismatch(value: given, type: type)
  }

  /// Returns a value converted to another type that Objective-C's runtime does not distinguish.
  private static func bridged(_ value: Any, to type: Any.Type) -> Any? {
    if type == NSNotification.self, let value = value as? Notification {
      return NSNotification(name: value.name, object: value.object, userInfo: value.userInfo)
    }
    if type == Notification.self, let value = value as? NSNotification {
      return Notification(name: value.name, object: value.object, userInfo: value.userInfo)
    }
    if type == NSString.self, let value = value as? String { return NSString(string: value) }
    if type == String.self, let value = value as? NSString { return value.description }
    if type == NSNumber.self, let value = number(value) { return NSNumber(value: value) }
    if let point = value as? CGPoint, type == CGSize.self { return CGSize(width: point.x, height: point.y) }
    if let size = value as? CGSize, type == CGPoint.self { return CGPoint(x: size.width, y: size.height) }
    guard let number = number(value), number.isFinite else { return nil }
    if let type = type as? any RuntimeNumber.Type { return type.init(runtime: number) }
    return nil
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
  /// Returns the value cast to the wrapped type; `nil` if the cast fails.
  static func cast(_ value: Any) -> Any?
}
extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate static func cast(_ value: Any) -> Any? { value as? Wrapped }
}

/// Numbers that runtime attributes and key-value coding set.
private protocol RuntimeNumber { init?(runtime: Double) }
extension Double: RuntimeNumber { fileprivate init?(runtime: Double) { self = runtime } }
extension Float: RuntimeNumber { fileprivate init?(runtime: Double) { self = Float(runtime) } }
extension CGFloat: RuntimeNumber { fileprivate init?(runtime: Double) { self = CGFloat(runtime) } }
extension RuntimeNumber where Self: FixedWidthInteger {
  fileprivate init?(runtime: Double) { self.init(exactly: runtime.rounded(.towardZero)) }
}
extension Int: RuntimeNumber {}
extension UInt: RuntimeNumber {}
extension Int8: RuntimeNumber {}
extension UInt8: RuntimeNumber {}
extension Int16: RuntimeNumber {}
extension Int32: RuntimeNumber {}
extension Int64: RuntimeNumber {}
extension Bool: RuntimeNumber { fileprivate init?(runtime: Double) { self = runtime != 0 } }
