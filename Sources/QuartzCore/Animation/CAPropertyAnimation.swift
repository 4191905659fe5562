/// An animation of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// A Boolean value that determines whether the animated value is added to the property's value.
  open var isAdditive = false
  /// A Boolean value that determines whether each run begins with the last value of the previous one.
  open var isCumulative = false
  /// The function that creates transforms from numbers; `nil` if the values have the type of the property.
  open var valueFunction: CAValueFunction?

  /// Creates an animation with a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }
}

/// The names of functions that create transforms from numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A rotation about the x axis by an angle in radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A rotation about the y axis by an angle in radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A rotation about the z axis by an angle in radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale with three factors.
  public static let scale = Self(rawValue: "scale")
  /// A scale along x.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale along z.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A translation by three distances in points.
  public static let translate = Self(rawValue: "translate")
  /// A translation along x in points.
  public static let translateX = Self(rawValue: "translateX")
  /// A translation along y in points.
  public static let translateY = Self(rawValue: "translateY")
  /// A translation along z in points.
  public static let translateZ = Self(rawValue: "translateZ")
}

/// A function that creates a transform from one animated number or three.
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a function with a name.
  public init?(name: CAValueFunctionName) {
    self.name = name
  }

  func transform(_ value: Any) -> CATransform3D? {
    let numbers = (value as? [Any])?.compactMap(AnimatedValue.number) ?? []
    let x = AnimatedValue.number(value) ?? 0
    switch name {
    case .rotateX: return CATransform3DMakeRotation(x, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(x, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(x, 0, 0, 1)
    case .scaleX: return CATransform3DMakeScale(x, 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, x, 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, x)
    case .translateX: return CATransform3DMakeTranslation(x, 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, x, 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, x)
    case .scale where numbers.count == 3: return CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
    case .translate where numbers.count == 3:
      return CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
    default: return nil
    }
  }
}
