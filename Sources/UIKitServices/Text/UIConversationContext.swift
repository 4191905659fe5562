import Foundation

/// A conversation to which a text replies, since iOS 18.4. Stored only: nothing is suggested here.
open class UIConversationContext: NSObject, NSCopying {
  /// The identity of the conversation.
  open var threadIdentifier = ""
  /// The messages.
  open var entries: [UIConversationEntry] = []
  /// The identities of the user.
  open var selfIdentifiers: Set<String> = []
  /// The recipients of the reply.
  open var responsePrimaryRecipientIdentifiers: Set<String> = []
  /// The names of the participants.
  open var participantNameByIdentifier: [String: PersonNameComponents] = [:]

  /// Creates an empty conversation.
  public override init() { super.init() }

  fileprivate func copyValues(to copy: UIConversationContext) {
    (copy.threadIdentifier, copy.entries, copy.selfIdentifiers) = (threadIdentifier, entries, selfIdentifiers)
    copy.responsePrimaryRecipientIdentifiers = responsePrimaryRecipientIdentifiers
    copy.participantNameByIdentifier = participantNameByIdentifier
  }

  /// Returns a copy of the conversation.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIConversationContext()
    copyValues(to: copy)
    return copy
  }
}

/// A message of a conversation.
open class UIConversationEntry: NSObject {
  /// The text of the message.
  open var text = ""
  /// The identity of the sender.
  open var senderIdentifier = ""
  /// The date of the message.
  open var sentDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The identity of the message.
  open var entryIdentifier = ""
  /// The identity of the thread that the message replies in; `nil` for none.
  open var replyThreadIdentifier: String?
  /// The recipients of the message.
  open var primaryRecipientIdentifiers: Set<String> = []

  /// Creates an empty message.
  public override init() { super.init() }
}

/// A conversation of short messages.
open class UIMessageConversationContext: UIConversationContext {
  /// A Boolean value that indicates whether the conversation is unwanted; `false` by default.
  open var isJunk = false

  /// Returns a copy of the conversation.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMessageConversationContext()
    copyValues(to: copy)
    copy.isJunk = isJunk
    return copy
  }
}

/// A short message.
open class UIMessageConversationEntry: UIConversationEntry {
  /// The content of a message. Raw values are UIKit's.
  public enum DataKind: Int, Sendable {
    /// Text.
    case text = 0
    /// An attachment.
    case attachment = 1
    /// Something else.
    case other = 2
  }
  /// The content of the message; text by default.
  open var dataKind = DataKind.text
  /// A Boolean value that indicates whether the user has sent the message; `false` by default.
  open var wasSentBySelf = false
}

/// A conversation by mail.
open class UIMailConversationContext: UIConversationContext {
  /// The subject of the reply.
  open var responseSubject = ""
  /// A Boolean value that indicates whether the reply has a signature of the user's; `false` by default.
  open var responseHasCustomSignature = false
  /// The recipients of copies of the reply.
  open var responseSecondaryRecipientIdentifiers: Set<String> = []

  /// Returns a copy of the conversation.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMailConversationContext()
    copyValues(to: copy)
    (copy.responseSubject, copy.responseHasCustomSignature) = (responseSubject, responseHasCustomSignature)
    copy.responseSecondaryRecipientIdentifiers = responseSecondaryRecipientIdentifiers
    return copy
  }
}

/// A mail.
open class UIMailConversationEntry: UIConversationEntry {
  /// The category of a mail. Raw values are UIKit's.
  public enum Kind: Int, Sendable {
    /// None.
    case none = 0
    /// Of a person.
    case personal = 1
    /// An advertisement.
    case promotion = 2
    /// Of a social network.
    case social = 3
    /// A receipt or the like.
    case transaction = 4
    /// News.
    case news = 5
  }
  /// The category of the mail; `none` by default.
  open var kind = Kind.none
  /// The recipients of copies.
  open var responseSecondaryRecipientIdentifiers: Set<String> = []
}

/// A suggestion of the keyboard, since iOS 18.4. There are none here.
open class UIInputSuggestion: NSObject {
  /// Creates a suggestion.
  public override init() { super.init() }
}

/// A suggestion of a reply.
open class UISmartReplySuggestion: UIInputSuggestion {
  /// The reply; empty here.
  open var smartReply: String { "" }
}

extension UITextInput {
  /// The rectangle of the content that no panel covers: the bounds of the view, in points.
  @MainActor public var unobscuredContentRect: CGRect { (self as? UIView)?.bounds ?? .zero }
  /// A Boolean value that indicates whether the input takes images as characters; `false` by default. There
  /// are none here.
  public var supportsAdaptiveImageGlyph: Bool { false }
  /// Returns the transform of the caret at a position: none.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
  /// Inserts an image as a character. Without effect: there are none here.
  public func insertAdaptiveImageGlyph(
    _ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange
  ) {}
  /// Replaces the selection by the characters of a text.
  public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
  /// Returns the characters in a range, without attributes.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    NSAttributedString(string: text(in: range) ?? "")
  }
  /// Does nothing. Never called: no tool rewrites text here.
  public func willPresentWritingTools() {}
  /// Does nothing. Never called: no tool rewrites text here.
  public func didDismissWritingTools() {}
  /// Does nothing. Never called: nothing is suggested here.
  public func insertInputSuggestion(_ inputSuggestion: UIInputSuggestion) {}
}
