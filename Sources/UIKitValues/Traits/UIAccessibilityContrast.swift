/// The accessibility contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified, treated as `normal`.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// Increased contrast, for which colors may have a variant.
  case high = 1
}
