import Foundation

/// A renderer of PDF documents. Equal drawings produce equal bytes.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A closure that draws a PDF document.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer for pages with bounds in points.
  public convenience override init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer for pages with bounds in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(
      bounds: bounds.standardized, storedFormat: format.copy() as? UIGraphicsPDFRendererFormat ?? format)
  }

  /// The format of the document.
  open override var format: UIGraphicsPDFRendererFormat {
    storedFormat as? UIGraphicsPDFRendererFormat ?? .default()
  }

  open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

  /// Returns a context for a document with pages of the bounds of a format; `nil` if they are empty.
  open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    CGContext(document: .pdf, pageSize: format.bounds.size)
  }

  override func makeContext(_ cgContext: CGContext) -> UIGraphicsRendererContext {
    UIGraphicsPDFRendererContext(cgContext: cgContext, format: format, bounds: bounds)
  }

  /// Returns the data of a PDF document drawn by a closure; empty if the bounds are empty.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    guard let cgContext = Self.context(with: format) else {
      DrawingResources.log("cannot draw a PDF of \(bounds.size.width) by \(bounds.size.height) points")
      return Data()
    }
    let context = UIGraphicsPDFRendererContext(cgContext: cgContext, format: format, bounds: bounds)
    draw(context, actions)
    context.endPage()
    return cgContext.closeDocument() ?? Data()
  }

  /// Writes a PDF document drawn by a closure to a file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
