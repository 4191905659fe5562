/// A constraint as `frames --json` describes it.
public struct ConstraintDescription: Codable, Hashable, Sendable {
  /// Interface Builder's object id; for constraints of screens a sequential number.
  public var id: String
  /// The console's description, with names that are the same in every run.
  public var description: String
  /// The file that created it, if known.
  public var file: String?
  /// The line in the file, starting at 1.
  public var line: Int?

  /// Creates a constraint from its id and description.
  public init(id: String, description: String, file: String? = nil, line: Int? = nil) {
    self.id = id
    self.description = description
    self.file = file
    self.line = line
  }
}

/// Constraints that cannot be satisfied together, by their ids; empty ids are constraints that the system
/// created.
public struct ConflictDescription: Codable, Hashable, Sendable {
  /// The constraint that was broken.
  public var broken: String
  /// The conflicting constraints, including `broken`.
  public var set: [String]

  /// Creates a conflict from the ids of its constraints.
  public init(broken: String, set: [String]) {
    self.broken = broken
    self.set = set
  }
}
