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
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var textContentType: UITextContentType?

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func of(_ input: AnyObject) -> InputTraits {
    if let known = objc_getAssociatedObject(input, key) as? InputTraits { return known }
    let made = InputTraits()
    objc_setAssociatedObject(input, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

extension UITextInputTraits {
  public var keyboardType: UIKeyboardType {
    get { InputTraits.of(self).keyboardType }
    set { InputTraits.of(self).keyboardType = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { InputTraits.of(self).keyboardAppearance }
    set { InputTraits.of(self).keyboardAppearance = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { InputTraits.of(self).returnKeyType }
    set { InputTraits.of(self).returnKeyType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { InputTraits.of(self).enablesReturnKeyAutomatically }
    set { InputTraits.of(self).enablesReturnKeyAutomatically = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { InputTraits.of(self).isSecureTextEntry }
    set { InputTraits.of(self).isSecureTextEntry = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { InputTraits.of(self).autocapitalizationType }
    set { InputTraits.of(self).autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { InputTraits.of(self).autocorrectionType }
    set { InputTraits.of(self).autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { InputTraits.of(self).spellCheckingType }
    set { InputTraits.of(self).spellCheckingType = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { InputTraits.of(self).smartQuotesType }
    set { InputTraits.of(self).smartQuotesType = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { InputTraits.of(self).smartDashesType }
    set { InputTraits.of(self).smartDashesType = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { InputTraits.of(self).smartInsertDeleteType }
    set { InputTraits.of(self).smartInsertDeleteType = newValue }
  }
  public var textContentType: UITextContentType! {
    get { InputTraits.of(self).textContentType }
    set { InputTraits.of(self).textContentType = newValue }
  }
}

/// Something that keys type into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark, light
  public static var alert: UIKeyboardAppearance { .dark }
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no, yes
}

public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no, yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no, yes
}
