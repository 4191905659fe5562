import Foundation
@_spi(UIKit) import UIKitCore

/// A formatter for text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; `nil` for none.
  open var text: String? { didSet { invalidatePages() } }
  /// The text with attributes, which replaces `text`; `nil` for none.
  open var attributedText: NSAttributedString? { didSet { invalidatePages() } }
  /// The font of `text`; `nil` for the system font of 12 points.
  open var font: UIFont? { didSet { invalidatePages() } }
  /// The color of `text`; `nil` for black.
  open var color: UIColor? { didSet { invalidatePages() } }
  /// The alignment of `text`.
  open var textAlignment = NSTextAlignment.natural { didSet { invalidatePages() } }
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
  private var printedText: NSAttributedString {
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

  @_spi(UIKit) public override func invalidatePages() { laidOut = nil }

  private var content: PagedText {
    if let laidOut { return laidOut }
    let made = paged(printedText)
    laidOut = made
    return made
  }

  open override var pageCount: Int { content.pages.count }

  /// Draws the lines of a page from the top left corner of a rectangle.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    content.draw(pageIndex - firstPage, at: rect.origin)
  }
}

extension UIPrintFormatter {
  /// Returns a text on the formatter's pages.
  func paged(_ text: NSAttributedString) -> PagedText {
    PagedText(text) { rectForPage(at: firstPage + $0).size }
  }
}
