import Foundation

/// The extent of the tools that rewrite text, since iOS 18. Raw values are UIKit's.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// No tools.
  case none = -1
  /// Determined by the system.
  case `default` = 0
  /// In the text itself.
  case complete = 1
  /// In a panel.
  case limited = 2
}

/// The forms of text that the tools may return, since iOS 18.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  /// The bits of the forms, which are UIKit's.
  public let rawValue: UInt
  /// Creates forms from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Plain text.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
  /// Semantic attributes for paragraphs.
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 1 << 4)
}

/// The suggestion of words while the user types, since iOS 17. Raw values are UIKit's.
public enum UITextInlinePredictionType: Int, Sendable {
  /// Determined by the system.
  case `default` = 0
  /// No suggestions.
  case no = 1
  /// Suggestions.
  case yes = 2
}

/// The computation of formulas while the user types, since iOS 18. Raw values are UIKit's.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// Determined by the system.
  case `default` = 0
  /// No computation.
  case no = 1
  /// Computation.
  case yes = 2
}

extension UITextInputTraits {
  private func stored<Value>(_ name: String, _ standard: Value) -> Value {
    AttachedValues.value(name, of: self) ?? standard
  }

  /// Stored only: the suggestion of words, of which there are none here.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { stored("inlinePredictionType", .default) }
    set { AttachedValues.set(newValue, "inlinePredictionType", of: self) }
  }
  /// Stored only: the computation of formulas, of which there is none here.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { stored("mathExpressionCompletionType", .default) }
    set { AttachedValues.set(newValue, "mathExpressionCompletionType", of: self) }
  }
  /// Stored only: the extent of the tools that rewrite text, of which there are none here.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { stored("writingToolsBehavior", .default) }
    set { AttachedValues.set(newValue, "writingToolsBehavior", of: self) }
  }
  /// Stored only: the forms of text that tools may return, of which there are none here.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { stored("allowedWritingToolsResultOptions", []) }
    set { AttachedValues.set(newValue, "allowedWritingToolsResultOptions", of: self) }
  }
  /// Stored only: the conversation that suggestions refer to, of which there are none here.
  public var conversationContext: UIConversationContext? {
    get { AttachedValues.value("conversationContext", of: self) }
    set { AttachedValues.set(newValue, "conversationContext", of: self) }
  }
  /// Stored only: whether a number pad may be a popover, which it never is here; `false` by default.
  public var allowsNumberPadPopover: Bool {
    get { stored("allowsNumberPadPopover", false) }
    set { AttachedValues.set(newValue, "allowsNumberPadPopover", of: self) }
  }
}

extension UITextView {
  /// A Boolean value that indicates whether a tool rewrites the text; always `false`.
  public var isWritingToolsActive: Bool { false }
  /// The coordinator of the tools that rewrite the text.
  public var writingToolsCoordinator: UIWritingToolsCoordinator {
    if let held: UIWritingToolsCoordinator = AttachedValues.value("writingTools", of: self) { return held }
    let made = UIWritingToolsCoordinator(delegate: nil)
    AttachedValues.set(made, "writingTools", of: self)
    return made
  }
  /// The class of the coordinator.
  public class var subclassForWritingToolsCoordinator: AnyClass { UIWritingToolsCoordinator.self }
  /// Without effect: text is not highlighted.
  public func drawTextHighlightBackground(for textRange: UITextRange, origin: CGPoint) {}
  /// The attributes of highlighted text, in iOS 18. Stored only: text is not highlighted.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { AttachedValues.value("textHighlightAttributes", of: self) ?? [:] }
    set { AttachedValues.set(newValue, "textHighlightAttributes", of: self) }
  }
  /// Stored only: the configuration of the panel that formats text, of which there is none here.
  public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
    get { AttachedValues.value("textFormattingConfiguration", of: self) }
    set { AttachedValues.set(newValue, "textFormattingConfiguration", of: self) }
  }
  /// The selected ranges, in iOS 26: there is one. Setting them selects the first.
  public var selectedRanges: [NSRange] {
    get { [selectedRange] }
    set { if let first = newValue.first { selectedRange = first } }
  }
}
