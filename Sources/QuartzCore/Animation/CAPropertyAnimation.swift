/// An animation of a layer's property.
open class CAPropertyAnimation: CAAnimation {
  /// The property's name.
  open var keyPath: String?
  /// Whether the animated value is added to the property's own.
  open var isAdditive = false
  /// Whether each run begins with the value that the last one ended with.
  open var isCumulative = false
  /// What makes transforms of numbers; nil where the property's own type is animated.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
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

/// The names of functions that make transforms of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A turn about the x axis, of radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A turn about the y axis, of radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A turn about the z axis, of radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale of three factors: x, y and z.
  public static let scale = Self(rawValue: "scale")
  /// A scale along x.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale along z.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A shift of three distances in points: x, y and z.
  public static let translate = Self(rawValue: "translate")
  /// A shift along x in points.
  public static let translateX = Self(rawValue: "translateX")
  /// A shift along y in points.
  public static let translateY = Self(rawValue: "translateY")
  /// A shift along z in points.
  public static let translateZ = Self(rawValue: "translateZ")
}

/// Makes a transform of an animated number, or of three.
open class CAValueFunction: NSObject {
  /// The function's name.
  public let name: CAValueFunctionName

  /// Creates a function by name.
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
