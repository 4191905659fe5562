import Foundation

/// What image and PDF renderers have in common.
open class UIGraphicsRenderer: NSObject {
  package let bounds: CGRect
  let storedFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, storedFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.storedFormat = storedFormat
    storedFormat.bounds = bounds
    super.init()
  }

  /// Runs drawing code with a context as the current one.
  package func draw<Context: UIGraphicsRendererContext>(_ context: Context, _ actions: (Context) -> Void) {
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
  }
}
