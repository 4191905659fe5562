/// A colour as a document has it.
public enum ColorValue: Hashable, Sendable {
  /// Components from 0 to 1 in the named space, as `sRGB`, `displayP3`, `calibratedWhite`.
  case components(red: Double, green: Double, blue: Double, alpha: Double, space: String)
  /// Grey from 0, black, to 1, white; alpha from 0 to 1.
  case white(Double, alpha: Double)
  /// A colour of the system by its name in documents, such as `systemBackgroundColor`.
  case system(String)
  /// A colour of the application's catalogue.
  case named(String)

  /// Reads a `color` element.
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
