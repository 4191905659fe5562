/// A property of a view class that an appearance proxy can set.
@MainActor
package struct AppearanceProperty {
  let name: String
  let isOf: (UIView) -> Bool
  let copy: (_ source: UIView, _ target: UIView) -> Void
  let isSame: (UIView, UIView) -> Bool
  /// Returns a predicate that compares another view's value with the value that the given view has at the
  /// call.
  let snapshot: (UIView) -> (UIView) -> Bool

  /// Creates a property from a getter and a setter, which are called only with views of the class.
  init<Owner: AnyObject, Value: Equatable>(
    _ owner: Owner.Type, _ name: String, get: @escaping (Owner) -> Value,
    set: @escaping (Owner, Value) -> Void
  ) {
    self.name = "\(owner).\(name)"
    isOf = { $0 is Owner }
    copy = { source, target in
      if let source = source as? Owner, let target = target as? Owner { set(target, get(source)) }
    }
    isSame = { ($0 as? Owner).map(get) == ($1 as? Owner).map(get) }
    snapshot = { view in
      let value = (view as? Owner).map(get)
      return { ($0 as? Owner).map(get) == value }
    }
  }
}

/// Attributes of text, compared by their values.
struct TextAttributes: Equatable {
  let values: [NSAttributedString.Key: Any]?

  init(_ values: [NSAttributedString.Key: Any]?) { self.values = values }

  static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    guard let first = a.values, let second = b.values else { return (a.values == nil) == (b.values == nil) }
    return NSAttributedString(string: " ", attributes: first)
      .isEqual(to: NSAttributedString(string: " ", attributes: second))
  }
}

extension UIView {
  /// The tint color set on the view itself, without the inherited one.
  package final var ownTintColor: UIColor? {
    get { extras?.tintColor }
    set { tintColor = newValue }
  }
}
