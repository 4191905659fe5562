import Foundation

/// Breaks text into lines: the algorithm behind ``TextLayout``.
struct LineComposer {
  let text: StyledText
  let constraint: TextLayout.Constraint
  var runs: [ShapedRun] = []
  private(set) var lines: [TextLayout.Line] = []
  private(set) var isTruncated = false
  private(set) var width = 0.0
  var height = 0.0

  let units: [UInt16]
  let shaper: Shaper
  private let shape: ShapedText
  /// Where each paragraph style ends in the text.
  private let settingsEnds: [Int]
  /// Whether lines are measured only, without keeping glyphs: of long texts most are never looked at.
  let isLean: Bool
  /// The paragraphs that were broken window by window, and their levels.
  var longParagraphs: [(range: Range<Int>, levels: [UInt8]?)] = []

  /// Lines may exceed their width by this much, so that a width rounded to a pixel and back still fits.
  private static let tolerance = 0.01

  let limits: Limits

  /// When texts are laid out without keeping glyphs.
  struct Limits {
    /// With more UTF-16 units than this, all of whose lines are wanted, a text's glyphs are not kept.
    var keptLength = 1 << 18
    /// UTF-16 units that are shaped at once then.
    var windowLength = 1 << 15
  }

  init(
    text: StyledText, constraint: TextLayout.Constraint, shape: ShapedText, limits: Limits = Limits()
  ) {
    self.limits = limits
    self.text = text
    self.shape = shape
    self.constraint = constraint
    units = Array(text.string.utf16)
    var end = 0
    let count = units.count
    let ends = text.spans.map { span in
      end = min(count, end + min(max(0, span.length), count - end))
      return end
    }
    var styleEnds = ends
    styleEnds[styleEnds.count - 1] = Int.max
    shaper = Shaper(units: units, styles: text.spans.map(\.style), styleEnds: styleEnds)
    end = 0
    settingsEnds = text.paragraphSpans.map { span in
      end = min(count, end + min(max(0, span.length), count - end))
      return end
    }
    isLean = count > limits.keptLength && constraint.maximumLines == 0
  }

  /// Hands the lines over.
  mutating func takeLines() -> [TextLayout.Line] {
    defer { lines = [] }
    return lines
  }

  // MARK: Paragraphs

  mutating func compose() {
    let limit = constraint.maximumLines == 0 ? Int.max : constraint.maximumLines
    guard !units.isEmpty else { return }
    var start = 0
    var isFirst = true
    var pendingSpacing = 0.0
    while start <= units.count, lines.count < limit {
      if start == units.count {
        // Behind the last separator.
        if !endsWithSeparator || !constraint.includesTrailingEmptyLine { break }
      }
      var end = start
      while end < units.count, !LineComposer.isSeparator(units[end]) { end += 1 }
      var next = end + 1
      if end + 1 < units.count, units[end] == 0x0D, units[end + 1] == 0x0A { next = end + 2 }
      let isLast =
        next > units.count || (next == units.count && !constraint.includesTrailingEmptyLine)
        || (next == units.count && end == units.count)
      // A line separator breaks the line only.
      let breaksParagraph = end < units.count ? units[end] != 0x2028 && units[end] != 0x0B : true
      let settings = settings(at: start)
      if !isFirst { height += pendingSpacing + settings.paragraphSpacingBefore }
      if isLean {
        measureParagraph(start..<end, settings)
      } else {
        var (paragraph, isCut) = shapeVisiblePart(start..<end, limit: limit)
        breakParagraph(&paragraph, limit: limit, isLastParagraph: isLast && !isCut)
      }
      pendingSpacing = settings.lineSpacing
      if breaksParagraph { pendingSpacing += settings.paragraphSpacing }
      isFirst = false
      start = next
    }
    if start <= units.count, lines.count >= limit, !isTruncated { isTruncated = start < units.count }
  }

  private var endsWithSeparator: Bool {
    units.last.map(LineComposer.isSeparator) ?? false
  }

