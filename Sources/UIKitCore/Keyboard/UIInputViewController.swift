import Foundation

/// The access of a custom keyboard to the text that it edits.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the insertion point or the selection; `nil` if there is none.
  var documentContextBeforeInput: String? { get }
  /// The text after the insertion point or the selection; `nil` if there is none.
  var documentContextAfterInput: String? { get }
  /// The selected text; `nil` without a selection.
  var selectedText: String? { get }
  /// The input mode of the text; `nil` if it is unknown.
  var documentInputMode: UITextInputMode? { get }
  /// An identifier that distinguishes the input from others.
  var documentIdentifier: UUID { get }
  /// Moves the insertion point by a number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Inserts marked text, which is provisional, at the insertion point.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Accepts the marked text.
  func unmarkText()
}

/// The proxy that edits the text of the current first responder.
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

/// A view controller that presents a custom keyboard and edits text with it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The input view, which by default is the controller's view with the height of its content.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  open override func loadView() {
    view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
  }

  /// The proxy for the input that is the current first responder.
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = FirstResponderProxy()
  /// The language of the keyboard; `nil` for the system's. Stored only: custom keyboards write what they
  /// choose.
  open var primaryLanguage: String?
  /// Stored only: there is no dictation.
  open var hasDictationKey = false
  /// A Boolean value that indicates whether the keyboard has full access. It is `true`, as the keyboard
  /// belongs to the application.
  open var hasFullAccess: Bool { true }
  /// A Boolean value that indicates whether the keyboard has to provide a key for other keyboards. It is
  /// `false`.
  open var needsInputModeSwitchKey: Bool { false }

  /// Ends editing and with it dismisses the keyboard.
  open func dismissKeyboard() { deviceSession.firstResponder?.resignFirstResponder() }
  /// Without effect: there are no other keyboards.
  open func advanceToNextInputMode() {}
  /// Without effect: there are no other keyboards.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  /// Calls a closure with a supplementary lexicon, which is empty.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    completionHandler(UILexicon())
  }
}
