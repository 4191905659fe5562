/// The nine weights of the bundled families.
enum BundledWeight: CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The value on UIKit's scale, as in the constants of `UIFont.Weight`.
  var value: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  /// The weight class of the OS/2 table.
  var weightClass: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  init(nearest value: Double) {
    var best = BundledWeight.regular
    for weight in BundledWeight.allCases where abs(weight.value - value) < abs(best.value - value) {
      best = weight
    }
    self = best
  }

  var hasItalic: Bool {
    switch self {
    case .ultraLight, .thin, .black: false
    default: true
    }
  }

  var clampedToMonospaced: BundledWeight {
    switch self {
    case .ultraLight, .thin: .light
    case .heavy, .black: .bold
    default: self
    }
  }

  var clampedToRounded: BundledWeight {
    switch self {
    case .ultraLight, .thin, .light: .regular
    case .heavy, .black: .bold
    default: self
    }
  }

  func styleName(italic: Bool) -> String {
    let name =
      switch self {
      case .ultraLight: "UltraLight"
      case .thin: "Thin"
      case .light: "Light"
      case .regular: italic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      }
    return italic ? name + "Italic" : name
  }
}
