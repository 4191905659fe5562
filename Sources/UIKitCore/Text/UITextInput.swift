import Foundation
import Typesetting

/// A view with text that has a caret or a selection.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text of a range; nil where the range is outside.
  func text(in range: UITextRange) -> String?
  /// Puts a text in place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection, or the caret as an empty range.
  var selectedTextRange: UITextRange? { get set }
  /// Text that is not decided yet, as input methods compose it; nil without.
  var markedTextRange: UITextRange? { get }
  /// Puts text in place of the marked text or the selection, and marks it.
  ///
  /// - Parameter selectedRange: the selection within it, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Decides for the marked text.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position behind the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position some UTF-16 units further on; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position some characters further in a direction of the screen; nil beyond the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// The end of a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// From a position to the end of the text in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Which position comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The UTF-16 units from one position to another; negative backwards.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Where a caret is drawn, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangle of a range's first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangles of a range, one for each line, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point; nil beside the text.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// How the text is divided into words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view that draws the text and to which rectangles and points belong.
  var textInputView: UIView { get }
}

/// A direction on the screen. Raw values are UIKit's.
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

/// A direction in the text. Raw values are UIKit's.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward
  /// Towards the beginning.
  case backward
}

/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// A raw value of either kind of direction.
  public var rawValue: Int
  /// A direction of a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it leads towards the beginning, in text from left to right.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

extension UITextInput {
  /// The range between two positions, in either order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(low..<high)
  }

  /// Position 0.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position some UTF-16 units further on; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, target >= 0, target <= endOfDocument.offset else { return nil }
    return UITextPosition(offset: target)
  }

  /// The position some characters further left or right, or lines further up or down; nil beyond the text.
  public func position(
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

  /// The range's start for left and up, its end for right and down.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// The text from a position to the end of the text in a direction.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    textRange(
      from: position, to: direction == .left || direction == .up ? beginningOfDocument : endOfDocument)
  }

  /// Compares the offsets.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  /// The difference of the offsets.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The first of the range's rectangles; the caret's for an empty range.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// The position of a range that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let position = closestPosition(to: point) else { return nil }
    return UITextPosition(
      offset: min(max(position.offset, range.range.lowerBound), range.range.upperBound))
  }

  /// The character whose rectangle has the point; nil beside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point) else { return nil }
    let text = wholeText
    for start in [position.offset, text.characterBoundary(from: position.offset, forward: false)] {
      guard let start, let end = text.characterBoundary(from: start, forward: true) else { continue }
      let range = UITextRange(start..<end)
      if selectionRects(for: range).contains(where: { $0.rect.contains(point) }) { return range }
    }
    return nil
  }

  /// A tokenizer that divides by characters, made anew each time.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// The whole text.
  var wholeText: String { text(in: UITextRange(0..<endOfDocument.offset)) ?? "" }

  /// What a tap selects: a caret, with two taps a word, with three a paragraph.
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
  /// The view itself.
  public var textInputView: UIView { self }
}
