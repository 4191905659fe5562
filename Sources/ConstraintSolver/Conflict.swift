/// Required constraints that cannot be satisfied together.
public struct Conflict: Sendable {
  /// A minimal conflicting set, in order of addition: without any one of them the others can be satisfied.
  public let constraints: [Constraint]
  /// The member that is treated as absent while the conflict exists.
  public let broken: Constraint
}
