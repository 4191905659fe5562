/// An effect that covers what lies behind a view with a color, as in iOS 26.
open class UIColorEffect: UIVisualEffect {
  /// The color of the effect.
  package let color: UIColor

  /// Creates an effect with a color.
  public init(color: UIColor) {
    self.color = color
    super.init()
  }

  /// Creates an effect without a color. The document's values are not read.
  public required init?(coder: NSCoder) {
    color = .clear
    super.init(coder: coder)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColorEffect)?.color == color }
  open override var hash: Int { color.hash }
}
