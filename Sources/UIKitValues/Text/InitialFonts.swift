/// The fonts that controls begin with, made once per size.
@MainActor
package enum InitialFonts {
  private static var fonts: [CGFloat: UIFont] = [:]

  /// The system font of one of the few sizes that controls begin with, in points.
  package static func system(_ size: CGFloat) -> UIFont {
    if let font = fonts[size] { return font }
    let font = UIFont.systemFont(ofSize: size)
    fonts[size] = font
    return font
  }
}
