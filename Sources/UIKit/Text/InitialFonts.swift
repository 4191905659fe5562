import Typesetting

/// The fonts that controls begin with, made once per size and generation of the system font.
@MainActor
enum InitialFonts {
  private struct Key: Hashable {
    let size: CGFloat
    let era: SystemFontEra
  }

  private static var fonts: [Key: UIFont] = [:]

  /// The system font of one of the few sizes that controls begin with, in points.
  static func system(_ size: CGFloat) -> UIFont {
    let key = Key(size: size, era: FontLibrary.shared.defaultEra)
    if let font = fonts[key] { return font }
    let font = UIFont.systemFont(ofSize: size)
    fonts[key] = font
    return font
  }
}
