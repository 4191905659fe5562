import Foundation
import Typesetting

/// A view with editable text, an insertion point and a selection.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range; `nil` if the range is out of bounds.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The range of the selection, which is empty at the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text, which input methods have composed provisionally; `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// Replaces the marked text or the selection, and marks the new text.
  ///
  /// - Parameter selectedRange: The selection within the new text, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Accepts the marked text.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset from another one, in UTF-16 units; `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position a number of characters or lines away in a layout direction; `nil` outside of the
  /// text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the position in a range that is farthest in a layout direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of the text in a layout direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units between two positions; negative if the second comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the rectangle of the caret at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangle of the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangles of a range, one for each line, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point; `nil` outside of the text.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The tokenizer that divides the text into words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view that draws the text and defines the coordinates of rectangles and points.
  var textInputView: UIView { get }

  // MARK: Optional members

  /// The attributes of marked text. Stored only: marked text looks like other text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// The object that is notified when a tap of a text interaction moves the selection. The keyboard reads the text at
  /// each key.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The side of an insertion point between two lines. Stored only: insertion points are at the start of lines.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Returns the writing direction of the text at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns whether a text may replace a range.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the attributes of the text at a position; `nil` for none.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the position at an offset from the start of a range, in UTF-16 units.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the offset of a position from the start of a range, in UTF-16 units.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// Inserts the phrases of a dictation. There is no dictation.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// Called when a dictation has been recorded. Never called here: there is no dictation.
  func dictationRecordingDidEnd()
  /// Called when a dictation was not recognized. Never called here: there is no dictation.
  func dictationRecognitionFailed()
  /// The object that stands for the text of a dictation. Without effect: there is no dictation.
  var insertDictationResultPlaceholder: Any { get }
  /// Returns the frame of the text of a dictation. Never called here: there is no dictation.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Removes what stands for the text of a dictation. Never called here: there is no dictation.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
  /// Inserts text that has alternatives.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  /// Replaces the marked text or the selection with a text that has attributes, and marks it.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Inserts space for text that is written later.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  /// Removes space for text.
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// Called when the insertion point begins to follow the finger. Never called here: the keyboard has no such gesture.
  func beginFloatingCursor(at point: CGPoint)
  /// Called when the insertion point follows the finger. Never called here: the keyboard has no such gesture.
  func updateFloatingCursor(at point: CGPoint)
  /// Called when the insertion point no longer follows the finger. Never called here: the keyboard has no such gesture.
  func endFloatingCursor()
  /// Returns the menu of a range, given the suggested entries; `nil` for these alone.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Called before the edit menu appears.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

/// A direction in the layout of text. The raw values are UIKit's.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// To the line above.
  case up
  /// To the line below.
  case down
}

/// A direction in the storage of text. The raw values are UIKit's.
public enum UITextStorageDirection: Int, Sendable {
  /// Toward the end.
  case forward
  /// Toward the beginning.
  case backward
}

/// A direction in the storage or in the layout of text.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a storage or layout direction.
  public var rawValue: Int
  /// Creates a direction from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns the direction for a storage direction.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns the direction for a layout direction.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A Boolean value that indicates whether the direction leads toward the beginning of left-to-right text.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

extension UITextInput {
  /// Returns the range between two positions, in either order.
  func rangeOfText(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(low..<high)
  }

  /// Returns the position with offset 0.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// Returns the position at an offset from another one, in UTF-16 units; `nil` outside of the text.
  func positionInText(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, target >= 0, target <= endOfDocument.offset else { return nil }
    return UITextPosition(offset: target)
  }

  /// Returns the position a number of characters to the left or right, or lines up or down; `nil` outside of
  /// the text.
  func positionInText(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left, .right:
      let text = wholeText
      let isRightToLeft = textInputView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let forward = ((direction == .right) != isRightToLeft) == (offset >= 0)
      var place = position.offset
      for _ in 0..<offset.magnitude {
        guard let next = text.characterBoundary(from: place, forward: forward) else { return nil }
        place = next
      }
      return UITextPosition(offset: place)
    case .up, .down:
      let caret = caretRect(for: position)
      let lines = CGFloat(direction == .down ? offset : -offset)
      let target = CGPoint(x: caret.midX, y: caret.midY + lines * caret.height)
      let box = firstRect(for: UITextRange(0..<0)).union(caretRect(for: endOfDocument))
      guard target.y >= box.minY, target.y <= box.maxY else { return nil }
      return closestPosition(to: target)
    }
  }

  /// Returns the start of the range for left and up, its end for right and down.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// Returns the range from a position to the end of the text in a layout direction.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    textRange(
      from: position, to: direction == .left || direction == .up ? beginningOfDocument : endOfDocument)
  }

  /// Compares the offsets of two positions.
  func compareInText(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  /// Returns the difference of the offsets.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the first rectangle of a range, or that of the caret for an empty range.
  func firstRectOfText(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns the position in a range that is nearest to a point.
  func closestPositionInText(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let position = closestPosition(to: point) else { return nil }
    return UITextPosition(
      offset: min(max(position.offset, range.range.lowerBound), range.range.upperBound))
  }

  /// Returns the range of the character whose rectangle contains a point; `nil` if there is none.
  func characterRangeInText(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point) else { return nil }
    let text = wholeText
    for start in [position.offset, text.characterBoundary(from: position.offset, forward: false)] {
      guard let start, let end = text.characterBoundary(from: start, forward: true) else { continue }
      let range = UITextRange(start..<end)
      if selectionRects(for: range).contains(where: { $0.rect.contains(point) }) { return range }
    }
    return nil
  }

  /// A tokenizer for the characters of the text, created on each access.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// The whole text.
  var wholeText: String { text(in: UITextRange(0..<endOfDocument.offset)) ?? "" }

  /// Returns the range that taps at a position select: an empty one for one tap, a word for two, a paragraph
  /// for three.
  func range(ofTap count: Int, at position: UITextPosition) -> UITextRange {
    let caret = UITextRange(position.offset..<position.offset)
    guard count > 1 else { return caret }
    let granularity: UITextGranularity = count == 2 ? .word : .paragraph
    return tokenizer.rangeEnclosingPosition(
      position, with: granularity, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.backward))
      ?? caret
  }
}

extension UITextInput where Self: UIView {
  /// Returns the view itself.
  public var textInputView: UIView { self }
}

// The defaults of requirements that text views and fields declare as well, so that subclasses override them.
extension UITextInput {
  /// Returns the range between two positions, in either order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    rangeOfText(from: fromPosition, to: toPosition)
  }

  /// Returns the position at an offset from another one, in UTF-16 units; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    positionInText(from: position, offset: offset)
  }

  /// Returns the position a number of characters to the left or right, or lines up or down; `nil` outside of
  /// the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { positionInText(from: position, in: direction, offset: offset) }

  /// Compares the offsets of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    compareInText(position, to: other)
  }

  /// Returns the first rectangle of a range, or that of the caret for an empty range.
  public func firstRect(for range: UITextRange) -> CGRect { firstRectOfText(for: range) }

  /// Returns the position in a range that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPositionInText(to: point, within: range)
  }

  /// Returns the range of the character whose rectangle contains a point; `nil` if there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? { characterRangeInText(at: point) }
}
