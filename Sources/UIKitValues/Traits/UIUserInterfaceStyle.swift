/// Light or dark appearance. `unspecified` follows the environment.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Left open.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}
