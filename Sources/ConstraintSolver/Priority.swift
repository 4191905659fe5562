/// How much a constraint matters: more than 0, at most 1000, fractions included.
///
/// Priorities are compared level by level: no number of constraints at 250 outweighs one at 251.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number: more than 0 and at most 1000 in a priority that the solver takes. It is not checked here.
  public var rawValue: Float

  /// A priority of a number. The solver checks it, not this initializer.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A priority of a number, the same as ``init(_:)``.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold: 1000.
  public static let required = Priority(1000)

  /// Whether the first priority is the smaller number.
  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
