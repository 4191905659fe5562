import Foundation

/// Scales custom fonts and lengths by the preferred content size, in the way the font of a text style scales.
///
/// The line spacings of the text styles in the twelve categories are those of Apple's Human Interface Guidelines (Typography, Dynamic
/// Type sizes). A value is multiplied by the ratio of the style's spacing in the category to that in `large`, and rounded to a
/// pixel: public reports have 48 points for 17 in the largest category and 16.333 for 17 in `medium`.
///
/// Unchecked, since the class is open: its own properties are constants.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { ofBody }
  private static let ofBody = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font scaled for the current preferred content size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns a font scaled for the preferred content size of a trait collection.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled for the current preferred content size, with a maximum size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for the preferred content size of a trait collection, with a maximum size in
  /// points; 0 for no limit.
  ///
  /// The program stops for preferred fonts and fonts that have already been scaled. Fonts from a text style's
  /// descriptor are scaled like others.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.scaling?.baseSize == nil && !font.isPreferred,
      "attempt to create a scaled font from a font that has already been scaled")
    var size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    let scaled = font.withSize(size)
    return UIFont(
      textFont: scaled.textFont, descriptor: scaled.fontDescriptor,
      scaling: .init(
        style: style, baseSize: font.pointSize,
        maximumPointSize: maximumPointSize > 0 ? maximumPointSize : nil))
  }

  /// Returns a length scaled for the current preferred content size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled for the preferred content size of a trait collection: multiplied by the ratio of
  /// the style's line spacings and rounded to a pixel, or to a point if the traits have no scale. In `large`, the default, a value
  /// is unchanged.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? UITraitCollection.current
    let category = UIContentSizeCategory.resolved(traits)
    if category == .large { return value }
    let data = TextStyleData.bundled
    let scaled = value * data.leading(style, category) / data.leading(style, .large)
    return PixelGrid.roundDistance(scaled, traits.displayScale > 0 ? traits.displayScale : 1)
  }
}

extension UIContentSizeCategory {
  /// Returns the category of a trait collection, or the current one if it is unspecified.
  package static func resolved(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    if let category = traits?.preferredContentSizeCategory, category.rank >= 0 { return category }
    let current = UITraitCollection.current.preferredContentSizeCategory
    return current.rank >= 0 ? current : .large
  }
}
