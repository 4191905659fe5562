/// A font as a document has it.
public enum FontValue: Hashable, Sendable {
  /// The system's font; `weight` by its name in documents, such as `semibold`.
  case system(size: Double, weight: String, isItalic: Bool)
  /// A text style by its name, such as `UICTFontTextStyleBody`.
  case style(String)
  /// A font by its PostScript name.
  case named(String, family: String?, size: Double)

  /// Reads a `fontDescription` or `font` element.
  public init?(_ element: InterfaceElement) {
    if let style = element["style"] {
      self = .style(style)
      return
    }
    let metaSize: Double? =
      switch element["metaFont"] {
      case "system": 13
      case "smallSystem": 11
      case "miniSystem": 9
      default: nil
      }
    guard let size = element.number("pointSize") ?? element.number("size") ?? metaSize, size > 0,
      size <= 10_000
    else { return nil }
    if let name = element["name"] {
      self = .named(name, family: element["family"], size: size)
      return
    }
    switch element["type"] {
    case "boldSystem": self = .system(size: size, weight: "bold", isItalic: false)
    case "italicSystem": self = .system(size: size, weight: "regular", isItalic: true)
    default: self = .system(size: size, weight: element["weight"] ?? "regular", isItalic: false)
    }
  }
}
