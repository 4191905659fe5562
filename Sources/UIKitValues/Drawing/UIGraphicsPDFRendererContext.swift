import Foundation

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
  open override var format: UIGraphicsPDFRendererFormat {
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

  /// Makes a rectangle of the page a link to a URL. Without effect: documents are written without links.
  open func setURL(_ url: URL, for rect: CGRect) {}

  /// Gives a point of the page a name, to which links refer. Without effect: documents are written without
  /// links.
  open func addDestination(withName name: String, at point: CGPoint) {}

  /// Makes a rectangle of the page a link to a name. Without effect: documents are written without links.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}

  package func endPage() {
    guard hasPage else { return }
    cgContext.restoreGState()
    cgContext.endPage()
    hasPage = false
  }
}
