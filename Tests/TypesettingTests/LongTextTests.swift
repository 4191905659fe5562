import Testing

@testable import Typesetting

/// Long texts are laid out without keeping glyphs, window by window; nothing else may be different.
@Suite struct LongTextTests {
  private static let kept = LineComposer.Limits(maximumRetainedLength: .max)
  private static let lean = LineComposer.Limits(maximumRetainedLength: 500, windowLength: 700)

  static let latin = (0..<250).map { "word\($0 % 97) extraordinarily AVATAR" }.joined(separator: " ")

  private static func settings(_ change: (inout ParagraphSettings) -> Void) -> ParagraphSettings {
    var settings = ParagraphSettings()
    change(&settings)
    return settings
  }

  static let cases: [(name: String, text: String, settings: ParagraphSettings, width: Double)] = [
    ("a paragraph", latin, ParagraphSettings(), 300),
    (
      "indents and justification", latin,
      settings {
        ($0.firstLineHeadIndent, $0.headIndent, $0.alignment, $0.lineSpacing) = (20, 5, .justified, 3)
      },
      250
    ),
    ("hyphens", latin, settings { $0.hyphenationFactor = 1 }, 120),
    (
      "soft hyphens", String(repeating: "under\u{AD}standing ex\u{AD}tra ", count: 166), ParagraphSettings(),
      90
    ),
    (
      "Chinese and letters", String(repeating: "漢字ABC仮名12", count: 300), ParagraphSettings(), 200
    ),
    ("tabs", String(repeating: "one\ttwo\tthree ", count: 200), ParagraphSettings(), 200),
    ("no break", String(repeating: "Wolf", count: 1200), ParagraphSettings(), 300),
    (
      "short lines", String(repeating: "Lorem ipsum\n\ndolor sit amet, consectetur.\r\n", count: 60),
      ParagraphSettings(), 150
    ),
    (
      "emoji and accents", String(repeating: "Žižek e\u{301} 👩‍👩‍👧 👍🏿 naïve ", count: 100), ParagraphSettings(),
      200
    ),
    (
      "Hebrew and numbers", String(repeating: "שלום 123 עולם abc (42) ", count: 133), ParagraphSettings(),
      200
    ),
    (
      "Hebrew in paragraphs", String(repeating: "שלום 123 עולם abc\n", count: 100),
      settings { $0.baseDirection = .rightToLeft }, 80
    ),
    ("one line", latin, ParagraphSettings(), .infinity),
    ("one line with tabs", String(repeating: "one\ttwo ", count: 200), ParagraphSettings(), .infinity),
  ]

  @Test(arguments: cases.indices)
  func longTextIsSetLikeShort(index: Int) throws {
    let (name, string, settings, width) = LongTextTests.cases[index]
    let font = FontLibrary.shared.systemFont(size: 17)
    let text = StyledText(string, style: .init(font: font), paragraph: settings)
    let constraint = TextLayout.Constraint(width: width)
    let kept = TextLayout(text, constraint: constraint, shape: ShapedText(), limits: LongTextTests.kept)
    let lean = TextLayout(text, constraint: constraint, shape: ShapedText(), limits: LongTextTests.lean)
    #expect(!kept.isLean && lean.isLean)
    #expect(lean.lines.map(\.range) == kept.lines.map(\.range), "\(name)")
    #expect(abs(lean.size.width - kept.size.width) < 0.01 && lean.size.height == kept.size.height, "\(name)")
    for (a, b) in zip(lean.lines, kept.lines) {
      #expect(abs(a.width - b.width) < 0.01 && a.baseline == b.baseline && a.height == b.height, "\(name)")
    }
    guard width.isFinite else { return }
    // Lines at the beginning, in the middle and at the end: carets, selections and pixels.
    for line in [0, kept.lines.count / 2, kept.lines.count - 1] {
      let range = kept.lines[line].range
      for offset in [range.lowerBound, (range.lowerBound + range.upperBound) / 2] {
        let (a, b) = (
          lean.caret(atOffset: offset, containerWidth: width),
          kept.caret(atOffset: offset, containerWidth: width)
        )
        #expect(a?.line == b?.line && abs((a?.x ?? 0) - (b?.x ?? 0)) < 0.01, "\(name)")
      }
      #expect(
        lean.rects(of: range, containerWidth: width).count
          == kept.rects(of: range, containerWidth: width).count)
      #expect(try pixels(lean, line, width) == pixels(kept, line, width), "\(name)")
    }
  }

  private func pixels(_ layout: TextLayout, _ line: Int, _ width: Double) throws -> [UInt8] {
    let size = CGSize(width: width, height: 60)
    let context = try #require(CGContext(size: size, scale: 1, isOpaque: true))
    let paint = TextPaint(color: .black)
    layout.draw(
      in: context, at: CGPoint(x: 0, y: 20 - layout.lines[line].top), containerWidth: width,
      paint: { _ in paint })
    return Array(UnsafeRawBufferPointer(start: try #require(context.data), count: Int(width) * 60 * 4))
  }

  /// Styles that change within a window, and paragraph styles by the thousand.
  @Test func longStyledTextIsSetLikeShort() {
    var spans: [StyledText.Span] = []
    var paragraphs: [StyledText.ParagraphSpan] = []
    var string = ""
    for index in 0..<300 {
      let part = "style \(index)\n"
      string += part
      let font = FontLibrary.shared.systemFont(
        size: Double(10 + index % 13), weight: index % 2 == 0 ? 0 : 0.4)
      spans.append(.init(length: part.utf16.count, style: .init(font: font)))
      paragraphs.append(
        .init(length: part.utf16.count, style: LongTextTests.settings { $0.headIndent = Double(index % 7) }))
    }
    let text = StyledText(string, spans: spans, paragraphSpans: paragraphs)
    let kept = TextLayout(text, constraint: .init(width: 40), shape: ShapedText(), limits: LongTextTests.kept)
    let lean = TextLayout(text, constraint: .init(width: 40), shape: ShapedText(), limits: LongTextTests.lean)
    #expect(lean.lines.map(\.range) == kept.lines.map(\.range))
    #expect(lean.lines.map(\.height) == kept.lines.map(\.height))
    #expect(lean.size == kept.size)
  }

  /// As by default: no glyphs of hundreds of kilobytes are kept.
  @Test func longTextsAreLean() {
    let text = String(
      repeating: LongTextTests.latin + " ", count: 300_000 / (LongTextTests.latin.utf8.count + 1))
    let font = FontLibrary.shared.systemFont(size: 17)
    let layout = TextLayout(StyledText(text, style: .init(font: font)), constraint: .init(width: 1000))
    #expect(layout.isLean)
    #expect(layout.lines.last?.range.upperBound == text.utf16.count)
    #expect(layout.lines.allSatisfy { $0.pieces.isEmpty && $0.width <= 1000.01 })
    #expect(abs(layout.size.height - Double(layout.lines.count) * font.lineHeight) < 1)
  }
}
