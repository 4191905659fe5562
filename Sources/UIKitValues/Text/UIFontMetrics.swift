import Foundation

/// Scales custom fonts and lengths with the preferred text size, as a text style's font is scaled.
///
/// What is known and what is not: the sizes of the text styles in the twelve categories are those of Apple's Human
/// Interface Guidelines (Typography, Dynamic Type sizes). That a value is multiplied by the ratio of the style's size in
/// the category and in `large`, and rounded to the pixel, is a guess from Apple's description ("scales a value based on
/// the text style"): a font of the style's own size becomes as large as the style's font, as it does on iOS; for other
/// values iOS may be a little off from here.
///
/// Unchecked, since the class is open: its own properties are constants.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font scaled for the current preferred text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// A font scaled for the preferred text size of a trait collection.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font scaled for the current preferred text size, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font scaled for the preferred text size of a trait collection, up to a size in points; 0 means no limit.
  ///
  /// Preferred fonts, and fonts that metrics scaled before, are a programmer's mistake; those of a text style's descriptor
  /// are scaled like any other.
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

  /// A length scaled for the current preferred text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length scaled for the preferred text size of a trait collection: by the ratio of the style's point sizes,
  /// rounded to the pixel (a guess, see above). In `large`, the default, a value stays as it is.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? UITraitCollection.current
    let category = UIContentSizeCategory.resolved(traits)
    if category == .large { return value }
    let data = TextStyleData.bundled
    let scaled = value * data.size(style, category, traits.metrics) / data.size(style, .large, traits.metrics)
    let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    return scale > 0 ? PixelGrid.roundDistance(scaled, scale) : scaled
  }
}

extension UIContentSizeCategory {
  /// The category of a trait collection, or the current one where that leaves it open.
  package static func resolved(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    if let category = traits?.preferredContentSizeCategory, category.rank >= 0 { return category }
    let current = UITraitCollection.current.preferredContentSizeCategory
    return current.rank >= 0 ? current : .large
  }
}
