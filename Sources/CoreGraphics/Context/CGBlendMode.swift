import CCairo

/// How new colours and those below are put together.
public enum CGBlendMode: Int32, Sendable {
  /// The new colour over what is below, by its alpha; the default.
  case normal = 0
  /// The colours' product, which is at most as light as either.
  case multiply
  /// The product of the inverses, inverted: at least as light as either.
  case screen
  /// Multiplied or screened, by the colour below.
  case overlay
  /// The darker of both, by component.
  case darken
  /// The lighter of both, by component.
  case lighten
  /// The colour below, lightened by the new one.
  case colorDodge
  /// The colour below, darkened by the new one.
  case colorBurn
  /// Darkened or lightened by the new colour, softly.
  case softLight
  /// Multiplied or screened, by the new colour.
  case hardLight
  /// How far the colours are apart, by component.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of the new colour, saturation and luminosity of the one below.
  case hue
  /// The saturation of the new colour, hue and luminosity of the one below.
  case saturation
  /// Hue and saturation of the new colour, the luminosity of the one below.
  case color
  /// The luminosity of the new colour, hue and saturation of the one below.
  case luminosity
  /// Nothing: what is below is erased.
  case clear
  /// The new colour instead of what is below, alpha included.
  case copy
  /// The new colour where something is below, and nothing else.
  case sourceIn
  /// The new colour where nothing is below, and nothing else.
  case sourceOut
  /// The new colour over what is below, only where something is below.
  case sourceAtop
  /// What is below over the new colour.
  case destinationOver
  /// What is below, only where the new colour is.
  case destinationIn
  /// What is below, only where the new colour is not.
  case destinationOut
  /// What is below over the new colour, only where the new colour is.
  case destinationAtop
  /// Either colour where the other is not.
  case xor
  /// The darker of both by component, as cairo has no sum that darkens.
  case plusDarker
  /// The sum of both, at most white.
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
    // cairo has no "plus darker"; the darker of both colours is the nearest it has.
    case .plusDarker: CAIRO_OPERATOR_DARKEN
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether cairo's operator changes what lies outside the shape drawn; CoreGraphics' never do.
  var isUnbounded: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

/// How images are resampled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As `medium`.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Between neighbouring pixels.
  case low = 2
  /// The same as `medium` here.
  case high = 3
  /// Between neighbouring pixels, averaged where an image becomes smaller.
  case medium = 4

  var cairoFilter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium, .high: CAIRO_FILTER_GOOD
    }
  }
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills what is inside by the non-zero rule.
  case fill = 0
  /// Fills what is inside by the even-odd rule.
  case eoFill = 1
  /// Draws the line.
  case stroke = 2
  /// Fills by the non-zero rule, then draws the line.
  case fillStroke = 3
  /// Fills by the even-odd rule, then draws the line.
  case eoFillStroke = 4
}