  static func isSeparator(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x2028 || unit == 0x85 || unit == 0x0B
      || unit == 0x0C
  }

  func settings(at offset: Int) -> ParagraphSettings {
    var low = 0
    var high = settingsEnds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if settingsEnds[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return text.paragraphSpans[low].style
  }

  /// Shapes as much of a paragraph as the permitted lines can show: with a limit of lines, a text of megabytes costs
  /// no more than what is seen of it.
  private mutating func shapeVisiblePart(_ range: Range<Int>, limit: Int) -> (MeasuredParagraph, isCut: Bool)
  {
    let showsEnd =
      constraint.lineBreaking == .byTruncatingHead || constraint.lineBreaking == .byTruncatingMiddle
    guard limit != Int.max, constraint.width.isFinite, !showsEnd else {
      return (shapeParagraph(range), false)
    }
    // Two lines in a row hold a line's width of text at least, wherever words break.
    let needed = 2 * Double(limit - lines.count + 2) * (constraint.width + 1)
    var length = 16_384
    while length < range.count {
      var end = range.lowerBound + length
      if units[end] & 0xFC00 == 0xDC00 { end -= 1 }
      let firstRun = runs.count
      let paragraph = shapeParagraph(range.lowerBound..<end)
      if paragraph.total > needed { return (paragraph, true) }
      runs.removeSubrange(firstRun...)
      length *= 4
    }
    return (shapeParagraph(range), false)
  }

  /// The embedding levels of a paragraph's units, nil when all are the paragraph's own, and its direction.
  func levels(_ range: Range<Int>, _ settings: ParagraphSettings) -> (levels: [UInt8]?, isRightToLeft: Bool) {
    Bidi.levels(
      of: units[range], direction: settings.baseDirection, layoutIsRightToLeft: constraint.isRightToLeft)
  }

  private mutating func shapeParagraph(_ range: Range<Int>) -> MeasuredParagraph {
    let settings = settings(at: range.lowerBound)
    let shaped = shape.paragraph(range) {
      let (levels, isRightToLeft) = levels(range, settings)
      return ShapedText.Paragraph(
        runs: shaper.shape(range, levels: levels, baseLevel: isRightToLeft ? 1 : 0),
        isRightToLeft: isRightToLeft)
    }
    return paragraph(range, settings, shaped)
  }

  /// Takes over a paragraph's runs, or those of a part of it.
  mutating func paragraph(
    _ range: Range<Int>, _ settings: ParagraphSettings, _ shaped: ShapedText.Paragraph
  ) -> MeasuredParagraph {
    let first = runs.count
    runs += shaped.runs
    var total = 0.0
    var hasTabs = false
    for run in runs[first...] {
      if case .tab = run.content { hasTabs = true }
      for glyph in run.glyphs { total += glyph.advance }
    }
    return MeasuredParagraph(
      range: range, settings: settings, isRightToLeft: shaped.isRightToLeft, runs: first..<runs.count,
      total: total, hasTabs: hasTabs)
  }

  // MARK: Breaking

  mutating func breakParagraph(_ paragraph: inout MeasuredParagraph, limit: Int, isLastParagraph: Bool) {
    let range = paragraph.range
    let settings = paragraph.settings
    if addWholeParagraph(paragraph, limit: limit, isLastParagraph: isLastParagraph) { return }
    paragraph.measureCharacters(runs)
    // A limit of one line, or a mode that never wraps, sets the whole paragraph on a line.
    var start = range.lowerBound
    var isFirstLine = true
    repeat {
      let indent = max(0, isFirstLine ? settings.firstLineHeadIndent : settings.headIndent)
      let available = availableWidth(settings, indent: indent)
      let isLastPermitted = lines.count + 1 >= limit
      var end: Int
      var isDivided = false
      let breaking = constraint.lineBreaking
      if isLastPermitted, limit == 1, breaking == .byClipping || breaking.truncates {
        end = range.upperBound
      } else {
        (end, isDivided) = lineEnd(from: start, in: &paragraph, available: available, indent: indent)
        if settings.pushesOut, !isDivided { end = pushedOut(end, from: start, in: paragraph, available) }
      }
      let isParagraphEnd = end >= range.upperBound
      if !isFirstLine { height += settings.lineSpacing }
      let restFits = isParagraphEnd && isLastParagraph
      if isLastPermitted, breaking.truncates, !restFits || paragraph.width(of: start..<end) > available {
        addTruncatedLine(
          from: start, in: &paragraph, available: available, indent: indent, mode: breaking,
          textFollows: !isLastParagraph)
        return
      }
      addLine(
        start..<end, in: paragraph, indent: indent, isParagraphEnd: isParagraphEnd, isDivided: isDivided)
      if isLastPermitted {
        if !restFits { isTruncated = true }
        return
      }
      start = end
      isFirstLine = false
    } while start < range.upperBound
  }

  /// The common case: a paragraph that fits into one line.
  ///
  /// - Returns: whether it does.
  private mutating func addWholeParagraph(_ paragraph: MeasuredParagraph, limit: Int, isLastParagraph: Bool)
    -> Bool
  {
    let indent = max(0, paragraph.settings.firstLineHeadIndent)
    let isLastPermitted = lines.count + 1 >= limit
    guard !paragraph.hasTabs, paragraph.total <= availableWidth(paragraph.settings, indent: indent),
      isLastParagraph || !isLastPermitted || !constraint.lineBreaking.truncates
    else { return false }
    var pieces: [TextLayout.Piece] = []
    pieces.reserveCapacity(paragraph.runs.count)
    for index in paragraph.runs where !runs[index].glyphs.isEmpty {
      let glyphs = runs[index].glyphs
      let width = paragraph.runs.count == 1 ? paragraph.total : glyphs.reduce(0) { $0 + $1.advance }
      pieces.append(TextLayout.Piece(run: index, glyphs: 0..<glyphs.count, width: width))
    }
    finishLine(
      paragraph.range, pieces: pieces, width: paragraph.total, trailing: 0, in: paragraph, indent: indent,
      isTruncated: false, isParagraphEnd: true)
    if isLastPermitted, !isLastParagraph { isTruncated = true }
    return true
  }

  func availableWidth(_ settings: ParagraphSettings, indent: Double) -> Double {
    var right = constraint.width
    if settings.tailIndent > 0 {
      right = min(right, settings.tailIndent)
    } else {
      right += settings.tailIndent
    }
    return max(0, right - indent) + LineComposer.tolerance
  }

  /// Where the line that begins at `start` ends, trailing white space included, and whether a word is divided there.
  mutating func lineEnd(
    from start: Int, in paragraph: inout MeasuredParagraph, available: Double, indent: Double
  ) -> (end: Int, isDivided: Bool) {
    let range = paragraph.range
    if available == .infinity, !paragraph.hasTabs { return (range.upperBound, false) }
    var x = 0.0
    var index = start
    // Quick: does the rest fit?
    while index < range.upperBound {
      x +=
        paragraph.hasTabs && units[index] == 0x09
        ? setTab(at: index, x: x + indent, in: &paragraph) : paragraph.advance(at: index)
      if x > available, !isBreakingSpace(units[index]) { break }
      index += 1
    }
    if index >= range.upperBound { return (range.upperBound, false) }
    // `index` is the first character that does not fit.
    paragraph.findBoundaries(units)
    if constraint.lineBreaking != .byCharWrapping, paragraph.settings.lineBreaking != .byCharWrapping {
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
    // A word longer than the line, or wrapping by characters: at least one character stays.
    var candidate = index
    while candidate > start, !paragraph.isClusterBoundary(candidate) { candidate -= 1 }
    if candidate > start { return (candidate, false) }
    candidate = start + 1
    while candidate < range.upperBound, !paragraph.isClusterBoundary(candidate) {
      candidate += 1
    }
    return (candidate, false)

    /// Whether a line that ended here would have no room for the hyphen that a soft one becomes.
    func endsInWideSoftHyphen(_ end: Int) -> Bool {
      units[end - 1] == LineComposer.softHyphen
        && paragraph.width(of: start..<end) + hyphenWidth(at: end - 1) > available
    }
  }

  /// Where a line ends instead of at `end` so that the last line of the paragraph holds more than one word: before its
  /// last word, if only one is left for the line below.
  ///
  /// A word is what stands between two places where a line may break. One is moved, never more, and only where both
  /// fit into the last line: the number of lines stays the same. A line stays as it is when it is so full that the
  /// space behind it has no room: so do four labels of public documents, while all six with room give a word away.
  func pushedOut(_ end: Int, from start: Int, in paragraph: MeasuredParagraph, _ available: Double) -> Int {
    let upperBound = paragraph.range.upperBound
    guard end < upperBound, constraint.lineBreaking != .byCharWrapping,
      paragraph.settings.lineBreaking != .byCharWrapping
    else { return end }
    func canBreak(_ index: Int) -> Bool {
      paragraph.canBreak(at: index) && units[index - 1] != LineComposer.softHyphen
        && !(paragraph.settings.keepsHangulWords && isWithinHangul(index))
    }
    // A word longer than a line was broken where it may not be.
    guard canBreak(end) else { return end }
    var index = end + 1
    while index < upperBound, !canBreak(index) { index += 1 }
    guard index >= upperBound else { return end }
    var candidate = end - 1
    while candidate > start, !canBreak(candidate) { candidate -= 1 }
    guard candidate > start, paragraph.width(of: start..<end) <= available else { return end }
    var visibleEnd = upperBound
    while visibleEnd > candidate, isBreakingSpace(units[visibleEnd - 1]) { visibleEnd -= 1 }
    let room = availableWidth(paragraph.settings, indent: max(0, paragraph.settings.headIndent))
    return paragraph.width(of: candidate..<visibleEnd) <= room ? candidate : end
  }

  /// Whether Korean letters stand on both sides of an offset.
  private func isWithinHangul(_ offset: Int) -> Bool {
    func isHangul(_ unit: UInt16) -> Bool {
      (0xAC00...0xD7FF).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3130...0x318F).contains(unit)
        || (0xA960...0xA97F).contains(unit)
    }
    return offset > 0 && offset < units.count && isHangul(units[offset - 1]) && isHangul(units[offset])
  }

  private static let softHyphen: UInt16 = 0xAD

  /// The last place at which the word behind `first` may be divided so that the line holds it, with a hyphen.
  private func division(
    between first: Int, and overflow: Int, from start: Int, _ paragraph: MeasuredParagraph,
    _ available: Double
  ) -> Int? {
    var wordStart = first
    while wordStart < overflow, !Hyphenator.isLetter(units[wordStart]) { wordStart += 1 }
    var wordEnd = wordStart
    let limit = min(paragraph.range.upperBound, wordStart + Hyphenator.longestWord + 1)
    while wordEnd < limit, Hyphenator.isLetter(units[wordEnd]) { wordEnd += 1 }
    // Letters with accents and marks are not the patterns' business; such words stay whole.
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
      // What follows stands before the stop as far as there is room.
      let before = widthBeforeStop(from: index + 1, stop.alignment, paragraph)
      advance = max(0, advance - before)
    }
    paragraph.setAdvance(advance, at: index)
    for run in paragraph.runs where runs[run].range.lowerBound == index {
      runs[run].glyphs[0].advance = advance
    }
    return advance
  }

