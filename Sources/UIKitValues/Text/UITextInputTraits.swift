import ObjectiveCSupport

/// The properties of the keyboard for a text input. All have default implementations that store the values
/// separately.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The keyboard type.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The type of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean value that indicates whether the text is hidden. The keyboard then has no suggestions.
  var isSecureTextEntry: Bool { get set }
  /// The automatic capitalization of the keyboard.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// A value that indicates whether the keyboard has space for suggestions. Nothing is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Stored only: spelling is not checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Stored only: quotation marks are not replaced.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Stored only: hyphens are not replaced.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Stored only: spaces are not adjusted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Stored only: there is no AutoFill.
  var textContentType: UITextContentType! { get set }
  /// Stored only: there are no suggestions for passwords.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// The values of inputs that do not store them.
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
  package var passwordRules: UITextInputPasswordRules?

  /// Unsafe in name only: only the address is used, the memory is never read or written.
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
  /// Stored separately from the input. The default is `default`.
  public var keyboardType: UIKeyboardType {
    get { InputTraits.of(self).keyboardType }
    set { InputTraits.of(self).keyboardType = newValue }
  }
  /// Stored separately from the input. The default is `default`.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { InputTraits.of(self).keyboardAppearance }
    set { InputTraits.of(self).keyboardAppearance = newValue }
  }
  /// Stored separately from the input. The default is `default`.
  public var returnKeyType: UIReturnKeyType {
    get { InputTraits.of(self).returnKeyType }
    set { InputTraits.of(self).returnKeyType = newValue }
  }
  /// Stored separately from the input. The default is `false`.
  public var enablesReturnKeyAutomatically: Bool {
    get { InputTraits.of(self).enablesReturnKeyAutomatically }
    set { InputTraits.of(self).enablesReturnKeyAutomatically = newValue }
  }
  /// Stored separately from the input. The default is `false`.
  public var isSecureTextEntry: Bool {
    get { InputTraits.of(self).isSecureTextEntry }
    set { InputTraits.of(self).isSecureTextEntry = newValue }
  }
  /// Stored separately from the input. The default is `sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { InputTraits.of(self).autocapitalizationType }
    set { InputTraits.of(self).autocapitalizationType = newValue }
  }
  /// Stored separately from the input. The default is `default`.
  public var autocorrectionType: UITextAutocorrectionType {
    get { InputTraits.of(self).autocorrectionType }
    set { InputTraits.of(self).autocorrectionType = newValue }
  }
  /// Stored only: spelling is not checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { InputTraits.of(self).spellCheckingType }
    set { InputTraits.of(self).spellCheckingType = newValue }
  }
  /// Stored only: quotation marks are not replaced.
  public var smartQuotesType: UITextSmartQuotesType {
    get { InputTraits.of(self).smartQuotesType }
    set { InputTraits.of(self).smartQuotesType = newValue }
  }
  /// Stored only: hyphens are not replaced.
  public var smartDashesType: UITextSmartDashesType {
    get { InputTraits.of(self).smartDashesType }
    set { InputTraits.of(self).smartDashesType = newValue }
  }
  /// Stored only: spaces are not adjusted.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { InputTraits.of(self).smartInsertDeleteType }
    set { InputTraits.of(self).smartInsertDeleteType = newValue }
  }
  /// Stored only: there is no AutoFill.
  public var textContentType: UITextContentType! {
    get { InputTraits.of(self).textContentType }
    set { InputTraits.of(self).textContentType = newValue }
  }
  /// Stored only: there are no suggestions for passwords.
  public var passwordRules: UITextInputPasswordRules? {
    get { InputTraits.of(self).passwordRules }
    set { InputTraits.of(self).passwordRules = newValue }
  }
}

/// An object that receives text from a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is text to delete.
  var hasText: Bool { get }
  /// Inserts text at the insertion point.
  func insertText(_ text: String)
  /// Deletes the selection or the character before the insertion point.
  func deleteBackward()
}

/// The type of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Letters, with digits on a second page.
  case `default` = 0
  /// Treated as `default`.
  case asciiCapable
  /// Digits and punctuation first.
  case numbersAndPunctuation
  /// Letters, with a period and a slash in place of the space bar.
  case URL
  /// Digits.
  case numberPad
  /// Digits and a plus sign.
  case phonePad
  /// Treated as `default`.
  case namePhonePad
  /// Letters, with an at sign and a period beside the space bar.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Letters, with an at sign and a number sign beside the space bar.
  case twitter
  /// Letters, with a period beside the space bar.
  case webSearch
  /// Digits.
  case asciiCapableNumberPad
  /// The earlier name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The label of the return key. It is blue, except for `default`, `next` and `continue`.
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

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the input.
  case `default` = 0
  /// Always dark.
  case dark
  /// Treated as `default`.
  case light
  /// The earlier name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The automatic capitalization of a keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none = 0
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// The autocorrection of a keyboard. Nothing is corrected; it determines whether there is space for
/// suggestions.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Space for suggestions.
  case `default` = 0
  /// No space for suggestions.
  case no
  /// Treated as `default`.
  case yes
}

/// Spell checking. Spelling is not checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Determined by the system.
  case `default` = 0
  /// Disabled.
  case no
  /// Enabled.
  case yes
}

/// Smart quotes. Quotation marks are never replaced.
public enum UITextSmartQuotesType: Int, Sendable {
  /// Determined by the system.
  case `default` = 0
  /// Disabled.
  case no
  /// Enabled.
  case yes
}

/// Smart dashes. Hyphens are never replaced.
public enum UITextSmartDashesType: Int, Sendable {
  /// Determined by the system.
  case `default` = 0
  /// Disabled.
  case no
  /// Enabled.
  case yes
}

/// Smart insertion and deletion. Spaces are never adjusted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Determined by the system.
  case `default` = 0
  /// Disabled.
  case no
  /// Enabled.
  case yes
}
