import ClassMetadata
import Foundation
import ObjectiveCSupport

/// A renderer for the pages of a print job: headers, contents of formatters or custom contents, and footers.
///
/// Applications that create PDF files set `paperRect` and `printableRect` by key or override them.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  public override init() { super.init() }

  /// The height of the header, in points.
  open var headerHeight: CGFloat = 0 { didSet { changed() } }
  /// The height of the footer, in points.
  open var footerHeight: CGFloat = 0 { didSet { changed() } }
  /// The rectangle of the paper, in points: US Letter, 612 x 792, unless it was set by key.
  open var paperRect: CGRect { heldPaperRect ?? CGRect(x: 0, y: 0, width: 612, height: 792) }
  /// The printable rectangle of the paper, in points: all of it, unless it was set by key.
  open var printableRect: CGRect { heldPrintableRect ?? paperRect }
  private var heldPaperRect: CGRect? { didSet { changed() } }
  private var heldPrintableRect: CGRect? { didSet { changed() } }

  private func changed() { for formatter in formatters { formatter.invalidatePages() } }

  /// The area between the header and the footer.
  var contentRect: CGRect {
    printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }

  private var formatters: [UIPrintFormatter] = []

  /// The formatters in the order of their first pages; `nil` if there are none.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters.sorted { $0.firstPage < $1.firstPage } }
    set {
      for formatter in formatters { formatter.printPageRenderer = nil }
      formatters = newValue ?? []
      for formatter in formatters {
        formatter.printPageRenderer = self
        formatter.invalidatePages()
      }
    }
  }

  /// Adds a formatter whose content begins at a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    formatter.invalidatePages()
    formatters.append(formatter)
  }

  func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  /// Returns the formatters that have content on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    (printFormatters ?? []).filter { $0.firstPage <= pageIndex && pageIndex < $0.firstPage + $0.pageCount }
  }

  /// The number of pages; by default as many as the formatters fill.
  open var numberOfPages: Int { formatters.map { $0.firstPage + $0.pageCount }.max() ?? 0 }

  /// Called before pages are drawn. The default implementation does nothing.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: its header, content, formatters and footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let content = printableRect.inset(
      by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
    }
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width,
          height: footerHeight))
    }
  }

  /// Draws the header of a page. The default implementation does nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the custom content of a page. The default implementation does nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the content of a formatter on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
  /// Draws the footer of a page. The default implementation does nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  fileprivate func set(_ rect: CGRect, _ key: String) -> Bool {
    switch key {
    case "paperRect": heldPaperRect = rect
    case "printableRect": heldPrintableRect = rect
    default: return false
    }
    return true
  }
}

extension UIPrintPageRenderer: BuiltInKeyValueCoding {
  /// Returns `paperRect` or `printableRect`.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    // Key-value coding reads on the caller's thread, so isolation is the caller's responsibility.
    withoutIsolationCheck(self) { object in
      switch key {
      case "paperRect": .returned(NSValue(cgRect: object.paperRect))
      case "printableRect": .returned(NSValue(cgRect: object.printableRect))
      default: .unknown
      }
    }
  }

  /// Sets `paperRect` or `printableRect`; returns `false` for other keys.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    guard let rect = (value as? NSValue)?.cgRectValue ?? (value as? CGRect) else { return false }
    // As above, on the caller's thread.
    return withoutIsolationCheck(self) { $0.set(rect, key) }
  }
}
