/// The priority of a constraint: more than 0 and at most 1000, including fractions.
///
/// Priorities are compared level by level: no number of constraints at 250 outweighs one at 251.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value. A solver requires that it is more than 0 and at most 1000; this type does not check it.
  public var rawValue: Float

  /// Creates a priority. The solver checks the value, not this initializer.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority, like ``init(_:)``.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that has to be satisfied: 1000.
  public static let required = Priority(1000)

  /// Returns whether the first priority has the smaller value.
  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
