import BundledData
import Foundation

/// An effect that a visual effect view applies to the content behind it, or to its own content.
open class UIVisualEffect: NSObject, NSCopying {
  public override init() { super.init() }

  /// Creates an effect from data in a document. Visual effect views read their effects themselves.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns this object, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of the content behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// The strength of the blur and its tint. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  package let style: Style

  /// Creates a blur with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a blur of the regular style.
  public override convenience init() { self.init(style: .regular) }

  /// Creates an effect. The document's values are not read.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  open override var hash: Int { style.rawValue }
}

/// An effect that gives content some of the color behind a blur.
open class UIVibrancyEffect: UIVisualEffect {
  package let blur: UIBlurEffect?
  package let style: UIVibrancyEffectStyle

  /// Creates a vibrancy effect for a blur, with the `label` style.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    style = .label
    super.init()
  }

  /// Creates a vibrancy effect for a blur, with a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  /// Creates a vibrancy effect without a blur.
  public override init() {
    blur = nil
    style = .label
    super.init()
  }

  /// Creates an effect. The document's values are not read.
  public required init?(coder: NSCoder) {
    blur = nil
    style = .label
    super.init(coder: coder)
  }
}

/// The strength of a vibrancy effect. Raw values match UIKit's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator

  /// The opacity of the content, which is the alpha of the system colors with the same names.
  package var strength: CGFloat {
    switch self {
    case .label: 1
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.2
    case .secondaryFill: 0.16
    case .tertiaryFill: 0.12
    case .separator: 0.29
    }
  }
}

/// The parameters of blur effects, from `Resources/Data/Materials.json`.
package struct Materials: Decodable, Sendable {
  package struct Look: Decodable, Sendable {
    package let blur, saturation, grey, alpha: CGFloat
  }

  private struct Entry: Decodable, Sendable {
    let style: String
    let light: Look
    let dark: Look?
  }

  private let materials: [Entry]
  private static let bundled = BundledData.uiKitValues.read("Materials", as: Materials.self)

  /// Returns the parameters of a style in a light or dark environment.
  package static func look(of style: UIBlurEffect.Style, isDark: Bool) -> Look? {
    let (name, forced): (String, Bool?) =
      switch style {
      case .extraLight: ("extraLight", nil)
      case .light: ("light", nil)
      case .dark: ("dark", nil)
      case .regular: ("regular", nil)
      case .prominent: ("prominent", nil)
      case .systemUltraThinMaterial: ("ultraThin", nil)
      case .systemThinMaterial: ("thin", nil)
      case .systemMaterial: ("material", nil)
      case .systemThickMaterial: ("thick", nil)
      case .systemChromeMaterial: ("chrome", nil)
      case .systemUltraThinMaterialLight: ("ultraThin", false)
      case .systemThinMaterialLight: ("thin", false)
      case .systemMaterialLight: ("material", false)
      case .systemThickMaterialLight: ("thick", false)
      case .systemChromeMaterialLight: ("chrome", false)
      case .systemUltraThinMaterialDark: ("ultraThin", true)
      case .systemThinMaterialDark: ("thin", true)
      case .systemMaterialDark: ("material", true)
      case .systemThickMaterialDark: ("thick", true)
      case .systemChromeMaterialDark: ("chrome", true)
      }
    let entry = bundled.materials.first { $0.style == name }
    return forced ?? isDark ? entry?.dark ?? entry?.light : entry?.light
  }
}
