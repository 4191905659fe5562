import Foundation

extension UIImage {
  /// The way in which a symbol shows a variable value, in iOS 26. Raw values are UIKit's.
  public enum SymbolVariableValueMode: Int, Sendable {
    /// Determined by the symbol.
    case automatic = 0
    /// By the opacity of layers.
    case color = 1
    /// By the length of lines.
    case draw = 2
  }

  /// The way in which the colors of a symbol are drawn, in iOS 26. Raw values are UIKit's.
  public enum SymbolColorRenderingMode: Int, Sendable {
    /// Determined by the symbol.
    case automatic = 0
    /// In one color.
    case flat = 1
    /// In a gradient.
    case gradient = 2
  }
}

extension UIImage.Configuration {
  /// Creates a configuration with a locale. Stored only: images are chosen by traits.
  public convenience init(locale: Locale?) {
    self.init(traitCollection: nil)
    AttachedValues.set(locale, "locale", of: self)
  }

  /// The locale for which the image is chosen; `nil` for none.
  public var locale: Locale? { AttachedValues.value("locale", of: self) }

  /// Returns this configuration. The locale is ignored.
  public func withLocale(_ locale: Locale?) -> Self { self }
}

extension UIImage.SymbolConfiguration {
  private convenience init(_ value: Any?, _ name: String) {
    self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified, color: nil)
    AttachedValues.set(value, name, of: self)
  }

  /// Creates a configuration with a way to show variable values. Stored only: symbols show them by opacity.
  public convenience init(variableValueMode: UIImage.SymbolVariableValueMode) {
    self.init(variableValueMode, "variableValueMode")
  }

  /// Creates a configuration with a way to draw colors. Stored only: symbols are drawn in one color.
  public convenience init(colorRenderingMode: UIImage.SymbolColorRenderingMode) {
    self.init(colorRenderingMode, "colorRenderingMode")
  }
}
