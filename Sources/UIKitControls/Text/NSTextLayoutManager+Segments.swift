import Foundation

extension NSTextLayoutManager {
  /// Calls a block with the segments of a range until it returns `false`: for each line the range, the rectangle in
  /// the container, the distance of the baseline from its top, and the container. An empty range has one segment
  /// without a width.
  public func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let container = textContainer, let content = textContentManager else { return }
    var found = segments(
      of: offset(textRange.location)..<max(offset(textRange.location), offset(textRange.endLocation)),
      type, options)
    extend(&found, container, options)
    let start = content.documentRange.location
    for segment in found {
      var range: NSTextRange?
      if !options.contains(.rangeNotRequired),
        let first = content.location(start, offsetBy: segment.range.lowerBound)
      {
        range = NSTextRange(location: first, end: content.location(start, offsetBy: segment.range.upperBound))
      }
      if !block(range, segment.rect, segment.baseline, container) { return }
    }
  }

  /// A part of a range on a line.
  private struct Segment {
    let range: Range<Int>
    var rect: CGRect
    let baseline: CGFloat
  }

  private func segments(
    of range: Range<Int>, _ type: SegmentType, _ options: SegmentOptions
  ) -> [Segment] {
    var fragments: [NSTextLayoutFragment] = []
    enumerateTextLayoutFragments(
      from: textContentManager?.location(
        textContentManager?.documentRange.location ?? TextOffset(0), offsetBy: range.lowerBound)
    ) { fragment in
      guard fragments.isEmpty || offset(fragment.rangeInElement.location) < range.upperBound else {
        return false
      }
      fragments.append(fragment)
      return true
    }
    if options.contains(.middleFragmentsExcluded), fragments.count > 2 {
      fragments = [fragments[0], fragments[fragments.count - 1]]
    }
    var result: [Segment] = []
    for fragment in fragments {
      let start = offset(fragment.rangeInElement.location)
      let frame = fragment.layoutFragmentFrame
      let lines = fragment.textLineFragments
      if range.isEmpty {
        if let caret = caret(range.lowerBound - start, in: lines, options) {
          let rect = caret.rect.offsetBy(dx: frame.minX, dy: frame.minY)
          result.append(Segment(range: range, rect: rect, baseline: caret.baseline))
        }
        continue
      }
      for line in lines {
        let own =
          line.characterRange.location + start..<line.characterRange.location + line.characterRange.length
          + start
        let part = own.clamped(to: range)
        guard !part.isEmpty, own.overlaps(range) else { continue }
        let isContinued =
          type == .selection && part.upperBound == own.upperBound && range.upperBound > own.upperBound
        for rect in rects(
          of: part.lowerBound - start..<part.upperBound - start, line, isContinued: isContinued, frame)
        {
          result.append(
            Segment(
              range: part, rect: rect.offsetBy(dx: frame.minX, dy: frame.minY), baseline: line.glyphOrigin.y))
        }
      }
    }
    return result
  }

  /// Returns the rectangles of a range on a line, in the coordinates of the layout fragment.
  private func rects(
    of range: Range<Int>, _ line: NSTextLineFragment, isContinued: Bool, _ frame: CGRect
  ) -> [CGRect] {
    var rects: [CGRect] = []
    // A line has a rectangle for each piece of text.
    for rect in line.rects(of: range) {
      if let last = rects.last, abs(last.maxX - rect.minX) < 0.01 {
        rects[rects.count - 1] = last.union(rect)
      } else {
        rects.append(rect)
      }
    }
    if rects.isEmpty {
      // Separators have no glyphs.
      let x = line.typographicBounds.minX + line.locationForCharacter(at: range.lowerBound).x
      rects = [CGRect(x: x, y: line.typographicBounds.minY, width: 0, height: line.typographicBounds.height)]
    }
    if isContinued, let container = textContainer, container.size.width > 0, container.size.width < 1_000_000
    {
      let edge = container.size.width - container.lineFragmentPadding - frame.minX
      let last = rects.count - 1
      // White space at the end of a line may hang over the edge.
      rects[last].size.width = max(0, edge - rects[last].minX)
    }
    return rects
  }

  /// Returns the rectangle of an insertion point without a width, in the coordinates of the layout fragment.
  private func caret(
    _ offset: Int, in lines: [NSTextLineFragment], _ options: SegmentOptions
  ) -> (rect: CGRect, baseline: CGFloat)? {
    let later = lines.last { $0.characterRange.location <= offset }
    let earlier = lines.first { $0.characterRange.location + $0.characterRange.length >= offset }
    guard let line = options.contains(.upstreamAffinity) ? earlier : later else { return nil }
    let bounds = line.typographicBounds
    let x = bounds.minX + line.locationForCharacter(at: offset).x
    return (CGRect(x: x, y: bounds.minY, width: 0, height: bounds.height), line.glyphOrigin.y)
  }

  private func extend(_ segments: inout [Segment], _ container: NSTextContainer, _ options: SegmentOptions) {
    guard !segments.isEmpty, container.size.width > 0, container.size.width < 1_000_000 else { return }
    let (left, right) = (container.lineFragmentPadding, container.size.width - container.lineFragmentPadding)
    if options.contains(.headSegmentExtended) {
      let rect = segments[0].rect
      segments[0].rect = CGRect(x: left, y: rect.minY, width: max(rect.maxX - left, 0), height: rect.height)
    }
    if options.contains(.tailSegmentExtended) {
      let last = segments.count - 1
      segments[last].rect.size.width = max(right - segments[last].rect.minX, 0)
    }
  }
}
