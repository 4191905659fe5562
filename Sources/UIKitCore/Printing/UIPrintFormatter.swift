import Foundation

/// An object that lays out content in pages and draws it, by itself or for a page renderer.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, NSCopying {
  /// The page renderer that the formatter belongs to; `nil` for none.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The maximum height of the content of all pages together, in points; 0 for no limit. Stored only: the
  /// content is not limited.
  open var maximumContentHeight: CGFloat = 0
  /// The maximum width of the content, in points; 0 for no limit.
  open var maximumContentWidth: CGFloat = 0 { didSet { invalidatePages() } }
  /// The distances from the edges of the content area to the content, in points: the top for the first page,
  /// the sides for all pages.
  open var contentInsets = UIEdgeInsets.zero { didSet { invalidatePages() } }
  /// The distances from the edges of each page's content area to the content, in points, in addition to
  /// `contentInsets`.
  open var perPageContentInsets = UIEdgeInsets.zero { didSet { invalidatePages() } }
  /// The index of the first page with content; `NSNotFound`, the default, for the first page of all.
  open var startPage = NSNotFound { didSet { invalidatePages() } }
  /// The index of the first page with content.
  package final var firstPage: Int { startPage == NSNotFound ? 0 : startPage }

  public override init() { super.init() }

  /// Returns the formatter itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Removes the formatter from its page renderer.
  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  /// The number of pages of the content.
  open var pageCount: Int { 1 }

  /// Returns the area of a page's content on the paper, in points.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    var area = printPageRenderer?.contentRect ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let insets = perPageContentInsets
    area = area.inset(by: insets)
    area.origin.x += contentInsets.left
    area.size.width -= contentInsets.left + contentInsets.right
    if pageIndex == firstPage {
      area.origin.y += contentInsets.top
      area.size.height -= contentInsets.top
    }
    if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
    area.size = CGSize(width: max(area.width, 0), height: max(area.height, 0))
    return area
  }

  /// Draws the content of a page into a rectangle of the current context. The default implementation does
  /// nothing.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  /// A Boolean value that indicates whether the formatter draws on the main thread only, which is `true`
  /// here.
  open var requiresMainThread: Bool { true }

  /// Discards the layout of the pages.
  @_spi(UIKit) open func invalidatePages() {}
}

/// A formatter for a view, which is scaled down to the width of the page and continues on as many pages as
/// its height requires.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  private var size: CGSize {
    guard let scrollView = view as? UIScrollView else { return view.bounds.size }
    return CGSize(
      width: max(scrollView.contentSize.width, view.bounds.width),
      height: max(scrollView.contentSize.height, view.bounds.height))
  }

  private func scale(_ page: CGRect) -> CGFloat { size.width > 0 ? min(page.width / size.width, 1) : 1 }

  open override var pageCount: Int {
    let page = rectForPage(at: firstPage)
    guard page.height > 0, size.height > 0 else { return 1 }
    return max(Int((size.height * scale(page) / page.height).rounded(.up)), 1)
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let page = rectForPage(at: firstPage)
    let scale = scale(page)
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - CGFloat(pageIndex - firstPage) * page.height)
    context.scaleBy(x: scale, y: scale)
    view.draw(CGRect(origin: .zero, size: size), for: self)
    context.restoreGState()
  }
}
