import Foundation

/// A PDF that is drawn with functions instead of a renderer.
private final class OpenDocument {
  let context: CGContext
  let bounds: CGRect
  var pageBounds: CGRect
  var hasPage = false
  let finish: (Data) -> Void

  init(_ context: CGContext, _ bounds: CGRect, _ finish: @escaping (Data) -> Void) {
    self.context = context
    self.bounds = bounds
    pageBounds = bounds
    self.finish = finish
  }

  func endPage() {
    guard hasPage else { return }
    context.restoreGState()
    context.endPage()
    hasPage = false
  }

  /// The documents that this thread has open.
  static var open: [OpenDocument] {
    get { Thread.current.threadDictionary["tinamou.pdf"] as? [OpenDocument] ?? [] }
    set { Thread.current.threadDictionary["tinamou.pdf"] = newValue }
  }
}

@discardableResult
private func begin(_ bounds: CGRect, _ finish: @escaping (Data) -> Void) -> Bool {
  // US Letter where no size is given, as UIKit has it.
  let bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds.standardized
  guard let context = CGContext(document: .pdf, pageSize: bounds.size) else { return false }
  OpenDocument.open.append(OpenDocument(context, bounds, finish))
  UIGraphicsPushContext(context)
  return true
}

/// Begins a PDF whose bytes are in the data when it ends, and makes it the current context. Pages have these bounds, in
/// points; 612 x 792 for empty ones.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { begin(bounds) { data.setData($0) } }

/// Begins a PDF that is a file when it ends, and makes it the current context. Returns whether that is possible.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let folder = (path as NSString).deletingLastPathComponent
  guard FileManager.default.fileExists(atPath: folder.isEmpty ? "." : folder) else { return false }
  return begin(bounds) { try? $0.write(to: URL(fileURLWithPath: path)) }
}

/// Begins a page of the bounds that the PDF began with.
public func UIGraphicsBeginPDFPage() {
  guard let document = OpenDocument.open.last else { return }
  UIGraphicsBeginPDFPageWithInfo(document.bounds, nil)
}

/// Begins a page of some bounds, in points.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let document = OpenDocument.open.last else { return }
  document.endPage()
  document.pageBounds = bounds.isEmpty ? document.bounds : bounds.standardized
  document.context.setPageSize(document.pageBounds.size)
  document.context.saveGState()
  document.context.translateBy(x: -document.pageBounds.minX, y: -document.pageBounds.minY)
  document.hasPage = true
}

/// The bounds of the present page, in points; zero where no PDF is drawn.
public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenDocument.open.last?.pageBounds ?? .zero }

/// Ends the PDF: its bytes are where they belong.
public func UIGraphicsEndPDFContext() {
  guard let document = OpenDocument.open.popLast() else { return }
  document.endPage()
  UIGraphicsPopContext()
  document.finish(document.context.closeDocument() ?? Data())
}
