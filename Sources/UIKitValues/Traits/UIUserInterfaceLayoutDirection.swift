/// The layout direction of the user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// The layout direction trait of an environment, which may be unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}
