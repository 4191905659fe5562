/// The relation between the left side of a constraint and zero.
public enum Relation: Int8, Sendable {
  /// At most zero.
  case lessThanOrEqual = -1
  /// Exactly zero.
  case equal = 0
  /// At least zero.
  case greaterThanOrEqual = 1
}
