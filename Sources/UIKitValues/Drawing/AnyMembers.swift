import Foundation

/// Members of boxed values, looked up in an object of no known type, as Objective-C does: what the object does not have is
/// nil. Adapted sources use it where they call members of `AnyObject`.
public struct AnyMembers {
  private let content: Any?

  /// The members of an object, or of a value that Swift has boxed in one.
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
  private var text: NSString? {
    (content as? NSString) ?? (content as? String).map { NSString(string: $0) }
  }

  /// A rectangle that was boxed.
  public var cgRectValue: CGRect! { value?.cgRectValue }
  /// A point that was boxed.
  public var cgPointValue: CGPoint! { value?.cgPointValue }
  /// A size that was boxed.
  public var cgSizeValue: CGSize! { value?.cgSizeValue }
  /// A transform that was boxed.
  public var cgAffineTransformValue: CGAffineTransform! { value?.cgAffineTransformValue }
  /// Insets that were boxed.
  public var uiEdgeInsetsValue: UIEdgeInsets! { value?.uiEdgeInsetsValue }
  /// An offset that was boxed.
  public var uiOffsetValue: UIOffset! { value?.uiOffsetValue }
  /// A range that was boxed.
  public var rangeValue: NSRange! { value?.rangeValue }
  /// A number or a text as a truth value.
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  /// A number or a text as an integer.
  public var intValue: Int32! { number?.int32Value ?? text?.intValue }
  /// A number or a text as an integer.
  public var integerValue: Int! { number?.intValue ?? text?.integerValue }
  /// A number as an integer.
  public var uintValue: UInt! { number?.uintValue }
  /// A number as an integer.
  public var int32Value: Int32! { number?.int32Value }
  /// A number as an integer.
  public var int64Value: Int64! { number?.int64Value }
  /// A number or a text as a number with a fraction.
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  /// A number or a text as a number with a fraction.
  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  /// A number as a text.
  public var stringValue: String! { number?.stringValue }
  /// What a dictionary has for a key.
  public subscript(key: String) -> AnyObject! {
    switch content {
    case let dictionary as NSDictionary: dictionary[key].map { $0 as AnyObject }
    case let dictionary as [AnyHashable: Any]: dictionary[key].map { $0 as AnyObject }
    default: nil
    }
  }
  /// What an array has at a place.
  public subscript(index: Int) -> AnyObject! {
    switch content {
    case let array as NSArray: index < array.count && index >= 0 ? array[index] as AnyObject : nil
    case let array as [Any]: array.indices.contains(index) ? array[index] as AnyObject : nil
    default: nil
    }
  }
  /// What a dictionary has for a key.
  public func object(forKey key: Any) -> AnyObject! { (key as? String).flatMap { self[$0] } }
  /// What an array has at a place.
  public func object(at index: Int) -> AnyObject! { self[index] }
  /// How many things a collection has.
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
  /// How many UTF-16 units a text has.
  public var length: Int! { text?.length }
}
