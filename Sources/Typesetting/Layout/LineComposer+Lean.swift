/// Long texts: of a text of megabytes only a few lines are visible, and its glyphs need thirty times its
/// bytes.
///
/// Such a text is measured paragraph by paragraph without keeping glyphs. A long paragraph is divided into
/// windows: lines that end well before the window's end are the same as if all of it had been shaped. A line
/// is shaped once more to draw it.
extension LineComposer {
  /// The length at a window's end that may differ because of the cut. Words are hyphenated only if they have
  /// at most 64 letters, and line breaking considers no longer words.
  private static let windowMargin = 256

  /// Breaks a paragraph into lines without glyphs.
  mutating func measureParagraph(_ range: Range<Int>, _ settings: ParagraphSettings) {
    let (levels, isRightToLeft) = levels(range, settings)
    defer { runs.removeAll(keepingCapacity: true) }
    if range.count <= limits.windowLength {
      let shaped = ShapedText.Paragraph(
        runs: shaper.shape(range, levels: levels, baseLevel: isRightToLeft ? 1 : 0),
        isRightToLeft: isRightToLeft)
      var paragraph = paragraph(range, settings, shaped)
      return breakParagraph(&paragraph, limit: Int.max, isLastParagraph: false)
    }
    longParagraphs.append((range, levels))
    if availableWidth(settings, indent: 0) == .infinity {
      return measureLine(range, settings, levels, isRightToLeft)
    }
    var start = range.lowerBound
    var length = limits.windowLength
    while start < range.upperBound {
      let end = windowEnd(from: start, length, in: range)
      var window = window(start..<end, of: range, settings, levels, isRightToLeft)
      window.measureCharacters(runs)
      var lineStart = start
      while lineStart < end {
        let isFirst = lineStart == range.lowerBound
        let indent = max(0, isFirst ? settings.firstLineHeadIndent : settings.headIndent)
        let available = availableWidth(settings, indent: indent)
        var (lineEnd, isDivided) = lineEnd(from: lineStart, in: &window, available: available, indent: indent)
        if end < range.upperBound, lineEnd > end - LineComposer.windowMargin { break }
        if settings.pushesOut, !isDivided, end == range.upperBound {
          lineEnd = pushedOut(lineEnd, from: lineStart, in: window, available)
        }
        if !isFirst { height += settings.lineSpacing }
        addLine(
          lineStart..<lineEnd, in: window, indent: indent, isParagraphEnd: lineEnd >= range.upperBound,
          isDivided: isDivided)
        lineStart = lineEnd
      }
      // A line longer than the window requires a longer one.
      length = lineStart == start ? length * 4 : limits.windowLength
      start = lineStart
      runs.removeAll(keepingCapacity: true)
    }
  }

  /// Measures a paragraph on a single line.
  private mutating func measureLine(
    _ range: Range<Int>, _ settings: ParagraphSettings, _ levels: [UInt8]?, _ isRightToLeft: Bool
  ) {
    let indent = max(0, settings.firstLineHeadIndent)
    var extent = LineExtent()
    var width = 0.0
    var start = range.lowerBound
    while start < range.upperBound {
      let end = windowEnd(from: start, limits.windowLength, in: range)
      var window = window(start..<end, of: range, settings, levels, isRightToLeft)
      if window.hasTabs {
        window.measureCharacters(runs)
        width = setTabs(in: &window, x: width + indent) - indent
      } else {
        width += window.total
      }
      include(piecesInLogicalOrder(start..<end, in: window), in: &extent)
      start = end
      runs.removeAll(keepingCapacity: true)
    }
    let whole = paragraph(range, settings, .init(runs: [], isRightToLeft: isRightToLeft))
    finishLine(
      range, pieces: [], extent: extent, width: width, trailing: 0, in: whole, indent: indent,
      isTruncated: false, isParagraphEnd: true)
  }

  /// Returns the end of a window: after a space if there is one in its second half, and not within a
  /// surrogate pair.
  private func windowEnd(from start: Int, _ length: Int, in range: Range<Int>) -> Int {
    guard length < range.upperBound - start else { return range.upperBound }
    let end = start + length
    if let space = units[start + length / 2..<end].lastIndex(of: 0x20) { return space + 1 }
    return units[end] & 0xFC00 == 0xDC00 ? end - 1 : end
  }

  private mutating func window(
    _ window: Range<Int>, of range: Range<Int>, _ settings: ParagraphSettings, _ levels: [UInt8]?,
    _ isRightToLeft: Bool
  ) -> MeasuredParagraph {
    let base = range.lowerBound
    let part = levels.map { Array($0[window.lowerBound - base..<window.upperBound - base]) }
    let shaped = shaper.shape(window, levels: part, baseLevel: isRightToLeft ? 1 : 0)
    return paragraph(window, settings, .init(runs: shaped, isRightToLeft: isRightToLeft))
  }

  /// Sets the advances of all tabs of a stretch that begins at `x`, and returns its end.
  private mutating func setTabs(in paragraph: inout MeasuredParagraph, x: Double) -> Double {
    var x = x
    for index in paragraph.range {
      x +=
        units[index] == 0x09
        ? setTab(at: index, x: x, in: &paragraph) : paragraph.advance(at: index)
    }
    return x
  }

  /// Shapes a line that was only measured.
  mutating func recompose(_ line: TextLayout.Line) -> (TextLayout.Line, runs: [ShapedRun]) {
    var line = line
    runs = []
    let range: Range<Int>
    let levels: [UInt8]?
    if let long = longParagraphs.first(where: { $0.range.contains(line.range.lowerBound) }) {
      (range, levels) = long
    } else {
      var (start, end) = (line.range.lowerBound, line.range.upperBound)
      while start > 0, !LineComposer.isSeparator(units[start - 1]) { start -= 1 }
      while end < units.count, !LineComposer.isSeparator(units[end]) { end += 1 }
      range = start..<end
      levels = self.levels(range, settings(at: start)).levels
    }
    // At a hyphenated word, the next character affects the last one of the line.
    var end = min(line.range.upperBound + 1, range.upperBound)
    if end < range.upperBound, units[end] & 0xFC00 == 0xDC00 { end += 1 }
    var shown = window(
      line.range.lowerBound..<end, of: range, settings(at: range.lowerBound), levels,
      line.isParagraphRightToLeft)
    shown.measureCharacters(runs)
    if shown.hasTabs { _ = setTabs(in: &shown, x: line.leadingIndent) }
    line.pieces = piecesInLogicalOrder(line.range, in: shown)
    if line.endsInHyphen { line.pieces.append(hyphenPiece(at: line.range.upperBound, shown)) }
    putIntoVisualOrder(&line, in: shown)
    return (line, runs)
  }
}
