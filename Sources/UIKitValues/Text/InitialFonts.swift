/// The default fonts of controls, created once per size.
@MainActor
package enum InitialFonts {
  private static var fonts: [CGFloat: UIFont] = [:]

  /// Returns the system font with one of the default sizes of controls, in points.
  package static func system(_ size: CGFloat) -> UIFont {
    if let font = fonts[size] { return font }
    let font = UIFont.systemFont(ofSize: size)
    fonts[size] = font
    return font
  }
}
