import CCairo

/// The modes for combining new colors with those below.
public enum CGBlendMode: Int32, Sendable {
  /// The new color over the color below, according to its alpha; the default.
  case normal = 0
  /// The product of the colors, which is at most as light as either.
  case multiply
  /// The inverse of the product of the inverses, which is at least as light as either.
  case screen
  /// Multiplied or screened, depending on the color below.
  case overlay
  /// The darker of both, for each component.
  case darken
  /// The lighter of both, for each component.
  case lighten
  /// The color below, lightened by the new one.
  case colorDodge
  /// The color below, darkened by the new one.
  case colorBurn
  /// Softly darkened or lightened, depending on the new color.
  case softLight
  /// Multiplied or screened, depending on the new color.
  case hardLight
  /// The difference of the colors, for each component.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of the new color with the saturation and luminosity of the color below.
  case hue
  /// The saturation of the new color with the hue and luminosity of the color below.
  case saturation
  /// The hue and saturation of the new color with the luminosity of the color below.
  case color
  /// The luminosity of the new color with the hue and saturation of the color below.
  case luminosity
  /// No color: the color below is erased.
  case clear
  /// The new color in place of the color below, including alpha.
  case copy
  /// The new color where there is color below, and nothing else.
  case sourceIn
  /// The new color where there is no color below, and nothing else.
  case sourceOut
  /// The new color over the color below, only where there is color below.
  case sourceAtop
  /// The color below over the new color.
  case destinationOver
  /// The color below where there is new color, and nothing else.
  case destinationIn
  /// The color below where there is no new color, and nothing else.
  case destinationOut
  /// The color below over the new color, only where there is new color.
  case destinationAtop
  /// Each color where the other one is not.
  case xor
  /// The darker of both for each component, because cairo has no darkening sum.
  case plusDarker
  /// The sum of both, limited to white.
  case plusLighter

  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    // cairo has no "plus darker"; the darker of both colors is the nearest operator.
    case .plusDarker: CAIRO_OPERATOR_DARKEN
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// A Boolean value that indicates whether cairo's operator affects the area outside of the shape, which
  /// CoreGraphics' modes never do.
  var isUnbounded: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

/// The quality of the interpolation of images.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The same as `medium`.
  case `default` = 0
  /// No interpolation: the nearest pixel.
  case none = 1
  /// Linear interpolation.
  case low = 2
  /// The same as `medium` here.
  case high = 3
  /// Linear interpolation, with averages where an image is reduced.
  case medium = 4

  var cairoFilter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium, .high: CAIRO_FILTER_GOOD
    }
  }
}

/// The ways of drawing a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path by the nonzero winding rule.
  case fill = 0
  /// Fills the path by the even-odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills the path by the nonzero winding rule and strokes it.
  case fillStroke = 3
  /// Fills the path by the even-odd rule and strokes it.
  case eoFillStroke = 4
}
