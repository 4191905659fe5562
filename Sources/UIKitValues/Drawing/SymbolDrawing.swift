import Foundation

/// A symbol as a plain drawing: lines and shapes in a square of 100 units, of which the symbol takes up a part.
///
/// These are stand-ins of the same meaning as the system's symbols, drawn for this library. Sizes come close to the
/// system's, so that layouts look alike.
package struct SymbolDrawing: Sendable {
  /// Text of 17 points is what symbols go with by default.
  static let defaultPointSize: CGFloat = 17

  package let name: String
  /// In points.
  package let size: CGSize
  /// From the bottom to the baseline of text beside, in points.
  package let baselineOffset: CGFloat
  private let shape: SymbolShapes.Shape
  /// In units.
  private let lineWidth: CGFloat

  /// Nil for a name that no symbol of the system has.
  package init?(name: String, configuration: UIImage.SymbolConfiguration?) {
    guard let shape = SymbolShapes.shape(named: name) else { return nil }
    self.name = name
    self.shape = shape
    let pointSize = configuration?.resolvedPointSize ?? Self.defaultPointSize
    // By eye, with no measurement behind them: 0.78 and 1.29 times the medium scale.
    let factor: CGFloat =
      switch configuration?.scale {
      case .small: 0.78
      case .large: 1.29
      default: 1
      }
    // A circle's diameter is 1.17 times the size of text of medium scale.
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
    // Whole thirds of a point, as pixels of most iPhones are.
    func rounded(_ units: CGFloat) -> CGFloat { max((units * unit * 3).rounded() / 3, 1.0 / 3) }
    let size = CGSize(width: rounded(shape.box.width), height: rounded(shape.box.height))
    self.size = size
    // The middle of a symbol is at half the height of capitals, 0.705 of the size of text.
    baselineOffset = max(size.height / 2 - 0.705 * pointSize / 2, 0)
  }

  /// Draws the symbol to fill a rectangle.
  package func draw(in context: CGContext, _ rect: CGRect, _ color: CGColor) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / shape.box.width, y: rect.height / shape.box.height)
    context.translateBy(x: -shape.box.minX, y: -shape.box.minY)
    // Parts of a colour that lets things shine through must not show each other.
    // What is cut out must not be cut out of the background.
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
