import Foundation

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The bounds of the renderer that the format belongs to.
  public internal(set) var bounds = CGRect.zero

  /// Creates a format with its default values.
  public override required init() {
    super.init()
  }

  /// A format with its default values.
  open class func `default`() -> Self {
    self.init()
  }

  /// A format that suits the current traits.
  open class func preferred() -> Self {
    self.init()
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// What a renderer's closure draws in. The context is the current one too.
open class UIGraphicsRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  let storedFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    storedFormat = format
    super.init()
  }

  /// Fills a rectangle with the context's colour of fills.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point within a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws a line of one point within a rectangle, in a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  /// Clips to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// What image and PDF renderers have in common.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  let storedFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, storedFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.storedFormat = storedFormat
    storedFormat.bounds = bounds
    super.init()
  }

  /// Runs drawing code with a context as the current one.
  func draw<Context: UIGraphicsRendererContext>(_ context: Context, _ actions: (Context) -> Void) {
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
  }
}
