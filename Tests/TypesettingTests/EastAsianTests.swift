import Foundation
import Testing

@testable import Typesetting

/// A label as a document saved it: pixels in a point, and points.
private struct SavedLabel: Sendable {
  var text: String
  var size: Double
  var weight: Double
  var scale: Double
  var width: Double
}

/// Chinese, Japanese and Korean texts, and letters and signs that the system font lacks.
@Suite struct EastAsianTests {
  private func font(_ size: Double, weight: Double = 0, _ rules: TextRules = TextRules()) -> TextFont {
    FontLibrary.shared.systemFont(size: size, weight: weight).with(rules)
  }

  private func layout(
    _ text: String, _ font: TextFont, width: Double = .infinity,
    configure: (inout ParagraphSettings) -> Void = { _ in }
  ) -> TextLayout {
    var settings = ParagraphSettings()
    configure(&settings)
    return TextLayout(
      StyledText(text, style: .init(font: font), paragraph: settings), constraint: .init(width: width))
  }

  // MARK: Characters

  /// All of them, in both weights: what the standards' everyday parts hold.
  @Test func charactersOfEverydayUseHaveGlyphs() {
    var scalars = Array(UInt32(0xAC00)...0xD7A3)  // all syllables
    scalars += 0x3041...0x3096  // hiragana
    scalars += 0x30A1...0x30FA  // katakana
    scalars += 0xFF01...0xFF9F  // full-width and half-width forms
    // The ends of GB 2312's levels, Big5's first and JIS X 0208's first; of the hanja of KS X 1001; and simple sentences.
    scalars += "啊座亍齄一籲亜腕伽詰、。〈〉《》「」『』【】〒〜々〇ㄅㄩ".unicodeScalars.map(\.value)
    scalars += "微信支付轉帳與紅包密碼設定通知觀光客働込畑峠".unicodeScalars.map(\.value)
    for weight in [0, 0.4] {
      let font = font(17, weight: weight)
      let missing = scalars.filter { FontLibrary.shared.fallbackFace(for: $0, in: font) == nil }
      #expect(missing.isEmpty, "\(missing.prefix(10).map { String($0, radix: 16) })")
    }
  }

  @Test(arguments: ["ə", "Ə", "ʃ", "ṩ", "ἀ", "Ԥ", "⟨", "╔", "⌤", "✦", "⨁", "ẫ"])
  func lettersAndSignsAreNoBoxes(_ text: String) {
    #expect(!FontLibrary.shared.drawsBoxes(for: text, in: font(17)))
    #expect(!FontLibrary.shared.drawsBoxes(for: text, in: font(17, weight: 0.4)))
  }

  /// A stopwatch is an emoji on iOS, unless U+FE0E asks for text.
  @Test func signsThatTheSystemFontLacksAreEmoji() {
    func isColored(_ text: String) -> Bool {
      layout(text, font(17)).runs.contains { $0.fallbackFace?.hasColor == true }
    }
    #expect(isColored("\u{23F1}"))
    #expect(!isColored("\u{23F1}\u{FE0E}"))
    #expect(!isColored("\u{2318}"))
  }

  // MARK: Measures

  /// Labels of public documents of Interface Builder: Polaris-iOS and RxSwift_In_4_Hours, Xcode 10 to 13.
  @Test(arguments: [
    SavedLabel(text: "별명", size: 14, weight: 0.4, scale: 3, width: 24.333),
    SavedLabel(text: "이메일", size: 14, weight: 0.4, scale: 3, width: 36.333),
    SavedLabel(text: "비밀번호", size: 14, weight: 0.4, scale: 3, width: 48.667),
    SavedLabel(text: "건너뛰기", size: 14, weight: 0, scale: 3, width: 48.667),
    SavedLabel(text: "폴라리스", size: 11, weight: 0, scale: 2, width: 38.5),
    SavedLabel(text: "도전", size: 12, weight: 0.3, scale: 2, width: 21),
    SavedLabel(text: "월", size: 16, weight: 0.4, scale: 2, width: 14),
    SavedLabel(text: "설정", size: 20, weight: 0.3, scale: 2, width: 35),
    SavedLabel(text: "곰튀김", size: 20, weight: 0.23, scale: 2, width: 52),
  ])
  fileprivate func koreanLabelsAreAsWideAsSaved(_ label: SavedLabel) {
    let measured = layout(label.text, font(label.size, weight: label.weight)).size.width
    #expect(abs((measured * label.scale - 0.0001).rounded(.up) / label.scale - label.width) < 0.001)
  }

