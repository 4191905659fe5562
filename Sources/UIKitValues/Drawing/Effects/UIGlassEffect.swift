/// The glass of iOS 26, through which what lies behind a view shines.
///
/// Drawn only: regular glass as `systemUltraThinMaterial`, clear glass as nothing. Glass here does not bend what lies behind it, and
/// neither takes a tint nor follows touches.
open class UIGlassEffect: UIVisualEffect {
  /// How much of what lies behind is seen. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  package let style: Style

  /// Stored only: whether the glass follows touches; `false` by default.
  open var isInteractive = false
  /// Stored only: the colour of the glass; `nil`, the default, for none.
  open var tintColor: UIColor?

  /// Regular glass.
  public override init() {
    style = .regular
    super.init()
  }

  /// Glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Regular glass; what a document says of it is not read.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// The blur as which the glass is drawn.
  package var blur: UIBlurEffect.Style? { style == .regular ? .systemUltraThinMaterial : nil }
}
