import Foundation

/// Members of a value of unknown type, looked up as Objective-C does for `id`: a member that the value does
/// not have is `nil`. Adapted sources use it where they access members of `AnyObject`.
public struct AnyMembers {
  private let content: Any?

  /// Creates the members of an object, or of a value that Swift has boxed.
  public init(_ content: Any?) { self.content = content }

  private var value: NSValue? {
    switch content {
    case let value as NSValue: value
    case let value as CGRect: NSValue(cgRect: value)
    case let value as CGPoint: NSValue(cgPoint: value)
    case let value as CGSize: NSValue(cgSize: value)
    case let value as CGAffineTransform: NSValue(cgAffineTransform: value)
    case let value as UIEdgeInsets: NSValue(uiEdgeInsets: value)
    case let value as UIOffset: NSValue(uiOffset: value)
    case let value as NSRange: NSValue(range: value)
    default: nil
    }
  }
  private var number: NSNumber? {
    switch content {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as UInt: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    default: nil
    }
  }
  var text: NSString? {
    (content as? NSString) ?? (content as? String).map { NSString(string: $0) }
  }

  /// The rectangle in a boxed value.
  public var cgRectValue: CGRect! { value?.cgRectValue }
  /// The point in a boxed value.
  public var cgPointValue: CGPoint! { value?.cgPointValue }
  /// The size in a boxed value.
  public var cgSizeValue: CGSize! { value?.cgSizeValue }
  /// The affine transform in a boxed value.
  public var cgAffineTransformValue: CGAffineTransform! { value?.cgAffineTransformValue }
  /// The insets in a boxed value.
  public var uiEdgeInsetsValue: UIEdgeInsets! { value?.uiEdgeInsetsValue }
  /// The offset in a boxed value.
  public var uiOffsetValue: UIOffset! { value?.uiOffsetValue }
  /// The range in a boxed value.
  public var rangeValue: NSRange! { value?.rangeValue }
  /// The Boolean value of a number or string.
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  /// The integer value of a number or string.
  public var intValue: Int32! { number?.int32Value ?? text?.intValue }
  /// The integer value of a number or string.
  public var integerValue: Int! { number?.intValue ?? text?.integerValue }
  /// The integer value of a number.
  public var uintValue: UInt! { number?.uintValue }
  /// The integer value of a number.
  public var int32Value: Int32! { number?.int32Value }
  /// The integer value of a number.
  public var int64Value: Int64! { number?.int64Value }
  /// The floating-point value of a number or string.
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  /// The floating-point value of a number or string.
  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  /// The string representation of a number.
  public var stringValue: String! { number?.stringValue }
  /// Accesses a dictionary's value for a key.
  public subscript(key: String) -> AnyObject! {
    switch content {
    case let dictionary as NSDictionary: dictionary[key].map { $0 as AnyObject }
    case let dictionary as [AnyHashable: Any]: dictionary[key].map { $0 as AnyObject }
    default: nil
    }
  }
  /// Accesses the element of an array at an index.
  public subscript(index: Int) -> AnyObject! {
    switch content {
    case let array as NSArray: index < array.count && index >= 0 ? array[index] as AnyObject : nil
    case let array as [Any]: array.indices.contains(index) ? array[index] as AnyObject : nil
    default: nil
    }
  }
  /// Returns a dictionary's value for a key.
  public func object(forKey key: Any) -> AnyObject! { (key as? String).flatMap { self[$0] } }
  /// Returns the element of an array at an index.
  public func object(at index: Int) -> AnyObject! { self[index] }
  /// The number of elements of a collection.
  public var count: Int! {
    switch content {
    case let array as NSArray: array.count
    case let array as [Any]: array.count
    case let dictionary as NSDictionary: dictionary.count
    case let dictionary as [AnyHashable: Any]: dictionary.count
    case let set as NSSet: set.count
    default: nil
    }
  }
  /// Returns the value of another property by its name in Objective-C, as the type that its use determines; `nil` if there is none, or if
  /// it is of another type. Enumerations and structures of one number are those numbers, as in Objective-C.
  public func member<Value>(_ name: String) -> Value! {
    let object = content.map { $0 as AnyObject } as? NSObject
    return object?.knownValue(forKeyPath: name).flatMap(Self.convert)
  }

  private static func convert<Value>(_ found: Any) -> Value? {
    if let value = found as? Value { return value }
    if let raw = found as? any RawRepresentable { return convert(raw.rawValue) as Value? }
    guard let number = AnyMembers(found).number else { return nil }
    let values: [Any] = [
      number, number.boolValue, number.intValue, number.doubleValue, number.floatValue,
      CGFloat(number.doubleValue),
    ]
    return values.lazy.compactMap { $0 as? Value }.first
  }

  /// The length of a string in UTF-16 code units.
  public var length: Int! { text?.length }
}
