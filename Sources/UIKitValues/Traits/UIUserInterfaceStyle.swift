/// The user interface style.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified: the style of the environment.
  case unspecified = 0
  /// The light style.
  case light = 1
  /// The dark style.
  case dark = 2
}
