import Foundation

/// The scale of a symbol relative to text. Raw values match UIKit's.
public enum UIImageSymbolScale: Int, Sendable {
  /// The system's default, the same as `medium`.
  case `default` = -1
  /// Unspecified.
  case unspecified = 0
  /// Small.
  case small = 1
  /// Medium.
  case medium = 2
  /// Large.
  case large = 3
}

/// The weight of a symbol. Raw values match UIKit's.
public enum UIImageSymbolWeight: Int, Sendable {
  /// Unspecified, the same as `regular`.
  case unspecified = 0
  /// Ultra light.
  case ultraLight = 1
  /// Thin.
  case thin
  /// Light.
  case light
  /// Regular.
  case regular
  /// Medium.
  case medium
  /// Semibold.
  case semibold
  /// Bold.
  case bold
  /// Heavy.
  case heavy
  /// Black.
  case black

  /// Returns the corresponding font weight.
  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .unspecified, .regular: .regular
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension UIImage {
  /// The scale of a symbol.
  public typealias SymbolScale = UIImageSymbolScale
  /// The weight of a symbol.
  public typealias SymbolWeight = UIImageSymbolWeight

  /// The configuration of an image.
  ///
  /// Unchecked, since the class is open: its own properties are constants.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits for which the image is chosen.
    public let traitCollection: UITraitCollection?

    package init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// Creates a configuration with traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traits: traitCollection)
    }

    /// Returns this configuration. The traits are ignored.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      self
    }

    /// Returns the other configuration if it is of this class, otherwise this one.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      otherConfiguration as? Self ?? self
    }
  }

  /// The size, weight, scale and color of a symbol.
  ///
  /// Unchecked, since the class is open: its own properties are constants.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let pointSize: CGFloat?
    package let textStyle: UIFont.TextStyle?
    package let weight: SymbolWeight
    package let scale: SymbolScale
    package let color: UIColor?

    package init(
      pointSize: CGFloat?, textStyle: UIFont.TextStyle?, weight: SymbolWeight, scale: SymbolScale,
      color: UIColor?
    ) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
      self.color = color
      super.init(traits: nil)
    }

    /// A configuration without values.
    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(
        pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified, color: nil)
    }

    /// Creates a configuration with a point size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale, color: nil)
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: scale, color: nil)
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, textStyle: nil, weight: weight, scale: .unspecified, color: nil)
    }

    /// Creates a configuration with a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Creates a configuration with a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale, color: nil)
    }

    /// Creates a configuration with the point size of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration with the point size of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        pointSize: font.pointSize, textStyle: nil, weight: .unspecified, scale: scale, color: nil)
    }

    /// Creates a configuration with a color. All parts of the symbol have it.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(
        pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified, color: hierarchicalColor)
    }

    /// Creates a configuration with colors, of which only the first is used.
    public convenience init(paletteColors: [UIColor]) {
      self.init(
        pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified,
        color: paletteColors.first)
    }

    /// Returns this configuration with the values that another one specifies.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let hasExplicitSize = other.pointSize != nil || other.textStyle != nil
      let both = SymbolConfiguration(
        pointSize: hasExplicitSize ? other.pointSize : pointSize,
        textStyle: hasExplicitSize ? other.textStyle : textStyle,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
      // Instances of subclasses are returned unchanged.
      return both as? Self ?? self
    }

    /// Returns a configuration that prefers the symbol's own colors. Symbols here have one color.
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration { unspecified }

    /// Returns a configuration that prefers one color for all parts of the symbol.
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }

    /// Returns the configuration without its text style.
    public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration {
      UIImage.SymbolConfiguration(
        pointSize: pointSize, textStyle: nil, weight: weight, scale: scale, color: color)
    }

    /// Returns the configuration without its scale.
    public func configurationWithoutScale() -> UIImage.SymbolConfiguration {
      UIImage.SymbolConfiguration(
        pointSize: pointSize, textStyle: textStyle, weight: weight, scale: .unspecified, color: color)
    }

    /// Returns the configuration without its weight.
    public func configurationWithoutWeight() -> UIImage.SymbolConfiguration {
      UIImage.SymbolConfiguration(
        pointSize: pointSize, textStyle: textStyle, weight: .unspecified, scale: scale, color: color)
    }

    /// Returns the configuration without its point size and weight.
    public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
      UIImage.SymbolConfiguration(
        pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale, color: color)
    }

    /// Returns a Boolean value that indicates whether another configuration has the same values.
    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      guard let other = otherConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
        && scale == other.scale && color == other.color
    }

    /// Returns whether another object is a configuration with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? UIImage.SymbolConfiguration)
    }

    /// The hash value. Equal configurations have equal hash values.
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(textStyle)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }

    /// The text size of the symbol, in points.
    var resolvedPointSize: CGFloat {
      if let pointSize, pointSize > 0, pointSize.isFinite { return pointSize }
      if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle).pointSize }
      return SymbolDrawing.defaultPointSize
    }
  }
}
