import Foundation
import ObjectiveCSupport

/// The values of inputs that do not store them.
@MainActor
private final class InputState {
  var markedTextStyle: [NSAttributedString.Key: Any]?
  weak var inputDelegate: (any UITextInputDelegate)?
  var selectionAffinity = UITextStorageDirection.forward

  /// Unsafe in name only: only the address is used, the memory is never read or written.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func of(_ input: AnyObject) -> InputState {
    if let known = objc_getAssociatedObject(input, key) as? InputState { return known }
    let made = InputState()
    objc_setAssociatedObject(input, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

extension UITextInput {
  /// The attributes of marked text. Stored only: marked text looks like other text.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { InputState.of(self).markedTextStyle }
    set { InputState.of(self).markedTextStyle = newValue }
  }
  /// The object that is notified when a tap of a text interaction moves the selection. The keyboard reads the text at
  /// each key.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { InputState.of(self).inputDelegate }
    set { InputState.of(self).inputDelegate = newValue }
  }
  /// The side of an insertion point between two lines. Stored only: insertion points are at the start of lines.
  public var selectionAffinity: UITextStorageDirection {
    get { InputState.of(self).selectionAffinity }
    set { InputState.of(self).selectionAffinity = newValue }
  }

  /// Returns the direction of the paragraph at a position: that of its first letter, or that of the view.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    let text = wholeText
    let offset = direction == .backward ? max(position.offset - 1, 0) : position.offset
    let parts = UITextInputStringTokenizer.parts(of: text, .paragraph)
    let part = parts.first { $0.contains(offset) } ?? parts.last
    let paragraph = part.map { text.utf16Text(in: $0) } ?? ""
    if paragraph.contains(where: \.isLetter) {
      return paragraph.beginsRightToLeft ? .rightToLeft : .leftToRight
    }
    return textInputView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Does nothing: the direction follows from the text.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// Returns `true`.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Returns `nil`.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// Returns the position at an offset from the start of a range; `nil` outside of the range.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard offset >= 0, let found = position(from: range.start, offset: offset),
      compare(found, to: range.end) != .orderedDescending
    else { return nil }
    return found
  }
  /// Returns the offset of a position from the start of a range.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// Inserts the texts of the phrases.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  /// Does nothing.
  public func dictationRecordingDidEnd() {}
  /// Does nothing.
  public func dictationRecognitionFailed() {}
  /// A new object.
  public var insertDictationResultPlaceholder: Any { NSObject() }
  /// Returns the rectangle of the selection's start.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
    selectedTextRange.map { caretRect(for: $0.start) } ?? .zero
  }
  /// Does nothing.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
  /// Inserts the text without its alternatives.
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) {
    insertText(text)
  }
  /// Marks the text without its attributes.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  /// Returns the place of the insertion point; the text does not change.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
    let caret = selectedTextRange.map { caretRect(for: $0.start) } ?? .zero
    return UITextPlaceholder([CGRect(origin: caret.origin, size: size)])
  }
  /// Does nothing.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}
  /// Does nothing.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// Does nothing.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// Does nothing.
  public func endFloatingCursor() {}
  /// Returns `nil`.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  /// Does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}
