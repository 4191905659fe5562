import Foundation

/// The sizes of symbols beside text. Raw values are UIKit's.
public enum UIImageSymbolScale: Int, Sendable {
  /// Chosen by the system: as `medium`.
  case `default` = -1
  /// Left open.
  case unspecified = 0
  /// Small beside text.
  case small = 1
  /// The usual size beside text.
  case medium = 2
  /// Large beside text.
  case large = 3
}

/// The weights of symbols. Raw values are UIKit's.
public enum UIImageSymbolWeight: Int, Sendable {
  /// Left open: as `regular`.
  case unspecified = 0
  /// The lightest.
  case ultraLight = 1
  /// Heavier than `ultraLight`.
  case thin
  /// Heavier than `thin`.
  case light
  /// The usual weight.
  case regular
  /// Heavier than `regular`.
  case medium
  /// Heavier than `medium`.
  case semibold
  /// Heavier than `semibold`.
  case bold
  /// Heavier than `bold`.
  case heavy
  /// The heaviest.
  case black

  /// The weight of text that goes with the symbol.
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
  /// The scales of symbols.
  public typealias SymbolScale = UIImageSymbolScale
  /// The weights of symbols.
  public typealias SymbolWeight = UIImageSymbolWeight

  /// What an image is chosen by.
  ///
  /// Unchecked, since the class is open: its own properties are constants.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that the image is chosen for.
    public let traitCollection: UITraitCollection?

    package init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// Creates a configuration of some traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traits: traitCollection)
    }

    /// This configuration for some traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      self
    }

    /// This configuration with what another one says in addition.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      otherConfiguration as? Self ?? self
    }
  }

  /// Size, weight and colour of a symbol.
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

    /// A configuration that says nothing.
    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(
        pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified, color: nil)
    }

    /// A symbol to go with text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// A symbol to go with text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// A symbol to go with text of a size and weight, in a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale, color: nil)
    }

    /// A symbol in a scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: scale, color: nil)
    }

    /// A symbol of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, textStyle: nil, weight: weight, scale: .unspecified, color: nil)
    }

    /// A symbol to go with a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// A symbol to go with a text style, in a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale, color: nil)
    }

    /// A symbol to go with a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// A symbol to go with a font, in a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        pointSize: font.pointSize, textStyle: nil, weight: .unspecified, scale: scale, color: nil)
    }

    /// A symbol in a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(
        pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified, color: hierarchicalColor)
    }

    /// A symbol in colours; the first one counts.
    public convenience init(paletteColors: [UIColor]) {
      self.init(
        pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified,
        color: paletteColors.first)
    }

    /// This configuration with what another one says in addition.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let takesSize = other.pointSize != nil || other.textStyle != nil
      let both = SymbolConfiguration(
        pointSize: takesSize ? other.pointSize : pointSize,
        textStyle: takesSize ? other.textStyle : textStyle,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
      // Subclasses have nothing to add to it.
      return both as? Self ?? self
    }

    /// The size of text that the symbol goes with, in points.
    var resolvedPointSize: CGFloat {
      if let pointSize, pointSize > 0, pointSize.isFinite { return pointSize }
      if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle).pointSize }
      return SymbolDrawing.defaultPointSize
    }
  }
}
