import Foundation

/// What several controls draw.
@MainActor
enum ControlDrawing {
  /// A shadow of a knob: how far it falls, how soft and how dark it is, as pictures from iOS show it. Points.
  struct KnobShadow {
    let offset: CGFloat
    let sigma: CGFloat
    let alpha: CGFloat

    static let slider = KnobShadow(offset: 4, sigma: 4.2, alpha: 0.2)
    static let switched = KnobShadow(offset: 3, sigma: 2.6, alpha: 0.11)
  }

  /// A round knob above its soft shadow, which may reach beyond the control.
  static func knob(_ rect: CGRect, _ color: UIColor, _ shadow: KnobShadow, in context: CGContext) {
    context.drawShadow(
      of: CGPath(ellipseIn: rect, transform: nil), offset: CGSize(width: 0, height: shadow.offset),
      sigma: shadow.sigma, color: CGColor(gray: 0, alpha: shadow.alpha))
    context.setFillColor(color.cgColor)
    context.fillEllipse(in: rect)
  }

  /// A rectangle with round corners.
  ///
  /// - Parameter radius: in points; half of the shorter side if it is larger.
  static func fill(_ rect: CGRect, radius: CGFloat, _ color: UIColor, in context: CGContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min(radius, min(rect.width, rect.height) / 2)
    context.setFillColor(color.cgColor)
    context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    context.fillPath()
  }

  /// Draws at half strength where a control is disabled: as a whole, so that nothing shines through.
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

  /// A line of text in the middle of a rectangle.
  static func text(_ text: String, _ font: UIFont, _ color: UIColor, in rect: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), withAttributes: attributes)
  }
}
