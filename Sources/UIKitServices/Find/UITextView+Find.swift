import Foundation
import ObjectiveCSupport

/// The delegate that gives the interaction of a text view its sessions.
private final class TextViewFinder: NSObject, UIFindInteractionDelegate {
  lazy var interaction = UIFindInteraction(sessionDelegate: self)

  /// Unsafe in name only: only the address is used, the memory is never read or written.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func of(_ view: UITextView) -> TextViewFinder {
    if let known = objc_getAssociatedObject(view, key) as? TextViewFinder { return known }
    let made = TextViewFinder()
    objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
  }
}

extension UITextView {
  /// The interaction that searches the text; `nil` unless `isFindInteractionEnabled` is `true`.
  public var findInteraction: UIFindInteraction? {
    let finder = TextViewFinder.of(self)
    guard isFindInteractionEnabled else { return nil }
    if finder.interaction.view !== self { addInteraction(finder.interaction) }
    return finder.interaction
  }
}

extension UITextView: UITextSearching {
  /// Compares the starts of the ranges, and then their ends.
  public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??)
    -> ComparisonResult
  {
    let starts = compare(foundRange.start, to: toRange.start)
    return starts == .orderedSame ? compare(foundRange.end, to: toRange.end) : starts
  }

  /// Adds the ranges of the text that are equal to another one.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in ranges(of: queryString, options) {
      guard let found = textRange(range) else { continue }
      resultAggregator.foundRange(found, searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  private func textRange(_ range: NSRange) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length)
    else { return nil }
    return textRange(from: start, to: end)
  }

  /// Returns the ranges of the text that are equal to another one and match words as the options say.
  private func ranges(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
    let text = (self.text ?? "") as NSString
    var ranges: [NSRange] = []
    var start = 0
    let compareOptions = options.stringCompareOptions.subtracting([.backwards, .anchored])
    while start < text.length {
      let found = text.range(
        of: query, options: compareOptions, range: NSRange(location: start, length: text.length - start))
      guard found.location != NSNotFound, found.length > 0 else { break }
      if matchesWords(found, text, options.wordMatchMethod) { ranges.append(found) }
      start = found.location + found.length
    }
    return ranges
  }

  private func matchesWords(_ range: NSRange, _ text: NSString, _ method: UITextSearchOptions.WordMatchMethod)
    -> Bool
  {
    func isInWord(_ index: Int) -> Bool {
      guard index >= 0, index < text.length else { return false }
      let character = text.rangeOfComposedCharacterSequence(at: index)
      return text.substring(with: character).contains { $0.isLetter || $0.isNumber }
    }
    let begins = !isInWord(range.location - 1)
    switch method {
    case .contains: return true
    case .startsWith: return begins
    case .fullWord: return begins && !isInWord(range.location + range.length)
    }
  }

  /// Displays a background behind a range.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
  ) {
    let start = offset(from: beginningOfDocument, to: foundTextRange.start)
    let range = NSRange(location: start, length: offset(from: foundTextRange.start, to: foundTextRange.end))
    foundText.removeAll { $0.range == range }
    switch style {
    case .normal: break
    case .found: foundText.append((range, .systemYellow.withAlphaComponent(0.35)))
    case .highlighted: foundText.append((range, .systemYellow))
    }
  }

  /// Removes the backgrounds of all ranges.
  public func clearAllDecoratedFoundText() { foundText = [] }

  /// A Boolean value that indicates whether the text can be edited.
  public var supportsTextReplacement: Bool { isEditable }

  /// Asks the delegate whether a text may replace a range.
  public func shouldReplace(
    foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String
  ) -> Bool { shouldChangeText(in: foundTextRange, replacementText: replacementText) }

  /// Replaces a range; the delegate is notified.
  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String)
  {
    replace(foundTextRange, withText: replacementText)
  }

  /// Replaces the ranges that a search finds and the delegate allows to replace, from the last to the first.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
  {
    for range in ranges(of: queryString, options).reversed() {
      guard let found = textRange(range),
        shouldReplace(foundTextRange: found, document: nil, withText: replacementText)
      else { continue }
      replace(found, withText: replacementText)
    }
  }

  /// Scrolls so that the first line of a range is visible.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    let start = offset(from: beginningOfDocument, to: range.start)
    scrollRangeToVisible(NSRange(location: start, length: offset(from: range.start, to: range.end)))
  }
}
