import Foundation

/// What a method is called with by its selector.
///
/// Swift checks types where Objective-C does not: ``value(_:as:)`` returns an argument as the type that the method
/// declares, and converts what Objective-C's runtime bridges (numbers, strings, notifications).
///
/// An object of another class than the method declares is handed over all the same, as on iOS: an action `tapped(_ sender:
/// UIView)` is called with the recogniser that sends it. What the method then asks of the object is not checked either;
/// members that its class lacks are not found to be missing as Objective-C's runtime does, and reading them is undefined.
/// Values of properties are checked: an outlet of another class is an error.
public struct RuntimeArguments {
  /// An argument that a method cannot take.
  public struct Mismatch: Error, CustomStringConvertible {
    /// What was given and which type was wanted.
    public let description: String

    init(value: Any?, type: Any.Type) {
      description = "\(value.map { "a \(Swift.type(of: $0))" } ?? "nil") cannot be passed as \(type)"
    }
  }

  /// The arguments in order; nil for those that are nil.
  public let values: [Any?]
  /// Whether objects of other classes than a method declares are handed over.
  private let isMessage: Bool

  /// Arguments in order.
  public init(_ values: [Any?]) { self.init(values, isMessage: false) }

  init(_ values: [Any?], isMessage: Bool) {
    self.values = values
    self.isMessage = isMessage
  }

  /// An argument as a type; nil where there is no such argument.
  public func value<Value>(_ index: Int = 0, as type: Value.Type = Value.self) throws -> Value {
    let given = index < values.count ? values[index] : nil
    guard let given else {
      if let empty = (given as Any) as? Value, Value.self is any OptionalType.Type { return empty }
      throw Mismatch(value: nil, type: type)
    }
    // A cast to an optional type makes nil of what is of another class.
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

  /// A value as another type, as far as Objective-C's runtime would not know the difference.
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
  /// The value as what is wrapped; nil where it is none.
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
extension Int: RuntimeNumber {
  fileprivate init?(runtime: Double) { self.init(exactly: runtime.rounded(.towardZero)) }
}
extension UInt: RuntimeNumber {
  fileprivate init?(runtime: Double) { self.init(exactly: runtime.rounded(.towardZero)) }
}
extension Int8: RuntimeNumber {
  fileprivate init?(runtime: Double) { self.init(exactly: runtime.rounded(.towardZero)) }
}
extension UInt8: RuntimeNumber {
  fileprivate init?(runtime: Double) { self.init(exactly: runtime.rounded(.towardZero)) }
}
extension Int16: RuntimeNumber {
  fileprivate init?(runtime: Double) { self.init(exactly: runtime.rounded(.towardZero)) }
}
extension Int32: RuntimeNumber {
  fileprivate init?(runtime: Double) { self.init(exactly: runtime.rounded(.towardZero)) }
}
extension Int64: RuntimeNumber {
  fileprivate init?(runtime: Double) { self.init(exactly: runtime.rounded(.towardZero)) }
}
extension Bool: RuntimeNumber { fileprivate init?(runtime: Double) { self = runtime != 0 } }
