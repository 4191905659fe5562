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

  /// Tells how bright the content behind the layer is; `nil` if nobody asks.
  package var meter: BackdropMeter?

  package override init() { super.init() }

  package override init(layer: Any) {
    super.init(layer: layer)
    (look, meter) = ((layer as? BackdropLayer)?.look, (layer as? BackdropLayer)?.meter)
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func draw(in context: CGContext) {
    guard let look else { return }
    if LayerSession.current.isMeasuring {
      meter?.luma = context.meanLuma(in: bounds)
      context.setFillColor(look.tint)
      return context.fill(bounds)
    }
    let hasPixels =
      look.blur <= 0 || context.blurBackdrop(in: bounds, sigma: look.blur, saturation: look.saturation)
    // Without pixels the tint alone keeps the content in front readable.
    let alpha = hasPixels ? look.tint.alpha : max(look.tint.alpha, 0.85)
    context.setFillColor(look.tint.copy(alpha: alpha) ?? look.tint)
    context.fill(bounds)
  }
}

/// The brightness of the content behind a layer, as a screen was last measured.
package final class BackdropMeter {
  /// The mean luma, from 0 (black) to 1 (white); `nil` where hardly anything is behind.
  package fileprivate(set) var luma: CGFloat?

  package init() {}
}
