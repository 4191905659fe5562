import Foundation

/// What several controls draw.
@MainActor
enum ControlDrawing {
  /// A round knob with a soft shadow and a hairline around it, so that it is seen on its own colour.
  static func knob(_ rect: CGRect, _ color: UIColor, in context: CGContext) {
    // Rings that get fainter outwards.
    for (spread, alpha) in [(3.0, 0.015), (2.0, 0.025), (1.0, 0.04)] {
      context.setFillColor(CGColor(gray: 0, alpha: alpha))
      context.fillEllipse(in: rect.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 2))
    }
    context.setFillColor(CGColor(gray: 0, alpha: 0.12))
    context.fillEllipse(in: rect.insetBy(dx: -0.5, dy: -0.5))
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
