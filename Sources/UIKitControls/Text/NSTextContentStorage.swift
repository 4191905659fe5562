import Foundation

/// The methods with which a delegate provides the paragraphs of a text content storage.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// Returns the paragraph that is laid out for a range of the text storage; `nil` for the text itself.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Returns `nil`.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

/// A text content manager whose contents are the paragraphs of a text storage.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  /// The delegate, which is not retained.
  open weak var delegate: (any NSTextContentStorageDelegate)? {
    get { heldDelegate as? any NSTextContentStorageDelegate }
    set { heldDelegate = newValue }
  }
  /// The text storage, which is empty at first. Its changes are followed.
  open var textStorage: NSTextStorage? {
    didSet {
      guard textStorage !== oldValue else { return }
      if let oldValue, oldValue.textStorageObserver === self { oldValue.textStorageObserver = nil }
      if let textStorage, textStorage.textStorageObserver !== self { textStorage.textStorageObserver = self }
      paragraphsIfKnown = nil
      contentsChanged()
    }
  }
  /// The paragraphs in order, once they are known.
  private var paragraphsIfKnown: [NSTextParagraph]?

  public override init() {
    super.init()
    follow(NSTextStorage())
  }

  /// Creates a storage without text: archives contain none of its contents.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    follow(NSTextStorage())
  }

  private func follow(_ storage: NSTextStorage) { textStorage = storage }

  override func delegateChanged() {
    paragraphsIfKnown = nil
    super.delegateChanged()
  }

  /// The text; `nil` without a text storage. Setting it replaces the text of the storage.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set {
      let text = newValue ?? NSAttributedString(string: "")
      if let textStorage {
        textStorage.setAttributedString(text)
      } else {
        textStorage = NSTextStorage(attributedString: text)
      }
    }
  }

  /// Returns the text of an element; `nil` for an element without text.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// Returns an element with a text, which is not part of the contents.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    let paragraph = NSTextParagraph(attributedString: attributedString)
    paragraph.textContentManager = self
    return paragraph
  }

  // MARK: Changes

  /// Updates the paragraphs and invalidates the layout after the text has changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    updateParagraphs(newCharRange, delta)
    for manager in textLayoutManagers { manager.textChanged(newCharRange, by: delta) }
    contentsChanged()
  }

  /// Performs changes of the text storage as one.
  open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
    super.performEditingTransaction {
      textStorage.beginEditing()
      transaction()
      textStorage.endEditing()
    }
  }

  /// Performs changes as one: those of the text storage are processed at their end.
  open override func performEditingTransaction(_ transaction: () -> Void) {
    guard let textStorage else { return super.performEditingTransaction(transaction) }
    performEditingTransaction(for: textStorage, using: transaction)
  }

  // MARK: Paragraphs

  private var length: Int { textStorage?.length ?? 0 }
  open override var documentRange: NSTextRange { NSTextRange(0..<length) }

  private var paragraphs: [NSTextParagraph] {
    if let paragraphsIfKnown { return paragraphsIfKnown }
    let made = makeParagraphs(0..<length)
    paragraphsIfKnown = made
    return made
  }

  /// Returns the paragraphs of a range that begins and ends at their boundaries.
  private func makeParagraphs(_ range: Range<Int>) -> [NSTextParagraph] {
    guard let textStorage, !range.isEmpty else { return [] }
    let text = textStorage.string as NSString
    var result: [NSTextParagraph] = []
    var start = range.lowerBound
    for index in range {
      let unit = text.character(at: index)
      let isPair = unit == 0x0D && index + 1 < range.upperBound && text.character(at: index + 1) == 0x0A
      guard unit == 0x0A || unit == 0x0D && !isPair || unit == 0x2029 else { continue }
      result.append(makeParagraph(start..<index + 1, of: textStorage))
      start = index + 1
    }
    if start < range.upperBound { result.append(makeParagraph(start..<range.upperBound, of: textStorage)) }
    return result
  }

  private func makeParagraph(_ range: Range<Int>, of storage: NSTextStorage) -> NSTextParagraph {
    let paragraph =
      delegate?.textContentStorage(self, textParagraphWith: NSRange(range))
      ?? NSTextParagraph(attributedString: storage.attributedSubstring(from: NSRange(range)))
    paragraph.textContentManager = self
    paragraph.elementRange = NSTextRange(range)
    return paragraph
  }

  /// Replaces the paragraphs around a change, and moves those after it.
  private func updateParagraphs(_ range: NSRange, _ delta: Int) {
    guard let known = paragraphsIfKnown else { return }
    guard range.location != NSNotFound else { return paragraphsIfKnown = nil }
    let formerEnd = range.location + range.length - delta
    // Neighbours are replaced as well: a change beside a separator may join paragraphs.
    let before = known.prefix { offsets($0).upperBound < range.location }
    let after = known.dropFirst(before.count).drop { offsets($0).lowerBound <= formerEnd }
    let start = before.last.map { offsets($0).upperBound } ?? 0
    let end = after.first.map { offsets($0).lowerBound + delta } ?? length
    guard start <= end, end <= length else { return paragraphsIfKnown = nil }
    for paragraph in after where delta != 0 {
      let place = offsets(paragraph)
      paragraph.elementRange = NSTextRange(place.lowerBound + delta..<place.upperBound + delta)
    }
    paragraphsIfKnown = Array(before) + makeParagraphs(start..<end) + Array(after)
  }

  private func offsets(_ element: NSTextElement) -> Range<Int> {
    element.elementRange.map { offset($0.location)..<max(offset($0.location), offset($0.endLocation)) }
      ?? 0..<0
  }

  private func offset(_ location: any NSTextLocation) -> Int { (location as? TextOffset)?.offset ?? 0 }

  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let all = paragraphs
    let isReverse = options.contains(.reverse)
    let start = textLocation.map { offset($0) } ?? (isReverse ? length : 0)
    let found =
      isReverse
      ? Array(all.prefix { offsets($0).lowerBound < max(start, 1) }.reversed())
      : Array(all.drop { offsets($0).upperBound <= start })
    var end: (any NSTextLocation)?
    for paragraph in found {
      guard heldDelegate?.textContentManager(self, shouldEnumerate: paragraph, options: options) ?? true
      else {
        continue
      }
      end = isReverse ? paragraph.elementRange?.location : paragraph.elementRange?.endLocation
      if !block(paragraph) { break }
    }
    return end
  }

  /// Replaces a range of the text with the texts of elements.
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = NSMutableAttributedString(string: "")
    for element in textElements ?? [] {
      if let part = attributedString(for: element) { text.append(part) }
    }
    replaceText(in: range, with: text)
  }

  /// Replaces a range of the text.
  func replaceText(in range: NSTextRange, with text: NSAttributedString) {
    let found = offset(range.location)..<max(offset(range.location), offset(range.endLocation))
    textStorage?.replaceCharacters(in: NSRange(found.clamped(to: 0..<length)), with: text)
  }

  open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    let (target, overflows) = self.offset(location).addingReportingOverflow(offset)
    return !overflows && target >= 0 && target <= length ? TextOffset(target) : nil
  }

  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    offset(to) - offset(from)
  }

  /// Returns a range that does not divide composed characters; `nil` if the range divides none.
  open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
  {
    guard let textStorage, textStorage.length > 0 else { return nil }
    let text = textStorage.string as NSString
    let range = (offset(textRange.location)..<max(offset(textRange.location), offset(textRange.endLocation)))
      .clamped(to: 0..<length)
    var (start, end) = (range.lowerBound, range.upperBound)
    if start < length { start = text.rangeOfComposedCharacterSequence(at: start).location }
    if end > start, end < length {
      let last = text.rangeOfComposedCharacterSequence(at: end)
      if last.location < end { end = last.location + last.length }
    }
    return start == range.lowerBound && end == range.upperBound ? nil : NSTextRange(start..<max(start, end))
  }
}
