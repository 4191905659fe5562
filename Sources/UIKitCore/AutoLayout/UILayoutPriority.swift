import ConstraintSolver

/// How strongly a constraint is meant: more than 0, up to 1000, which is required. Fractions are legal.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// A priority of a number. Constraints check it, not this initializer.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A priority of a number, the same as `init(_:)`.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: at which content resists compression by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: at which dragging may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: at which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: at which dragging does not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: at which content hugs by default.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: at which a view is fitted to a target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first priority is the smaller number.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
  /// A priority that many points higher.
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { .init(a.rawValue + b) }
  /// A priority that many points lower.
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { .init(a.rawValue - b) }
  /// Raises a priority.
  public static func += (a: inout UILayoutPriority, b: Float) { a.rawValue += b }
  /// Lowers a priority.
  public static func -= (a: inout UILayoutPriority, b: Float) { a.rawValue -= b }

  var solverPriority: Priority { Priority(rawValue) }
}
