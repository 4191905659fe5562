import Foundation

/// The base class of image and PDF renderers.
open class UIGraphicsRenderer: NSObject {
  package let bounds: CGRect
  let storedFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, storedFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.storedFormat = storedFormat
    storedFormat.bounds = bounds
    super.init()
  }

  /// Creates a renderer for drawings in a rectangle.
  public init(bounds: CGRect) {
    self.bounds = bounds.standardized
    storedFormat = .preferred()
    storedFormat.bounds = self.bounds
    super.init()
  }

  /// Creates a renderer for drawings in a rectangle, with a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds.standardized
    storedFormat = format.copy() as? UIGraphicsRendererFormat ?? format
    storedFormat.bounds = self.bounds
    super.init()
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// A Boolean value that indicates whether the renderer makes images; `false` by default.
  open var allowsImageOutput: Bool { false }

  /// Returns the class of the contexts that drawing closures receive.
  open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

  /// Returns a context for drawings of a format; `nil`, the default, for none.
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

  /// Prepares a context before the drawing closure is called. The default implementation does nothing.
  open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

  /// Calls a closure that draws, and one that receives the finished drawing, with a context of
  /// `context(with:)`.
  ///
  /// - Throws: An error if there is no context, as for empty bounds.
  open func runDrawingActions(
    _ drawingActions: (UIGraphicsRendererContext) -> Void,
    completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
  ) throws {
    guard let cgContext = Self.context(with: format) else { throw CocoaError(.featureUnsupported) }
    let context = makeContext(cgContext)
    Self.prepare(cgContext, with: context)
    draw(context, drawingActions)
    completionActions?(context)
  }

  /// Returns the environment of drawings in a context.
  func makeContext(_ cgContext: CGContext) -> UIGraphicsRendererContext {
    UIGraphicsRendererContext(cgContext: cgContext, format: storedFormat)
  }

  /// Calls a drawing closure with a context as the current one.
  package func draw<Context: UIGraphicsRendererContext>(_ context: Context, _ actions: (Context) -> Void) {
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
  }
}
