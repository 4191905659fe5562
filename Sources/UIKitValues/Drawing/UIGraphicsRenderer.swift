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

  /// Calls a drawing closure with a context as the current one.
  package func draw<Context: UIGraphicsRendererContext>(_ context: Context, _ actions: (Context) -> Void) {
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
  }
}
