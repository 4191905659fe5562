import Foundation

/// Lines in a region: beside images, in circles.
extension LineComposer {
  /// The number of rows without a fragment that fits a word after which words are broken.
  private static let emptyRows = 64

  /// The state of a paragraph that is broken into rows.
  private struct RowBreaking {
    let limit: Int
    let isLastParagraph: Bool
    /// The offset of the text that is not in a line yet.
    var start: Int
    var isFirstRow = true
    /// The number of rows without a line since the last one with lines.
    var emptyRows = 0
    /// A Boolean value that indicates whether the present row has no line yet.
    var isRowEmpty = true
  }

  /// The effect of a fragment on the text.
  private enum FragmentOutcome {
    /// The fragment does not fit a word and stays empty.
    case skipped
    case filled
    /// The last permitted line is filled.
    case filledLast
    /// The last permitted line is filled, and says that text is missing.
    case truncated
  }

  /// Breaks a paragraph into the fragments of rows.
  mutating func breakParagraph(
    _ paragraph: inout MeasuredParagraph, in region: TextRegion, limit: Int, isLastParagraph: Bool
  ) {
    paragraph.measureCharacters(runs)
    let (range, settings) = (paragraph.range, paragraph.settings)
    var state = RowBreaking(limit: limit, isLastParagraph: isLastParagraph, start: range.lowerBound)
    repeat {
      if !state.isFirstRow, state.emptyRows == 0 { height += settings.lineSpacing }
      let expected = expectedLineHeight(at: state.start, settings)
      let row = region.row(top: height, height: expected, offset: state.start)
      guard !row.fragments.isEmpty else {
        isTruncated = true
        return
      }
      guard fill(row, expectedHeight: expected, with: &paragraph, &state) else { return }
    } while state.start < range.upperBound
  }

  /// Fills the fragments of a row.
  ///
  /// - Returns: `false` if no more lines are permitted.
  private mutating func fill(
    _ row: TextRegion.Row, expectedHeight: Double, with paragraph: inout MeasuredParagraph,
    _ state: inout RowBreaking
  ) -> Bool {
    let firstLine = lines.count
    var bottom = row.top
    let isRightToLeft = paragraph.isRightToLeft && constraint.width.isFinite
    for fragment in isRightToLeft ? row.fragments.reversed() : row.fragments {
      state.isRowEmpty = lines.count == firstLine
      let outcome = fill(fragment, of: row, isRightToLeft: isRightToLeft, with: &paragraph, &state)
      if outcome == .skipped { continue }
      if outcome == .truncated { return false }
      bottom = max(bottom, height)
      if outcome == .filledLast {
        height = bottom
        return false
      }
      if state.start >= paragraph.range.upperBound { break }
    }
    if lines.count == firstLine {
      height = row.top + max(expectedHeight, 1)
      state.emptyRows += 1
      return true
    }
    alignRow(firstLine..<lines.count)
    height = bottom
    state.emptyRows = 0
    state.isFirstRow = false
    return true
  }

  /// Fills a fragment with a line.
  private mutating func fill(
    _ fragment: ClosedRange<Double>, of row: TextRegion.Row, isRightToLeft: Bool,
    with paragraph: inout MeasuredParagraph, _ state: inout RowBreaking
  ) -> FragmentOutcome {
    let (range, settings) = (paragraph.range, paragraph.settings)
    // From the leading edge.
    let (near, far) =
      isRightToLeft
      ? (constraint.width - fragment.upperBound, constraint.width - fragment.lowerBound)
      : (fragment.lowerBound, fragment.upperBound)
    let head =
      !state.isRowEmpty ? 0 : state.isFirstRow ? settings.firstLineHeadIndent : settings.headIndent
    let indent = near + max(0, head)
    let edge = settings.tailIndent > 0 ? min(far, near + settings.tailIndent) : far + settings.tailIndent
    let available = max(0, edge - indent) + 0.01
    let isWhole =
      row.fragments.count == 1 && fragment.lowerBound <= 0 && fragment.upperBound >= constraint.width
    let start = state.start
    let (end, isDivided) = lineEnd(from: start, in: &paragraph, available: available, indent: indent)
    if !isWhole, state.emptyRows < LineComposer.emptyRows {
      let dividesWord = start < range.upperBound && !isDivided && end < range.upperBound
      if dividesWord, !paragraph.canBreak(at: end) { return .skipped }
      if visibleWidth(start..<end, paragraph) > available { return .skipped }
    }
    height = row.top
    regionTrailingIndent = constraint.width.isFinite ? max(0, constraint.width - far) : 0
    defer { regionTrailingIndent = 0 }
    let isLastPermitted = lines.count + 1 >= state.limit
    let remainderFits = end >= range.upperBound && state.isLastParagraph
    if isLastPermitted, constraint.lineBreaking.truncates, !remainderFits {
      addTruncatedLine(
        from: start, in: &paragraph, available: available, indent: indent, mode: constraint.lineBreaking,
        textFollows: !state.isLastParagraph)
      lines[lines.count - 1].fragment = fragment
      return .truncated
    }
    addLine(
      start..<end, in: paragraph, indent: indent, isParagraphEnd: end >= range.upperBound,
      isDivided: isDivided)
    lines[lines.count - 1].fragment = fragment
    state.start = end
    if isLastPermitted, !remainderFits { isTruncated = true }
    return isLastPermitted ? .filledLast : .filled
  }

  private func visibleWidth(_ range: Range<Int>, _ paragraph: MeasuredParagraph) -> Double {
    var end = range.upperBound
    while end > range.lowerBound, isBreakingSpace(units[end - 1]) { end -= 1 }
    return paragraph.width(of: range.lowerBound..<end)
  }

  /// Returns the height of a line in the font at an offset.
  private func expectedLineHeight(at offset: Int, _ settings: ParagraphSettings) -> Double {
    var extent = LineExtent()
    extent.include(text.spans[shaper.styleIndex(at: min(offset, max(0, units.count - 1)))].style)
    return lineHeight(extent, settings)
  }

  /// Aligns the lines of a row to one baseline.
  private mutating func alignRow(_ row: Range<Int>) {
    guard row.count > 1 else { return }
    let baseline = row.map { lines[$0].baseline }.max() ?? 0
    let bottom = row.map { lines[$0].top + lines[$0].height + baseline - lines[$0].baseline }.max() ?? 0
    for index in row {
      lines[index].baseline = baseline
      lines[index].height = bottom - lines[index].top
    }
  }
}
