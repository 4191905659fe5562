/// The drawing environment of a PDF renderer. Nothing is drawn before the first page begins.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the current page.
  open private(set) var pdfContextBounds: CGRect
  private var hasPage = false

  init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
    pdfContextBounds = bounds
    super.init(cgContext: cgContext, format: format)
  }

  /// The format of the document.
  open var format: UIGraphicsPDFRendererFormat {
    storedFormat as? UIGraphicsPDFRendererFormat ?? .default()
  }

  /// Begins a page with the renderer's bounds.
  open func beginPage() {
    beginPage(withBounds: format.bounds, pageInfo: [:])
  }

  /// Begins a page with bounds.
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
