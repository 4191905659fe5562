/// How much space an axis has: phones are compact where tablets are regular.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Left open.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}
