/// The glass material of iOS 26.
///
/// Drawn only: regular glass as `systemUltraThinMaterial`, clear glass without an effect. Glass does not
/// refract the content behind it, has no tint and does not respond to touches.
open class UIGlassEffect: UIVisualEffect {
  /// The style of glass. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  package let style: Style

  /// Stored only: whether the glass responds to touches. The default is `false`.
  open var isInteractive = false
  /// Stored only: the tint color of the glass. The default is `nil`.
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

  /// The blur style with which the glass is drawn.
  package var blur: UIBlurEffect.Style? { style == .regular ? .systemUltraThinMaterial : nil }
}
