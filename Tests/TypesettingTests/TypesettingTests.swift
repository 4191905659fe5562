import Testing

@testable import Typesetting

/// Widths and heights that iOS measured, in points; see each test for where they come from.
@Suite struct SystemFontMeasureTests {
  private func layout(_ text: String, _ size: Double, weight: Double = 0, width: Double = .infinity)
    -> TextLayout
  {
    let font = FontLibrary.shared.systemFont(size: size, weight: weight)
    return TextLayout(StyledText(text, style: .init(font: font)), constraint: .init(width: width))
  }

  private func pixels(_ value: Double, scale: Double) -> Double { (value * scale).rounded(.up) / scale }

  /// Measured by iOS on a screen of scale 3: text, size, weight, width.
  @Test(arguments: [
    ("Good morning, Ada", 17.0, 0.0, 147.33), ("Hamburgefonstiv 0123", 17, 0, 173.33),
    ("Good morning, Ada", 17, 0.3, 153.33), ("Good morning, Ada", 17, 0.4, 156.67),
    ("Hamburgefonstiv 0123", 20, 0, 200), ("Good morning, Ada", 22, 0, 183.33),
    ("Hamburgefonstiv 0123", 28, 0.3, 291.67), ("Good morning, Ada", 34, 0.4, 300.67),
    ("Hamburgefonstiv 0123", 12, 0, 128.67), ("Good morning, Ada", 16, 0, 140.33),
    ("Hamburgefonstiv 0123", 18, 0, 183), ("Good morning, Ada", 24, 0, 198.67), ("firstLable", 17, 0, 71),
    ("secondLable", 17, 0, 97.333),
  ])
  func widthsAreThoseOfIOS(text: String, size: Double, weight: Double, expected: Double) {
    #expect(abs(pixels(layout(text, size, weight: weight).size.width, scale: 3) - expected) <= 1)
  }

  /// "Label" at 17 points lies between 41.5 and 41.667 in old documents, at most 41.333 in new ones.
  @Test func erasOfFontsDifferInWidth() throws {
    func width(_ era: SystemFontEra) throws -> Double {
      let font = try #require(FontLibrary.shared.font(FontRequest(size: 17, era: era)))
      return TextLayout(StyledText("Label", style: .init(font: font)), constraint: .init()).size.width
    }
    #expect(abs(try width(.legacy) - 41.58) < 0.2)
    #expect(abs(try width(.modern) - 41.2) < 0.25)
  }

  /// Labels that Interface Builder saved: text, size, weight, era, width. Light and thin are narrower than regular in the
  /// display style, lower-case letters before iOS 11 wider.
  @Test(arguments: [
    ("disconnected", 32.0, 0.56, SystemFontEra.modern, 213.5), ("disconnected", 32, 0.56, .legacy, 213),
    ("protected", 32, 0.56, .legacy, 154), ("OCTOBER 5", 27, 0.56, .modern, 153.5),
    ("STOCKS", 27, 0.56, .modern, 111), ("Label", 18, 0.62, .modern, 50), ("21", 80, 0.62, .legacy, 93),
    ("EAT SOME MORE SNACKS!", 20, -0.4, .legacy, 237), ("C", 100, -0.4, .legacy, 67),
    ("399", 27, -0.4, .legacy, 48.5), ("...", 45, -0.4, .legacy, 35), ("Jake Lin", 25, -0.4, .original, 89),
    ("Monday", 35, -0.4, .original, 123), ("33", 32, -0.6, .legacy, 37), ("UNKNOWN", 40, -0.6, .legacy, 192),
    ("...", 45, -0.6, .legacy, 34), ("Cycling", 60, -0.6, .original, 184),
  ])
  func weightsHaveTheirWidths(
    text: String, size: Double, weight: Double, era: SystemFontEra, expected: Double
  ) throws {
    let font = try #require(FontLibrary.shared.font(FontRequest(weight: weight, size: size, era: era)))
    let width = TextLayout(StyledText(text, style: .init(font: font)), constraint: .init()).size.width
    #expect(abs(pixels(width, scale: 2) - expected) <= 1.5)
  }

  /// Titles of 79 and 88 whole points that Xcode 7 saved: its parentheses were narrower.
  @Test func signsOfEarlierErasDiffer() throws {
    func width(_ text: String, digits: Bool = false) throws -> Double {
      let request = FontRequest(size: 15, hasMonospacedDigits: digits, era: .original)
      let font = try #require(FontLibrary.shared.font(request))
      return TextLayout(StyledText(text, style: .init(font: font)), constraint: .init()).size.width
    }
    #expect(try width("Spacing (0)").rounded(.up) == 79)
    #expect(try width("Spacing (30)").rounded(.up) == 88)
    // Beside a letter that is not ASCII the same parenthesis is as narrow.
    let beside = (try width("( \u{E9}") - width("\u{E9}"), try width("( e") - width("e"))
    #expect(abs(beside.0 - beside.1) < 0.001)
    #expect(try width("1212", digits: true) == width("0000", digits: true))
  }

