import Foundation

/// Text with what affects its measure: fonts, spacing, paragraph settings. Colours are given when drawing.
public struct StyledText: Hashable, Sendable {
  /// What one stretch of text looks like, colours apart.
  public struct Style: Hashable, Sendable {
    public var font: TextFont
    /// Points added after every character, or nil for none. Zero switches pair kerning off, as on iOS.
    public var kern: Double?
    /// Points added after every character, pair kerning untouched.
    public var tracking = 0.0
    /// Whether letters are joined into the ligatures that the font has for them as a rule.
    public var usesLigatures = true
    /// Points the baseline is raised by.
    public var baselineOffset = 0.0
    /// The box that stands in for an attachment character.
    public var attachment: AttachmentBox?

    public init(font: TextFont) {
      self.font = font
    }
  }

  /// The space an attachment takes.
  public struct AttachmentBox: Hashable, Sendable {
    public var width: Double
    public var height: Double
    /// Distance of the box's lower edge above the baseline.
    public var baselineOffset: Double

    public init(width: Double, height: Double, baselineOffset: Double = 0) {
      self.width = width
      self.height = height
      self.baselineOffset = baselineOffset
    }
  }

  /// A stretch of one style.
  public struct Span: Hashable, Sendable {
    /// UTF-16 code units.
    public var length: Int
    public var style: Style

    public init(length: Int, style: Style) {
      self.length = length
      self.style = style
    }
  }

  /// A stretch of one paragraph style.
  public struct ParagraphSpan: Hashable, Sendable {
    /// UTF-16 code units.
    public var length: Int
    public var style: ParagraphSettings

    public init(length: Int, style: ParagraphSettings) {
      self.length = length
      self.style = style
    }
  }

  public var string: String
  /// The styles in order; the last one also covers whatever the lengths leave over.
  public var spans: [Span]
  /// The paragraph styles in order; a paragraph takes the one at its first character.
  public var paragraphSpans: [ParagraphSpan]

  /// Text of one style.
  public init(_ string: String, style: Style, paragraph: ParagraphSettings = ParagraphSettings()) {
    self.string = string
    spans = [Span(length: Int.max, style: style)]
    paragraphSpans = [ParagraphSpan(length: Int.max, style: paragraph)]
  }

  /// Text of several styles.
  ///
  /// - Precondition: there is at least one span.
  public init(_ string: String, spans: [Span], paragraphSpans: [ParagraphSpan]) {
    precondition(!spans.isEmpty, "text without a style")
    self.string = string
    self.spans = spans
    self.paragraphSpans =
      paragraphSpans.isEmpty ? [ParagraphSpan(length: Int.max, style: ParagraphSettings())] : paragraphSpans
  }
}

/// How lines of a paragraph are aligned.
public enum ParagraphAlignment: Hashable, Sendable {
  case left, right, center, justified
  /// By the layout direction: left in left-to-right, right in right-to-left.
  case natural
}

/// The direction of a paragraph as a whole.
public enum BaseDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
  /// That of the first strong character, else the layout direction.
  case natural
}

/// What becomes of text that does not fit into its width.
public enum LineBreaking: Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// Whether an ellipsis stands for what is cut.
  public var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    default: false
    }
  }
}

/// The settings of a paragraph that affect its measure. Lengths in points.
public struct ParagraphSettings: Hashable, Sendable {
  public var alignment = ParagraphAlignment.natural
  public var baseDirection = BaseDirection.natural
  public var lineBreaking = LineBreaking.byWordWrapping
  /// Space between the lines of a block.
  public var lineSpacing = 0.0
  public var paragraphSpacing = 0.0
  public var paragraphSpacingBefore = 0.0
  public var firstLineHeadIndent = 0.0
  public var headIndent = 0.0
  /// Distance of the trailing edge from the leading one when positive, from the container's trailing edge when
  /// negative or zero.
  public var tailIndent = 0.0
  /// Zero means that it is not used.
  public var lineHeightMultiple = 0.0
  public var minimumLineHeight = 0.0
  /// Zero means no limit.
  public var maximumLineHeight = 0.0
  /// In order of their distance.
  public var tabStops: [TabStop] = ParagraphSettings.defaultTabStops
  /// Distance of further tab stops after the last; zero means none.
  public var defaultTabInterval = 0.0
  /// From 0 to 1: words are divided where a line would otherwise fill less than this share of its width.
  public var hyphenationFactor = 0.0
  /// Whether lines end between Korean words only, not within them.
  public var keepsHangulWords = false
  /// Whether a word is taken along to a paragraph's last line that would hold a single one otherwise.
  public var pushesOut = false

  public init() {}

  /// The stops of a default NSParagraphStyle: twelve, 28 points apart.
  public static let defaultTabStops = (1...12).map { TabStop(Double($0) * 28) }
}

/// Where text behind a tab goes.
public struct TabStop: Hashable, Sendable {
  /// What of the text up to the next tab stands at the stop.
  public enum Alignment: Hashable, Sendable {
    case left, center, right
    /// What is before a separator, a UTF-16 unit; all where there is none.
    case decimal(separator: UInt16)
  }

  /// Distance from the container's leading edge in points.
  public var location: Double
  public var alignment: Alignment

  public init(_ location: Double, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
