import Testing

@testable import Typesetting
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

  /// Labels that Interface Builder saved are 20 points high in Helvetica Neue of 17 points, 25 in its light weight of 21,
  /// 31 in Avenir Next of 22 and 24 in Futura of 18; two of them are 215.5 and 276 wide.
  @MainActor @Test func standInsMeasureLikeTheFontsTheyStandFor() throws {
    @MainActor func label(_ name: String, _ size: CGFloat, _ text: String) throws -> CGSize {
      let label = UILabel()
      label.font = try #require(UIFont(name: name, size: size))
      label.text = text
      return label.intrinsicContentSize
    }
    #expect(try abs(label("HelveticaNeue", 17, "x").height - 20) <= 0.5)
    #expect(try abs(label("HelveticaNeue-Light", 21, "x").height - 25) <= 0.5)
    #expect(try abs(label("AvenirNext-Regular", 22, "x").height - 31) <= 1)
    #expect(try abs(label("Futura-Medium", 18, "x").height - 23.5) <= 0.5)
    #expect(try abs(label("HelveticaNeue", 17, "Say one of the words below.").width - 215.5) <= 3)
    #expect(try abs(label("AvenirNext-DemiBold", 28, "Welcome to GitHawk").width - 276) <= 3)
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

  /// A real font with bytes overwritten, cut off or swapped: registered or refused, measured and drawn either way.
  @Test(arguments: 0..<16)
  func damagedFontFilesDoNoHarm(seed: UInt64) throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fonts/Hebrew.ttf")
    var data = try Data(contentsOf: source)
    var random = SeededRandom(seed: seed &+ 1)
    switch seed % 4 {
    case 0: data = data.prefix(Int.random(in: 1..<data.count, using: &random))
    case 1:
      for _ in 0..<40 { data[Int.random(in: 0..<400, using: &random)] = .random(in: 0...255, using: &random) }
    case 2:
      for _ in 0..<200 {
        data[Int.random(in: 0..<data.count, using: &random)] = .random(in: 0...255, using: &random)
      }
    default:
      // The largest numbers where offsets and counts stand.
      for _ in 0..<10 {
        let place = Int.random(in: 12..<data.count - 4, using: &random)
        for index in place..<place + 4 { data[index] = 0xFF }
      }
    }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(UUID()).ttf")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    guard let face = try? FontFace(contentsOf: url) else {
      var error: Unmanaged<CFError>?
      #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
      #expect(error?.takeRetainedValue().localizedDescription.isEmpty == false)
      return
    }
    let font = UIFont(
      textFont: TextFont(
        request: FontRequest(family: .named("damaged"), size: 40), face: face, slant: 0),
      descriptor: UIFontDescriptor(name: "damaged", size: 40))
    let text = NSAttributedString(string: "שלום ab", attributes: [.font: font])
    #expect(text.size().width.isFinite && text.size().height.isFinite)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60)).image { _ in text.draw(at: .zero) }
    _ = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 60)).pdfData {
      $0.beginPage()
      text.draw(at: .zero)
    }
  }

  @Test(arguments: [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced])
  func designsHaveTheSystemFontsLines(design: UIFontDescriptor.SystemDesign) throws {
    let plain = UIFont.systemFont(ofSize: 17, weight: .bold)
    let descriptor = try #require(plain.fontDescriptor.withDesign(design))
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.textFont.weightClass == 700)
    #expect(font.familyName != plain.familyName)
    if design != .monospaced { #expect(abs(font.lineHeight - plain.lineHeight) < 0.001) }
    // Round corners change no width.
    if design == .rounded {
      #expect("Hamburg".size(withAttributes: [.font: font]) == "Hamburg".size(withAttributes: [.font: plain]))
    }
  }
}
