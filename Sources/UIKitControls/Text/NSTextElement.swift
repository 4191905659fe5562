import Foundation

/// A part of the contents of a text content manager, such as a paragraph.
open class NSTextElement: NSObject {
  /// The text content manager, which is not retained.
  open weak var textContentManager: NSTextContentManager?
  /// The range in the contents; `nil` if the element is not part of any.
  open var elementRange: NSTextRange?

  /// Creates an element of a text content manager.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// Creates an element.
  public convenience override init() { self.init(textContentManager: nil) }

  /// The elements in this one; empty by default.
  open var childElements: [NSTextElement] { [] }
  /// The element that contains this one; `nil` by default.
  open var parent: NSTextElement? { nil }
  /// A Boolean value that indicates whether the element is laid out; `true` by default.
  open var isRepresentedElement: Bool { true }
}

/// A paragraph.
open class NSTextParagraph: NSTextElement {
  private let storedText: NSAttributedString

  /// Creates a paragraph with a text.
  public init(attributedString: NSAttributedString?) {
    storedText =
      attributedString.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// Creates an empty paragraph of a text content manager.
  public override init(textContentManager: NSTextContentManager?) {
    storedText = NSAttributedString(string: "")
    super.init(textContentManager: textContentManager)
  }

  /// The text, with the paragraph's separator.
  open var attributedString: NSAttributedString { storedText }

  /// The number of code units of the separator at the end of the text.
  private var separatorLength: Int {
    let text = attributedString.string as NSString
    guard text.length > 0 else { return 0 }
    switch text.character(at: text.length - 1) {
    case 0x0A: return text.length > 1 && text.character(at: text.length - 2) == 0x0D ? 2 : 1
    case 0x0D, 0x2029: return 1
    default: return 0
    }
  }

  private var contentEnd: (any NSTextLocation)? {
    guard let elementRange else { return nil }
    return textContentManager?.location(elementRange.endLocation, offsetBy: -separatorLength)
      ?? elementRange.endLocation
  }

  /// The range without the separator; `nil` if the paragraph is not part of contents.
  open var paragraphContentRange: NSTextRange? {
    guard let elementRange, let contentEnd else { return nil }
    return NSTextRange(location: elementRange.location, end: contentEnd)
  }

  /// The range of the separator; `nil` if the paragraph is not part of contents or has none.
  open var paragraphSeparatorRange: NSTextRange? {
    guard separatorLength > 0, let elementRange, let contentEnd else { return nil }
    return NSTextRange(location: contentEnd, end: elementRange.endLocation)
  }
}
