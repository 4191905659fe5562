import ClassMetadata
import Foundation
import Typesetting

/// The decorations of text that subclasses draw in their own way.
///
/// The text engine draws backgrounds and lines with the glyphs. Where a subclass overrides the methods for them, as
/// the Objective-C runtime would tell, the engine omits them and the methods are called.
extension NSLayoutManager {
  private final class PlainProbe: NSLayoutManager {}
  private final class BackgroundProbe: NSLayoutManager {
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
      color: UIColor
    ) { super.fillBackgroundRectArray(rectArray, count: 0, forCharacterRange: charRange, color: color) }
  }
  private final class UnderlineProbe: NSLayoutManager {
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { forget(lineGlyphRange) }
    private func forget(_ range: NSRange) { _ = range.length }
  }
  private final class UnderlinedGlyphsProbe: NSLayoutManager {
    override func underlineGlyphRange(
      _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { forget(lineGlyphRange) }
    private func forget(_ range: NSRange) { _ = range.length }
  }
  private final class StrikethroughProbe: NSLayoutManager {
    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { forget(lineGlyphRange) }
    private func forget(_ range: NSRange) { _ = range.length }
  }
  private final class StruckGlyphsProbe: NSLayoutManager {
    override func strikethroughGlyphRange(
      _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
      containerOrigin: CGPoint
    ) { forget(lineGlyphRange) }
    private func forget(_ range: NSRange) { _ = range.length }
  }

  private static let backgrounds = MethodTable(
    base: NSLayoutManager.self, plain: PlainProbe.self, overriding: [BackgroundProbe.self])
  private static let underlines = MethodTable(
    base: NSLayoutManager.self, plain: PlainProbe.self,
    overriding: [UnderlineProbe.self, UnderlinedGlyphsProbe.self])
  private static let strikethroughs = MethodTable(
    base: NSLayoutManager.self, plain: PlainProbe.self,
    overriding: [StrikethroughProbe.self, StruckGlyphsProbe.self])

  /// Returns the decorations that a class draws itself.
  static func omission(of type: NSLayoutManager.Type) -> TypesetText.Omission {
    guard type != NSLayoutManager.self else { return [] }
    var omission: TypesetText.Omission = []
    if backgrounds.implementation(in: type) != .base { omission.insert(.background) }
    if underlines.implementation(in: type) != .base { omission.insert(.underline) }
    if strikethroughs.implementation(in: type) != .base { omission.insert(.strikethrough) }
    return omission
  }

  /// Calls `fillBackgroundRectArray` for the runs with a background color, with a rectangle for each line.
  func fillBackgrounds(forGlyphRange range: NSRange, at origin: CGPoint) {
    forEachRun(of: .backgroundColor, in: range) { value, run in
      guard let color = value as? UIColor else { return }
      for container in textContainers {
        var rects: [CGRect] = []
        enumerateEnclosingRects(
          forGlyphRange: run, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
          in: container
        ) { rect, _ in rects.append(rect.offsetBy(dx: origin.x, dy: origin.y)) }
        guard !rects.isEmpty else { continue }
        UIGraphicsGetCurrentContext()?.setFillColor(color.cgColor)
        fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: run, color: color)
      }
    }
  }

  /// Calls the methods for lines under and through text that the engine has omitted.
  func drawLines(_ omission: TypesetText.Omission, forGlyphRange range: NSRange, at origin: CGPoint) {
    func style(_ value: Any?) -> NSUnderlineStyle {
      value as? NSUnderlineStyle
        ?? NSUnderlineStyle(rawValue: TypesetText.number(value).flatMap { Int(exactly: $0) } ?? 0)
    }
    func draw(_ key: NSAttributedString.Key, _ body: (NSRange, NSUnderlineStyle, CGRect, NSRange) -> Void) {
      forEachRun(of: key, in: range) { value, run in
        let style = style(value)
        guard !style.isEmpty else { return }
        enumerateLineFragments(forGlyphRange: run) { rect, _, _, line, _ in
          let part = NSIntersectionRange(run, line)
          if part.length > 0 { body(part, style, rect, line) }
        }
      }
    }
    if omission.contains(.underline) {
      draw(.underlineStyle) {
        underlineGlyphRange(
          $0, underlineType: $1, lineFragmentRect: $2, lineFragmentGlyphRange: $3, containerOrigin: origin)
      }
    }
    if omission.contains(.strikethrough) {
      draw(.strikethroughStyle) {
        strikethroughGlyphRange(
          $0, strikethroughType: $1, lineFragmentRect: $2, lineFragmentGlyphRange: $3, containerOrigin: origin
        )
      }
    }
  }

  private func forEachRun(
    of key: NSAttributedString.Key, in range: NSRange, _ body: (Any, NSRange) -> Void
  ) {
    guard let textStorage else { return }
    let known = NSIntersectionRange(range, NSRange(location: 0, length: textStorage.length))
    guard known.length > 0 else { return }
    textStorage.enumerateAttribute(key, in: known) { value, run, _ in
      if let value { body(value, run) }
    }
  }

  /// Returns the distance of the baseline of glyphs from the bottom of their line, in points.
  func baselineOffset(of glyphs: NSRange, in line: CGRect) -> CGFloat {
    line.height - location(forGlyphAt: glyphs.location).y
  }

  /// A line under or through glyphs of a line fragment.
  struct DecorationLine {
    let glyphs: NSRange
    let style: NSUnderlineStyle
    let baselineOffset: CGFloat
    let lineRect: CGRect
    let origin: CGPoint
  }

  /// Draws a line at a distance below the baseline, which the font determines.
  func drawLine(
    _ line: DecorationLine, color key: NSAttributedString.Key, below distance: (UIFont) -> CGFloat
  ) {
    guard let context = UIGraphicsGetCurrentContext(), let textStorage,
      isValidGlyphIndex(line.glyphs.location),
      let container = textContainer(forGlyphAt: line.glyphs.location, effectiveRange: nil)
    else { return }
    let values = textStorage.attributes(at: line.glyphs.location, effectiveRange: nil)
    let font = values[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = values[key] as? UIColor ?? values[.foregroundColor] as? UIColor ?? .black
    // The thickness of the text engine's lines.
    let thickness = max(font.pointSize * 0.067, 0.5) * (line.style.rawValue & 0xF == 2 ? 2 : 1)
    let y = line.origin.y + line.lineRect.maxY - line.baselineOffset + distance(font)
    context.setFillColor(color.cgColor)
    enumerateEnclosingRects(
      forGlyphRange: line.glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { rect, _ in
      context.fill(CGRect(x: rect.minX + line.origin.x, y: y, width: rect.width, height: thickness))
      if line.style.rawValue & 0xF == 9 {
        context.fill(
          CGRect(x: rect.minX + line.origin.x, y: y + 2 * thickness, width: rect.width, height: thickness))
      }
    }
  }
}
