/// An effect of a view whose glass subviews are drawn together, as in iOS 26.
///
/// The effect has no look of its own. Glass elements in it that are apart look as they do elsewhere; those that are nearer than `spacing` do not
/// flow together here, as no public source says what shape they take.
open class UIGlassContainerEffect: UIVisualEffect {
  /// Stored only: the distance in points below which glass elements merge; they never do here. The default
  /// is 0.
  open var spacing: CGFloat = 0

  /// Creates an effect.
  public override init() { super.init() }

  /// Creates an effect. The document's values are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a copy with the same spacing.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }
}
