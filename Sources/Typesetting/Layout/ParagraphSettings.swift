/// The settings of a paragraph that affect layout. Lengths are in points.
public struct ParagraphSettings: Hashable, Sendable {
  /// The alignment of lines. The default depends on the layout direction.
  public var alignment = ParagraphAlignment.natural
  /// The base writing direction. The default is that of the first strong character.
  public var baseDirection = BaseDirection.natural
  /// The line break mode. The default is between words.
  public var lineBreaking = LineBreaking.byWordWrapping
  /// The space between lines.
  public var lineSpacing = 0.0
  /// The space after the paragraph.
  public var paragraphSpacing = 0.0
  /// The space before the paragraph, except before the first one.
  public var paragraphSpacingBefore = 0.0
  /// The distance of the first line from the leading edge.
  public var firstLineHeadIndent = 0.0
  /// The distance of the other lines from the leading edge.
  public var headIndent = 0.0
  /// The distance of the trailing edge from the leading one if positive, from the container's trailing edge
  /// if negative or zero.
  public var tailIndent = 0.0
  /// The factor of the line height; 0 for none.
  public var lineHeightMultiple = 0.0
  /// The minimum line height.
  public var minimumLineHeight = 0.0
  /// The maximum line height; 0 for none.
  public var maximumLineHeight = 0.0
  /// The tab stops, ordered by location.
  public var tabStops: [TabStop] = ParagraphSettings.defaultTabStops
  /// The interval of tab stops after the last one; 0 for 28 points.
  public var defaultTabInterval = 0.0
  /// The hyphenation threshold, between 0 and 1: words are hyphenated if a line would otherwise fill less
  /// than this fraction of its width.
  public var hyphenationFactor = 0.0
  /// A Boolean value that determines whether lines end only between Korean words, not within them.
  public var keepsHangulWords = false
  /// A Boolean value that determines whether a word is moved to a paragraph's last line that would otherwise
  /// consist of a single one.
  public var pushesOut = false

  /// Creates the settings of a default `NSParagraphStyle`.
  public init() {}

  /// The tab stops of a default `NSParagraphStyle`: twelve, 28 points apart.
  public static let defaultTabStops = (1...12).map { TabStop(Double($0) * 28) }
}
