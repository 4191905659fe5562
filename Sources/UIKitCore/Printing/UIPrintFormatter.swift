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
  open var maximumContentWidth: CGFloat = 0 { didSet { forgetPages() } }
  /// The distances from the edges of the content area to the content, in points: the top for the first page,
  /// the sides for all pages.
  open var contentInsets = UIEdgeInsets.zero { didSet { forgetPages() } }
  /// The distances from the edges of each page's content area to the content, in points, in addition to
  /// `contentInsets`.
  open var perPageContentInsets = UIEdgeInsets.zero { didSet { forgetPages() } }
  /// The index of the first page with content.
  open var startPage = 0 { didSet { forgetPages() } }

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
    if pageIndex == startPage {
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
  func forgetPages() {}
}

/// Text in pages, for the formatters of plain, attributed and marked-up text.
@MainActor
private final class PagedText {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private(set) var pages: [NSTextContainer] = []
  /// The maximum number of pages.
  private static let limit = 5000

  init(_ text: NSAttributedString, _ size: (Int) -> CGSize) {
    storage = NSTextStorage(attributedString: text)
    storage.addLayoutManager(manager)
    var end = 0
    while end < storage.length, pages.count < Self.limit {
      let container = NSTextContainer(size: size(pages.count))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      let range = manager.glyphRange(for: container)
      guard range.length > 0 else { break }
      pages.append(container)
      end = range.location + range.length
    }
  }

  func draw(_ index: Int, at point: CGPoint) {
    guard pages.indices.contains(index) else { return }
    manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: pages[index]), at: point)
  }
}

/// A formatter for text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; `nil` for none.
  open var text: String? { didSet { forgetPages() } }
  /// The text with attributes, which replaces `text`; `nil` for none.
  open var attributedText: NSAttributedString? { didSet { forgetPages() } }
  /// The font of `text`; `nil` for the system font of 12 points.
  open var font: UIFont? { didSet { forgetPages() } }
  /// The color of `text`; `nil` for black.
  open var color: UIColor? { didSet { forgetPages() } }
  /// The alignment of `text`.
  open var textAlignment = NSTextAlignment.natural { didSet { forgetPages() } }
  private var laidOut: PagedText?

  /// Creates a formatter for plain text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates a formatter for attributed text.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  /// The text with its attributes.
  var printedText: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black,
        .paragraphStyle: style,
      ])
  }

  override func forgetPages() { laidOut = nil }

  private var content: PagedText {
    if let laidOut { return laidOut }
    let made = PagedText(printedText) { rectForPage(at: startPage + $0).size }
    laidOut = made
    return made
  }

  open override var pageCount: Int { content.pages.count }

  /// Draws the lines of a page from the top left corner of a rectangle.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    content.draw(pageIndex - startPage, at: rect.origin)
  }
}

/// A formatter for HTML that `NSAttributedString` can read.
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
  /// The HTML; `nil` for none.
  open var markupText: String? { didSet { forgetPages() } }

  /// Creates a formatter for HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init(text: "")
  }

  override var printedText: NSAttributedString {
    HTMLText.read(Data((markupText ?? "").utf8)) ?? NSAttributedString()
  }
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
    let page = rectForPage(at: startPage)
    guard page.height > 0, size.height > 0 else { return 1 }
    return max(Int((size.height * scale(page) / page.height).rounded(.up)), 1)
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let page = rectForPage(at: startPage)
    let scale = scale(page)
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - CGFloat(pageIndex - startPage) * page.height)
    context.scaleBy(x: scale, y: scale)
    view.draw(CGRect(origin: .zero, size: size), for: self)
    context.restoreGState()
  }
}