  /// How much of the text up to the next tab stands left of a stop of an alignment.
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

  // MARK: Lines

  mutating func addLine(
    _ range: Range<Int>, in paragraph: MeasuredParagraph, indent: Double, isParagraphEnd: Bool,
    isDivided: Bool
  ) {
    var visibleEnd = range.upperBound
    var trailing = 0.0
    while visibleEnd > range.lowerBound, isBreakingSpace(units[visibleEnd - 1]) {
      visibleEnd -= 1
      trailing += paragraph.advance(at: visibleEnd)
    }
    var width = paragraph.width(of: range.lowerBound..<visibleEnd)
    // White space at the end of a paragraph is part of its width, at a break it is not.
    if isParagraphEnd {
      width += trailing
      trailing = 0
    }
    var pieces = piecesInLogicalOrder(range, in: paragraph)
    if isDivided {
      pieces.append(hyphenPiece(at: range.upperBound, paragraph))
      width += pieces[pieces.count - 1].width
    }
    finishLine(
      range, pieces: pieces, width: width, trailing: trailing, in: paragraph, indent: indent,
      isTruncated: false, isParagraphEnd: isParagraphEnd)
    lines[lines.count - 1].endsInHyphen = isDivided
  }

  /// The hyphen of a word that is divided at an offset.
  mutating func hyphenPiece(at offset: Int, _ paragraph: MeasuredParagraph) -> TextLayout.Piece {
    let hyphen = addMark(LineComposer.hyphen, style: shaper.styleIndex(at: offset - 1), paragraph)
    return TextLayout.Piece(
      run: hyphen, glyphs: 0..<runs[hyphen].glyphs.count,
      width: runs[hyphen].glyphs.reduce(0) { $0 + $1.advance })
  }

