import Foundation
@_spi(UIKit) import UIKitCore

/// A text field or text view whose text the commands of the edit menu change.
@preconcurrency @MainActor
protocol EditedText: UITextInput, UIView, UITextPasteConfigurationSupporting {
  /// A Boolean value that indicates whether commands may change the text.
  var acceptsCommands: Bool { get }
  /// A Boolean value that indicates whether pasted line breaks become spaces.
  var isOneLine: Bool { get }
  var allowsEditingTextAttributes: Bool { get }
  /// The text with its attributes.
  var editedText: NSAttributedString { get }
  /// The attributes of text that is typed next; empty if they follow the preceding text.
  var nextAttributes: [NSAttributedString.Key: Any] { get set }
  /// Replaces a range in UTF-16 units, if the delegate allows it, and sends the notifications of the change.
  func exchange(_ range: Range<Int>, for replacement: NSAttributedString, keepingStyle: Bool)
  /// Replaces the attributes of the text and sends the notifications of the change.
  func restyle(_ text: NSAttributedString)
}

/// The commands of the edit menu, which text fields and text views share.
@MainActor
struct TextCommands: EditCommands {
  let text: any EditedText

  /// The pasteboard type of text with attributes.
  private static let styledType = "com.apple.uikit.attributedstring"
  private static let plainType = "public.utf8-plain-text"

  private var selection: Range<Int> { text.selectedTextRange?.range ?? 0..<0 }
  private var length: Int { text.endOfDocument.offset }

  /// Returns whether a command is available in the current state; `nil` for commands that do not act on text.
  ///
  /// As on iOS, deletion is not offered: there is a key for it.
  func canPerform(_ action: String) -> Bool? {
    let hasSelection = !selection.isEmpty
    switch action {
    case "cut:": return hasSelection && text.acceptsCommands && !text.isSecureTextEntry
    case "copy:": return hasSelection && !text.isSecureTextEntry
    case "paste:": return text.acceptsCommands && UIPasteboard.general.hasStrings
    case "pasteAndMatchStyle:":
      return text.acceptsCommands && text.allowsEditingTextAttributes
        && UIPasteboard.general.contains(pasteboardTypes: [Self.styledType])
    case "select:": return !hasSelection && length > 0 && !text.isSecureTextEntry
    case "selectAll:": return length > 0 && selection != 0..<length
    case "delete:": return false
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
      "updateTextAttributesWithConversionHandler:":
      return hasSelection && text.acceptsCommands && text.allowsEditingTextAttributes
    default: return nil
    }
  }

  func copy() {
    guard !selection.isEmpty, !text.isSecureTextEntry else { return }
    let part = text.editedText.attributedSubstring(from: NSRange(selection))
    UIPasteboard.general.items = [[Self.plainType: part.string, Self.styledType: part]]
  }

  func cut() {
    guard !selection.isEmpty, text.acceptsCommands, !text.isSecureTextEntry else { return }
    copy()
    delete()
  }

  func delete() {
    guard !selection.isEmpty, text.acceptsCommands else { return }
    text.exchange(selection, for: NSAttributedString(string: ""), keepingStyle: false)
  }

  /// Attributes of the pasteboard's text are kept where those may be edited.
  func paste() { paste(keepingStyle: text.allowsEditingTextAttributes) }
  func pasteAndMatchStyle() { paste(keepingStyle: false) }

  private func paste(keepingStyle: Bool) {
    let board = UIPasteboard.general
    guard text.acceptsCommands, var string = board.string else { return }
    let styled = board.value(forPasteboardType: Self.styledType) as? NSAttributedString
    if let delegate = text.pasteDelegate {
      let content = keepingStyle && !text.isOneLine ? styled : nil
      return paste(content ?? NSAttributedString(string: string, attributes: attributesAtCaret), delegate)
    }
    if keepingStyle, !text.isOneLine, let styled {
      return text.exchange(selection, for: styled, keepingStyle: true)
    }
    if text.isOneLine { string = string.split(whereSeparator: \.isNewline).joined(separator: " ") }
    text.exchange(selection, for: NSAttributedString(string: string), keepingStyle: false)
  }

  /// Pastes the text that a delegate makes of a text, if it is not empty.
  private func paste(_ content: NSAttributedString, _ delegate: any UITextPasteDelegate) {
    let item = PasteItem(content, attributes: attributesAtCaret)
    delegate.textPasteConfigurationSupporting(text, transform: item)
    guard let result = item.result else { return }
    let range = UITextRange(selection)
    let combined = delegate.textPasteConfigurationSupporting(
      text, combineItemAttributedStrings: [result], for: range)
    guard combined.length > 0 else { return }
    _ = delegate.textPasteConfigurationSupporting(text, performPasteOf: combined, to: range)
  }

