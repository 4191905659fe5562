// The system colors. Values are in Resources/Data/colors.json, except for fixed colors, whose components are
// in the documentation of UIColor.

extension UIColor {
  // MARK: Fixed colors

  /// A grayscale color with a white value of 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grayscale color with a white value of 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A grayscale color with a white value of 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A grayscale color with a white value of 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grayscale color with a white value of 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// An RGB color with the components 1, 0, 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// An RGB color with the components 0, 1, 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// An RGB color with the components 0, 0, 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// An RGB color with the components 0, 1, 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// An RGB color with the components 1, 1, 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// An RGB color with the components 1, 0, 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// An RGB color with the components 1, 0.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// An RGB color with the components 0.5, 0, 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// An RGB color with the components 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A grayscale color with white and alpha values of 0.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The color of text on dark backgrounds: white with an alpha of 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of text on light backgrounds: black.
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: Dynamic colors

  /// The default tint color: the system's blue.
  public static let tintColor = systemBlue
  /// The background of grouped tables, by its name before iOS 13.
  public static let groupTableViewBackground = systemGroupedBackground

  /// The system's red.
  public static let systemRed = SystemColorData.bundled.color("systemRed")
  /// The system's green.
  public static let systemGreen = SystemColorData.bundled.color("systemGreen")
  /// The system's blue.
  public static let systemBlue = SystemColorData.bundled.color("systemBlue")
  /// The system's orange.
  public static let systemOrange = SystemColorData.bundled.color("systemOrange")
  /// The system's yellow.
  public static let systemYellow = SystemColorData.bundled.color("systemYellow")
  /// The system's pink.
  public static let systemPink = SystemColorData.bundled.color("systemPink")
  /// The system's purple.
  public static let systemPurple = SystemColorData.bundled.color("systemPurple")
  /// The system's teal.
  public static let systemTeal = SystemColorData.bundled.color("systemTeal")
  /// The system's indigo.
  public static let systemIndigo = SystemColorData.bundled.color("systemIndigo")
  /// The system's brown.
  public static let systemBrown = SystemColorData.bundled.color("systemBrown")
  /// The system's mint.
  public static let systemMint = SystemColorData.bundled.color("systemMint")
  /// The system's cyan.
  public static let systemCyan = SystemColorData.bundled.color("systemCyan")
  /// The system's gray.
  public static let systemGray = SystemColorData.bundled.color("systemGray")
  /// The system's gray 2.
  public static let systemGray2 = SystemColorData.bundled.color("systemGray2")
  /// The system's gray 3.
  public static let systemGray3 = SystemColorData.bundled.color("systemGray3")
  /// The system's gray 4.
  public static let systemGray4 = SystemColorData.bundled.color("systemGray4")
  /// The system's gray 5.
  public static let systemGray5 = SystemColorData.bundled.color("systemGray5")
  /// The system's gray 6.
  public static let systemGray6 = SystemColorData.bundled.color("systemGray6")

  // MARK: Semantic colors

  /// The color of primary text.
  public static let label = SystemColorData.bundled.color("label")
  /// The color of secondary text.
  public static let secondaryLabel = SystemColorData.bundled.color("secondaryLabel")
  /// The color of tertiary text.
  public static let tertiaryLabel = SystemColorData.bundled.color("tertiaryLabel")
  /// The color of quaternary text.
  public static let quaternaryLabel = SystemColorData.bundled.color("quaternaryLabel")
  /// The color of links.
  public static let link = SystemColorData.bundled.color("link")
  /// The color of placeholder text.
  public static let placeholderText = SystemColorData.bundled.color("placeholderText")
  /// The color of thin, translucent separators.
  public static let separator = SystemColorData.bundled.color("separator")
  /// The color of thin, opaque separators.
  public static let opaqueSeparator = SystemColorData.bundled.color("opaqueSeparator")
  /// The color of the main background.
  public static let systemBackground = SystemColorData.bundled.color("systemBackground")
  /// The color of content on the main background.
  public static let secondarySystemBackground = SystemColorData.bundled.color("secondarySystemBackground")
  /// The color of content on the secondary background.
  public static let tertiarySystemBackground = SystemColorData.bundled.color("tertiarySystemBackground")
  /// The color of the main background of grouped content.
  public static let systemGroupedBackground = SystemColorData.bundled.color("systemGroupedBackground")
  /// The color of content on the main background of grouped content.
  public static let secondarySystemGroupedBackground = SystemColorData.bundled.color(
    "secondarySystemGroupedBackground")
  /// The color of content on the secondary background of grouped content.
  public static let tertiarySystemGroupedBackground = SystemColorData.bundled.color(
    "tertiarySystemGroupedBackground")
  /// The fill color of thin and small shapes.
  public static let systemFill = SystemColorData.bundled.color("systemFill")
  /// The fill color of medium-size shapes.
  public static let secondarySystemFill = SystemColorData.bundled.color("secondarySystemFill")
  /// The fill color of large shapes.
  public static let tertiarySystemFill = SystemColorData.bundled.color("tertiarySystemFill")
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = SystemColorData.bundled.color("quaternarySystemFill")
}
