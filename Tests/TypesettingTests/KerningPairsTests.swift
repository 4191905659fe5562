import Foundation
import Testing

@testable import Typesetting

@Suite struct KerningPairsTests {
  private let pairs = KerningPairs([0x41: [0x56: -0.25, 0x2014: 1], 0x2014: [0x41: 1], 0x20: [0x54: -0.5]])

  @Test func pairsOfASCIIHaveTheirDistance() {
    #expect(pairs.between(0x41, 0x56) == -0.25)
    #expect(pairs.between(0x20, 0x54) == -0.5)
    #expect(pairs.between(0x56, 0x41) == 0)
    // Others have no place, and do no harm.
    #expect(pairs.between(0x41, 0x2014) == 0)
    #expect(pairs.between(0x2014, 0x41) == 0)
    #expect(pairs.between(0x0A, 0xFFFF) == 0)
  }

  /// Letters with accents are kerned as their letters; those that are letters of their own are not kerned.
  @Test func lettersWithAccentsAreKernedAsTheirLetters() {
    #expect(pairs.between(0xC4, 0x56) == -0.25)
    #expect(pairs.between(0x20, 0x164) == -0.5)
    #expect(pairs.between(0xC6, 0x56) == 0)
  }

  /// A font that imitates another one has its advances and its kerning, in the stand-in's place, however it is shaped.
  @Test func imitatedKerningReplacesTheStandIns() throws {
    for family in [FontRequest.Family.system(.standard), .system(.monospaced)] {
      var request = FontRequest(family: family, size: 100)
      request.imitated = ImitatedMetrics(
        ascender: 1, descender: -0.25,
        advances: ImitatedAdvances([0x41: 0.5, 0x56: 0.75, 0x20: 0.25, 0x54: 0.5, 0x2014: 1]), kerning: pairs)
      let font = try #require(FontLibrary.shared.font(request))
      func width(_ text: String, kern: Double? = nil) -> Double {
        var style = StyledText.Style(font: font)
        style.kern = kern
        return TextLayout(StyledText(text, style: style), constraint: .init()).size.width
      }
      #expect(abs(width("AV") - 100) < 0.01)
      #expect(abs(width("AV A TA") - (25 + 75 + 25 + 50 + 25 + 50 + 50 - 50)) < 0.01)
      #expect(abs(width("VA") - 125) < 0.01)
      #expect(abs(width("AV", kern: 0) - 125) < 0.01)
      // A dash is not ASCII: HarfBuzz shapes the whole.
      #expect(abs(width("\u{2014}AV") - 200) < 0.01)
      #expect(font.lineHeight == 125)
    }
  }

  /// The kerning that the display style adds to the system font's pairs comes with its share in the size, in
  /// units of the font.
  @Test(arguments: [
    ("To", SystemFontEra.modern, 17, 0), ("To", .modern, 22, -102 * 0.53), ("To", .modern, 28, -102),
    ("To", .legacy, 19, 0), ("To", .legacy, 20, -102), ("ST", .modern, 12, 30), ("ST", .modern, 40, 0),
    ("Fa", .original, 17, -35), ("Fa", .original, 20, 0), ("Ab", .modern, 28, 0),
  ])
  func displayPairsComeWithTheStyle(_ pair: String, _ era: SystemFontEra, _ size: Double, _ units: Double)
    throws
  {
    let data = SystemFontData.bundled
    let pairs = try #require(data.kerningCorrections(era: era, size: size))
    let characters = Array(pair.utf16)
    #expect(abs(pairs.between(characters[0], characters[1]) * data.unitsPerEm - units) < 0.01)
  }
}
