/// Whether colours are asked for with increased contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Left open: as `normal`.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// Increased contrast: colours that have such a variant show it.
  case high = 1
}
