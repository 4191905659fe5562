/// How much a constraint matters: more than 0, at most 1000, fractions included.
///
/// Priorities are compared level by level: no number of constraints at 250 outweighs one at 251.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold: 1000.
  public static let required = Priority(1000)

  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
