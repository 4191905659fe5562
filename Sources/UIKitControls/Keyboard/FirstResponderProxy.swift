import Foundation

/// The proxy that edits the text of the current first responder.
final class FirstResponderProxy: NSObject, UITextDocumentProxy {
  private var identifiers: [ObjectIdentifier: UUID] = [:]
  private var input: (any UIKeyInput)? { UIResponder.first as? any UIKeyInput }
  private var text: (any UITextInput)? { UIResponder.first as? any UITextInput }

  var hasText: Bool { input?.hasText ?? false }
  func insertText(_ text: String) { input?.insertText(text) }
  func deleteBackward() { input?.deleteBackward() }

  var keyboardType: UIKeyboardType {
    get { input?.keyboardType ?? .default }
    set { input?.keyboardType = newValue }
  }
  var returnKeyType: UIReturnKeyType {
    get { input?.returnKeyType ?? .default }
    set { input?.returnKeyType = newValue }
  }
  var keyboardAppearance: UIKeyboardAppearance {
    get { input?.keyboardAppearance ?? .default }
    set { input?.keyboardAppearance = newValue }
  }
  var isSecureTextEntry: Bool {
    get { input?.isSecureTextEntry ?? false }
    set { input?.isSecureTextEntry = newValue }
  }

  private func text(from start: UITextPosition?, to end: UITextPosition?) -> String? {
    guard let text, let start, let end, let range = text.textRange(from: start, to: end),
      let found = text.text(in: range), !found.isEmpty
    else { return nil }
    return found
  }

  var documentContextBeforeInput: String? {
    text(from: text?.beginningOfDocument, to: text?.selectedTextRange?.start)
  }
  var documentContextAfterInput: String? {
    text(from: text?.selectedTextRange?.end, to: text?.endOfDocument)
  }
  var selectedText: String? { text(from: text?.selectedTextRange?.start, to: text?.selectedTextRange?.end) }
  var documentInputMode: UITextInputMode? { UIResponder.first?.textInputMode }
  var documentIdentifier: UUID {
    guard let input else { return UUID() }
    let key = ObjectIdentifier(input)
    if let known = identifiers[key] { return known }
    let made = UUID()
    identifiers[key] = made
    return made
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let range = text.selectedTextRange else { return }
    let from = offset < 0 ? range.start : range.end
    let edge = offset < 0 ? text.beginningOfDocument : text.endOfDocument
    let position = text.position(from: from, offset: offset) ?? edge
    text.selectedTextRange = text.textRange(from: position, to: position)
  }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    text?.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { text?.unmarkText() }
}
