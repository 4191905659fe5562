/// The size class of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Compact space.
  case compact = 1
  /// Regular space.
  case regular = 2
}
