import Foundation
@_spi(UIKit) import UIKitCore

/// A formatter for HTML that `NSAttributedString` can read.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML; `nil` for none.
  open var markupText: String? { didSet { invalidatePages() } }
  private var laidOut: PagedText?

  /// Creates a formatter for HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  @_spi(UIKit) public override func invalidatePages() { laidOut = nil }

  private var content: PagedText {
    if let laidOut { return laidOut }
    let made = paged(HTMLText.read(Data((markupText ?? "").utf8)) ?? NSAttributedString())
    laidOut = made
    return made
  }

  open override var pageCount: Int { content.pages.count }

  /// Draws the lines of a page from the top left corner of a rectangle.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    content.draw(pageIndex - firstPage, at: rect.origin)
  }
}
