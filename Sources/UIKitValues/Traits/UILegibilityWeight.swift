/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Left open: as `regular`.
  case unspecified = -1
  /// Not bold.
  case regular = 0
  /// Bold.
  case bold = 1
}
