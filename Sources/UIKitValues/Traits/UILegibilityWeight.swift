/// The weight of text for legibility, which the Bold Text setting determines.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified, treated as `regular`.
  case unspecified = -1
  /// Regular weight.
  case regular = 0
  /// Bold weight.
  case bold = 1
}
