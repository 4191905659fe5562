import CoreGraphics
import Foundation
import Typesetting

// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A UTF-16 code unit.
public typealias UniChar = UInt16

/// The direction of glyphs.
public enum CTFontOrientation: UInt32, Sendable {
  /// That of the font.
  case `default` = 0
  /// The direction of lines.
  case horizontal = 1
  /// The direction of columns, whose advances are those of lines here.
  case vertical = 2
}

/// The traits of a font.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// Retrieves the glyphs of UTF-16 units, 0 for those without one. The glyph of a character of two units is at the first.
///
/// - Returns: `false` if a character has no glyph in the font.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var isComplete = true
  var index = 0
  while index < count {
    var units = [characters[index]]
    if UTF16.isLeadSurrogate(units[0]), index + 1 < count { units.append(characters[index + 1]) }
    let scalar = String(utf16CodeUnits: units, count: units.count).unicodeScalars.first
    let glyph = scalar.flatMap { font.textFont.glyph(for: $0) }.flatMap { CGGlyph(exactly: $0) } ?? 0
    if glyph == 0 { isComplete = false }
    glyphs[index] = glyph
    if units.count == 2 { glyphs[index + 1] = 0 }
    index += units.count
  }
  return isComplete
}

/// Retrieves the advances of glyphs, in points, without kerning.
///
/// - Returns: their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<max(count, 0) {
    let advance = font.textFont.advance(ofGlyph: UInt32(glyphs[index]))
    advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return sum
}

/// Retrieves the bounds of glyphs relative to their origins, in points, with y increasing upward.
///
/// - Returns: the bounds of all.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let path = font.textFont.path(ofGlyph: UInt32(glyphs[index]))
    let box = path.isEmpty ? .zero : path.boundingBoxOfPath
    boundingRects?[index] = box
    if !path.isEmpty { all = all.union(box) }
  }
  return all.isNull ? .zero : all
}

/// Creates the outline of a glyph, in points, with y increasing upward; `nil` for a glyph without one.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let path = font.textFont.path(ofGlyph: UInt32(glyph))
  guard !path.isEmpty else { return nil }
  guard let matrix else { return path }
  let result = CGMutablePath()
  result.addPath(path, transform: matrix.pointee)
  return result
}

/// Draws glyphs in the context's fill color at positions in text space, with y increasing upward.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  context.saveGState()
  context.concatenate(context.textMatrix)
  context.scaleBy(x: 1, y: -1)
  let placed = (0..<max(count, 0)).map {
    (glyph: UInt32(glyphs[$0]), origin: CGPoint(x: positions[$0].x, y: -positions[$0].y))
  }
  font.textFont.draw(placed, color: context.fillColor, in: context)
  context.restoreGState()
}

/// Returns the font that draws a string: the font itself, or one for the first character that it lacks.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
  let text = "\(string)" as NSString
  let start = min(max(range.location, 0), text.length)
  let part = text.substring(
    with: NSRange(location: start, length: min(max(range.length, 0), text.length - start)))
  for scalar in part.unicodeScalars where currentFont.textFont.glyph(for: scalar) == nil {
    guard let other = currentFont.textFont.font(for: scalar) else { continue }
    return UIFont(textFont: other, descriptor: UIFontDescriptor(request: other.request))
  }
  return currentFont
}

/// Returns a rectangle that contains most glyphs, in points: as wide as the widest of ASCII's, from the descent to the ascent.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  var width = 0.0
  for value in UInt8(0x21)...0x7E {
    guard let glyph = font.textFont.glyph(for: Unicode.Scalar(value)) else { continue }
    width = max(width, font.textFont.advance(ofGlyph: glyph))
  }
  return CGRect(x: 0, y: font.descender, width: width, height: font.ascender - font.descender)
}

/// Returns the traits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.fontDescriptor.symbolicTraits
}
/// Returns the number of units per em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.textFont.unitsPerEm) }
/// Returns the position of an underline, in points; negative, below the baseline. A tenth of the size.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize / 10 }
/// Returns the thickness of an underline, in points: a twentieth of the size.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 20 }
/// Returns the font's matrix, which is the identity.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
