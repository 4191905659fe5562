/// The color of a document.
public enum ColorValue: Hashable, Sendable {
  /// Components between 0 and 1 in the named space: `sRGB`, `displayP3`, `calibratedWhite`.
  case components(red: Double, green: Double, blue: Double, alpha: Double, space: String)
  /// A gray between 0, black, and 1, white, with an alpha between 0 and 1.
  case white(Double, alpha: Double)
  /// A system color by its name in documents, such as `systemBackgroundColor`.
  case system(String)
  /// A color of the application's asset catalog.
  case named(String)

  /// Creates a color from a `color` element.
  public init?(_ element: InterfaceElement) {
    let alpha = element.number("alpha") ?? 1
    if let system = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      self = .system(system)
    } else if let white = element.number("white") {
      self = .white(white, alpha: alpha)
    } else if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      let space = element["customColorSpace"] ?? element["colorSpace"] ?? "sRGB"
      self = .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
    } else if let name = element["name"] {
      self = .named(name)
    } else {
      return nil
    }
  }
}
