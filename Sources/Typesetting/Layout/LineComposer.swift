import Foundation

/// Breaks text into lines: the algorithm of ``TextLayout``.
struct LineComposer {
  let text: StyledText
  let constraint: TextLayout.Constraint
  var runs: [ShapedRun] = []
  var lines: [TextLayout.Line] = []
  var isTruncated = false
  private(set) var width = 0.0
  var height = 0.0

  let units: [UInt16]
  let shaper: Shaper
  private let shape: ShapedText
  /// The ends of the paragraph styles in the text.
  private let settingsEnds: [Int]
  /// A Boolean value that indicates whether lines are only measured, without keeping glyphs: most lines of
  /// long texts are never drawn.
  let isLean: Bool
  /// The paragraphs that were broken in windows, and their levels.
  var longParagraphs: [(range: Range<Int>, levels: [UInt8]?)] = []

  let limits: Limits
  /// The distance from a fragment's trailing edge to the container's, while a line is added to it.
  var regionTrailingIndent = 0.0

  /// The limits above which texts are laid out without keeping glyphs.
  struct Limits {
    /// The number of UTF-16 units above which the glyphs of a text without a line limit are not kept.
    var maximumRetainedLength = 1 << 18
    /// The number of UTF-16 units that are shaped at once in such texts.
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
    isLean = count > limits.maximumRetainedLength && constraint.maximumLines == 0 && constraint.region == nil
  }

  /// Moves the lines out of the composer.
  mutating func removeLines() -> [TextLayout.Line] {
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
        // The empty line after the last separator.
        if !endsWithSeparator || !constraint.includesTrailingEmptyLine { break }
      }
      var end = start
      while end < units.count, !LineComposer.isSeparator(units[end]) { end += 1 }
      var next = end + 1
      if end + 1 < units.count, units[end] == 0x0D, units[end + 1] == 0x0A { next = end + 2 }
      let isLast =
        next > units.count || (next == units.count && !constraint.includesTrailingEmptyLine)
        || (next == units.count && end == units.count)
      // A line separator ends the line, not the paragraph.
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

  /// Shapes as much of a paragraph as the permitted lines can show: with a line limit, the cost does not
  /// depend on the text's length.
  private mutating func shapeVisiblePart(_ range: Range<Int>, limit: Int) -> (MeasuredParagraph, isCut: Bool)
  {
    let showsEnd =
      constraint.lineBreaking == .byTruncatingHead || constraint.lineBreaking == .byTruncatingMiddle
    guard limit != Int.max, constraint.width.isFinite, !showsEnd else {
      return (shapeParagraph(range), false)
    }
    // Two consecutive lines contain at least a line's width of text, wherever words break.
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

  /// Returns the embedding levels of a paragraph's units, `nil` if all are the paragraph's own, and its
  /// direction.
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

  /// Adds the runs of a paragraph or a part of it.
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
    if let region = constraint.region {
      return breakParagraph(&paragraph, in: region, limit: limit, isLastParagraph: isLastParagraph)
    }
    if addWholeParagraph(paragraph, limit: limit, isLastParagraph: isLastParagraph) { return }
    paragraph.measureCharacters(runs)
    // With a limit of one line, or a mode that never wraps, the whole paragraph is on a line.
    var start = range.lowerBound
    var isFirstLine = true
    let evenEnds = settings.alignment == .justified ? evenLineEnds(&paragraph) : nil
    repeat {
      let indent = max(0, isFirstLine ? settings.firstLineHeadIndent : settings.headIndent)
      let available = availableWidth(settings, indent: indent)
      let isLastPermitted = lines.count + 1 >= limit
      var end: Int
      var isDivided = false
      let breaking = constraint.lineBreaking
      if isLastPermitted, breaking == .byClipping || limit == 1 && breaking.truncates {
        // Clipped text continues beyond the edge, whichever line it is on.
        end = range.upperBound
      } else if let evenEnd = evenEnds?[start] {
        end = evenEnd
      } else {
        (end, isDivided) = lineEnd(from: start, in: &paragraph, available: available, indent: indent)
        if settings.pushesOut, !isDivided { end = pushedOut(end, from: start, in: paragraph, available) }
      }
      let isParagraphEnd = end >= range.upperBound
      if !isFirstLine { height += settings.lineSpacing }
      let remainderFits = isParagraphEnd && isLastParagraph
      if isLastPermitted, breaking.truncates, !remainderFits || paragraph.width(of: start..<end) > available {
        addTruncatedLine(
          from: start, in: &paragraph, available: available, indent: indent, mode: breaking,
          textFollows: !isLastParagraph)
        return
      }
      addLine(
        start..<end, in: paragraph, indent: indent, isParagraphEnd: isParagraphEnd, isDivided: isDivided)
      if isLastPermitted {
        if !remainderFits { isTruncated = true }
        return
      }
      start = end
      isFirstLine = false
    } while start < range.upperBound
  }

  /// Adds a paragraph that fits into a line, which is the common case.
  ///
  /// - Returns: Whether it fits.
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

  /// Returns the hyphen of a word that is hyphenated at an offset.
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

  /// The extent of a line's fonts and attachments above and below its baseline, in points.
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

  /// Returns the height of a line. Adjustments of the height apply above the glyphs.
  func lineHeight(_ extent: LineExtent, _ settings: ParagraphSettings) -> Double {
    var lineHeight = extent.ascent + extent.descent + extent.leading
    if settings.lineHeightMultiple > 0 { lineHeight *= settings.lineHeightMultiple }
    lineHeight = max(lineHeight, settings.minimumLineHeight)
    if settings.maximumLineHeight > 0 { lineHeight = min(lineHeight, settings.maximumLineHeight) }
    return lineHeight.withoutNoise
  }

  mutating func finishLine(
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
    let lineHeight = lineHeight(extent, settings)
    let baseline = height + lineHeight - descent - leading

    let trailingIndent =
      regionTrailingIndent > 0
      ? regionTrailingIndent
      : settings.tailIndent > 0 ? max(0, constraint.width - settings.tailIndent) : -settings.tailIndent
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
    if !isLean { reorderVisually(&line, in: paragraph) }
    lines.append(line)
    if isTruncated { self.isTruncated = true }
    height += lineHeight
    width = max(width, lineWidth + indent + (settings.tailIndent < 0 ? -settings.tailIndent : 0))
  }

  /// Orders the pieces of a line from left to right.
  func reorderVisually(_ line: inout TextLayout.Line, in paragraph: MeasuredParagraph) {
    let baseLevel: UInt8 = paragraph.isRightToLeft ? 1 : 0
    var levels = line.pieces.map { runs[$0.run].level }
    guard levels.contains(where: { $0 != 0 }) else { return }
    // Rule L1: white space at the end of the line has the paragraph's level. Only whole pieces are relevant
    // here.
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
}
