/// The direction in which an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page or element.
  case next = 5
  /// To the previous page or element.
  case previous = 6
}
