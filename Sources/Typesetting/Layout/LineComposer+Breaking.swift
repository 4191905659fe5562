import Foundation

/// Line ends: between words, at hyphens and in words that are too long, and the advances of tabs before them.
extension LineComposer {
  /// The excess over their width that lines may have, so that a width rounded to a pixel and back still fits.
  private static let tolerance = 0.01

  func availableWidth(_ settings: ParagraphSettings, indent: Double) -> Double {
    var right = constraint.width
    if settings.tailIndent > 0 {
      right = min(right, settings.tailIndent)
    } else {
      right += settings.tailIndent
    }
    return max(0, right - indent) + LineComposer.tolerance
  }

  /// Returns the end of the line that begins at `start`, including trailing white space, and whether a word
  /// is hyphenated there.
  mutating func lineEnd(
    from start: Int, in paragraph: inout MeasuredParagraph, available: Double, indent: Double
  ) -> (end: Int, isDivided: Bool) {
    let range = paragraph.range
    if available == .infinity, !paragraph.hasTabs { return (range.upperBound, false) }
    var x = 0.0
    var index = start
    let wrapsCharacters =
      constraint.lineBreaking == .byCharWrapping || paragraph.settings.lineBreaking == .byCharWrapping
    // Fast path: does the rest fit?
    while index < range.upperBound {
      x +=
        paragraph.hasTabs && units[index] == 0x09
        ? setTab(at: index, x: x + indent, in: &paragraph) : paragraph.advance(at: index)
      // With character wrapping, a space that does not fit begins the next line.
      if x > available, wrapsCharacters || !isBreakingSpace(units[index]) { break }
      index += 1
    }
    if index >= range.upperBound { return (range.upperBound, false) }
    // `index` is the first character that does not fit.
    paragraph.findBoundaries(units)
    if !wrapsCharacters {
      var candidate = index
      while candidate > start,
        !paragraph.canBreak(at: candidate) || endsInWideSoftHyphen(candidate)
          || paragraph.settings.keepsHangulWords && isWithinHangul(candidate)
      {
        candidate -= 1
      }
      let factor = paragraph.settings.hyphenationFactor
      if factor > 0, candidate == start || paragraph.width(of: start..<candidate) < available * factor,
        let division = division(between: max(candidate, start), and: index, from: start, paragraph, available)
      {
        return (division, true)
      }
      if candidate > start { return (candidate, units[candidate - 1] == LineComposer.softHyphen) }
    }
    // A word longer than the line, or character wrapping: at least one character stays.
    var candidate = index
    while candidate > start, !paragraph.isClusterBoundary(candidate) { candidate -= 1 }
    if candidate > start { return (candidate, false) }
    candidate = start + 1
    while candidate < range.upperBound, !paragraph.isClusterBoundary(candidate) {
      candidate += 1
    }
    return (candidate, false)

    /// Returns whether a line that ends here has no width left for the hyphen of a soft hyphen.
    func endsInWideSoftHyphen(_ end: Int) -> Bool {
      units[end - 1] == LineComposer.softHyphen
        && paragraph.width(of: start..<end) + hyphenWidth(at: end - 1) > available
    }
  }

  /// Returns the end of a line, moved before its last word if otherwise only one word is left for the
  /// paragraph's last line.
  ///
  /// A word is the text between two line break opportunities. At most one is moved, and only if both fit into
  /// the last line: the number of lines remains the same. The line is unchanged if it is so full that the
  /// space after it does not fit: this is so in four labels of public documents, while all six in which it
  /// fits move a word.
  func pushedOut(_ end: Int, from start: Int, in paragraph: MeasuredParagraph, _ available: Double) -> Int {
    let upperBound = paragraph.range.upperBound
    guard end < upperBound, constraint.lineBreaking != .byCharWrapping,
      paragraph.settings.lineBreaking != .byCharWrapping
    else { return end }
    func canBreak(_ index: Int) -> Bool {
      paragraph.canBreak(at: index) && units[index - 1] != LineComposer.softHyphen
        && !(paragraph.settings.keepsHangulWords && isWithinHangul(index))
    }
    // A word longer than a line was broken where there is no opportunity.
    guard canBreak(end) else { return end }
    var index = end + 1
    while index < upperBound, !canBreak(index) { index += 1 }
    guard index >= upperBound else { return end }
    var candidate = end - 1
    while candidate > start, !canBreak(candidate) { candidate -= 1 }
    guard candidate > start, paragraph.width(of: start..<end) <= available else { return end }
    var visibleEnd = upperBound
    while visibleEnd > candidate, isBreakingSpace(units[visibleEnd - 1]) { visibleEnd -= 1 }
    let limit = availableWidth(paragraph.settings, indent: max(0, paragraph.settings.headIndent))
    return paragraph.width(of: candidate..<visibleEnd) <= limit ? candidate : end
  }

