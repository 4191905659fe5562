import Testing

@testable import UIKit

@Suite struct FontTests {
  /// 1950/2048, 494/2048 and 2444/2048 of the size, as UIFont reports: 15 points have a line height of 17.900391.
  @Test func metricsAreTheSystemFonts() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(abs(font.ascender - 19.042_969) < 0.000_01)
    #expect(abs(font.descender + 4.824_219) < 0.000_01)
    #expect(abs(font.capHeight - 14.091_797) < 0.000_01)
    #expect(font.leading == 0)
    #expect(abs(UIFont.systemFont(ofSize: 15).lineHeight - 17.900_391) < 0.000_01)
    #expect(
      UIFont.systemFont(ofSize: 15, weight: .black).lineHeight == UIFont.systemFont(ofSize: 15).lineHeight)
  }

  /// Apple's Human Interface Guidelines, Dynamic Type sizes.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0, 60.0), (.title1, 28, 58), (.title2, 22, 56), (.title3, 20, 55),
    (.headline, 17, 53), (.body, 17, 53), (.callout, 16, 51), (.subheadline, 15, 49), (.footnote, 13, 44),
    (.caption1, 12, 43), (.caption2, 11, 40),
  ])
  func textStylesHaveTheirSizes(style: UIFont.TextStyle, large: Double, largest: Double) {
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(size(.large) == CGFloat(large))
    #expect(size(.accessibilityExtraExtraExtraLarge) == CGFloat(largest))
  }

  @Test func headlinesAreSemibold() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).textFont.weightClass == 600)
    #expect(UIFont.preferredFont(forTextStyle: .body).textFont.weightClass == 400)
  }

  /// Body text in bold is semibold, titles are bold: the guidelines' emphasised weights.
  @Test func boldIsTheStylesEmphasis() throws {
    func bold(_ style: UIFont.TextStyle) throws -> UIFont {
      let descriptor = UIFont.preferredFont(forTextStyle: style).fontDescriptor
      return UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
    }
    #expect(try bold(.body).textFont.weightClass == 600)
    #expect(try bold(.title1).textFont.weightClass == 700)
    #expect(try bold(.body).pointSize == 17)
    #expect(try bold(.body).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func italicsAndDesigns() throws {
    #expect(UIFont.italicSystemFont(ofSize: 17).textFont.isItalic)
    #expect(UIFont.systemFont(ofSize: 17, weight: .black).fontDescriptor.symbolicTraits.contains(.traitBold))
    let descriptor = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: descriptor, size: 0).familyName == "Tinamou Mono")
  }

  /// 0.618 em each.
  @Test func monospacedCharactersShareAnAdvance() {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    let narrow = "iiii".size(withAttributes: [.font: font]).width
    #expect(narrow == "WWWW".size(withAttributes: [.font: font]).width)
    #expect(abs(narrow - 4 * 20 * 1266 / 2048) < 0.001)
  }

  @Test func monospacedDigitsShareAnAdvance() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect("1111".size(withAttributes: [.font: font]) == "0000".size(withAttributes: [.font: font]))
    let plain = UIFont.systemFont(ofSize: 17)
    #expect("1111".size(withAttributes: [.font: plain]) != "0000".size(withAttributes: [.font: plain]))
  }

  @Test func metricsScaleFonts() {
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = .extraExtraExtraLarge
      $0.displayScale = 3
    }
    let metrics = UIFontMetrics(forTextStyle: .body)
    // Body text is 23 points there and 17 by default.
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits).pointSize == 23)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: traits).pointSize
        == 20)
    #expect(
      UIFontMetrics.default.scaledValue(for: 10, compatibleWith: UITraitCollection(displayScale: 2)) == 10)
  }

  @Test func namesOfFontsThatAreNotThere() {
    #expect(UIFont(name: "NoSuchFontAnywhere", size: 12) == nil)
    // Fonts of iOS have a stand-in of the same weight.
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.textFont.weightClass == 700)
  }

  @Test func sizesOfFonts() {
    let font = UIFont.boldSystemFont(ofSize: 10)
    #expect(font.withSize(30).pointSize == 30)
    #expect(font.withSize(30).textFont.weightClass == 700)
    #expect(font.isEqual(UIFont.systemFont(ofSize: 10, weight: .bold)))
    #expect(UIFont.labelFontSize == 17)
  }

  @Test func filesThatAreNoFontsAreRefused() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "no-font-\(UUID().uuidString).ttf")
    try Data("hello".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == 103)
  }
}
