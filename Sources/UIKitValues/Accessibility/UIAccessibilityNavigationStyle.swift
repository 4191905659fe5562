/// The way in which assistive technologies navigate the elements of an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The assistive technology chooses.
  case automatic = 0
  /// Element by element.
  case separate = 1
  /// As one element.
  case combined = 2
}
