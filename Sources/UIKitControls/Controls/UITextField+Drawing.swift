import Foundation

/// Drawing of a text field's border and clear button.
extension UITextField {
  /// Draws the border of the style, or the image in its place.
  func drawBorder() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = borderRect(forBounds: bounds)
    guard rect.width > 1, rect.height > 1 else { return }
    if let image = isEnabled ? background : disabledBackground ?? background, borderStyle != .roundedRect {
      image.draw(in: rect)
      return
    }
    let hairline = 1 / max(1, pixelScale)
    switch borderStyle {
    case .none: break
    case .line, .bezel:
      let inner = rect.insetBy(dx: 0.5, dy: 0.5)
      context.setStrokeColor((borderStyle == .line ? UIColor.label : .systemGray).cgColor)
      context.setLineWidth(1)
      context.stroke(inner)
    case .roundedRect:
      let inner = rect.insetBy(dx: hairline / 2, dy: hairline / 2)
      let radius = min(TextFieldGeometry.cornerRadius, min(inner.width, inner.height) / 2)
      let path = CGPath(roundedRect: inner, cornerWidth: radius, cornerHeight: radius, transform: nil)
      if backgroundColor == nil {
        context.setFillColor((isEnabled ? UIColor.systemBackground : .tertiarySystemFill).cgColor)
        context.addPath(path)
        context.fillPath()
      }
      context.setStrokeColor(UIColor.systemGray.withAlphaComponent(0.35).cgColor)
      context.setLineWidth(hairline * 1.5)
      context.addPath(path)
      context.strokePath()
    }
  }

  /// Draws the clear button: a cross on a disc.
  func drawClearButton() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = clearButtonRect(forBounds: bounds).insetBy(dx: 2, dy: 2)
    context.setFillColor(UIColor.systemGray.withAlphaComponent(0.6).cgColor)
    context.addEllipse(in: rect)
    context.fillPath()
    context.setStrokeColor(UIColor.systemBackground.cgColor)
    context.setLineWidth(1.3)
    let arm = rect.width * 0.19
    for sign in [CGFloat(-1), 1] {
      context.move(to: CGPoint(x: rect.midX - arm, y: rect.midY - sign * arm))
      context.addLine(to: CGPoint(x: rect.midX + arm, y: rect.midY + sign * arm))
      context.strokePath()
    }
  }
}
