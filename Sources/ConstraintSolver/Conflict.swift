/// Required constraints that cannot hold together.
public struct Conflict: Sendable {
  /// A minimal conflicting set, in order of addition: without any one of them the others can hold.
  public let constraints: [Constraint]
  /// The member that is treated as absent for as long as the conflict stands.
  public let broken: Constraint
}
