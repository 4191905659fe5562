import Foundation

/// A PDF document drawn by functions instead of a renderer.
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

  /// The open documents of the current thread.
  static var open: [OpenDocument] {
    get { Thread.current.threadDictionary["tinamou.pdf"] as? [OpenDocument] ?? [] }
    set { Thread.current.threadDictionary["tinamou.pdf"] = newValue }
  }
}

@discardableResult
private func begin(_ bounds: CGRect, _ finish: @escaping (Data) -> Void) -> Bool {
  // US Letter for empty bounds, as in UIKit.
  let bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds.standardized
  guard let context = CGContext(document: .pdf, pageSize: bounds.size) else { return false }
  OpenDocument.open.append(OpenDocument(context, bounds, finish))
  UIGraphicsPushContext(context)
  return true
}

/// Begins a PDF document, which becomes the current context; its data is stored when it ends. The bounds of
/// pages are in points; 612 x 792 for empty bounds.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { begin(bounds) { data.setData($0) } }

/// Begins a PDF document, which becomes the current context; its file is written when it ends. Returns
/// `false` if the file's folder does not exist.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let folder = (path as NSString).deletingLastPathComponent
  guard FileManager.default.fileExists(atPath: folder.isEmpty ? "." : folder) else { return false }
  return begin(bounds) { try? $0.write(to: URL(fileURLWithPath: path)) }
}

/// Begins a page with the bounds of the document.
public func UIGraphicsBeginPDFPage() {
  guard let document = OpenDocument.open.last else { return }
  UIGraphicsBeginPDFPageWithInfo(document.bounds, nil)
}

/// Begins a page with bounds in points.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let document = OpenDocument.open.last else { return }
  document.endPage()
  document.pageBounds = bounds.isEmpty ? document.bounds : bounds.standardized
  document.context.setPageSize(document.pageBounds.size)
  document.context.saveGState()
  document.context.translateBy(x: -document.pageBounds.minX, y: -document.pageBounds.minY)
  document.hasPage = true
}

/// Returns the bounds of the current page, in points; zero if no PDF document is open.
public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenDocument.open.last?.pageBounds ?? .zero }

/// Ends the PDF document and stores its data or writes its file.
public func UIGraphicsEndPDFContext() {
  guard let document = OpenDocument.open.popLast() else { return }
  document.endPage()
  UIGraphicsPopContext()
  document.finish(document.context.closeDocument() ?? Data())
}

/// Gives a point of the current page a name, to which links refer. Without effect: documents are written
/// without links.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}

/// Makes a rectangle of the current page a link to a name. Without effect: documents are written without links.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}

/// Makes a rectangle of the current page a link to a URL. Without effect: documents are written without links.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}
