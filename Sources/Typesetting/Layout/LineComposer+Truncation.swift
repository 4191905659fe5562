import Foundation

/// The last permitted line of truncated text, and characters that are not part of the text.
extension LineComposer {
  mutating func addTruncatedLine(
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
      let limit = available - runs[ellipsis].glyphs.reduce(0) { $0 + $1.advance }
      kept = [paragraph.tail(of: range, limit: limit)]
    case .byTruncatingMiddle:
      style = shaper.styleIndex(at: start)
      ellipsis = addMark(LineComposer.ellipsis, style: style, paragraph)
      let limit = available - runs[ellipsis].glyphs.reduce(0) { $0 + $1.advance }
      if textFollows, paragraph.width(of: range) <= limit {
        kept = [range]
      } else {
        kept = ends(of: range, limit: limit, in: paragraph)
      }
    default:
      // The ellipsis has the style of the text before it; its end is determined with the style at the start.
      let guess = addMark(LineComposer.ellipsis, style: shaper.styleIndex(at: start), paragraph)
      let limit = available - runs[guess].glyphs.reduce(0) { $0 + $1.advance }
      var head = paragraph.head(of: range, limit: limit)
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

  /// Returns the beginning and the end of a text whose middle is truncated: as many characters on either side
  /// as fit.
  private func ends(of range: Range<Int>, limit: Double, in paragraph: MeasuredParagraph) -> [Range<Int>] {
    var (head, tail) = (range.lowerBound, range.upperBound)
    var rest = limit
    while true {
      var nextHead = head + 1
      while nextHead < tail, !paragraph.isClusterBoundary(nextHead) { nextHead += 1 }
      var nextTail = tail - 1
      while nextTail > nextHead, !paragraph.isClusterBoundary(nextTail) { nextTail -= 1 }
      guard nextHead <= nextTail else { break }
      let width = paragraph.width(of: head..<nextHead) + paragraph.width(of: nextTail..<tail)
      guard width <= rest else { break }
      rest -= width
      (head, tail) = (nextHead, nextTail)
    }
    while head > range.lowerBound, isBreakingSpace(units[head - 1]) { head -= 1 }
    return [range.lowerBound..<head, tail..<range.upperBound]
  }

  private static let ellipsis: UInt16 = 0x2026
  static let hyphen: UInt16 = 0x2D

  /// Adds a run of a character that is not part of the text.
  mutating func addMark(_ mark: UInt16, style: Int, _ paragraph: MeasuredParagraph) -> Int {
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

  static func mark(_ mark: UInt16, _ style: StyledText.Style, level: UInt8) -> ShapedRun? {
    Shaper(units: [mark], styles: [style], styleEnds: [Int.max]).shape(0..<1, levels: nil, baseLevel: level)
      .last
  }
}
