/// An animation from a value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the property's own.
  open var fromValue: Any?
  /// The last value; nil for the property's own.
  open var toValue: Any?
  /// The difference between the first and last values.
  open var byValue: Any?
}
