/// A layer that displays the content behind it, blurred and tinted.
package final class BackdropLayer: CALayer {
  /// The appearance of the content behind the layer.
  package struct Look: Hashable {
    /// The standard deviation of the blur, in points.
    package var blur: CGFloat
    /// The factor of the saturation.
    package var saturation: CGFloat
    package var tint: CGColor

    package init(blur: CGFloat, saturation: CGFloat, tint: CGColor) {
      self.blur = blur
      self.saturation = saturation
      self.tint = tint
    }
  }

  /// The appearance; `nil` for no content.
  package var look: Look? {
    didSet { if look != oldValue { setNeedsDisplay() } }
  }

  package override init() { super.init() }

  package override init(layer: Any) {
    super.init(layer: layer)
    look = (layer as? BackdropLayer)?.look
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func draw(in context: CGContext) {
    guard let look else { return }
    let hasPixels =
      look.blur <= 0 || context.blurBackdrop(in: bounds, sigma: look.blur, saturation: look.saturation)
    // Without pixels the tint alone keeps the content in front readable.
    let alpha = hasPixels ? look.tint.alpha : max(look.tint.alpha, 0.85)
    context.setFillColor(look.tint.copy(alpha: alpha) ?? look.tint)
    context.fill(bounds)
  }
}
