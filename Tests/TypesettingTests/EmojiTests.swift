import Testing

@testable import Typesetting

/// Emoji are one character each, however many scalars they are made of, and have iOS's advance.
@Suite struct EmojiTests {
  private func layout(_ text: String, _ font: TextFont, width: Double = .infinity) -> TextLayout {
    TextLayout(StyledText(text, style: .init(font: font)), constraint: .init(width: width))
  }

  /// A face, a skin tone, families, a couple with a sign in it, professions, flags of three kinds, keycaps, signs with
  /// a selector.
  static let emoji = [
    "😀", "👍🏿", "👩‍👩‍👧", "👨‍👩‍👧‍👦", "👩‍❤️‍💋‍👨", "🧑🏽‍🚀", "🏃🏻‍♀️", "🇩🇪", "🏳️‍🌈",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "1️⃣", "#⃣", "❤️", "☎️", "©️", "🫠",
  ]

  @Test(arguments: emoji)
  func oneEmojiIsOneCluster(emoji: String) throws {
    let font = FontLibrary.shared.systemFont(size: 17)
    let length = emoji.utf16.count
    #expect(EmojiSequence.end(in: Array(emoji.utf16), at: 0, limit: length) == length)
    let layout = layout("a\(emoji)b", font)
    let glyphs = layout.content(ofLine: 0).runs.flatMap(\.glyphs)
    let visible = glyphs.filter { $0.advance > 0 }
    #expect(visible.map(\.cluster) == [0, 1, Int32(length + 1)])
    // Labels of Interface Builder with one emoji of 17 points are 23 wide.
    #expect(abs(visible[1].advance - 22.78) < 0.001)
    // The caret does not stop within it.
    let before = try #require(layout.caret(atOffset: 1, containerWidth: 100)).x
    let behind = try #require(layout.caret(atOffset: 1 + length, containerWidth: 100)).x
    #expect(abs(behind - before - 22.78) < 0.001)
    for x in stride(from: before, through: behind, by: 1) {
      #expect([1, 1 + length].contains(layout.offset(atX: x, y: 5, containerWidth: 100)))
    }
  }

  /// Text with sequences side by side is as wide as its parts, and breaks between them only.
  @Test func emojiStandSideBySide() {
    let font = FontLibrary.shared.systemFont(size: 17)
    let all = EmojiTests.emoji.joined()
    #expect(abs(layout(all, font).size.width - 22.78 * Double(EmojiTests.emoji.count)) < 0.001)
    var starts = [0]
    for emoji in EmojiTests.emoji { starts.append(starts[starts.count - 1] + emoji.utf16.count) }
    for line in layout(all, font, width: 50).lines {
      #expect(starts.contains(line.range.lowerBound) && starts.contains(line.range.upperBound))
      #expect(line.width <= 50)
    }
  }

  @Test(arguments: ["©", "1", "#", "☺\u{FE0E}", "✓", "a\u{FE0F}", "漢", "1\u{FE0F}"])
  func whatIsShownAsTextIsNone(text: String) {
    let units = Array(text.utf16)
    #expect(EmojiSequence.end(in: units, at: 0, limit: units.count) == nil)
  }

  /// Halves of sequences, joiners and tags without anything: no crash, and a width.
  @Test func brokenSequencesAreSet() {
    let font = FontLibrary.shared.systemFont(size: 17)
    for units in [
      [0xD83C], [0xD83D, 0x200D], [0x200D, 0x200D], [0xD83C, 0xDDE9], [0xD83D, 0xDC69, 0x200D],
      [0xD83D, 0xDC4D, 0xD83C], [0x31, 0x20E3, 0x20E3, 0xFE0F], [0xDB40, 0xDC7F],
    ] as [[UInt16]] {
      let text = "x" + String(decoding: units, as: UTF16.self)
      #expect(layout(text, font).size.width.isFinite)
      #expect(layout(text, font, width: 1).lines.last?.range.upperBound == text.utf16.count)
    }
  }

