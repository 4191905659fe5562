import Foundation

/// Text broken into lines within a width, measured, and ready to be drawn.
///
/// How lines come about:
/// 1. Each paragraph is shaped as a whole, in items of one style, face, script and direction.
/// 2. Lines are filled greedily up to the last place where Unicode's rules allow a break; a word longer than the line
///    breaks between characters. White space at a break hangs over the edge and does not count.
///    Where the settings say so, a line gives its last word to a paragraph's last line that would hold one alone.
/// 3. When there is more text than `maximumLines`, the last line is cut: by an ellipsis at its head, middle or tail.
/// 4. A line is as high as its highest font; a limit or multiple of the line height adds above the baseline.
/// 5. The pieces of each line are put into visual order.
///
/// Nothing is rounded here: callers round a block once, as UIKit does.
public final class TextLayout: Sendable {
  /// What lines must fit into.
  public struct Constraint: Hashable, Sendable {
    /// The width in points; infinite means no limit.
    public var width: Double
    /// The greatest number of lines; 0 means no limit.
    public var maximumLines: Int
    /// What happens to text that does not fit. Overrides the paragraphs' own for the last line.
    public var lineBreaking: LineBreaking
    /// Whether the surrounding layout runs right to left; decides natural alignment.
    public var isRightToLeft: Bool
    /// Whether a separator at the very end opens an empty line, as in a text view.
    public var includesTrailingEmptyLine: Bool
    /// Where lines may stand within the width; nil for everywhere.
    public var region: TextRegion?

    /// A constraint, by default without limits of width and lines. Negative numbers count as 0; a width
    /// that is no number is no limit.
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

  /// A line of text. Lengths in points from the layout's top left.
  public struct Line: Sendable {
    /// The text on the line, UTF-16, separators and hidden text apart.
    public internal(set) var range: Range<Int>
    /// Top of the line.
    public internal(set) var top: Double
    /// The line's height, spacing to the next apart.
    public internal(set) var height: Double
    /// Distance of the baseline from the layout's top.
    public internal(set) var baseline: Double
    /// Width of the glyphs without white space hanging over a break.
    public internal(set) var width: Double
    /// Width of trailing white space, not part of `width` where the line was broken.
    public internal(set) var trailingWhitespace: Double
    /// Whether text was replaced by an ellipsis.
    public internal(set) var isTruncated: Bool
    /// The greatest ascender and the deepest descender (positive) of the fonts on the line.
    public internal(set) var ascent: Double
    /// The depth of the deepest descender below the baseline, in points and positive.
    public internal(set) var descent: Double

    /// Distances of the line's edges from the container's, by its indents.
    var leadingIndent: Double
    var trailingIndent: Double
    var alignment: ParagraphAlignment
    var isParagraphRightToLeft: Bool
    /// Points each space is widened by when justified.
    var justification: Double
    /// Where the line stands among others beside it, in points; nil for a line alone.
    public internal(set) var fragment: ClosedRange<Double>?
    /// Whether a hyphen is drawn behind the text.
    var endsInHyphen = false
    /// The parts in visual order; in a lean layout, ``TextLayout/content(ofLine:)`` has them.
    var pieces: [Piece]
  }

  /// Glyphs of one run on one line.
  struct Piece: Sendable {
    /// Index into `runs`.
    var run: Int
    /// Glyphs of the run, in logical order.
    var glyphs: Range<Int>
    var width: Double
  }

  /// The text that was laid out.
  public let text: StyledText
  /// The space that the text was laid out in.
  public let constraint: Constraint
  /// The lines from top to bottom.
  public let lines: [Line]
  /// Whether some text is not shown.
  public let isTruncated: Bool
  /// What is drawn; in a lean layout, ``content(ofLine:)`` has it.
  let runs: [ShapedRun]
  /// In a lean layout, what sets its lines anew.
  private let composer: LineComposer?

  /// Whether glyphs are not kept: lines of long texts are shaped again when they are drawn.
  var isLean: Bool { composer != nil }

  /// The widest line with its indents, and the height of all lines with their spacing. Not rounded.
  public let size: (width: Double, height: Double)

  /// The widest line with its indents and the white space that hangs over its break, in points, not rounded.
  public var widthWithTrailingWhitespace: Double {
    lines.lazy.map { $0.leadingIndent + $0.width + $0.trailingWhitespace + $0.trailingIndent }.max() ?? 0
  }

  /// Distance of the first line's baseline from the top; 0 without text.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// Distance of the last line's baseline from the top; 0 without text.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Lays out text. ``TextLayoutCache`` remembers layouts; prefer it for text that is asked for again.
  public convenience init(_ text: StyledText, constraint: Constraint) {
    self.init(text, constraint: constraint, shape: ShapedText())
  }

  /// Lays out text whose shape other layouts share.
  init(
    _ text: StyledText, constraint: Constraint, shape: ShapedText,
    limits: LineComposer.Limits = LineComposer.Limits()
  ) {
    self.text = text
    self.constraint = constraint
    var composer = LineComposer(text: text, constraint: constraint, shape: shape, limits: limits)
    composer.compose()
    runs = composer.runs
    lines = composer.takeLines()
    isTruncated = composer.isTruncated
    size = (composer.width, composer.height)
    self.composer = composer.isLean ? composer : nil
  }

  /// A line with its pieces, and the runs that they refer to.
  func content(ofLine index: Int) -> (line: Line, runs: [ShapedRun]) {
    guard var composer else { return (lines[index], runs) }
    return composer.recompose(lines[index])
  }
}
