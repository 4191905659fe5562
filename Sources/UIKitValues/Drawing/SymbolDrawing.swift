import Foundation

/// A drawing of a symbol: lines and shapes in a square of 100 units, of which the symbol covers a part.
///
/// The drawings are replacements for the system's symbols with the same meaning, made for this library. Their
/// sizes approximate the system's, so that layouts are similar.
package struct SymbolDrawing: Sendable {
  /// The default text size of symbols, in points.
  static let defaultPointSize: CGFloat = 17

  package let name: String
  /// The size, in points.
  package let size: CGSize
  /// The distance from the bottom to the baseline of adjacent text, in points.
  package let baselineOffset: CGFloat
  private let shape: SymbolShapes.Shape
  /// The line width, in units.
  private let lineWidth: CGFloat

  /// Creates the drawing of a symbol; `nil` if no system symbol has the name.
  package init?(name: String, configuration: UIImage.SymbolConfiguration?) {
    guard let shape = SymbolShapes.shape(named: name) else { return nil }
    self.name = name
    self.shape = shape
    let pointSize = configuration?.resolvedPointSize ?? Self.defaultPointSize
    // Estimates: 0.78 and 1.29 times the medium scale.
    let factor: CGFloat =
      switch configuration?.scale {
      case .small: 0.78
      case .large: 1.29
      default: 1
      }
    // The diameter of a circle is 1.17 times the text size at medium scale.
    let unit = pointSize * 1.17 * factor / 100
    lineWidth =
      switch configuration?.weight {
      case .ultraLight: 2.5
      case .thin: 4
      case .light: 6
      case .medium: 9.5
      case .semibold: 11
      case .bold: 12.5
      case .heavy: 14.5
      case .black: 16.5
      default: 8
      }
    // Sizes are rounded to thirds of a point, the pixel size of most iPhones.
    func rounded(_ units: CGFloat) -> CGFloat { max((units * unit * 3).rounded() / 3, 1.0 / 3) }
    let size = CGSize(width: rounded(shape.box.width), height: rounded(shape.box.height))
    self.size = size
    // The center of a symbol is at half the cap height, which is 0.705 of the text size.
    baselineOffset = max(size.height / 2 - 0.705 * pointSize / 2, 0)
  }

  /// Draws the symbol scaled to a rectangle.
  package func draw(in context: CGContext, _ rect: CGRect, _ color: CGColor) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / shape.box.width, y: rect.height / shape.box.height)
    context.translateBy(x: -shape.box.minX, y: -shape.box.minY)
    // A transparency layer prevents overlapping parts from showing through each other with a translucent
    // color, and holes from cutting through the background.
    let needsLayer = color.alpha < 1 || shape.hasHoles
    if needsLayer {
      context.setAlpha(context.alpha * color.alpha)
      context.clipOutward(to: shape.box.insetBy(dx: -lineWidth, dy: -lineWidth))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    let solid = color.copy(alpha: 1) ?? color
    context.setFillColor(solid)
    context.setStrokeColor(solid)
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for part in shape.parts {
      context.beginPath()
      switch part {
      case .line(let path):
        context.addPath(path)
        context.strokePath()
      case .fill(let path):
        context.addPath(path)
        context.fillPath(using: .evenOdd)
      case .cut(let path):
        context.setBlendMode(.destinationOut)
        context.addPath(path)
        context.strokePath()
        context.setBlendMode(.normal)
      case .hole(let path):
        context.setBlendMode(.destinationOut)
        context.addPath(path)
        context.fillPath()
        context.setBlendMode(.normal)
      }
    }
    if needsLayer { context.endTransparencyLayer() }
  }
}
