import ObjectiveCSupport

/// What the keyboard of an input is like. All members may be left out: they are stored beside the input then.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The keys: letters, figures, a pad.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is dark whatever the appearance.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots, without suggestions above the keys.
  var isSecureTextEntry: Bool { get set }
  /// Which letters the keys write as capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether there are suggestions above the keys. Nothing is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Stored only: nothing is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Stored only: keys write what they say.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Stored only: keys write what they say.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Stored only: keys write what they say.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Stored only: there is nothing to fill in.
  var textContentType: UITextContentType! { get set }
}

/// What inputs have that do not say it themselves.
private final class InputTraits {
  package var keyboardType = UIKeyboardType.default
  package var keyboardAppearance = UIKeyboardAppearance.default
  package var returnKeyType = UIReturnKeyType.default
  package var enablesReturnKeyAutomatically = false
  package var isSecureTextEntry = false
  package var autocapitalizationType = UITextAutocapitalizationType.sentences
  package var autocorrectionType = UITextAutocorrectionType.default
  package var spellCheckingType = UITextSpellCheckingType.default
  package var smartQuotesType = UITextSmartQuotesType.default
  package var smartDashesType = UITextSmartDashesType.default
  package var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  package var textContentType: UITextContentType?

  /// Unsafe in name only: the address counts, nothing is read or written there.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  package static func of(_ input: AnyObject) -> InputTraits {
    if let known = objc_getAssociatedObject(input, key) as? InputTraits { return known }
    let made = InputTraits()
    objc_setAssociatedObject(input, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

extension UITextInputTraits {
  /// Stored beside the input; `default` at first.
  public var keyboardType: UIKeyboardType {
    get { InputTraits.of(self).keyboardType }
    set { InputTraits.of(self).keyboardType = newValue }
  }
  /// Stored beside the input; `default` at first.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { InputTraits.of(self).keyboardAppearance }
    set { InputTraits.of(self).keyboardAppearance = newValue }
  }
  /// Stored beside the input; `default` at first.
  public var returnKeyType: UIReturnKeyType {
    get { InputTraits.of(self).returnKeyType }
    set { InputTraits.of(self).returnKeyType = newValue }
  }
  /// Stored beside the input; false at first.
  public var enablesReturnKeyAutomatically: Bool {
    get { InputTraits.of(self).enablesReturnKeyAutomatically }
    set { InputTraits.of(self).enablesReturnKeyAutomatically = newValue }
  }
  /// Stored beside the input; false at first.
  public var isSecureTextEntry: Bool {
    get { InputTraits.of(self).isSecureTextEntry }
    set { InputTraits.of(self).isSecureTextEntry = newValue }
  }
  /// Stored beside the input; `sentences` at first.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { InputTraits.of(self).autocapitalizationType }
    set { InputTraits.of(self).autocapitalizationType = newValue }
  }
  /// Stored beside the input; `default` at first.
  public var autocorrectionType: UITextAutocorrectionType {
    get { InputTraits.of(self).autocorrectionType }
    set { InputTraits.of(self).autocorrectionType = newValue }
  }
  /// Stored only: nothing is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { InputTraits.of(self).spellCheckingType }
    set { InputTraits.of(self).spellCheckingType = newValue }
  }
  /// Stored only: keys write what they say.
  public var smartQuotesType: UITextSmartQuotesType {
    get { InputTraits.of(self).smartQuotesType }
    set { InputTraits.of(self).smartQuotesType = newValue }
  }
  /// Stored only: keys write what they say.
  public var smartDashesType: UITextSmartDashesType {
    get { InputTraits.of(self).smartDashesType }
    set { InputTraits.of(self).smartDashesType = newValue }
  }
  /// Stored only: keys write what they say.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { InputTraits.of(self).smartInsertDeleteType }
    set { InputTraits.of(self).smartInsertDeleteType = newValue }
  }
  /// Stored only: there is nothing to fill in.
  public var textContentType: UITextContentType! {
    get { InputTraits.of(self).textContentType }
    set { InputTraits.of(self).textContentType = newValue }
  }
}

/// Something that keys type into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Takes the text of a key.
  func insertText(_ text: String)
  /// Takes the key that deletes: the character before the caret, or the selection.
  func deleteBackward()
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Letters, with figures on a second page.
  case `default` = 0
  /// The same as `default` here.
  case asciiCapable
  /// Letters, with figures and signs first.
  case numbersAndPunctuation
  /// Letters, with a point and a slash instead of the space.
  case URL
  /// Digits.
  case numberPad
  /// Digits, with a plus sign.
  case phonePad
  /// Letters, as `default` here.
  case namePhonePad
  /// Letters, with an at sign and a point beside the space.
  case emailAddress
  /// Digits, with a point.
  case decimalPad
  /// Letters, with an at sign and a number sign beside the space.
  case twitter
  /// Letters, with a point beside the space.
  case webSearch
  /// Digits.
  case asciiCapableNumberPad
  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the return key says, and whether it is blue: all but `default`, `next` and `continue` are.
public enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default` = 0
  /// "go".
  case go
  /// "search".
  case google
  /// "join".
  case join
  /// "next".
  case next
  /// "route".
  case route
  /// "search".
  case search
  /// "send".
  case send
  /// "search".
  case yahoo
  /// "done".
  case done
  /// "SOS".
  case emergencyCall
  /// "continue".
  case `continue`
}

/// Whether the keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the input's own appearance.
  case `default` = 0
  /// Dark, whatever the appearance.
  case dark
  /// The same as `default` here.
  case light
  /// The older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Which letters the keys write as capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether typed text is corrected. Nothing is; suggestions have space above the keys.
public enum UITextAutocorrectionType: Int, Sendable {
  /// With space for suggestions.
  case `default` = 0
  /// Without space for suggestions.
  case no
  /// The same as `default` here.
  case yes
}

/// Whether spelling is checked. Nothing is.
public enum UITextSpellCheckingType: Int, Sendable {
  /// By the system.
  case `default` = 0
  /// Not checked.
  case no
  /// Checked.
  case yes
}

/// Whether straight quotation marks become curly ones. They never do here.
public enum UITextSmartQuotesType: Int, Sendable {
  /// By the system.
  case `default` = 0
  /// They stay.
  case no
  /// They change.
  case yes
}

/// Whether two hyphens become a dash. They never do here.
public enum UITextSmartDashesType: Int, Sendable {
  /// By the system.
  case `default` = 0
  /// They stay.
  case no
  /// They change.
  case yes
}

/// Whether spaces are set right around text that is pasted or cut. They never are here.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// By the system.
  case `default` = 0
  /// They stay.
  case no
  /// They change.
  case yes
}
