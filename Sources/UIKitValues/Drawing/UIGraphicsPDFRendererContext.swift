/// What a PDF renderer's closure draws in. Nothing shows before the first page has begun.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The page's rectangle, in the drawing code's coordinates.
  open private(set) var pdfContextBounds: CGRect
  private var hasPage = false

  init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
    pdfContextBounds = bounds
    super.init(cgContext: cgContext, format: format)
  }

  /// How the PDF is drawn.
  open var format: UIGraphicsPDFRendererFormat {
    storedFormat as? UIGraphicsPDFRendererFormat ?? .default()
  }

  /// Begins a page of the renderer's size.
  open func beginPage() {
    beginPage(withBounds: format.bounds, pageInfo: [:])
  }

  /// Begins a page of its own size.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    let bounds = bounds.isEmpty ? format.bounds : bounds.standardized
    pdfContextBounds = bounds
    cgContext.setPageSize(bounds.size)
    cgContext.saveGState()
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    hasPage = true
  }

  package func endPage() {
    guard hasPage else { return }
    cgContext.restoreGState()
    cgContext.endPage()
    hasPage = false
  }
}
