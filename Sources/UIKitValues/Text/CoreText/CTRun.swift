import CoreGraphics
import Foundation
import Typesetting

// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Glyphs of one font, direction and set of attributes on a line, from left to right.
public final class CTRun: NSObject {
  let glyphs: [GlyphRun.Glyph]
  let font: UIFont
  let attributes: [NSAttributedString.Key: Any]
  let isRightToLeft: Bool
  /// The start of the line's text.
  let start: CFIndex

  init(_ run: GlyphRun, attributes: [NSAttributedString.Key: Any], start: CFIndex) {
    glyphs = run.glyphs
    isRightToLeft = run.isRightToLeft
    self.start = start
    let own = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    // A font that draws what the text's own lacks.
    font =
      run.font.request.family == own.textFont.request.family
      ? own : UIFont(textFont: run.font, descriptor: UIFontDescriptor(request: run.font.request))
    self.attributes = attributes.merging([.font: font]) { _, shown in shown }
    super.init()
  }

  /// Returns the indices of a range of glyphs, of which a length of 0 means all that follow.
  func indices(_ range: CFRange) -> Range<Int> {
    let start = min(max(range.location, 0), glyphs.count)
    return start..<(range.length <= 0 ? glyphs.count : min(start + range.length, glyphs.count))
  }
}

extension CTLine {
  /// The runs of the line, from left to right.
  var runs: [CTRun] {
    guard text.length > 0 else { return [] }
    let typeset = TypesetText(
      text, font: .systemFont(ofSize: 12), color: .black, paragraph: ParagraphSettings())
    let layout = typeset.layout(TextLayout.Constraint(maximumLines: 1))
    guard !layout.lines.isEmpty else { return [] }
    var starts: [Int] = []
    for span in layout.text.spans { starts.append((starts.last ?? 0) + span.length) }
    return layout.glyphRuns(ofLine: 0).filter { !$0.glyphs.isEmpty }.map { run in
      let first = run.span == 0 ? 0 : starts[run.span - 1]
      let attributes =
        first < text.length ? text.attributes(at: first, effectiveRange: nil) : [:]
      return CTRun(run, attributes: attributes, start: range.location)
    }
  }
}

/// Returns the runs of a line, `CTRun` objects from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }

/// The properties of a run.
public struct CTRunStatus: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates properties from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The text is right-to-left.
  public static let rightToLeft = CTRunStatus(rawValue: 1)
  /// Glyphs are in another order than their characters. Not set.
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  /// The run needs a text matrix. Not set.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// Returns the number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
/// Returns the attributes of the text, with the font that draws it.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let result = NSMutableDictionary()
  for (key, value) in run.attributes { result[NSString(string: key.rawValue)] = value }
  return result
}
/// Returns the properties.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.isRightToLeft ? .rightToLeft : [] }
/// Returns the text matrix, which is the identity.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Copies the glyphs of a range.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (offset, index) in run.indices(range).enumerated() {
    buffer[offset] = CGGlyph(exactly: run.glyphs[index].index) ?? 0
  }
}
/// Copies the positions of a range of glyphs, in points from the start of the line.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (offset, index) in run.indices(range).enumerated() { buffer[offset] = run.glyphs[index].position }
}
/// Copies the advances of a range of glyphs, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (offset, index) in run.indices(range).enumerated() {
    buffer[offset] = CGSize(width: run.glyphs[index].advance, height: 0)
  }
}
/// Copies the indices of the characters of a range of glyphs.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (offset, index) in run.indices(range).enumerated() {
    buffer[offset] = run.start + run.glyphs[index].offset
  }
}
/// Returns `nil`, as it may on iOS: copy the glyphs with `CTRunGetGlyphs`.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
/// Returns `nil`, as it may on iOS: copy the positions with `CTRunGetPositions`.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
/// Returns `nil`, as it may on iOS: copy the advances with `CTRunGetAdvances`.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
/// Returns `nil`, as it may on iOS: copy the indices with `CTRunGetStringIndices`.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Returns the range of the run's characters.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  let offsets = run.glyphs.map(\.offset)
  guard let first = offsets.min(), let last = offsets.max() else { return CFRange() }
  return CFRange(location: run.start + first, length: last - first + 1)
}

/// Returns the width of a range of glyphs, in points, and retrieves the other measures.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.font.ascender
  descent?.pointee = -run.font.descender
  leading?.pointee = run.font.leading
  return run.indices(range).reduce(0) { $0 + run.glyphs[$1].advance }
}

/// Returns the bounds of the outlines of a range of glyphs, relative to the start of the line, with y increasing upward.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  var result = CGRect.null
  for index in run.indices(range) {
    let path = run.font.textFont.path(ofGlyph: run.glyphs[index].index)
    guard !path.isEmpty else { continue }
    let position = run.glyphs[index].position
    result = result.union(path.boundingBoxOfPath.offsetBy(dx: position.x, dy: position.y))
  }
  return result.isNull ? .zero : result
}

/// Draws a range of glyphs in the text's color, relative to the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let indices = run.indices(range)
  let glyphs = indices.map { CGGlyph(exactly: run.glyphs[$0].index) ?? 0 }
  let positions = indices.map { run.glyphs[$0].position }
  context.saveGState()
  if let color = run.attributes[.foregroundColor] as? UIColor { context.setFillColor(color.cgColor) }
  CTFontDrawGlyphs(run.font, glyphs, positions, glyphs.count, context)
  context.restoreGState()
}
