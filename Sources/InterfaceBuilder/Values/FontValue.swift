/// The font of a document.
public enum FontValue: Hashable, Sendable {
  /// The system font; `weight` is the name in documents, such as `semibold`.
  case system(size: Double, weight: String, isItalic: Bool)
  /// A text style by its name, such as `UICTFontTextStyleBody`.
  case style(String)
  /// A font by its PostScript name.
  case named(String, family: String?, size: Double)

  /// Creates a font from a `fontDescription` or `font` element. A size of 0 is treated as 12 points.
  public init?(_ element: InterfaceElement) {
    if let style = element["style"] {
      self = .style(style)
      return
    }
    guard
      let stated = element.number("pointSize") ?? element.number("size") ?? Self.standardSize(element),
      0...Self.sizeLimit ~= stated
    else { return nil }
    let size = stated == 0 ? 12 : stated
    if let name = element["name"] {
      self = .named(name, family: element["family"], size: size)
      return
    }
    switch element["type"] {
    case "boldSystem": self = .system(size: size, weight: "bold", isItalic: false)
    case "italicSystem": self = .system(size: size, weight: "regular", isItalic: true)
    default:
      let weight = element["metaFont"]?.hasSuffix("Bold") == true ? "bold" : "regular"
      self = .system(size: size, weight: element["weight"] ?? weight, isItalic: false)
    }
  }

  /// The largest size that is used, in points.
  static let sizeLimit = 10_000.0

  /// The sizes with names.
  static let standardSizes: [String: Double] = ["system": 14, "smallSystem": 12, "label": 17, "button": 18]

  /// Returns the size of a font with a standard use: those of `UIFont.systemFontSize` and similar properties,
  /// or of AppKit's meta fonts.
  private static func standardSize(_ element: InterfaceElement) -> Double? {
    if let size = element["size"].flatMap({ standardSizes[$0] }) { return size }
    switch element["metaFont"] {
    case "system", "systemBold", "message": return 13
    case "cellTitle": return 12
    case "smallSystem", "smallSystemBold", "toolTip": return 11
    case "label": return 10
    case "miniSystem": return 9
    default: return nil
    }
  }
}
