import Foundation

/// The glass material of iOS 26.
///
/// Visual effect views copy it: changes to an effect that a view has take effect when it is set again. Glass blurs the content behind it, and
/// does not refract it.
open class UIGlassEffect: UIVisualEffect {
  /// The style of glass. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  package let style: Style

  /// Without effect: on iOS, `true` makes the glass swell and shine under a finger; `false` by default.
  open var isInteractive = false
  /// The color of prominent glass, which is not translucent unless the color is; `nil`, the default, for glass without a color.
  open var tintColor: UIColor?

  /// Creates an effect with regular glass.
  public override init() {
    style = .regular
    super.init()
  }

  /// Creates an effect with a style of glass.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates an effect with regular glass. The document's values are not read.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// Returns a copy with the same style and tint.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
    return copy
  }
}
