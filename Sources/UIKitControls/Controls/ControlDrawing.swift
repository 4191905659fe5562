import Foundation

/// Drawing code shared by several controls.
@MainActor
enum ControlDrawing {
  /// The shadow of a knob, with offset, blur and opacity as in screenshots of iOS; in points.
  struct KnobShadow {
    let offset: CGFloat
    let sigma: CGFloat
    let alpha: CGFloat

    static let slider = KnobShadow(offset: 4, sigma: 4.2, alpha: 0.2)
    static let switched = KnobShadow(offset: 3, sigma: 2.6, alpha: 0.11)
    /// The shadow of sliders since iOS 26, from 13 of 255 above the knob and 18 below it in a picture; within 2 of 255. Switches have none.
    static let glass = KnobShadow(offset: 1, sigma: 6, alpha: 0.12)
    static let none = KnobShadow(offset: 0, sigma: 0, alpha: 0)
  }

  /// The size of the knobs of switches and sliders since iOS 26, in points.
  static let glassKnob = CGSize(width: 37, height: 24)

  /// Draws a round or longish knob above its shadow, which may extend beyond the control.
  static func knob(_ rect: CGRect, _ color: UIColor, _ shadow: KnobShadow, in context: CGContext) {
    let radius = min(rect.width, rect.height) / 2
    let shape =
      rect.width == rect.height
      ? CGPath(ellipseIn: rect, transform: nil)
      : CGPath.roundedRect(rect, radius: radius, isContinuous: true)
    if shadow.alpha > 0 {
      context.drawShadow(
        of: shape, offset: CGSize(width: 0, height: shadow.offset),
        sigma: shadow.sigma, color: CGColor(gray: 0, alpha: shadow.alpha))
    }
    context.setFillColor(color.cgColor)
    context.addPath(shape)
    context.fillPath()
  }

  /// Fills a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - radius: The radius in points, at most half of the shorter side.
  ///   - isContinuous: Whether the curvature of the corners increases gradually.
  static func fill(
    _ rect: CGRect, radius: CGFloat, isContinuous: Bool = false, _ color: UIColor, in context: CGContext
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    context.setFillColor(color.cgColor)
    context.addPath(CGPath.roundedRect(rect, radius: radius, isContinuous: isContinuous))
    context.fillPath()
  }

  /// Draws with half the opacity if a control is disabled, as one layer, so that overlapping parts do not
  /// show through each other.
  static func draw(isEnabled: Bool, in context: CGContext, _ body: () -> Void) {
    context.saveGState()
    if !isEnabled {
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    body()
    if !isEnabled { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// Draws a line of text centered in a rectangle.
  static func text(_ text: String, _ font: UIFont, _ color: UIColor, in rect: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), withAttributes: attributes)
  }
}