  func piecesInLogicalOrder(_ range: Range<Int>, in paragraph: MeasuredParagraph) -> [TextLayout.Piece] {
    var pieces: [TextLayout.Piece] = []
    var low = paragraph.runs.lowerBound
    var high = paragraph.runs.upperBound
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var index = low
    while index < paragraph.runs.upperBound, runs[index].range.lowerBound < range.upperBound {
      let run = runs[index]
      let first = firstGlyph(of: run, notBefore: range.lowerBound)
      let last = firstGlyph(of: run, notBefore: range.upperBound)
      if first < last {
        var width = 0.0
        for glyph in run.glyphs[first..<last] { width += glyph.advance }
        pieces.append(TextLayout.Piece(run: index, glyphs: first..<last, width: width))
      }
      index += 1
    }
    return pieces
  }

  private func firstGlyph(of run: ShapedRun, notBefore offset: Int) -> Int {
    if offset <= run.range.lowerBound { return 0 }
    if offset >= run.range.upperBound { return run.glyphs.count }
    var low = 0
    var high = run.glyphs.count
    while low < high {
      let middle = (low + high) / 2
      if Int(run.glyphs[middle].cluster) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How far a line's fonts and attachments reach above and below its baseline, in points.
  struct LineExtent {
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0

    mutating func include(_ style: StyledText.Style) {
      ascent = max(ascent, style.font.ascender + style.baselineOffset)
      descent = max(descent, -style.font.descender - style.baselineOffset)
      leading = max(leading, style.font.leading)
    }
  }

  func include(_ pieces: [TextLayout.Piece], in extent: inout LineExtent) {
    var lastStyle = -1
    for piece in pieces {
      let run = runs[piece.run]
      let style = text.spans[run.style].style
      if case .attachment = run.content, let box = style.attachment {
        extent.ascent = max(extent.ascent, box.baselineOffset + box.height + style.baselineOffset)
        extent.descent = max(extent.descent, -box.baselineOffset - style.baselineOffset)
      } else if run.style != lastStyle {
        extent.include(style)
        lastStyle = run.style
      }
    }
  }

  private mutating func finishLine(
    _ range: Range<Int>, pieces: [TextLayout.Piece], width lineWidth: Double, trailing: Double,
    in paragraph: MeasuredParagraph, indent: Double, isTruncated: Bool, isParagraphEnd: Bool
  ) {
    var extent = LineExtent()
    include(pieces, in: &extent)
    if pieces.isEmpty {
      extent.include(text.spans[shaper.styleIndex(at: min(range.lowerBound, max(0, units.count - 1)))].style)
    }
    finishLine(
      range, pieces: pieces, extent: extent, width: lineWidth, trailing: trailing, in: paragraph,
      indent: indent, isTruncated: isTruncated, isParagraphEnd: isParagraphEnd)
  }

  mutating func finishLine(
    _ range: Range<Int>, pieces: [TextLayout.Piece], extent: LineExtent, width lineWidth: Double,
    trailing: Double, in paragraph: MeasuredParagraph, indent: Double, isTruncated: Bool, isParagraphEnd: Bool
  ) {
    let settings = paragraph.settings
    let (ascent, descent, leading) = (extent.ascent, extent.descent, extent.leading)
    // Changed heights add or take above the glyphs.
    var lineHeight = ascent + descent + leading
    if settings.lineHeightMultiple > 0 { lineHeight *= settings.lineHeightMultiple }
    lineHeight = max(lineHeight, settings.minimumLineHeight)
    if settings.maximumLineHeight > 0 { lineHeight = min(lineHeight, settings.maximumLineHeight) }
    let baseline = height + lineHeight - descent - leading

    let trailingIndent =
      settings.tailIndent > 0 ? max(0, constraint.width - settings.tailIndent) : -settings.tailIndent
    var justification = 0.0
    if settings.alignment == .justified, !isParagraphEnd, !isTruncated, constraint.width.isFinite {
      let rest = constraint.width - indent - trailingIndent - lineWidth
      var end = range.upperBound
      while end > range.lowerBound, isBreakingSpace(units[end - 1]) { end -= 1 }
      let spaces = units[range.lowerBound..<end].reduce(0) { $0 + ($1 == 0x20 ? 1 : 0) }
      if rest > 0, spaces > 0 { justification = rest / Double(spaces) }
    }
    var line = TextLayout.Line(
      range: range, top: height, height: lineHeight, baseline: baseline, width: lineWidth,
      trailingWhitespace: trailing, isTruncated: isTruncated, ascent: ascent, descent: descent,
      leadingIndent: indent, trailingIndent: max(0, trailingIndent.isFinite ? trailingIndent : 0),
      alignment: settings.alignment, isParagraphRightToLeft: paragraph.isRightToLeft,
      justification: justification, pieces: isLean ? [] : pieces)
    if !isLean { putIntoVisualOrder(&line, in: paragraph) }
    lines.append(line)
    if isTruncated { self.isTruncated = true }
    height += lineHeight
    width = max(width, lineWidth + indent + (settings.tailIndent < 0 ? -settings.tailIndent : 0))
  }

  /// Puts the pieces of a line from left to right.
  func putIntoVisualOrder(_ line: inout TextLayout.Line, in paragraph: MeasuredParagraph) {
    let baseLevel: UInt8 = paragraph.isRightToLeft ? 1 : 0
    var levels = line.pieces.map { runs[$0.run].level }
    guard levels.contains(where: { $0 != 0 }) else { return }
    // Rule L1: white space at the end of the line has the paragraph's level. Only whole pieces matter here.
    for index in line.pieces.indices.reversed() {
      let piece = line.pieces[index]
      let isSpace = runs[piece.run].glyphs[piece.glyphs].allSatisfy { glyph in
        let unit = Int(glyph.cluster)
        return units.indices.contains(unit) && isBreakingSpace(units[unit])
      }
      guard isSpace, !line.isTruncated else { break }
      levels[index] = baseLevel
    }
    guard let order = Bidi.visualOrder(of: levels) else { return }
    line.pieces = order.map { line.pieces[$0] }
  }

  // MARK: Truncation

  private mutating func addTruncatedLine(
    from start: Int, in paragraph: inout MeasuredParagraph, available: Double, indent: Double,
    mode: LineBreaking,
    textFollows: Bool
  ) {
    let range = start..<paragraph.range.upperBound
    var kept: [Range<Int>] = []
    let ellipsis: Int
    let style: Int
    paragraph.findBoundaries(units)

    switch mode {
    case .byTruncatingHead:
      style = shaper.styleIndex(at: max(start, min(range.upperBound, units.count) - 1))
      ellipsis = addMark(LineComposer.ellipsis, style: style, paragraph)
      let room = available - runs[ellipsis].glyphs.reduce(0) { $0 + $1.advance }
      kept = [paragraph.tail(of: range, room: room)]
    case .byTruncatingMiddle:
      style = shaper.styleIndex(at: start)
      ellipsis = addMark(LineComposer.ellipsis, style: style, paragraph)
      let room = available - runs[ellipsis].glyphs.reduce(0) { $0 + $1.advance }
      if textFollows, paragraph.width(of: range) <= room {
        kept = [range]
      } else {
        let tail = paragraph.tail(of: range, room: room / 2)
        let head = paragraph.head(of: range, room: room - paragraph.width(of: tail))
        kept = [head, max(tail.lowerBound, head.upperBound)..<range.upperBound]
      }
    default:
      // The ellipsis looks like the text it follows; where that ends is found with the style at the start.
      let guess = addMark(LineComposer.ellipsis, style: shaper.styleIndex(at: start), paragraph)
      let room = available - runs[guess].glyphs.reduce(0) { $0 + $1.advance }
      var head = paragraph.head(of: range, room: room)
      while head.upperBound > head.lowerBound, isBreakingSpace(units[head.upperBound - 1]) {
        head = head.lowerBound..<head.upperBound - 1
      }
      style = shaper.styleIndex(at: max(start, head.upperBound - 1))
      ellipsis = runs[guess].style == style ? guess : addMark(LineComposer.ellipsis, style: style, paragraph)
      kept = [head]
    }

    var pieces: [TextLayout.Piece] = []
    let ellipsisWidth = runs[ellipsis].glyphs.reduce(0) { $0 + $1.advance }
    let ellipsisPiece = TextLayout.Piece(
      run: ellipsis, glyphs: 0..<runs[ellipsis].glyphs.count, width: ellipsisWidth)
    var width = ellipsisWidth
    if mode == .byTruncatingHead { pieces.append(ellipsisPiece) }
    for (index, part) in kept.enumerated() {
      pieces += piecesInLogicalOrder(part, in: paragraph)
      width += paragraph.width(of: part)
      if index == 0, mode != .byTruncatingHead { pieces.append(ellipsisPiece) }
    }
    let shown = (kept.first?.lowerBound ?? start)..<(kept.last?.upperBound ?? start)
    finishLine(
      shown, pieces: pieces, width: width, trailing: 0, in: paragraph, indent: indent, isTruncated: true,
      isParagraphEnd: true)
  }

  private static let ellipsis: UInt16 = 0x2026
  private static let hyphen: UInt16 = 0x2D

  /// Adds a run of a character that is no part of the text.
  private mutating func addMark(_ mark: UInt16, style: Int, _ paragraph: MeasuredParagraph) -> Int {
    var plain = text.spans[style].style
    plain.attachment = nil
    guard var run = LineComposer.mark(mark, plain, level: paragraph.isRightToLeft ? 1 : 0) else { return 0 }
    run.style = style
    run.mark = mark
    // Offsets beyond the text's end.
    run.range = units.count..<units.count + 1
    for index in run.glyphs.indices { run.glyphs[index].cluster = Int32(clamping: units.count) }
    runs.append(run)
    return runs.count - 1
  }

  private static func mark(_ mark: UInt16, _ style: StyledText.Style, level: UInt8) -> ShapedRun? {
    Shaper(units: [mark], styles: [style], styleEnds: [Int.max]).shape(0..<1, levels: nil, baseLevel: level)
      .last
  }
}
