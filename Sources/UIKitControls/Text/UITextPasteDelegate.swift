import Foundation

/// An object with text into which content is pasted.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The delegate that takes part in pasting, which is not retained.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// An item that is being pasted. The delegate sets its result once.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// The content.
  var itemProvider: NSItemProvider { get }
  /// The object of a drag within the application; `nil` for none.
  var localObject: Any? { get }
  /// The attributes of pasted text without its own.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Pastes a text with the default attributes.
  func setResult(string: String)
  /// Pastes a text.
  func setResult(attributedString string: NSAttributedString)
  /// Pastes an attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Pastes nothing.
  func setNoResult()
  /// Pastes the text of the content.
  func setDefaultResult()
}

/// The methods with which a delegate takes part in pasting text.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Sets the result of an item; the default result by default.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  /// Returns the text of all items; by default one after the other.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Replaces a range with the text, as the command does by default, and returns the range of the new text.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Returns whether pasting is animated. Never called here: pasting is not animated.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// Sets the default result.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }

  /// Returns the texts one after the other.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for string in itemStrings { result.append(string) }
    return result
  }

  /// Replaces the range with the text.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    guard let text = textPasteConfigurationSupporting as? any EditedText else { return textRange }
    let range = textRange.range
    text.exchange(range, for: attributedString, keepingStyle: true)
    return UITextRange(range.lowerBound..<range.lowerBound + attributedString.length)
  }

  /// Returns `false`.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { false }
}

/// An item of the pasteboard that a delegate transforms.
@MainActor
final class PasteItem: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  let defaultAttributes: [NSAttributedString.Key: Any]
  var localObject: Any? { nil }
  private let text: NSAttributedString
  /// The text to paste; `nil` for none.
  private(set) var result: NSAttributedString?

  init(_ text: NSAttributedString, attributes: [NSAttributedString.Key: Any]) {
    self.text = text
    defaultAttributes = attributes
    itemProvider = NSItemProvider()
    super.init()
    itemProvider.registerObject(text.string as NSString, visibility: .all)
  }

  func setResult(string: String) {
    result = NSAttributedString(string: string, attributes: defaultAttributes)
  }
  func setResult(attributedString string: NSAttributedString) { result = string }
  func setResult(attachment textAttachment: NSTextAttachment) {
    result = NSAttributedString(attachment: textAttachment)
  }
  func setNoResult() { result = nil }
  func setDefaultResult() { result = text }
}
