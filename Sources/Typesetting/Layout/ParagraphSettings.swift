/// The settings of a paragraph that affect its measure. Lengths in points.
public struct ParagraphSettings: Hashable, Sendable {
  /// How lines are aligned; by the layout direction by default.
  public var alignment = ParagraphAlignment.natural
  /// The direction of the whole paragraph; that of its first strong character by default.
  public var baseDirection = BaseDirection.natural
  /// What becomes of text that does not fit; it is broken between words by default.
  public var lineBreaking = LineBreaking.byWordWrapping
  /// Space between the lines of a block.
  public var lineSpacing = 0.0
  /// Space after the paragraph.
  public var paragraphSpacing = 0.0
  /// Space before the paragraph; not used before the first one.
  public var paragraphSpacingBefore = 0.0
  /// Distance of the first line from the leading edge.
  public var firstLineHeadIndent = 0.0
  /// Distance of the other lines from the leading edge.
  public var headIndent = 0.0
  /// Distance of the trailing edge from the leading one when positive, from the container's trailing edge when
  /// negative or zero.
  public var tailIndent = 0.0
  /// Zero means that it is not used.
  public var lineHeightMultiple = 0.0
  /// The least height of a line.
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

  /// The settings of a default NSParagraphStyle.
  public init() {}

  /// The stops of a default NSParagraphStyle: twelve, 28 points apart.
  public static let defaultTabStops = (1...12).map { TabStop(Double($0) * 28) }
}
