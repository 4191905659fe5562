import Foundation

extension TextLayout {
  /// Returns the left edge of a line's glyphs in a container, in points.
  ///
  /// - Parameter containerWidth: The width to which alignment refers.
  public func origin(ofLine index: Int, containerWidth: Double) -> Double {
    let line = lines[index]
    let (left, right) =
      line.isParagraphRightToLeft
      ? (line.trailingIndent, line.leadingIndent) : (line.leadingIndent, line.trailingIndent)
    let free = containerWidth - left - right - line.width
    // White space after the break is left of the text in a right-to-left paragraph.
    let hanging = line.isParagraphRightToLeft ? line.trailingWhitespace : 0
    let offset =
      switch line.alignment {
      case .left: 0.0
      case .right: free
      case .center: free / 2
      case .justified where line.justification > 0: 0.0
      case .natural, .justified: constraint.isRightToLeft ? free : 0.0
      }
    return left + offset - hanging
  }

  /// Returns the rectangle of a line's glyphs relative to the layout's top left corner, in points.
  public func rect(ofLine index: Int, containerWidth: Double) -> CGRect {
    let line = lines[index]
    var x = origin(ofLine: index, containerWidth: containerWidth)
    if line.isParagraphRightToLeft { x += line.trailingWhitespace }
    return CGRect(x: x, y: line.top, width: line.width, height: line.height)
  }

  /// Returns the index of the line with a text offset: the last line for offsets beyond it, `nil` without
  /// lines.
  public func lineIndex(forOffset offset: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  /// Returns the position of the caret before the character at a text offset: x coordinate and line index.
  public func caret(atOffset offset: Int, containerWidth: Double) -> (x: Double, line: Int)? {
    guard let index = lineIndex(forOffset: offset) else { return nil }
    let (line, runs) = content(ofLine: index)
    var x = origin(ofLine: index, containerWidth: containerWidth)
    var end = x
    if line.pieces.isEmpty { return (x, index) }
    for piece in line.pieces {
      let run = runs[piece.run]
      let glyphs = run.glyphs[piece.glyphs]
      var pen = run.isRightToLeft ? x + piece.width : x
      for glyph in glyphs {
        if Int(glyph.cluster) >= offset, Int(glyph.cluster) < run.range.upperBound, run.range.contains(offset)
        {
          return (pen, index)
        }
        pen += run.isRightToLeft ? -glyph.advance : glyph.advance
      }
      if run.range.upperBound >= line.range.upperBound { end = pen }
      x += piece.width
    }
    return (end, index)
  }

  /// Returns the text offset of the character boundary nearest to a point.
  public func offset(atX x: Double, y: Double, containerWidth: Double) -> Int {
    guard !lines.isEmpty else { return 0 }
    var index = lines.firstIndex { y < $0.top + $0.height } ?? lines.count - 1
    // Of lines beside each other, the one at the point or the last one left of it.
    while lines[index].fragment != nil, index + 1 < lines.count, lines[index + 1].top == lines[index].top,
      let next = lines[index + 1].fragment, next.lowerBound <= x
    {
      index += 1
    }
    let (line, runs) = content(ofLine: index)
    var best = (offset: line.range.lowerBound, distance: Double.infinity)
    var left = origin(ofLine: index, containerWidth: containerWidth)
    for piece in line.pieces {
      let run = runs[piece.run]
      var pen = run.isRightToLeft ? left + piece.width : left
      for glyph in run.glyphs[piece.glyphs] {
        if abs(pen - x) < best.distance { best = (Int(glyph.cluster), abs(pen - x)) }
        pen += run.isRightToLeft ? -glyph.advance : glyph.advance
      }
      if abs(pen - x) < best.distance {
        let next = piece.glyphs.upperBound
        let end = next < run.glyphs.count ? Int(run.glyphs[next].cluster) : run.range.upperBound
        best = (min(end, line.range.upperBound), abs(pen - x))
      }
      left += piece.width
    }
    return best.offset
  }

  /// Returns the rectangles of a text range, one per piece of a line, relative to the layout's top left
  /// corner.
  public func rects(of range: Range<Int>, containerWidth: Double) -> [CGRect] {
    var rects: [CGRect] = []
    for index in lines.indices
    where lines[index].range.lowerBound < range.upperBound && range.lowerBound < lines[index].range.upperBound
    {
      let (line, runs) = content(ofLine: index)
      var left = origin(ofLine: index, containerWidth: containerWidth)
      for piece in line.pieces {
        let run = runs[piece.run]
        var pen = run.isRightToLeft ? left + piece.width : left
        var low = Double.infinity
        var high = -Double.infinity
        for glyph in run.glyphs[piece.glyphs] {
          let next = pen + (run.isRightToLeft ? -glyph.advance : glyph.advance)
          if range.contains(Int(glyph.cluster)) {
            low = min(low, pen, next)
            high = max(high, pen, next)
          }
          pen = next
        }
        if low < high { rects.append(CGRect(x: low, y: line.top, width: high - low, height: line.height)) }
        left += piece.width
      }
    }
    return rects
  }
}
