import Foundation

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
