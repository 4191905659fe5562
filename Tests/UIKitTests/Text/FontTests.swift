import TestSupport
import Testing

@testable import Typesetting
import UIKit

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

  /// The same source, for all twelve categories, from extra small to the largest accessibility size.
  static let sizes: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  /// Styles have their sizes in every category, and metrics bring a font of the default size near to them: they scale by the
  /// line spacings.
  @Test(arguments: sizes.indices)
  func textStylesHaveTheirSizesInAllCategories(index: Int) {
    let (style, sizes) = FontTests.sizes[index]
    for (category, size) in zip(UIContentSizeCategory.allCategories, sizes) {
      let traits = UITraitCollection {
        $0.preferredContentSizeCategory = category
        $0.displayScale = 3
      }
      #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
      let custom = UIFont.monospacedSystemFont(ofSize: sizes[3], weight: .regular)
      let scaled = UIFontMetrics(forTextStyle: style).scaledFont(for: custom, compatibleWith: traits)
      #expect(abs(scaled.pointSize / size - 1) < 0.2)
    }
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

  @Test func fontsHaveItalicsAndDesigns() throws {
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

  /// Settings of features by the keys of UIKit, by their older names, and by those of Core Text.
  @Test func featureSettingsMakeDigitsMonospaced() {
    typealias Key = UIFontDescriptor.FeatureKey
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    func width(_ text: String, _ settings: Any) -> CGFloat {
      let font = UIFont(descriptor: descriptor.addingAttributes([.featureSettings: settings]), size: 17)
      return (text as NSString).size(withAttributes: [.font: font]).width
    }
    let all: [Any] = [
      [[Key.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]],
      [[Key.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]],
      [["CTFeatureTypeIdentifier": 6, "CTFeatureSelectorIdentifier": 0]],
    ]
    for settings in all { #expect(width("1111", settings) == width("0000", settings)) }
    let proportional = [[Key.type: kNumberSpacingType, .selector: kProportionalNumbersSelector]]
    #expect(width("1111", proportional) < width("0000", proportional))
    // The numbers of Apple's header of layout tables.
    #expect(kStylisticAltTwentyOffSelector == 41 && kUpperCaseType == 38 && kContextualAlternatesType == 36)
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
    // The line spacing of body text is 29 points there and 22 by default.
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits).pointSize.rounded() == 22)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: traits).pointSize
        == 20)
    #expect(
      UIFontMetrics.default.scaledValue(for: 10, compatibleWith: UITraitCollection(displayScale: 2)) == 10)
  }

  @Test func unknownNamesOfFontsMakeNone() {
    #expect(UIFont(name: "NoSuchFontAnywhere", size: 12) == nil)
    // Fonts of iOS have a stand-in of the same weight.
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.textFont.weightClass == 700)
  }

  /// Labels that Interface Builder saved are 20 points high in Helvetica Neue of 17 points, 25 in its light weight of 21,
  /// 31 in Avenir Next of 22 and 24 in Futura of 18.
  @MainActor @Test func standInsMeasureLikeTheFontsTheyStandFor() throws {
    @MainActor func label(_ name: String, _ size: CGFloat, _ text: String) throws -> CGSize {
      let label = UILabel()
      let font: UIFont = try #require(UIFont(name: name, size: size))
      label.font = font
      label.text = text
      return label.intrinsicContentSize
    }
    #expect(try abs(label("HelveticaNeue", 17, "x").height - 20) <= 0.5)
    #expect(try abs(label("HelveticaNeue-Light", 21, "x").height - 25) <= 0.5)
    #expect(try abs(label("AvenirNext-Regular", 22, "x").height - 31) <= 1)
    #expect(try abs(label("Futura-Medium", 18, "x").height - 23.5) <= 0.5)
  }

  /// The widths that Interface Builder saved for labels of public documents, in fonts whose advances are known: within
  /// a hundredth and half a point, since kerning is the stand-in's.
  @MainActor
  @Test(arguments: [
    ("HelveticaNeue", 17, "Say one of the words below.", 215.5), ("HelveticaNeue", 17, "Content", 61),
    ("HelveticaNeue-Light", 12, "This is a date and time", 117), ("HelveticaNeue-Bold", 17, "Label", 44.5),
    ("AvenirNext-Regular", 32, "Adventure awaits", 251), ("AvenirNext-Regular", 22, "Home", 61.5),
    ("AvenirNext-DemiBold", 28, "Welcome to GitHawk", 276), ("Avenir-Heavy", 40, "MIDI File and Sync", 347.5),
    ("Helvetica", 36, "Second View", 209.5), ("Georgia", 17, "An even wilder and crazier label", 240),
  ])
  func standInsHaveTheAdvancesOfTheFontsTheyStandFor(
    name: String, size: Double, text: String, width: Double
  ) throws {
    let label = UILabel()
    let font: UIFont = try #require(UIFont(name: name, size: CGFloat(size)))
    label.font = font
    label.text = text
    let measured = Double(label.intrinsicContentSize.width)
    #expect(abs(measured - width) <= 0.5 + width / 100)
    // Letters with accents are as wide as without.
    label.text = "nnn\u{E9}\u{E9}\u{E9}nnn"
    let accented = label.intrinsicContentSize.width
    label.text = "nnneeennn"
    #expect(abs(accented - label.intrinsicContentSize.width) < 1)
  }

  @Test func fontsKeepTheirWeightInOtherSizes() {
    let font = UIFont.boldSystemFont(ofSize: 10)
    #expect(font.withSize(30).pointSize == 30)
    // iOS prints `.SFUI-Semibold` for it.
    #expect(font.withSize(30).textFont.weightClass == 600)
    #expect(font.isEqual(UIFont.systemFont(ofSize: 10, weight: .semibold)))
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
    var random = SplitMix(seed: seed &+ 1)
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

  /// Copies of a bundled font with bytes overwritten behind the directory: those that still open are registered, found by
  /// name, measured and drawn, and unregistered.
  @MainActor @Test func damagedFontsThatOpenAreUsed() throws {
    let source = FontLibrary.resourceDirectory.appendingPathComponent("TinamouSerif-Regular.ttf")
    let original = try Data(contentsOf: source)
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    var used = 0
    for seed in 0..<24 as Range<UInt64> {
      var random = SplitMix(seed: seed &* 977 &+ 5)
      var data = original
      for _ in 0..<(10 << (seed % 5)) {
        data[Int.random(in: 400..<data.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      let url = directory.appendingPathComponent("\(seed).ttf")
      try data.write(to: url)
      guard let face = try? FontFace(contentsOf: url) else { continue }
      #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
      defer { #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil)) }
      let font = try #require(UIFont(name: face.postScriptName, size: 31))
      used += 1
      let label = UILabel()
      label.font = font
      label.text = "Hamburgefonstiv AVA fi 0123 éß"
      label.numberOfLines = 0
      let size = label.sizeThatFits(CGSize(width: 200, height: 1000))
      #expect(size.width.isFinite && size.height.isFinite && size.height >= 0)
      label.frame = CGRect(x: 0, y: 0, width: 200, height: min(max(size.height, 1), 400))
      _ = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
      _ = UIGraphicsPDFRenderer(bounds: label.bounds).pdfData {
        $0.beginPage()
        label.layer.render(in: $0.cgContext)
      }
    }
    // The damage is small enough for most to be read.
    #expect(used >= 12)
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerUnregisterFontsForURL(source as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == 201)
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

  /// The numbers of types and selectors are those of Apple's font feature registry.
  @MainActor @Test func fontsNameTheirFeatures() throws {
    let features = try #require(CTFontCopyFeatures(.systemFont(ofSize: 17)) as? [[String: Any]])
    let spacing = try #require(
      features.first { $0[kCTFontFeatureTypeIdentifierKey as String] as? Int == 6 })
    #expect(spacing[kCTFontFeatureTypeExclusiveKey as String] as? Bool == true)
    let selectors = spacing[kCTFontFeatureTypeSelectorsKey as String] as? [[String: Any]]
    #expect(selectors?.contains { $0[kCTFontFeatureSelectorIdentifierKey as String] as? Int == 0 } == true)
    #expect(
      selectors?.contains { $0[kCTFontFeatureSelectorNameKey as String] as? String == "Monospaced Numbers" }
        == true)
  }
}
