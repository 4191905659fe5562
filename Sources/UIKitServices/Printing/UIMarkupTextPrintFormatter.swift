import Foundation
@_spi(UIKit) import UIKitCore

/// A formatter for HTML that `NSAttributedString` can read.
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
  /// The HTML; `nil` for none.
  open var markupText: String? { didSet { invalidatePages() } }

  /// Creates a formatter for HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init(text: "")
  }

  override var printedText: NSAttributedString {
    HTMLText.read(Data((markupText ?? "").utf8)) ?? NSAttributedString()
  }
}
