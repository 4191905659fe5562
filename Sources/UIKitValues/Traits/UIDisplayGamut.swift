/// The color gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The sRGB gamut.
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The Display P3 gamut.
  case P3 = 1
}
