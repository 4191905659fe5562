import Foundation

/// Text with what affects its measure: fonts, spacing, paragraph settings. Colours are given when drawing.
public struct StyledText: Hashable, Sendable {
  /// What one stretch of text looks like, colours apart.
  public struct Style: Hashable, Sendable {
    /// The font; characters it lacks come from others.
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

    /// A style of a font, without spacing of its own.
    public init(font: TextFont) {
      self.font = font
    }
  }

  /// The space an attachment takes.
  public struct AttachmentBox: Hashable, Sendable {
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double
    /// Distance of the box's lower edge above the baseline.
    public var baselineOffset: Double

    /// A box in points; it stands on the baseline by default.
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
    /// How the stretch looks.
    public var style: Style

    /// A stretch of UTF-16 code units.
    public init(length: Int, style: Style) {
      self.length = length
      self.style = style
    }
  }

  /// A stretch of one paragraph style.
  public struct ParagraphSpan: Hashable, Sendable {
    /// UTF-16 code units.
    public var length: Int
    /// The paragraph settings of the stretch.
    public var style: ParagraphSettings

    /// A stretch of UTF-16 code units.
    public init(length: Int, style: ParagraphSettings) {
      self.length = length
      self.style = style
    }
  }

  /// The characters.
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
  /// At the left edge.
  case left
  /// At the right edge.
  case right
  /// In the middle between the edges.
  case center
  /// At both edges, by wider spaces; the last line as `natural`.
  case justified
  /// By the layout direction: left in left-to-right, right in right-to-left.
  case natural
}

/// The direction of a paragraph as a whole.
public enum BaseDirection: Hashable, Sendable {
  /// From left to right, whatever the characters.
  case leftToRight
  /// From right to left, whatever the characters.
  case rightToLeft
  /// That of the first strong character, else the layout direction.
  case natural
}

/// What becomes of text that does not fit into its width.
public enum LineBreaking: Hashable, Sendable {
  /// Lines end between words.
  case byWordWrapping
  /// Lines end between any two characters.
  case byCharWrapping
  /// What does not fit is cut off without a sign.
  case byClipping
  /// An ellipsis at the beginning stands for what is cut.
  case byTruncatingHead
  /// An ellipsis at the end stands for what is cut.
  case byTruncatingTail
  /// An ellipsis in the middle stands for what is cut.
  case byTruncatingMiddle

  /// Whether an ellipsis stands for what is cut.
  public var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    default: false
    }
  }
}
