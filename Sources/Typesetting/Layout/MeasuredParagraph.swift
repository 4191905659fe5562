/// A paragraph to be broken into lines: its shaped runs, the advance of each character, and its boundaries.
///
/// All offsets are UTF-16 units of the whole text.
struct MeasuredParagraph {
  /// The range of the text without its separator.
  let range: Range<Int>
  let settings: ParagraphSettings
  let isRightToLeft: Bool
  /// The indices of its runs.
  let runs: Range<Int>
  /// The sum of all advances.
  let total: Double
  let hasTabs: Bool

  /// The advance of the cluster that begins at each unit, 0 inside clusters. Computed lazily: it is not
  /// needed if the paragraph fits into a line.
  private var advances: [Double] = []
  /// Boolean values that indicate whether a cluster begins at each unit.
  private var clusterStarts: [Bool] = []
  /// Computed lazily.
  private var boundaries: TextBoundaries?

  init(
    range: Range<Int>, settings: ParagraphSettings, isRightToLeft: Bool, runs: Range<Int>, total: Double,
    hasTabs: Bool
  ) {
    self.range = range
    self.settings = settings
    self.isRightToLeft = isRightToLeft
    self.runs = runs
    self.total = total
    self.hasTabs = hasTabs
  }

  // MARK: Advances

  /// Computes the advance of each character.
  ///
  /// - Parameter all: The runs of the text, including the paragraph's.
  mutating func measureCharacters(_ all: [ShapedRun]) {
    advances = [Double](repeating: 0, count: range.count)
    clusterStarts = [Bool](repeating: false, count: range.count)
    for run in all[runs] {
      for glyph in run.glyphs {
        let index = Int(glyph.cluster) - range.lowerBound
        guard advances.indices.contains(index) else { continue }
        advances[index] += glyph.advance
        clusterStarts[index] = true
      }
    }
  }

  /// Returns the advance of the cluster that begins at an offset.
  func advance(at offset: Int) -> Double { advances[offset - range.lowerBound] }

  mutating func setAdvance(_ advance: Double, at offset: Int) {
    advances[offset - range.lowerBound] = advance
  }

  /// Returns the sum of the advances of a part.
  func width(of part: Range<Int>) -> Double {
    let base = range.lowerBound
    var width = 0.0
    for index in part { width += advances[index - base] }
    return width
  }

  // MARK: Boundaries

  /// Finds the line break opportunities and character boundaries.
  ///
  /// - Parameter units: The whole text.
  mutating func findBoundaries(_ units: [UInt16]) {
    if boundaries == nil { boundaries = TextBoundaries(units[range]) }
  }

  /// Returns whether a line may end at an offset; `false` before `findBoundaries` is called.
  func canBreak(at offset: Int) -> Bool {
    boundaries?.canBreak(at: offset - range.lowerBound) ?? false
  }

  /// Returns whether an offset divides neither a character nor a ligature.
  func isClusterBoundary(_ offset: Int) -> Bool {
    let index = offset - range.lowerBound
    if index >= clusterStarts.count { return true }
    return clusterStarts[index] && boundaries?.isCharacterStart(index) ?? true
  }

  /// Returns the longest beginning of a part that fits.
  func head(of part: Range<Int>, limit: Double) -> Range<Int> {
    var x = 0.0
    var end = part.lowerBound
    var index = part.lowerBound
    while index < part.upperBound {
      x += advance(at: index)
      if x > limit { break }
      index += 1
      if isClusterBoundary(index) { end = index }
    }
    return part.lowerBound..<end
  }

  /// Returns the longest end of a part that fits.
  func tail(of part: Range<Int>, limit: Double) -> Range<Int> {
    var x = 0.0
    var start = part.upperBound
    var index = part.upperBound
    while index > part.lowerBound {
      index -= 1
      x += advance(at: index)
      if x > limit { break }
      if isClusterBoundary(index) { start = index }
    }
    return start..<part.upperBound
  }
}
