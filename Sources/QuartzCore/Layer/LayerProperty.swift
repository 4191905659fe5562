/// A property of layers by its name, by which animations and key-value coding read and set it.
///
/// A class declares its properties once, beside them: those of all layers are `CALayer.commonProperties`, those of a subclass its
/// `ownProperties`.
struct LayerProperty: Sendable {
  let get: @Sendable (CALayer) -> Any?
  /// - Returns: whether the value fits.
  let set: @Sendable (CALayer, Any?) -> Bool
  /// A Boolean value that indicates whether a change animates by itself.
  var animates = false

  /// The same under a name that no action belongs to.
  var withoutAnimation: LayerProperty { LayerProperty(get: get, set: set) }

  /// A property that a value of its very type sets.
  static func value<Owner: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value> & Sendable, animates: Bool = false
  ) -> LayerProperty {
    LayerProperty(
      get: { (owner($0) as Owner)[keyPath: path] },
      set: { layer, value in
        guard let value = value.map(AnimatedValue.unboxed) as? Value else { return false }
        (owner(layer) as Owner)[keyPath: path] = value
        return true
      }, animates: animates)
  }

  /// A property that `nil` sets, too.
  static func optional<Owner: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value?> & Sendable, animates: Bool = false
  ) -> LayerProperty {
    LayerProperty(
      get: { (owner($0) as Owner)[keyPath: path] },
      set: { layer, value in
        if let value, !(value is Value) { return false }
        (owner(layer) as Owner)[keyPath: path] = value as? Value
        return true
      }, animates: animates)
  }

  /// A property that numbers of any type set.
  static func number<Owner: CALayer, Value: BinaryFloatingPoint & SendableMetatype>(
    _ path: ReferenceWritableKeyPath<Owner, Value> & Sendable, animates: Bool = false
  ) -> LayerProperty {
    LayerProperty(
      get: { (owner($0) as Owner)[keyPath: path] },
      set: { layer, value in
        setNumber(value) { (owner(layer) as Owner)[keyPath: path] = Value($0) }
      }, animates: animates)
  }

  /// A part of the transform in the plane.
  static func component<Value>(
    get: @escaping @Sendable (CGAffineTransformComponents) -> Value,
    set: @escaping @Sendable (inout CGAffineTransformComponents, CGFloat) -> Void
  ) -> LayerProperty {
    LayerProperty(
      get: { get($0.affineTransform().decomposed()) },
      set: { layer, value in
        setNumber(value) { number in
          var components = layer.affineTransform().decomposed()
          set(&components, number)
          layer.setAffineTransform(CGAffineTransform(components))
        }
      })
  }

  /// A turn about an axis of the layer's plane, which is added to the transform and not read back.
  static func turn(_ x: CGFloat, _ y: CGFloat) -> LayerProperty {
    LayerProperty(
      get: { _ in CGFloat(0) },
      set: { layer, value in
        setNumber(value) { layer.transform = CATransform3DRotate(layer.transform, $0, x, y, 0) }
      })
  }

  private static func owner<Owner: CALayer>(_ layer: CALayer) -> Owner {
    // Properties are found in the table of the layer's own class.
    unsafeDowncast(layer, to: Owner.self)
  }

  private static func setNumber(_ value: Any?, _ assign: (CGFloat) -> Void) -> Bool {
    let number: CGFloat
    switch value {
    case let value as CGFloat: number = value
    case let value as Double: number = CGFloat(value)
    case let value as Float: number = CGFloat(value)
    case let value as Int: number = CGFloat(value)
    case let value as NSNumber: number = CGFloat(value.doubleValue)
    default: return false
    }
    assign(number)
    return true
  }
}