  /// Four characters of 17 points: 0.9915 em each, 0.935 for users who prefer Japanese, as the rules of iOS 17 say.
  @Test func ideographsHaveTheWidthOfTheRules() {
    #expect(abs(layout("支付设定", font(17)).size.width - 4 * 17 * 0.9915) < 0.001)
    let rules = TextRules(ideographWidth: 0.935, ideographForms: .japanese)
    #expect(abs(layout("東京設定", font(17, rules)).size.width - 4 * 17 * 0.935) < 0.001)
    // Half-width forms are half an em wide.
    #expect(abs(layout("ﾊﾝ", font(17)).size.width - 17) < 0.001)
  }

  /// iOS measures "Hello" and "你好" 20.3 points high alike at 17 points; public documents have Korean labels of 17 points at 14.
  @Test(arguments: ["你好", "こんにちは", "안녕하세요"])
  func linesAreAsHighAsTheSystemFonts(_ text: String) {
    #expect(layout(text, font(17)).size.height == layout("Hello", font(17)).size.height)
  }

  // MARK: Forms

  @Test(arguments: [
    (nil, IdeographForms.simplified), ("en-US", .simplified), ("zh-Hans", .simplified),
    ("zh_CN", .simplified),
    ("zh-Hant", .traditional), ("zh-TW", .traditional), ("zh-Hant-HK", .hongKong), ("ja", .japanese),
    ("ja-JP", .japanese), ("ko", .korean), ("fr", .simplified),
  ])
  func formsFollowTheLanguage(_ language: String?, _ forms: IdeographForms) {
    #expect(IdeographForms(language: language) == forms)
  }

  /// 直 has a form of its own in Japan, 骨 is turned in mainland China, 一 is the same everywhere.
  @Test func formsOfCountriesDiffer() throws {
    func glyph(_ text: String, _ forms: IdeographForms) throws -> UInt32 {
      try #require(layout(text, font(17, TextRules(ideographForms: forms))).runs.first?.glyphs.first).glyph
    }
    #expect(try glyph("直", .japanese) != glyph("直", .simplified))
    #expect(try glyph("骨", .traditional) != glyph("骨", .simplified))
    #expect(try glyph("。", .traditional) != glyph("。", .simplified))
    #expect(try glyph("一", .japanese) == glyph("一", .traditional))
    #expect(try glyph("门", .japanese) == glyph("门", .simplified))
  }

  // MARK: Lines

  /// No line begins with a closing sign or ends with an opening one, where three characters fit: no more belong together.
  @Test func signsStayWithTheirTexts() {
    let text = "彼は「はい。」と言った（本当に）。東京、大阪！名古屋？《书名》，然后：“好的”；结束。"
    let font = font(17)
    for width in stride(from: 60.0, through: 400, by: 7) {
      let lines = layout(text, font, width: width).lines.map {
        String(decoding: Array(text.utf16)[$0.range], as: UTF16.self)
      }
      #expect(lines.joined() == text)
      for line in lines {
        #expect(!"、。」）！？，：；》".contains(line.first ?? " "), "\(width): \(lines)")
        #expect(!"「（《".contains(line.last ?? " "), "\(width): \(lines)")
      }
    }
  }
}
