/// The drawing environment of a renderer. Its context is the current one.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  let storedFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    storedFormat = format
    super.init()
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Fills a rectangle with the context's fill color.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a border of one point inside a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws a border of one point inside a rectangle, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  /// Intersects the clipping area with a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
