import Foundation

/// Text broken into lines within a width, measured, and ready to be drawn.
///
/// The steps of layout:
/// 1. Each paragraph is shaped as a whole, in items of one style, face, script and direction.
/// 2. Lines are filled greedily up to the last opportunity by Unicode's line breaking rules; a word longer
///    than the line breaks between characters. White space at a break extends beyond the edge and is not
///    counted. If the settings say so, a line's last word moves to a paragraph's last line that would consist
///    of one word.
/// 3. If there is more text than `maximumLines`, the last line is truncated at its head, middle or tail.
/// 4. A line is as high as its highest font; a limit or multiple of the line height applies above the
///    baseline.
/// 5. The pieces of each line are put into visual order.
///
/// Nothing is rounded here: callers round a block once, as UIKit does.
public final class TextLayout: Sendable {
  /// The constraint of a layout.
  public struct Constraint: Hashable, Sendable {
    /// The width in points; infinite for no limit.
    public var width: Double
    /// The maximum number of lines; 0 for no limit.
    public var maximumLines: Int
    /// The line break mode of the last line, which overrides the paragraphs' own.
    public var lineBreaking: LineBreaking
    /// A Boolean value that determines whether the surrounding layout is right-to-left, which determines
    /// natural alignment.
    public var isRightToLeft: Bool
    /// A Boolean value that determines whether a separator at the end begins an empty line, as in a text
    /// view.
    public var includesTrailingEmptyLine: Bool
    /// The region for lines within the width; `nil` for no restriction.
    public var region: TextRegion?

    /// Creates a constraint, by default without limits of width and lines. Negative numbers are treated as 0,
    /// and a NaN width as no limit.
    public init(
      width: Double = .infinity, maximumLines: Int = 0, lineBreaking: LineBreaking = .byWordWrapping,
      isRightToLeft: Bool = false, includesTrailingEmptyLine: Bool = false
    ) {
      self.width = width.isNaN ? .infinity : max(0, width)
      self.maximumLines = max(0, maximumLines)
      self.lineBreaking = lineBreaking
      self.isRightToLeft = isRightToLeft
      self.includesTrailingEmptyLine = includesTrailingEmptyLine
    }
  }

  /// A line of text. Lengths are in points relative to the layout's top left corner.
  public struct Line: Sendable {
    /// The range of the text on the line in UTF-16 units, without separators and truncated text.
    public internal(set) var range: Range<Int>
    /// The top of the line.
    public internal(set) var top: Double
    /// The line's height, without the spacing to the next.
    public internal(set) var height: Double
    /// The distance of the baseline from the layout's top.
    public internal(set) var baseline: Double
    /// The width of the glyphs without white space after a break.
    public internal(set) var width: Double
    /// The width of trailing white space, which is not part of `width` if the line was broken.
    public internal(set) var trailingWhitespace: Double
    /// A Boolean value that indicates whether text was replaced by an ellipsis.
    public internal(set) var isTruncated: Bool
    /// The greatest ascent of the fonts and attachments on the line, in points.
    public internal(set) var ascent: Double
    /// The greatest descent of the fonts and attachments on the line, in points and positive.
    public internal(set) var descent: Double

    /// The distances of the line's edges from the container's, by its indents.
    var leadingIndent: Double
    var trailingIndent: Double
    var alignment: ParagraphAlignment
    var isParagraphRightToLeft: Bool
    /// The points by which each space of a justified line is widened.
    var justification: Double
    /// The horizontal extent of a line among others beside it, in points; `nil` for a line alone.
    public internal(set) var fragment: ClosedRange<Double>?
    /// A Boolean value that indicates whether a hyphen is drawn after the text.
    var endsInHyphen = false
    /// The parts in visual order; empty in a lean layout, see ``TextLayout/content(ofLine:)``.
    var pieces: [Piece]
  }

  /// Glyphs of a run on a line.
  struct Piece: Sendable {
    /// The index in `runs`.
    var run: Int
    /// The glyphs of the run, in logical order.
    var glyphs: Range<Int>
    var width: Double
  }

  /// The text that was laid out.
  public let text: StyledText
  /// The constraint of the layout.
  public let constraint: Constraint
  /// The lines from top to bottom.
  public let lines: [Line]
  /// A Boolean value that indicates whether some text is not displayed.
  public let isTruncated: Bool
  /// The shaped runs; empty in a lean layout, see ``content(ofLine:)``.
  let runs: [ShapedRun]
  /// The composer that shapes the lines of a lean layout again.
  private let composer: LineComposer?

  /// A Boolean value that indicates whether glyphs are not kept: lines of long texts are shaped again when
  /// they are drawn.
  var isLean: Bool { composer != nil }

  /// The width of the widest line with its indents, and the height of all lines with their spacing, not
  /// rounded.
  public let size: (width: Double, height: Double)

  /// The width of the widest line with its indents and trailing white space, in points, not rounded.
  public var widthWithTrailingWhitespace: Double {
    lines.lazy.map { $0.leadingIndent + $0.width + $0.trailingWhitespace + $0.trailingIndent }.max() ?? 0
  }

  /// The distance of the first line's baseline from the top; 0 without text.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance of the last line's baseline from the top; 0 without text.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Lays out text. For text that is laid out repeatedly use ``TextLayoutCache``.
  public convenience init(_ text: StyledText, constraint: Constraint) {
    self.init(text, constraint: constraint, shape: ShapedText())
  }

  /// Lays out text whose shaped paragraphs other layouts share.
  init(
    _ text: StyledText, constraint: Constraint, shape: ShapedText,
    limits: LineComposer.Limits = LineComposer.Limits()
  ) {
    self.text = text
    self.constraint = constraint
    var composer = LineComposer(text: text, constraint: constraint, shape: shape, limits: limits)
    composer.compose()
    runs = composer.runs
    lines = composer.removeLines()
    isTruncated = composer.isTruncated
    size = (composer.width, composer.height)
    self.composer = composer.isLean ? composer : nil
  }

  /// Creates a layout with the lines of another one at other places.
  init(_ other: TextLayout, lines: [Line], height: Double) {
    text = other.text
    constraint = other.constraint
    runs = other.runs
    self.lines = lines
    isTruncated = other.isTruncated
    size = (other.size.width, height)
    composer = other.composer
  }

  /// Returns a line with its pieces, and the runs that they refer to.
  func content(ofLine index: Int) -> (line: Line, runs: [ShapedRun]) {
    guard var composer else { return (lines[index], runs) }
    return composer.recompose(lines[index])
  }
}