  /// Returns the distance that a font puts between two characters, in ems.
  private func kerning(_ text: String, _ size: Double, _ era: SystemFontEra) throws -> Double {
    let font = try #require(FontLibrary.shared.font(FontRequest(size: size, era: era)))
    func width(_ text: String) -> Double {
      TextLayout(StyledText(text, style: .init(font: font)), constraint: .init()).size.width
    }
    return (width(text) - text.map { width(String($0)) }.reduce(0, +)) / size
  }

  /// T and small letters after it are a twentieth of an em closer in the display style, which begins at 20 points in iOS 11
  /// and comes by and by from 17 to 28 points since iOS 14: of labels in public documents eight of eight are.
  @Test(arguments: [SystemFontEra.original, .legacy, .modern])
  func largeTsAreCloser(era: SystemFontEra) throws {
    let (begin, end) = era == .modern ? (17.0, 28.0) : (19.99, 20)
    func difference(_ text: String, _ small: Double? = nil, _ large: Double? = nil) throws -> Double {
      try kerning(text, small ?? begin, era) - kerning(text, large ?? end, era)
    }
    let isClose = era != .original
    #expect(try abs(difference("To") - (isClose ? 102.0 / 2048 : 0)) < 0.002)
    #expect(try abs(difference("Te") - (isClose ? 102.0 / 2048 : 0)) < 0.002)
    #expect(try abs(difference("Tr") - (isClose ? 70.0 / 2048 : 0)) < 0.002)
    #expect(try abs(difference("Ta") - (isClose ? 30.0 / 2048 : 0)) < 0.002)
    // At 17 and 24 points, and with an accent.
    #expect(try (difference("To", 17, 24) > 0.03) == isClose)
    #expect(try (difference("T\u{F3}", 17, 24) > 0.03) == isClose)
    // Other letters are as far from each other as ever.
    #expect(try abs(difference("Va")) < 0.002)
    #expect(try abs(difference("oT")) < 0.002)
  }

  /// Pairs of all eras, and those of the modern one alone; in the display style other ones are added to them.
  @Test func systemFontsHaveTheirPairs() throws {
    let data = SystemFontData.bundled
    func units(_ pair: String, _ era: SystemFontEra, _ size: Double) throws -> Double {
      let units = Array(pair.utf16)
      return try #require(data.kerningCorrections(era: era, size: size)).between(units[0], units[1]) * 2048
    }
    for era in [SystemFontEra.original, .legacy, .modern] {
      let isClose = era != .original
      for (pair, small, added) in [("Ta", -30.0, -30.0), ("ST", 30, -30), ("To", 0, -102), ("Tr", 0, -70)] {
        let (text, display) = era == .modern ? (17.0, 28.0) : (19.9, 20)
        #expect(try abs(units(pair, era, text) - small) < 0.01, "\(pair), \(era)")
        #expect(try abs(units(pair, era, display) - small - (isClose ? added : 0)) < 0.01, "\(pair), \(era)")
      }
      #expect(try abs(units("_v", era, 17) - (era == .modern ? 163 : 0)) < 0.01)
      #expect(try abs(units("_v", era, 30) - (era == .modern ? 163 : 0)) < 0.01)
    }
  }

  /// Labels of 36, 47.667 and 17.5 points that Xcode 12 and later saved.
  @Test(arguments: [("50%", 17.0, 36.0, 2.0), ("100 %", 17, 47.667, 3), ("0%", 11, 17.5, 2)])
  func perCentSignsHaveTheirWidth(text: String, size: Double, expected: Double, scale: Double) {
    #expect(abs(pixels(layout(text, size).size.width, scale: scale) - expected) <= 0.34)
  }

  /// 2444/2048 of the size per line: 20.287, 40.574, 60.861 at 17 points.
  @Test func linesAreTwelveTenthsHigh() {
    #expect(abs(layout("a", 17).size.height - 20.287_109) < 0.000_01)
    #expect(abs(layout("a\nb", 17).size.height - 40.574_219) < 0.000_01)
    #expect(abs(layout("a\nb\nc", 17).size.height - 60.861_328) < 0.000_01)
    // 22.5 x 3 pixels and the like are the caller's rounding.
    #expect(pixels(layout("a\nb", 13).size.height, scale: 3) * 3 == 94)
  }

  @Test func anEmptyTextHasNoSize() {
    let empty = layout("", 17)
    #expect(empty.size == (0, 0))
    #expect(empty.lines.isEmpty)
  }
}
