import CoreGraphics
import Foundation

// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A line of text.
public final class CTLine: NSObject {
  package let text: NSAttributedString
  package let range: CFRange

  package init(_ text: NSAttributedString, range: CFRange) {
    self.text = CTText.drawable(text)
    self.range = range
    super.init()
  }

  package var width: CGFloat { text.size().width }
  /// The maximum ascent, descent and leading of the line's fonts, in points.
  package var extent: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    var result: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      let font = value as? UIFont ?? .systemFont(ofSize: 12)
      result = (max(result.0, font.ascender), max(result.1, -font.descender), max(result.2, font.leading))
    }
    return result
  }
}

/// A range of characters or lines. In frames, a length of 0 means all that follow.
public struct CFRange: Hashable, Sendable {
  /// The start.
  public var location: CFIndex
  /// The length.
  public var length: CFIndex
  /// Creates an empty range at 0.
  public init() { (location, length) = (0, 0) }
  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Creates a range.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// Creates a single line with a text.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(attrString, range: CFRange(location: 0, length: attrString.length))
}

/// Returns the width, in points, and retrieves the other measures.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let extent = line.extent
  ascent?.pointee = extent.ascent
  descent?.pointee = extent.descent
  leading?.pointee = extent.leading
  return Double(line.width)
}

/// Returns the bounds of the line, relative to the start of the baseline, with y increasing upward.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let extent = line.extent
  return CGRect(x: 0, y: -extent.descent, width: line.width, height: extent.ascent + extent.descent)
}

/// The options for the bounds of a line. They are ignored.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Excludes the leading.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  /// Uses the outlines of glyphs.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// Uses the optical bounds.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// Returns the bounds of the line, relative to the start of the baseline, with y increasing upward.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  CTLineGetImageBounds(line, nil)
}

/// Returns the range of the line's characters.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }
/// Returns the number of glyphs of the line's runs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }

/// Returns the offset of a character from the start of the line, in points.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let count = min(max(charIndex - line.range.location, 0), line.text.length)
  let width = line.text.attributedSubstring(from: NSRange(location: 0, length: count)).size().width
  secondaryOffset?.pointee = width
  return width
}

/// Returns the index of the character nearest to a position, in the line's coordinate space.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  var best = (distance: CGFloat.infinity, index: line.range.location)
  for index in line.range.location...(line.range.location + line.text.length) {
    let distance = abs(CTLineGetOffsetForStringIndex(line, index, nil) - position.x)
    if distance < best.distance { best = (distance, index) }
  }
  return best.index
}

/// Draws the line at the context's text position, with y increasing upward.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  CTText.draw(at: context.textPosition, in: context) {
    line.text.draw(at: CGPoint(x: 0, y: -line.extent.ascent))
  }
}
