import Testing

@testable import Typesetting

/// Input that no one means gets an answer all the same.
@Suite struct BadInputTests {
  private func measure(_ text: String, size: Double = 17, width: Double = 100) -> TextLayout {
    let font = FontLibrary.shared.systemFont(size: size)
    return TextLayout(StyledText(text, style: .init(font: font)), constraint: .init(width: width))
  }

  @Test(arguments: [0, -5, .nan, .infinity, -.infinity] as [Double])
  func sizesThatAreNoneMeanTwelve(size: Double) {
    #expect(FontLibrary.shared.systemFont(size: size).size == 12)
  }

  @Test func hugeSizesAreSet() {
    #expect(measure("A", size: 10_000, width: .infinity).size.width > 5000)
    #expect(FontLibrary.shared.systemFont(size: 1e300).size == 100_000)
  }

  @Test(arguments: [-1, 0, .nan, .infinity] as [Double])
  func anyWidthIsAnswered(width: Double) {
    #expect(measure("some words here", width: width).lines.count >= 1)
  }

  @Test func loneSurrogatesAndControlsAreSet() {
    let broken = String(decoding: [0x41, 0xD800, 0x42, 0xDC00] as [UInt16], as: UTF16.self)
    #expect(measure(broken).lines.count >= 1)
    #expect(measure("\u{0}\u{1}\u{7F}\u{85}\u{FEFF}\u{202E}abc\u{2067}").lines.count >= 1)
  }

  @Test func manyCombiningMarksAreSet() {
    let marks = "e" + String(repeating: "\u{301}", count: 20_000)
    #expect(measure(marks).lines.count >= 1)
  }

  /// A million marks on one letter are one character, which no width can break.
  @Test func aMillionCombiningMarksAreSet() {
    let layout = measure("e" + String(repeating: "\u{301}", count: 1_000_000), width: 10)
    #expect(layout.lines.count >= 1)
    #expect(layout.lines.last?.range.upperBound == 1_000_001)
    #expect(layout.size.height.isFinite)
  }

  /// A megabyte with every line shown: all of it is laid out, and the cache does not keep it.
  @Test func aMegabyteIsSet() {
    let text = String(repeating: "Lorem ipsum dolor sit amet, consectetur.\n", count: 25_000)
    let before = TextLayoutCache.shared.count
    let font = FontLibrary.shared.systemFont(size: 17)
    let layout = TextLayoutCache.shared.layout(
      StyledText(text, style: .init(font: font)), .init(width: 1000))
    #expect(layout.lines.count == 25_000)
    #expect(abs(layout.size.height - 25_000 * font.lineHeight) < 1)
    #expect(TextLayoutCache.shared.count <= before + 4096)
  }

  @Test func tenMegabytesWithoutAnyBreakAreSet() {
    let text = String(repeating: "x", count: 10_000_000)
    let font = FontLibrary.shared.systemFont(size: 17)
    let layout = TextLayout(
      StyledText(text, style: .init(font: font)),
      constraint: .init(width: 300, maximumLines: 2, lineBreaking: .byTruncatingTail))
    #expect(layout.lines.count == 2 && layout.isTruncated)
  }

  @Test func longTextIsCutShortWhereLinesAreLimited() {
    let text = String(repeating: "lorem ipsum dolor\n", count: 50_000)
    let font = FontLibrary.shared.systemFont(size: 17)
    let layout = TextLayout(
      StyledText(text, style: .init(font: font)), constraint: .init(width: 300, maximumLines: 3))
    #expect(layout.lines.count == 3)
  }

  /// The visible part is the same whether much or little follows.
  @Test(arguments: [LineBreaking.byWordWrapping, .byTruncatingTail, .byCharWrapping])
  func aLongParagraphIsShownAsItsBeginning(mode: LineBreaking) {
    let font = FontLibrary.shared.systemFont(size: 17)
    func layout(_ repetitions: Int) -> TextLayout {
      TextLayout(
        StyledText(String(repeating: "lorem ipsum dolor ", count: repetitions), style: .init(font: font)),
        constraint: .init(width: 200, maximumLines: 3, lineBreaking: mode))
    }
    let (long, short) = (layout(100_000), layout(200))
    #expect(long.isTruncated && short.isTruncated)
    #expect(long.lines.map(\.range) == short.lines.map(\.range))
    #expect(long.size == short.size)
  }

  /// Clipped text goes on beyond the edge on the last line; the lines before are those of any text.
  @Test func aLongClippedParagraphHasTheLinesOfItsBeginning() {
    let font = FontLibrary.shared.systemFont(size: 17)
    func layout(_ repetitions: Int) -> TextLayout {
      TextLayout(
        StyledText(String(repeating: "lorem ipsum dolor ", count: repetitions), style: .init(font: font)),
        constraint: .init(width: 200, maximumLines: 3, lineBreaking: .byClipping))
    }
    let (long, short) = (layout(100_000), layout(200))
    #expect(long.lines.map(\.range.lowerBound) == short.lines.map(\.range.lowerBound))
    #expect(short.lines.last?.range.upperBound == 3600)
    #expect(long.size.height == short.size.height)
  }

  @Test func fontFilesThatAreNoneAreRefused() {
    #expect(throws: FontError.self) { try FontFace(data: Data([1, 2, 3])) }
    #expect(throws: FontError.self) { try FontFace(data: Data()) }
    #expect(throws: FontError.self) { try FontFace(contentsOf: URL(fileURLWithPath: "/nowhere.ttf")) }
    #expect(throws: FontError.self) { try FontLibrary.shared.register(contentsOf: URL(fileURLWithPath: "/")) }
  }

  /// A real font with bytes overwritten: refused or read, but neither a crash nor a hang.
  @Test(arguments: 0..<24)
  func damagedFontsDoNoHarm(seed: Int) throws {
    let url = FontLibrary.resourceDirectory.appendingPathComponent("TinamouMono-Regular.ttf")
    var data = try Data(contentsOf: url)
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // The first kilobytes hold the directory and most tables' headers.
      let limit = state & 1 == 0 ? 2000 : data.count
      data[Int(state >> 33) % limit] = UInt8(truncatingIfNeeded: state >> 24)
    }
    guard let face = try? FontFace(data: data) else { return }
    let font = TextFont(request: FontRequest(family: .named("damaged"), size: 17), face: face, slant: 0)
    let layout = TextLayout(
      StyledText("Hamburgefonstiv é", style: .init(font: font)), constraint: .init(width: 80))
    #expect(layout.lines.count <= 20)
    for glyph in 0..<50 as Range<UInt32> { _ = face.outline(of: glyph) }
  }

  @Test func theCacheForgets() {
    let cache = TextLayoutCache()
    let font = FontLibrary.shared.systemFont(size: 17)
    for number in 0..<10_000 { _ = cache.layout(StyledText("\(number)", style: .init(font: font)), .init()) }
    #expect(cache.count <= 4096)
    #expect(cache.layout(StyledText("9999", style: .init(font: font)), .init()).lines.count == 1)
  }
}
