import Foundation

/// How PDFs are drawn.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says about itself. Kept, not written.
  open var documentInfo: [String: Any] = [:]

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

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

  func endPage() {
    guard hasPage else { return }
    cgContext.restoreGState()
    cgContext.endPage()
    hasPage = false
  }
}

/// Draws PDFs. Equal drawings give equal bytes.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Code that draws a PDF.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer of pages of a size in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer of pages of a size in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(
      bounds: bounds.standardized, storedFormat: format.copy() as? UIGraphicsPDFRendererFormat ?? format)
  }

  /// How PDFs are drawn.
  open var format: UIGraphicsPDFRendererFormat {
    storedFormat as? UIGraphicsPDFRendererFormat ?? .default()
  }

  /// Draws a PDF; no bytes if the bounds are empty.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    guard let cgContext = CGContext(document: .pdf, pageSize: bounds.size) else {
      DrawingResources.log("cannot draw a PDF of \(bounds.size.width) by \(bounds.size.height) points")
      return Data()
    }
    let context = UIGraphicsPDFRendererContext(cgContext: cgContext, format: format, bounds: bounds)
    draw(context, actions)
    context.endPage()
    return cgContext.closeDocument() ?? Data()
  }

  /// Draws a PDF into a file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
