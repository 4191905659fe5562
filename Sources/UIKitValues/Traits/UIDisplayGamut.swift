/// The colour gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Left open.
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Standard colours.
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The wide colours of Apple's displays.
  case P3 = 1
}
