import Testing

@testable import Typesetting

/// Words as Plain TeX divides them: the examples of "The TeXbook", appendix H, and the patterns' own exceptions.
@Suite struct HyphenationTests {
  private func divided(_ word: String) -> String {
    let units = Array(word.utf16)
    var result = ""
    var start = 0
    for offset in Hyphenator.english.divisions(of: units[...]) + [units.count] {
      result += (start > 0 ? "-" : "") + String(decoding: units[start..<offset], as: UTF16.self)
      start = offset
    }
    return result
  }

  @Test(arguments: [
    "hy-phen-ation", "con-cate-na-tion", "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious", "as-so-ciate",
    "ta-ble",
    "present", "cat", "com-puter", "Al-go-rithm",
  ])
  func wordsAreDividedAsInTeX(word: String) {
    #expect(divided(word.replacing("-", with: "")) == word)
  }

  private let font = FontLibrary.shared.systemFont(size: 17)

  private func lines(_ text: String, width: Double, factor: Double = 0) -> [String] {
    var settings = ParagraphSettings()
    settings.hyphenationFactor = factor
    let layout = TextLayout(
      StyledText(text, style: .init(font: font), paragraph: settings), constraint: .init(width: width))
    #expect(layout.lines.allSatisfy { $0.width <= width + 0.02 })
    let units = Array(text.utf16)
    return layout.lines.map { line in
      let hasHyphen = line.pieces.contains { layout.runs[$0.run].mark == 0x2D }
      return String(decoding: units[line.range], as: UTF16.self) + (hasHyphen ? "-" : "")
    }
  }

  private func width(_ text: String) -> Double {
    TextLayout(StyledText(text, style: .init(font: font)), constraint: .init()).size.width
  }

  @Test func wordsAreDividedWhereLinesWouldBeShort() {
    let room = width("a hyphen-") + 0.5
    #expect(lines("a hyphenation", width: room, factor: 1) == ["a hyphen-", "ation"])
    // "a " fills less than a tenth of the line, but nothing asks for hyphens.
    #expect(lines("a hyphenation", width: width("hyphenation") + 1) == ["a ", "hyphenation"])
    // Where the hyphen itself does not fit, the word is divided further left.
    #expect(lines("a hyphenation", width: room - 2, factor: 1).first == "a hy-")
    // A line that is full enough keeps its words whole.
    #expect(lines("hyphen hyphenation", width: width("hyphen hy-") + 1, factor: 0.5).first == "hyphen ")
  }

  @Test func softHyphensShowWhereLinesEnd() {
    #expect(lines("un\u{AD}break", width: width("un-") + 1) == ["un\u{AD}-", "bre", "ak"])
    #expect(lines("un\u{AD}break", width: 200) == ["un\u{AD}break"])
    #expect(abs(width("un\u{AD}break") - width("unbreak")) < 0.01)
  }
}
