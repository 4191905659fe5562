/// How the left side of a constraint compares with zero.
public enum Relation: Int8, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
