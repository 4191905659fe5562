/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Chosen by the user interface style.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
