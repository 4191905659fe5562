import UIKit

/// The pictures of the screens, drawn in code.
@MainActor
enum Pictures {
  /// A bird on a rounded tile.
  ///
  /// - Parameter side: in points.
  static func logo(side: CGFloat) -> UIImage {
    image(side: side) { context in
      let tile = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: side * 0.23)
      context.saveGState()
      tile.addClip()
      fill(context, from: rgb(0x34, 0xC7, 0x9B), to: rgb(0x0A, 0x7A, 0xB8), side: side)
      context.restoreGState()
      bird(
        context, in: CGRect(x: side * 0.16, y: side * 0.16, width: side * 0.68, height: side * 0.68), .white)
    }
  }

  /// Initials on a disc, as address books show people without a photo.
  ///
  /// - Parameter side: in points.
  static func portrait(initials: String, color: UIColor, side: CGFloat) -> UIImage {
    image(side: side) { context in
      context.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).addClip()
      fill(context, from: lightened(color), to: color, side: side)
      context.restoreGState()
      let text = NSAttributedString(
        string: initials,
        attributes: [
          .font: UIFont.systemFont(ofSize: side * 0.4, weight: .semibold), .foregroundColor: UIColor.white,
        ])
      let size = text.size()
      text.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
    }
  }

  /// A tinamou on a slope at sunrise.
  ///
  /// - Parameter side: in points.
  static func sighting(side: CGFloat) -> UIImage {
    image(side: side) { context in
      fill(context, from: rgb(0xFF, 0xC1, 0x7A), to: rgb(0xFF, 0xF3, 0xDC), side: side)
      rgb(0xFF, 0xF7, 0xD6).setFill()
      UIBezierPath(
        ovalIn: CGRect(x: side * 0.62, y: side * 0.14, width: side * 0.2, height: side * 0.2)
      ).fill()
      slope(side, from: 0.46, over: 0.36, to: 0.56, rgb(0xB9, 0xA8, 0xC9))
      slope(side, from: 0.66, over: 0.5, to: 0.6, rgb(0x7F, 0x8F, 0x9E))
      slope(side, from: 0.82, over: 0.76, to: 0.72, rgb(0x5B, 0x7A, 0x52))
      bird(
        context, in: CGRect(x: side * 0.2, y: side * 0.3, width: side * 0.52, height: side * 0.52),
        rgb(0x4A, 0x35, 0x2A))
    }
  }

  // MARK: Parts

  private static func image(side: CGFloat, draw: (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { draw($0.cgContext) }
  }

  /// Fills the clipping area with a gradient from top to bottom.
  private static func fill(_ context: CGContext, from top: UIColor, to bottom: UIColor, side: CGFloat) {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let gradient = CGGradient(
        colorSpace: space, colorComponents: components(top) + components(bottom), locations: [0, 1], count: 2)
    else { return }
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: side), options: [])
  }

  private static func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  /// Draws a hill as wide as the picture. Heights are fractions of the side, measured from the top.
  private static func slope(
    _ side: CGFloat, from left: CGFloat, over middle: CGFloat, to right: CGFloat, _ color: UIColor
  ) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: side * left))
    path.addQuadCurve(
      to: CGPoint(x: side, y: side * right),
      controlPoint: CGPoint(x: side * 0.5, y: side * (2 * middle - 0.5)))
    path.addLine(to: CGPoint(x: side, y: side))
    path.addLine(to: CGPoint(x: 0, y: side))
    path.close()
    color.setFill()
    path.fill()
  }

  /// Draws a tinamou that faces right: a round body on two legs, a thin neck, a small head with a crest.
  private static func bird(_ context: CGContext, in rect: CGRect, _ color: UIColor) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / 100, y: rect.height / 100)
    let body = UIBezierPath()
    body.move(to: CGPoint(x: 4, y: 52))
    body.addCurve(
      to: CGPoint(x: 58, y: 42), controlPoint1: CGPoint(x: 16, y: 30), controlPoint2: CGPoint(x: 40, y: 28))
    body.addCurve(
      to: CGPoint(x: 74, y: 17), controlPoint1: CGPoint(x: 68, y: 42), controlPoint2: CGPoint(x: 67, y: 24))
    body.addCurve(
      to: CGPoint(x: 84, y: 20), controlPoint1: CGPoint(x: 77, y: 14), controlPoint2: CGPoint(x: 82, y: 15))
    body.addLine(to: CGPoint(x: 97, y: 26))
    body.addLine(to: CGPoint(x: 85, y: 27))
    body.addCurve(
      to: CGPoint(x: 76, y: 58), controlPoint1: CGPoint(x: 80, y: 34), controlPoint2: CGPoint(x: 80, y: 48))
    body.addCurve(
      to: CGPoint(x: 38, y: 78), controlPoint1: CGPoint(x: 72, y: 72), controlPoint2: CGPoint(x: 56, y: 80))
    body.addCurve(
      to: CGPoint(x: 4, y: 52), controlPoint1: CGPoint(x: 20, y: 76), controlPoint2: CGPoint(x: 8, y: 66))
    body.close()
    color.setFill()
    body.fill()

    let lines = UIBezierPath()
    lines.lineWidth = 3.5
    lines.lineCapStyle = .round
    lines.lineJoinStyle = .round
    for x: CGFloat in [42, 54] {
      lines.move(to: CGPoint(x: x, y: 74))
      lines.addLine(to: CGPoint(x: x, y: 95))
      lines.addLine(to: CGPoint(x: x + 8, y: 95))
    }
    // The crest.
    lines.move(to: CGPoint(x: 75, y: 17))
    lines.addQuadCurve(to: CGPoint(x: 64, y: 4), controlPoint: CGPoint(x: 73, y: 8))
    color.setStroke()
    lines.stroke()
    context.restoreGState()
  }

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  /// Returns the color blended halfway with white.
  private static func lightened(_ color: UIColor) -> UIColor {
    let parts = components(color)
    return UIColor(
      red: (1 + parts[0]) / 2, green: (1 + parts[1]) / 2, blue: (1 + parts[2]) / 2, alpha: parts[3])
  }
}