  // MARK: A font with colours

  /// A font of a few emoji that comes with the tests.
  private func emojiFont(size: Double) throws -> TextFont {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("UIKitTests/Fonts/Emoji.ttf")
    let face = try FontFace(contentsOf: url)
    #expect(face.hasColor)
    return TextFont(request: FontRequest(family: .named("emoji"), size: size), face: face, slant: 0)
  }

  @Test(arguments: ["👩‍👩", "👩‍👩‍👧", "👍🏿", "🇩🇪", "😀", "❤️"])
  func fontsWithColoursDrawThemAsOne(emoji: String) throws {
    let font = try emojiFont(size: 20)
    let visible = layout(emoji, font).content(ofLine: 0).runs.flatMap(\.glyphs).filter { $0.advance > 0 }
    #expect(visible.count == 1)
    #expect(abs(visible[0].advance - 25) < 0.001)  // 1.25 em, the font's own
  }

  /// As the font of fallback they fill iOS's advance: 1.34 em.
  @Test func fallbackFacesFillTheAdvance() throws {
    let face = try emojiFont(size: 20).shapingFace
    let font = FontLibrary.shared.systemFont(size: 17)
    let unit = font.colorUnit(of: try #require(face.glyph(for: 0x1F600)), fallback: face)
    #expect(abs(unit.x * 1250 - 22.78) < 0.001 && unit.x == unit.y)
  }

  /// Layers in their colours, pictures in theirs; the text's colour gives its transparency only.
  @Test(arguments: [("👍🏿", [0x66, 0x40, 0x1A]), ("👩‍👩", [0xA0, 0x00, 0xC8]), ("❤️", [0xE6, 0x00, 0x1E])])
  func coloursAreDrawn(emoji: String, color: [Int]) throws {
    let layout = layout(emoji, try emojiFont(size: 20))
    func pixel(alpha: CGFloat) throws -> [Int] {
      let context = try #require(CGContext(size: CGSize(width: 30, height: 30), scale: 1, isOpaque: true))
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      let paint = TextPaint(color: CGColor(red: 0, green: 1, blue: 0, alpha: alpha))
      layout.draw(in: context, at: .zero, containerWidth: 30, paint: { _ in paint })
      // Half an em in, a quarter above the baseline.
      let row = Int(layout.firstBaseline) - 5
      let bytes = UnsafeRawBufferPointer(start: try #require(context.data), count: 30 * 30 * 4)
      return [2, 1, 0].map { Int(bytes[(row * 30 + 12) * 4 + $0]) }
    }
    let solid = try pixel(alpha: 1)
    for (drawn, wanted) in zip(solid, color) { #expect(abs(drawn - wanted) <= 2) }
    let half = try pixel(alpha: 0.5)
    for (drawn, wanted) in zip(half, color) { #expect(abs(drawn - (wanted + 255) / 2) <= 2) }
  }

  /// Widths of labels with one emoji in public documents, in points, rounded up to half points or whole ones.
  @Test func emojiWithoutAFontHaveTheWidthsOfIOS() {
    let saved: [(size: Double, width: Double)] = [
      (11, 16), (17, 23), (18, 24), (25, 28), (34, 38), (35, 40), (38, 43), (45, 50), (48, 52),
    ]
    for (size, width) in saved {
      let box = FallbackBox.emojiWidth(at: size) * size
      #expect(box > width - 1 && box < width + 0.3, "\(size) points: \(box)")
    }
    // Without a leap where one rule follows another.
    for tenth in 10...600 {
      let size = Double(tenth) / 10
      let growth =
        FallbackBox.emojiWidth(at: size + 0.1) * (size + 0.1) - FallbackBox.emojiWidth(at: size) * size
      #expect(growth > 0 && growth < 0.15, "\(size) points: \(growth)")
    }
  }
}
