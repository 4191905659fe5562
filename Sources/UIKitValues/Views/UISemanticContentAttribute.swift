/// The way in which a view reacts to a right-to-left layout direction. Raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in right-to-left languages.
  case unspecified = 0
  /// Playback controls, which are not mirrored.
  case playback = 1
  /// Controls for directions in space, which are not mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
