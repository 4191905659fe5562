/// The generations of the system font's spacing, oldest first.
public enum SystemFontEra: String, CaseIterable, Hashable, Sendable {
  /// iOS 9 and 10: like `legacy`, with wider lowercase letters in the display style.
  case original
  /// iOS 11 to 13: the display style begins at 20 points.
  case legacy
  /// iOS 14 and later: optical sizes blend from 17 to 28 points.
  case modern
}