  func selectWord() {
    guard let caret = text.selectedTextRange?.start else { return }
    text.selectedTextRange = text.range(ofTap: 2, at: caret)
  }

  func selectAll() { text.selectedTextRange = UITextRange(0..<length) }

  // MARK: Attributes

  func updateAttributes(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    guard text.allowsEditingTextAttributes, text.acceptsCommands else { return }
    guard !selection.isEmpty else {
      text.nextAttributes = change(attributesAtCaret)
      return
    }
    let changed = NSMutableAttributedString(attributedString: text.editedText)
    text.editedText.enumerateAttributes(in: NSRange(selection), options: []) { attributes, range, _ in
      changed.setAttributes(change(attributes), range: range)
    }
    text.restyle(changed)
  }

  /// The attributes of text that is typed next.
  private var attributesAtCaret: [NSAttributedString.Key: Any] {
    if !text.nextAttributes.isEmpty { return text.nextAttributes }
    let whole = text.editedText
    guard whole.length > 0 else { return [:] }
    return whole.attributes(at: max(selection.lowerBound - 1, 0), effectiveRange: nil)
  }

  /// Returns whether all of the selection, or text that is typed next, satisfies a condition on its
  /// attributes.
  private func all(_ test: ([NSAttributedString.Key: Any]) -> Bool) -> Bool {
    guard !selection.isEmpty else { return test(attributesAtCaret) }
    var result = true
    text.editedText.enumerateAttributes(in: NSRange(selection), options: []) { attributes, _, _ in
      if !test(attributes) { result = false }
    }
    return result
  }

  private static func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
    attributes[.font] as? UIFont ?? .systemFont(ofSize: UIFont.systemFontSize)
  }

  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    let takesAway = all { Self.font($0).fontDescriptor.symbolicTraits.contains(trait) }
    updateAttributes { attributes in
      let font = Self.font(attributes)
      var traits = font.fontDescriptor.symbolicTraits
      if takesAway { traits.remove(trait) } else { traits.insert(trait) }
      guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return attributes }
      return attributes.merging([.font: UIFont(descriptor: descriptor, size: font.pointSize)]) { $1 }
    }
  }

  func toggleUnderline() {
    func isUnderlined(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
      (attributes[.underlineStyle] as? NSNumber)?.intValue ?? attributes[.underlineStyle] as? Int ?? 0 != 0
    }
    let takesAway = all(isUnderlined)
    updateAttributes { attributes in
      var changed = attributes
      changed[.underlineStyle] = takesAway ? nil : NSUnderlineStyle.single.rawValue
      return changed
    }
  }

  // MARK: The menu

  /// The state of the text when a touch began.
  struct TouchStart {
    var isEdited = false
    var selection = 0..<0
    var time: TimeInterval = 0
    var hadMenu = false
  }

  func touchStart(_ touch: UITouch, isEdited: Bool) -> TouchStart {
    TouchStart(
      isEdited: isEdited, selection: selection, time: touch.timestamp,
      hadMenu: text.deviceSession.closedMenuResponder === text)
  }

  /// Presents the menu after a double tap, after a press of half a second or a tap on the insertion point.
  /// Another tap on the insertion point only dismisses it.
  func touchEnded(_ touch: UITouch, after start: TouchStart) {
    let isOnCaret = start.isEdited && start.selection == selection && !start.hadMenu
    guard text.isFirstResponder, touch.tapCount > 1 || touch.timestamp - start.time >= 0.5 || isOnCaret
    else { return }
    showMenu()
  }

  func showMenu() {
    guard let window = text.window else { return }
    let range = text.selectedTextRange ?? UITextRange(0..<0)
    let rect = text.selectionRects(for: range).reduce(CGRect.null) { $0.union($1.rect) }
    let target = rect.isNull ? text.caretRect(for: range.start) : rect
    let suggested = EditMenu.suggestedActions(for: text)
    let menu =
      text.editMenu(for: range, suggestedActions: suggested) ?? UIMenu(children: suggested)
    guard !menu.children.isEmpty else { return }
    let animator = EditMenuAnimator()
    text.willPresentEditMenu(animator: animator)
    EditMenu.show(
      menu, beside: text.convert(target.intersection(text.bounds), to: window), in: window, responder: text,
      alongside: animator,
      onClose: { [weak text] in
        let animator = EditMenuAnimator()
        text?.willDismissEditMenu(animator: animator)
        return animator
      })
  }
}
