import Foundation

/// The meaning of a part of a paragraph, as Markdown gives it. Foundation on Linux has no such type. Raw values match Foundation's.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public var rawValue: UInt
  /// Creates an intent from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, as `*text*`; in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, as `**text**`; in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, with letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Deleted text, as `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break of the source that is no break of the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML in a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML in lines of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// The blocks that a part of a text is in, the innermost first. Foundation on Linux has no such type.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The kind of a block.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph.
    case paragraph
    /// A header.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list without numbers.
    case unorderedList
    /// An item of a list, with its number from that of the first.
    case listItem(ordinal: Int)
    /// Code, with the name of its language.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line between parts.
    case thematicBreak
  }

  /// A block, which is told from others by its identity.
  public struct IntentType: Hashable, Codable, Sendable {
    /// The kind.
    public var kind: Kind
    /// The number of the block in its text.
    public var identity: Int
    /// Creates a block.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  /// Creates the intent of a block in others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates an intent from its blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// The number of lists and quotations around the text.
  public var indentationLevel: Int {
    components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The key of `inlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The value is an intent.
    public typealias Value = InlinePresentationIntent
    /// The name in attributed strings.
    public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
  }
  /// The key of `presentationIntent`.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The value is an intent.
    public typealias Value = PresentationIntent
    /// The name in attributed strings.
    public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
  }
  /// The meaning of a part of a paragraph. It names a key, and is never read.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("a name of a key has no value")
  }
  /// The blocks that a part is in. It names a key, and is never read.
  public var presentationIntent: PresentationIntentAttribute { fatalError("a name of a key has no value") }
}

extension NSAttributedString.Key {
  /// The meaning of a part of a paragraph: a raw value of `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
  /// The blocks that a part is in: a `PresentationIntent`.
  public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
  /// The place of an image: a URL.
  public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
}
