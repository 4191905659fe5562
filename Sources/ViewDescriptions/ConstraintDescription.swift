/// A constraint in the words of `frames --json`.
public struct ConstraintDescription: Codable, Hashable, Sendable {
  /// Interface Builder's object id; of constraints of screens a number that counts them.
  public var id: String
  /// As the console shows it, with names that are the same in every run.
  public var description: String
  /// The file that made it, where that is known.
  public var file: String?
  /// The line in the file, from 1.
  public var line: Int?

  /// A constraint by its id and words.
  public init(id: String, description: String, file: String? = nil, line: Int? = nil) {
    self.id = id
    self.description = description
    self.file = file
    self.line = line
  }
}

/// Constraints that cannot all hold, by their ids; empty ids are constraints that the system made.
public struct ConflictDescription: Codable, Hashable, Sendable {
  /// The constraint that was given up.
  public var broken: String
  /// All constraints of which one had to go, `broken` included.
  public var set: [String]

  /// A conflict by the ids of its constraints.
  public init(broken: String, set: [String]) {
    self.broken = broken
    self.set = set
  }
}
