/// A font as a document has it.
public enum FontValue: Hashable, Sendable {
  /// The system's font; `weight` by its name in documents, such as `semibold`.
  case system(size: Double, weight: String, isItalic: Bool)
  /// A text style by its name, such as `UICTFontTextStyleBody`.
  case style(String)
  /// A font by its PostScript name.
  case named(String, family: String?, size: Double)

  /// Reads a `fontDescription` or `font` element. A size of 0 is that of a system font without one, 12 points.
  public init?(_ element: InterfaceElement) {
    if let style = element["style"] {
      self = .style(style)
      return
    }
    guard
      let stated = element.number("pointSize") ?? element.number("size") ?? Self.standardSize(element),
      stated >= 0, stated <= 10_000
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

  /// The size that a font has by its use: those of UIFont's `systemFontSize` and its like, or of AppKit's meta fonts.
  private static func standardSize(_ element: InterfaceElement) -> Double? {
    switch element["size"] {
    case "system": return 14
    case "smallSystem": return 12
    case "label": return 17
    case "button": return 18
    default: break
    }
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
