import Foundation

/// A view with text that has a caret or a selection.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  /// The selection, or the caret as an empty range.
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position some UTF-16 units further on; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Where a caret is drawn, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangle of a range's first line.
  func firstRect(for range: UITextRange) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

extension UITextInput {
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(low..<high)
  }

  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, target >= 0, target <= endOfDocument.offset else { return nil }
    return UITextPosition(offset: target)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }
}

extension String {
  /// A range of UTF-16 units within the text's, whatever is asked for.
  func clamped(_ range: Range<Int>) -> Range<Int> {
    let count = utf16.count
    let low = min(max(0, range.lowerBound), count)
    return low..<min(max(low, range.upperBound), count)
  }

  /// The text of a range of UTF-16 units.
  func utf16Text(in range: Range<Int>) -> String {
    let units = Array(utf16)
    return String(decoding: units[clamped(range)], as: UTF16.self)
  }
}
