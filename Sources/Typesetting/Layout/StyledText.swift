import Foundation

/// Text with the attributes that affect layout: fonts, spacing, paragraph settings. Colors are given when
/// drawing.
public struct StyledText: Hashable, Sendable {
  /// The style of a stretch of text, without colors.
  public struct Style: Hashable, Sendable {
    /// The font. Characters it lacks are taken from others.
    public var font: TextFont
    /// The kerning in points added after every character; `nil` for none. Zero disables pair kerning, as on
    /// iOS.
    public var kern: Double?
    /// The tracking in points added after every character, without affecting pair kerning.
    public var tracking = 0.0
    /// A Boolean value that determines whether the font's default ligatures are used.
    public var usesLigatures = true
    /// The offset of the baseline in points, upward.
    public var baselineOffset = 0.0
    /// The box of an attachment character.
    public var attachment: AttachmentBox?

    /// Creates a style of a font, without additional spacing.
    public init(font: TextFont) {
      self.font = font
    }
  }

  /// The space of an attachment.
  public struct AttachmentBox: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// The distance of the box's lower edge above the baseline.
    public var baselineOffset: Double

    /// Creates a box in points, by default on the baseline.
    public init(width: Double, height: Double, baselineOffset: Double = 0) {
      self.width = width
      self.height = height
      self.baselineOffset = baselineOffset
    }
  }

  /// A stretch of text with one style.
  public struct Span: Hashable, Sendable {
    /// The length in UTF-16 code units.
    public var length: Int
    /// The style of the stretch.
    public var style: Style

    /// Creates a stretch of a number of UTF-16 code units.
    public init(length: Int, style: Style) {
      self.length = length
      self.style = style
    }
  }

  /// A stretch of text with one paragraph style.
  public struct ParagraphSpan: Hashable, Sendable {
    /// The length in UTF-16 code units.
    public var length: Int
    /// The paragraph settings of the stretch.
    public var style: ParagraphSettings

    /// Creates a stretch of a number of UTF-16 code units.
    public init(length: Int, style: ParagraphSettings) {
      self.length = length
      self.style = style
    }
  }

  /// The characters.
  public var string: String
  /// The styles in order. The last one also applies to text beyond the sum of the lengths.
  public var spans: [Span]
  /// The paragraph styles in order. A paragraph has the one at its first character.
  public var paragraphSpans: [ParagraphSpan]

  /// Creates text with one style.
  public init(_ string: String, style: Style, paragraph: ParagraphSettings = ParagraphSettings()) {
    self.string = string
    spans = [Span(length: Int.max, style: style)]
    paragraphSpans = [ParagraphSpan(length: Int.max, style: paragraph)]
  }

  /// Creates text with several styles.
  ///
  /// - Precondition: There is at least one span.
  public init(_ string: String, spans: [Span], paragraphSpans: [ParagraphSpan]) {
    precondition(!spans.isEmpty, "text without a style")
    self.string = string
    self.spans = spans
    self.paragraphSpans =
      paragraphSpans.isEmpty ? [ParagraphSpan(length: Int.max, style: ParagraphSettings())] : paragraphSpans
  }
}

/// The alignment of a paragraph's lines.
public enum ParagraphAlignment: Hashable, Sendable {
  /// At the left edge.
  case left
  /// At the right edge.
  case right
  /// In the center between the edges.
  case center
  /// At both edges, by stretching spaces; the last line like `natural`.
  case justified
  /// Depends on the layout direction: left for left-to-right, right for right-to-left.
  case natural
}

/// The base writing direction of a paragraph.
public enum BaseDirection: Hashable, Sendable {
  /// From left to right, whatever the characters.
  case leftToRight
  /// From right to left, whatever the characters.
  case rightToLeft
  /// That of the first strong character, or else the layout direction.
  case natural
}

/// The way in which text is broken that does not fit into its width.
public enum LineBreaking: Hashable, Sendable {
  /// Lines end between words.
  case byWordWrapping
  /// Lines end between any two characters.
  case byCharWrapping
  /// Text that does not fit is clipped.
  case byClipping
  /// Text at the beginning is replaced by an ellipsis.
  case byTruncatingHead
  /// Text at the end is replaced by an ellipsis.
  case byTruncatingTail
  /// Text in the middle is replaced by an ellipsis.
  case byTruncatingMiddle

  /// A Boolean value that indicates whether text is replaced by an ellipsis.
  public var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    default: false
    }
  }
}
