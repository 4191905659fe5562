import Foundation

/// What a keyboard of an application's own knows of the text that it writes into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret or the selection; nil where there is none.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret or the selection; nil where there is none.
  var documentContextAfterInput: String? { get }
  /// The text that is selected; nil where none is.
  var selectedText: String? { get }
  /// The language of the text; nil where it is not known.
  var documentInputMode: UITextInputMode? { get }
  /// What tells the text from others.
  var documentIdentifier: UUID { get }
  /// Moves the caret by characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Puts text that is not final at the caret.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Makes the text final that was not.
  func unmarkText()
}

/// Writes into what gets keyboard input now.
private final class FirstResponderProxy: NSObject, UITextDocumentProxy {
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

/// Shows a keyboard of an application's own, and writes with it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// What is shown in place of the keyboard; the controller's view by itself, as high as its content.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  open override func loadView() {
    view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
  }

  /// What gets keyboard input now, to read and to write.
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = FirstResponderProxy()
  /// The language of the keyboard; nil for the system's. Stored only: keyboards of applications say what they write.
  open var primaryLanguage: String?
  /// Stored only: there is no dictation.
  open var hasDictationKey = false
  /// Whether the keyboard may use everything: true, since it is the application's own.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard has to have a key for others: false.
  open var needsInputModeSwitchKey: Bool { false }

  /// Ends keyboard input.
  open func dismissKeyboard() { deviceSession.firstResponder?.resignFirstResponder() }
  /// Without effect: there is no other keyboard.
  open func advanceToNextInputMode() {}
  /// Without effect: there is no other keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  /// Hands over words beside the dictionary: none.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    completionHandler(UILexicon())
  }
}
