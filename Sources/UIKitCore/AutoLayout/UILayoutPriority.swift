import ConstraintSolver

/// The priority of a constraint: greater than 0 and at most 1000, which is required. Fractions are allowed.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority. Its range is checked by constraints, not by this initializer.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority, like `init(_:)`.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of required constraints, 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority of compression resistance, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which dragging can resize a scene, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size, 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which dragging cannot resize a scene, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content hugging, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view is fitted to a target size, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns whether the first priority is lower than the second one.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
  /// Returns a priority that is higher by a number.
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { .init(a.rawValue + b) }
  /// Returns a priority that is lower by a number.
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { .init(a.rawValue - b) }
  /// Raises a priority by a number.
  public static func += (a: inout UILayoutPriority, b: Float) { a.rawValue += b }
  /// Lowers a priority by a number.
  public static func -= (a: inout UILayoutPriority, b: Float) { a.rawValue -= b }

  var solverPriority: Priority { Priority(rawValue) }
}
