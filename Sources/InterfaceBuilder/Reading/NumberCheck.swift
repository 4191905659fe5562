/// Finds unusable numbers in a document, which are ignored or replaced: positions and sizes, fonts, colors,
/// insets, opacities.
struct NumberCheck {
  private(set) var warnings: [InterfaceDocumentWarning] = []

  mutating func look(at element: InterfaceElement) {
    switch element.name {
    case "rect", "size": check(element, ["x", "y", "width", "height"], "it is not used")
    case "point": check(element, ["x", "y"], "it is not used")
    case "inset": check(element, ["minX", "minY", "maxX", "maxY"], "0 stands in")
    case "edgeInsets", "directionalEdgeInsets":
      check(element, ["top", "left", "bottom", "right", "leading", "trailing"], "0 stands in")
    case "color":
      check(element, ["red", "green", "blue", "white"], "the colour is not used")
      check(element, ["alpha"], "1 stands in")
    case "fontDescription", "font": checkFont(element)
    default: check(element, ["alpha", "spacing", "minimumFontSize", "minimumScaleFactor"], "it is not used")
    }
  }

  private mutating func check(_ element: InterfaceElement, _ names: [String], _ consequence: String) {
    for name in names {
      guard let text = element[name], element.number(name) == nil else { continue }
      warn(element, name, text, consequence)
    }
  }

  private mutating func checkFont(_ element: InterfaceElement) {
    for name in ["pointSize", "size"] {
      guard let text = element[name], FontValue.standardSizes[text] == nil || name != "size" else { continue }
      if let size = element.number(name), 0...FontValue.sizeLimit ~= size { continue }
      warn(element, name, text, "the font is not used")
    }
  }

  private mutating func warn(
    _ element: InterfaceElement, _ name: String, _ text: String, _ consequence: String
  ) {
    let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
    warnings.append(
      InterfaceDocumentWarning(
        "the \(name) \"\(shown)\" of a \(element.key ?? element.name) is no usable number; \(consequence)",
        line: element.line))
  }
}
