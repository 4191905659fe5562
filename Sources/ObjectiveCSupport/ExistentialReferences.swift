/// A weak reference to a value whose type need not be known to be a class.
///
/// With Objective-C's runtime `any P` is a class where a protocol of Objective-C's is `P`. Here it is none, so that generic types of
/// applications that have weak references to such values lose their constraint to classes. The source adapter makes the references
/// this wrapper.
@propertyWrapper public struct ExistentialWeak<Value> {
  private weak var object: AnyObject?

  /// Creates a reference to an object.
  public init(wrappedValue: Value?) { object = wrappedValue.map { $0 as AnyObject } }

  /// The object; `nil` once it is released.
  public var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue.map { $0 as AnyObject } }
  }
}

/// An unowned reference to a value whose type need not be known to be a class; see `ExistentialWeak`.
@propertyWrapper public struct ExistentialUnowned<Value> {
  private unowned var object: AnyObject

  /// Creates a reference to an object.
  public init(wrappedValue: Value) { object = wrappedValue as AnyObject }

  /// The object. Reading it after it is released stops the program.
  public var wrappedValue: Value {
    get { object as! Value }
    set { object = newValue as AnyObject }
  }
}
