import Foundation
import Testing

@testable import UIKit

@Suite struct CoreTextTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func line(_ text: String) -> CTLine {
    CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
  }

  private func runs(of line: CTLine) throws -> [CTRun] {
    try #require(CTLineGetGlyphRuns(line) as? [CTRun])
  }

  private func glyphs(of text: String) -> [CGGlyph] {
    let units = Array(text.utf16)
    var glyphs = [CGGlyph](repeating: 0, count: units.count)
    CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    return glyphs
  }

  /// Core Text's colors are `CGColor`s.
  @Test func colorsAreUIKitsOnceDrawn() throws {
    let red = UIColor.red.cgColor
    let keys = [
      kCTForegroundColorAttributeName, kCTBackgroundColorAttributeName, kCTUnderlineColorAttributeName,
      kCTStrokeColorAttributeName,
    ]
    let text = NSMutableAttributedString(string: "Text", attributes: [.font: font])
    for key in keys {
      text.addAttribute(.init(key as String), value: red, range: NSRange(location: 1, length: 2))
    }
    let drawn = CTLineCreateWithAttributedString(text).text
    for key in [NSAttributedString.Key.foregroundColor, .backgroundColor, .underlineColor, .strokeColor] {
      #expect(drawn.attribute(key, at: 1, effectiveRange: nil) as? UIColor == UIColor(cgColor: red))
      #expect(drawn.attribute(key, at: 0, effectiveRange: nil) == nil)
    }
  }

  @Test func aRunHasTheGlyphsOfItsText() throws {
    let line = line("Wide")
    let run = try #require(runs(of: line).first)
    let count = CTRunGetGlyphCount(run)
    #expect(count == 4 && CTLineGetGlyphCount(line) == 4)
    var (found, indices) = ([CGGlyph](repeating: 0, count: count), [CFIndex](repeating: 0, count: count))
    CTRunGetGlyphs(run, CFRange(), &found)
    CTRunGetStringIndices(run, CFRange(), &indices)
    #expect(found == glyphs(of: "Wide") && !found.contains(0))
    #expect(indices == [0, 1, 2, 3])
    var positions = [CGPoint](repeating: .zero, count: 2)
    CTRunGetPositions(run, CFRangeMake(2, 2), &positions)
    #expect(abs(positions[0].x - CTLineGetOffsetForStringIndex(line, 2, nil)) < 0.05)
    #expect(positions[0].x < positions[1].x && positions[0].y == 0)
    var ascent: CGFloat = 0
    let width = CTRunGetTypographicBounds(run, CFRange(), &ascent, nil, nil)
    #expect(abs(width - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.01 && ascent == font.ascender)
    let attributes = CTRunGetAttributes(run)
    #expect(attributes[kCTFontAttributeName] as? UIFont == font)
    #expect(CTRunGetStringRange(run) == CFRangeMake(0, 4) && CTRunGetStatus(run) == [])
  }

  @Test func attributesDirectionsAndFontsDivideALine() throws {
    let text = NSMutableAttributedString(string: "abcd", attributes: [.font: font])
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 2, length: 2))
    let parts = try runs(of: CTLineCreateWithAttributedString(text))
    #expect(parts.map(CTRunGetStringRange) == [CFRangeMake(0, 2), CFRangeMake(2, 2)])
    let hebrew = try #require(runs(of: line("שלום")).first)
    #expect(CTRunGetStatus(hebrew).contains(.rightToLeft))
    var indices = [CFIndex](repeating: 0, count: 4)
    CTRunGetStringIndices(hebrew, CFRange(), &indices)
    #expect(indices == [3, 2, 1, 0])
    // The system font has no Hebrew letters: the run's font does.
    #expect(CTRunGetAttributes(hebrew)[kCTFontAttributeName] as? UIFont != font)
    #expect(CTFontCreateForString(font, NSString(string: "a"), CFRangeMake(0, 1)) == font)
    #expect(try runs(of: line("")).isEmpty)
  }

  @Test func glyphsHaveAdvancesAndOutlines() throws {
    let found = glyphs(of: "HI")
    var advances = [CGSize](repeating: .zero, count: 2)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, found, &advances, 2)
    #expect(advances[0].width > advances[1].width && abs(sum - advances[0].width - advances[1].width) < 1e-9)
    var boxes = [CGRect](repeating: .zero, count: 2)
    let all = CTFontGetBoundingRectsForGlyphs(font, .default, found, &boxes, 2)
    #expect(abs(boxes[0].maxY - font.capHeight) < 0.2 && abs(boxes[0].minY) < 0.2)
    #expect(all == boxes[0].union(boxes[1]))
    let path = try #require(CTFontCreatePathForGlyph(font, found[0], nil))
    #expect(path.boundingBoxOfPath == boxes[0])
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let larger = try #require(CTFontCreatePathForGlyph(font, found[0], &double))
    #expect(abs(larger.boundingBoxOfPath.height - 2 * boxes[0].height) < 1e-6)
    #expect(CTFontCreatePathForGlyph(font, glyphs(of: " ")[0], nil) == nil)
    var one: [CGGlyph] = [9, 9]
    #expect(!CTFontGetGlyphsForCharacters(font, [0xD83D, 0xDE00], &one, 2) && one == [0, 0])
  }

  /// Draws with the y axis pointing up, and returns the bytes of the pixels that are not clear.
  private func ink(_ draw: (CGContext) -> Void) throws -> Set<[Int]> {
    let context = try #require(CGContext(size: CGSize(width: 60, height: 40), scale: 1))
    context.translateBy(x: 0, y: 40)
    context.scaleBy(x: 1, y: -1)
    draw(context)
    let image = try #require(context.makeImage())
    var result: Set<[Int]> = []
    for y in 0..<40 {
      for x in 0..<60 where image.pixel(x: x, y: y).alpha > 127 { result.insert([x, y]) }
    }
    return result
  }

  @Test func glyphsAreDrawnWhereTheLineIs() throws {
    let line = line("HI")
    let whole = try ink { context in
      context.textPosition = CGPoint(x: 10, y: 12)
      CTLineDraw(line, context)
    }
    let run = try #require(runs(of: line).first)
    let drawn = try ink { context in
      context.textPosition = CGPoint(x: 10, y: 12)
      CTRunDraw(run, context, CFRange())
    }
    // Outlines and masks round differently at edges.
    #expect(whole.count > 40 && whole.symmetricDifference(drawn).count < whole.count / 4)
    // Baselines are at 12 from below.
    #expect(drawn.map { $0[1] }.max() == 27)
    let single = try ink { context in
      var (glyph, position) = (glyphs(of: "H"), [CGPoint(x: 10, y: 12)])
      context.setFillColor(UIColor.red.cgColor)
      CTFontDrawGlyphs(font, &glyph, &position, 1, context)
    }
    #expect(single.isSubset(of: drawn) && single.count < drawn.count && !single.isEmpty)
  }

  @Test func typesettersBreakLines() {
    let text = NSAttributedString(string: "aaa bbb ccc", attributes: [.font: font])
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    let width = Double(line("aaa bbb").width) + 1
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, width) == 8)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 8, width) == 3)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 11, width) == 0)
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, Double(line("aaa b").width) + 1) == 5)
    let second = CTTypesetterCreateLine(typesetter, CFRangeMake(8, 0))
    #expect(CTLineGetStringRange(second) == CFRangeMake(8, 3) && second.text.string == "ccc")
    let short = CTLineCreateTruncatedLine(line("aaabbb"), Double(line("aaa…").width) + 0.5, .end, line("…"))
    #expect(short?.text.string == "aaa…")
    #expect(CTLineCreateTruncatedLine(line("aaabbb"), 1, .end, line("…")) == nil)
    #expect(
      CTLineGetTrailingWhitespaceWidth(line("a ")) > 1 && CTLineGetTrailingWhitespaceWidth(line("a")) == 0)
    #expect(CTLineGetPenOffsetForFlush(line("a"), 0, 100) == 0)
  }
}
