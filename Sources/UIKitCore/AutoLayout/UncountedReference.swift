/// A reference to an object that whoever owns the object empties before the object is deallocated.
///
/// For one that is `unowned(unsafe)` instead, the compiler counts a reference at each comparison.
struct UncountedReference<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  var object: Object? {
    get { reference?.takeUnretainedValue() }
    set { reference = newValue.map(Unmanaged.passUnretained) }
  }

  var isEmpty: Bool { reference == nil }

  static func === (reference: Self, object: Object) -> Bool {
    reference.reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  static func !== (reference: Self, object: Object) -> Bool { !(reference === object) }
}