  /// Returns whether there are Korean letters on both sides of an offset.
  private func isWithinHangul(_ offset: Int) -> Bool {
    func isHangul(_ unit: UInt16) -> Bool {
      (0xAC00...0xD7FF).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3130...0x318F).contains(unit)
        || (0xA960...0xA97F).contains(unit)
    }
    return offset > 0 && offset < units.count && isHangul(units[offset - 1]) && isHangul(units[offset])
  }

  private static let softHyphen: UInt16 = 0xAD

  /// Returns the last offset at which the word after `first` may be hyphenated so that the line, with a
  /// hyphen, fits.
  private func division(
    between first: Int, and overflow: Int, from start: Int, _ paragraph: MeasuredParagraph,
    _ available: Double
  ) -> Int? {
    var wordStart = first
    while wordStart < overflow, !Hyphenator.isLetter(units[wordStart]) { wordStart += 1 }
    var wordEnd = wordStart
    let limit = min(paragraph.range.upperBound, wordStart + Hyphenator.longestWord + 1)
    while wordEnd < limit, Hyphenator.isLetter(units[wordEnd]) { wordEnd += 1 }
    // The patterns do not cover letters with accents and marks; such words are not hyphenated.
    if wordEnd < paragraph.range.upperBound, units[wordEnd] >= 0xC0, units[wordEnd] < 0x2000 { return nil }
    if wordStart > start, units[wordStart - 1] >= 0xC0, units[wordStart - 1] < 0x2000 { return nil }
    guard overflow > wordStart else { return nil }
    return Hyphenator.english.divisions(of: units[wordStart..<wordEnd]).reversed()
      .map { wordStart + $0 }
      .first {
        $0 <= overflow && paragraph.width(of: start..<$0) + hyphenWidth(at: $0 - 1) <= available
      }
  }

  private func hyphenWidth(at offset: Int) -> Double {
    var style = text.spans[shaper.styleIndex(at: offset)].style
    style.attachment = nil
    return LineComposer.mark(LineComposer.hyphen, style, level: 0)?.glyphs.reduce(0) { $0 + $1.advance } ?? 0
  }

  func isBreakingSpace(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || unit == 0x1680 || unit == 0x3000
      || ((0x2000...0x200B).contains(unit) && unit != 0x2007) || unit == 0x205F
  }

  /// Sets a tab's advance to the next stop after `x` and returns it.
  mutating func setTab(at index: Int, x: Double, in paragraph: inout MeasuredParagraph) -> Double {
    let settings = paragraph.settings
    var stop = settings.tabStops.first { $0.location > x + 0.001 }
    if stop == nil {
      let interval = settings.defaultTabInterval > 0 ? settings.defaultTabInterval : 28
      stop = TabStop((floor(x / interval) + 1) * interval)
    }
    var advance = (stop?.location ?? x) - x
    if let stop, stop.alignment != .left {
      // The following text is placed before the stop as far as there is space.
      let before = widthBeforeStop(from: index + 1, stop.alignment, paragraph)
      advance = max(0, advance - before)
    }
    paragraph.setAdvance(advance, at: index)
    for run in paragraph.runs where runs[run].range.lowerBound == index {
      runs[run].glyphs[0].advance = advance
    }
    return advance
  }

  /// Returns the width of the text up to the next tab that is left of a stop with an alignment.
  private func widthBeforeStop(
    from start: Int, _ alignment: TabStop.Alignment, _ paragraph: MeasuredParagraph
  ) -> Double {
    var width = 0.0
    var index = start
    while index < paragraph.range.upperBound, units[index] != 0x09 {
      if case .decimal(let separator) = alignment, units[index] == separator { return width }
      width += paragraph.advance(at: index)
      index += 1
    }
    return alignment == .center ? width / 2 : width
  }
}
