import Foundation

/// Lines in a region: beside images, in circles.
extension LineComposer {
  /// The number of rows without a fragment that fits a word after which words are broken.
  private static let emptyRows = 64

  /// Breaks a paragraph into the fragments of rows.
  mutating func breakParagraph(
    _ paragraph: inout MeasuredParagraph, in region: TextRegion, limit: Int, isLastParagraph: Bool
  ) {
    paragraph.measureCharacters(runs)
    let range = paragraph.range
    let settings = paragraph.settings
    let isRightToLeft = paragraph.isRightToLeft && constraint.width.isFinite
    var start = range.lowerBound
    var isFirstRow = true
    var emptyRows = 0
    repeat {
      if !isFirstRow, emptyRows == 0 { height += settings.lineSpacing }
      let expected = expectedLineHeight(at: start, settings)
      let row = region.row(top: height, height: expected, offset: start)
      guard !row.fragments.isEmpty else {
        isTruncated = true
        return
      }
      let firstLine = lines.count
      var bottom = row.top
      let isForced = emptyRows >= LineComposer.emptyRows
      for fragment in isRightToLeft ? row.fragments.reversed() : row.fragments {
        // From the leading edge.
        let (near, far) =
          isRightToLeft
          ? (constraint.width - fragment.upperBound, constraint.width - fragment.lowerBound)
          : (fragment.lowerBound, fragment.upperBound)
        let head =
          lines.count > firstLine ? 0 : isFirstRow ? settings.firstLineHeadIndent : settings.headIndent
        let indent = near + max(0, head)
        let edge = settings.tailIndent > 0 ? min(far, near + settings.tailIndent) : far + settings.tailIndent
        let available = max(0, edge - indent) + 0.01
        let isWhole =
          row.fragments.count == 1 && fragment.lowerBound <= 0 && fragment.upperBound >= constraint.width
        let isLastPermitted = lines.count + 1 >= limit
        let breaking = constraint.lineBreaking
        let (end, isDivided) = lineEnd(from: start, in: &paragraph, available: available, indent: indent)
        // A fragment that does not fit a word stays empty.
        if !isWhole, !isForced, start < range.upperBound, !isDivided, end < range.upperBound,
          !paragraph.canBreak(at: end)
        {
          continue
        }
        if !isWhole, !isForced, visibleWidth(start..<end, paragraph) > available { continue }
        height = row.top
        regionTrailingIndent = constraint.width.isFinite ? max(0, constraint.width - far) : 0
        defer { regionTrailingIndent = 0 }
        let restFits = end >= range.upperBound && isLastParagraph
        if isLastPermitted, breaking.truncates, !restFits {
          addTruncatedLine(
            from: start, in: &paragraph, available: available, indent: indent, mode: breaking,
            textFollows: !isLastParagraph)
          lines[lines.count - 1].fragment = fragment
          return
        }
        addLine(
          start..<end, in: paragraph, indent: indent, isParagraphEnd: end >= range.upperBound,
          isDivided: isDivided)
        lines[lines.count - 1].fragment = fragment
        bottom = max(bottom, height)
        start = end
        if isLastPermitted {
          if !restFits { isTruncated = true }
          height = bottom
          return
        }
        if start >= range.upperBound { break }
      }
      if lines.count == firstLine {
        height = row.top + max(expected, 1)
        emptyRows += 1
        continue
      }
      alignRow(firstLine..<lines.count)
      height = bottom
      emptyRows = 0
      isFirstRow = false
    } while start < range.upperBound
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
