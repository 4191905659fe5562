import Testing

@testable import Typesetting

/// Text that is looked up pair by pair is shaped as HarfBuzz shapes it whole.
@Suite struct LatinPairsTests {
  private static let faces = ["TinamouUIText-", "TinamouUIDisplay-"].flatMap { family in
    BundledWeight.allCases.map { family + $0.styleName(italic: false) }
  }

  @Test(arguments: faces, [false, true])
  func facesArePairwise(name: String, monospacedDigits: Bool) throws {
    let url = FontLibrary.resourceDirectory.appendingPathComponent(name + ".ttf")
    let pairwise = try FontFace(contentsOf: url, isPairwise: true)
    let plain = try FontFace(contentsOf: url)
    var request = FontRequest(size: 17)
    request.hasMonospacedDigits = monospacedDigits
    func font(_ face: FontFace) -> TextFont {
      TextFont(request: request, shapingFace: face, displayFace: face, blend: 0, outlineFace: face, slant: 0)
    }
    let (looked, shaped) = (font(pairwise), font(plain))
    #expect(looked.latin != nil && shaped.latin == nil)
    var random: UInt64 = 7
    // What substitutions like to act upon, and noise.
    var texts = ["fi ffi fl AVATAR To. -> --> != 10x20 1/2 (A) -A- 12:30 a-b <= === www", "", " ", "  ~"]
    // Long stretches between other characters, which are looked up by themselves.
    let words = String(repeating: "To AVATAR fi (x) 12:30 ", count: 5)
    for other in ["é", " e\u{301}", "x\u{301} \u{301}", "“", "€ ", "漢 "] as [String] {
      texts += [words + other + words, other + words, words + other]
      texts.append(words + other + "To" + other + words)
    }
    for length in 1...40 {
      texts.append(
        String(
          decoding: (0..<length * 3).map { _ -> UInt8 in
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(0x20 + (random >> 33) % 95)
          }, as: UTF8.self))
    }
    for text in texts {
      for kern in [nil, 0, 1.5] as [Double?] {
        func glyphs(_ font: TextFont) -> [ShapedGlyph] {
          var style = StyledText.Style(font: font)
          style.kern = kern
          return TextLayout(StyledText(text, style: style), constraint: .init()).runs.flatMap(\.glyphs)
        }
        let (a, b) = (glyphs(looked), glyphs(shaped))
        #expect(a.map(\.glyph) == b.map(\.glyph) && a.map(\.cluster) == b.map(\.cluster), "\(text)")
        #expect(a.map(\.advance) == b.map(\.advance), "\(text)")
        #expect(a.map(\.xOffset) == b.map(\.xOffset) && a.map(\.yOffset) == b.map(\.yOffset))
      }
    }
  }
}
