extension UIColor {
  /// A description of the color in English words, such as `dark vibrant blue`.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return "" }
    if alpha == 0 { return "transparent" }
    if brightness < 0.05 { return "black" }
    if saturation < 0.08 {
      switch brightness {
      case 0.95...: return "white"
      case 0.7...: return "light gray"
      case 0.35...: return "gray"
      default: return "dark gray"
      }
    }
    let light = brightness < 0.4 ? "dark " : saturation < 0.5 && brightness > 0.8 ? "light " : ""
    let strength = saturation > 0.85 && brightness > 0.4 ? "vibrant " : ""
    return light + strength + Self.name(ofHue: hue * 360, brightness)
  }

  /// The name of a hue in degrees. Dark shades of orange are brown.
  private static func name(ofHue degrees: CGFloat, _ brightness: CGFloat) -> String {
    switch degrees {
    case ..<15, 345...: "red"
    case ..<45: brightness < 0.65 ? "brown" : "orange"
    case ..<70: "yellow"
    case ..<160: "green"
    case ..<200: "cyan"
    case ..<255: "blue"
    case ..<290: "purple"
    case ..<330: "magenta"
    default: "pink"
    }
  }
}
