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
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = CoreParts.controls
    .makeTextDocumentProxy()
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
  /// Returns a supplementary lexicon, which is empty.
  open func requestSupplementaryLexicon() async -> UILexicon { UILexicon() }
}
