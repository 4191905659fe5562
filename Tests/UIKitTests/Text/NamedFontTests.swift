import Foundation
import Testing
import Typesetting

import UIKit
@testable import UIKitValues

/// Fonts that documents name and that are not there.
@Suite @MainActor struct NamedFontTests {
  private func font(_ name: String, _ size: Double) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(documentFont: name, size: size), size: size)
  }

  /// The size of a line of text, rounded up to pixels.
  private func label(_ name: String, _ size: Double, _ text: String, scale: Double = 2) -> CGSize {
    label(font(name, size), text, scale: scale)
  }

  private func label(_ font: UIFont, _ text: String, scale: Double = 2) -> CGSize {
    let text = StyledText(text, style: .init(font: font.textFont))
    let size = TextLayout(text, constraint: .init()).size
    func up(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  private func width(_ text: String, _ font: UIFont, kern: Double? = nil) -> Double {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if let kern { attributes[.kern] = kern }
    return Double(NSAttributedString(string: text, attributes: attributes).size().width)
  }

  /// Frames that Interface Builder saved for labels of public documents, on screens of scale 2.
  @Test(arguments: [
    ("SourceSansPro-Regular", 20.0, "7.51464806 DCR", 134.0, 25.5),
    ("SourceSansPro-Regular", 14, "Voting Authority", 95, 18),
    ("SourceSansPro-Regular", 16, "Jan 20, 2019 02:33pm", 144, 20.5),
    ("SourceSansPro-Bold", 17, "How does Governance Work?", 215.5, 21.5),
    ("SourceSansPro-SemiBold", 20, "Rename wallet", 127.5, 25.5),
    ("OpenSans-Semibold", 15, "Wi-fi only download", 143, 20.5),
    ("Roboto-Bold", 24, "LOCALITY", 110.5, 28.5), ("Roboto-Regular", 14, "Country", 49, 16.5),
    ("BarlowSemiCondensed-Light", 17, "MESSAGE", 62.5, 20.5),
    ("FiraSans-SemiBold", 15, "Data Usage", 76.5, 18), ("FiraSans-Regular", 14, "Max Ping Average", 110, 17),
    ("FiraSans-Light", 28, "Label", 67.5, 34), ("Inter-Regular", 12, "Referral Program", 96, 15),
    ("Muli", 13, "Read our", 57, 19.5), ("Muli-Bold", 16, "Share this app", 112, 24),
  ])
  func labelsHaveTheFramesThatInterfaceBuilderSaved(
    name: String, size: Double, text: String, width: Double, height: Double
  ) {
    #expect(label(name, size, text) == CGSize(width: width, height: height))
  }

  /// Saved labels in Avenir Next show the kerning of its T before small letters, and none between capitals.
  @Test func avenirNextKernsItsTOnly() {
    for name in ["AvenirNext-Regular", "AvenirNext-DemiBold"] {
      let font = font(name, 100)
      func kerning(_ text: String) -> Double {
        width(text, font) - text.map { width(String($0), font) }.reduce(0, +)
      }
      #expect(abs(kerning("AWAKE")) < 0.01)
      #expect(abs(kerning("LTV. P,")) < 0.01)
      #expect(abs(kerning("To") + 8) < 0.01)
      #expect(abs(kerning("Te") + 8.4) < 0.01)
      #expect(abs(kerning("Tr") + 5.6) < 0.01)
      // Without kerning there is none of this either.
      #expect(abs(width("To", font, kern: 0) + kerning("To") - width("To", font)) < 0.01)
    }
    // Other fonts have the kerning of the face that stands in.
    let other = font("HelveticaNeue", 100)
    #expect(width("AWAKE", other) < "AWAKE".map { width(String($0), other) }.reduce(0, +) - 1)
  }

  /// Of scale 3; all characters of the font are as wide as each other.
  @Test(arguments: [("placeholder", 66.33), ("for iOS 11.0 - 12.1.2", 126.33)])
  func monospacedLabelsHaveSavedSizes(text: String, width: Double) {
    let size = label("RobotoMono-Regular", 10, text, scale: 3)
    #expect(abs(size.width - width) < 0.01)
    #expect(abs(size.height - 13.33) < 0.01)
    #expect(font("RobotoMono-Regular", 10).familyName == UIFont(name: "Menlo-Regular", size: 10)?.familyName)
  }

  /// Saved frames of labels in fonts of which only the name is known are those of Helvetica Neue in its regular weight:
  /// 21 points high at 18.
  @Test(arguments: ["AGaramondPro-Regular", "DINNextLTPro-Light", "ProximaNova-Bold", "icomoon"])
  func unknownNamesLookLikeHelveticaNeue(name: String) throws {
    #expect(label(name, 18, "Title").height == 21)
    let helvetica: UIFont = try #require(UIFont(name: "HelveticaNeue", size: 18))
    #expect(label(name, 18, "Continue anyway") == label(helvetica, "Continue anyway"))
    #expect(font(name, 18).textFont.weightClass == 400)
  }

  /// Saved frames of labels in fonts of iOS, which programs can ask for too; widths within a point.
  @Test(arguments: [
    ("BradleyHandITCTT-Bold", 40.0, "Label", 94.0, 50.0, 2.0),
    ("Menlo-Regular", 15, "30.0 FPS", 72.5, 17.5, 2),
    ("CourierNewPS-BoldMT", 30, "BACKGROUND", 180.333, 34, 3), ("Courier", 17, "ID Backup", nil, 17, 3),
    ("PingFangSC-Regular", 12, " ", nil, 17, 3), ("GillSans-Bold", 17, "Done", 46, 20, 2),
    ("GillSans-SemiBold", 17, "Next Coffee Time:", 138, 20.5, 2),
    ("Chalkduster", 50, "This is", nil, 63.5, 2),
    ("AvenirNextCondensed-Bold", 47, "Share", 107, 64.5, 2),
    ("AvenirNextCondensed-MediumItalic", 47, "Alike", 84, 64.5, 2),
  ])
  func fontsOfIOSHaveSavedSizes(
    name: String, size: Double, text: String, width: Double?, height: Double, scale: Double
  ) throws {
    let measured = label(try #require(UIFont(name: name, size: size)), text, scale: scale)
    if let width { #expect(abs(measured.width - width) <= 1) }
    #expect(abs(measured.height - height) < 0.01)
  }

  @Test func theSystemFontHasOtherNames() {
    for (name, weight) in [
      (".SFUIText-Medium", UIFont.Weight.medium), ("SFProText-Semibold", .semibold),
      ("SFProDisplay-Regular", .regular), (".AppleSystemUIFontBold", .bold),
    ] {
      #expect(font(name, 17).textFont == UIFont.systemFont(ofSize: 17, weight: weight).textFont)
    }
  }

  /// As on a device that has no such font.
  @Test func programsGetNoFontThatIsNotThere() {
    #expect(UIFont(name: "Roboto-Regular", size: 12) == nil)
    let descriptor = UIFontDescriptor(name: "Roboto-Regular", size: 12)
    #expect(UIFont(descriptor: descriptor, size: 0).textFont == UIFont.systemFont(ofSize: 12).textFont)
  }

  @Test func otherSizesKeepTheMetrics() {
    let small = font("OpenSans", 10)
    let large = small.withSize(40)
    #expect(abs(large.lineHeight - 4 * small.lineHeight) < 1e-9)
    #expect(abs(width("Tidy", large) - 4 * width("Tidy", small)) < 1e-9)
    #expect(large.textFont == font("OpenSans", 40).textFont)
  }

  /// In Lato the pair "AV" has -54 thousandths of an em, in Poppins nothing.
  @Test func kerningIsTheFontsOwn() {
    let lato = font("Lato-Regular", 1000)
    let kerning = width("AV", lato) - width("A", lato) - width("V", lato)
    #expect(abs(kerning + 54) < 0.01)
    #expect(abs(width("AV", lato, kern: 0) - width("A", lato) - width("V", lato)) < 0.01)
    // Letters with accents are kerned as their letters, in text of all characters.
    let accented = width("\u{C1}V", lato) - width("\u{C1}", lato) - width("V", lato)
    #expect(abs(accented - kerning) < 0.01)
    let mixed = width("AV\u{2014}", lato) - width("\u{2014}", lato) - width("AV", lato)
    #expect(abs(mixed) < 0.01)
    let poppins = font("Poppins-Regular", 1000)
    #expect(abs(width("AV", poppins) - width("A", poppins) - width("V", poppins)) < 0.01)
  }

  @Test func aRegisteredFileWins() throws {
    // A test font under the name of one whose metrics are known, as long as its own.
    let (old, name) = ("TinamouTestHebrew-Regular", "Montserrat-SemiBoldItalic")
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fonts/Hebrew.ttf")
    var data = try Data(contentsOf: url)
    let bytes = { (name: String) in Data(name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
    let place = try #require(data.range(of: bytes(old)))
    data.replaceSubrange(place, with: bytes(name))
    let before = font(name, 20)
    #expect(try FontLibrary.shared.register(data: data) == name)
    let after = font(name, 20)
    #expect(after.textFont != before.textFont)
    #expect(after.fontName == name)
    // The case of letters does not matter, as with Core Text.
    #expect(UIFont(name: name.lowercased(), size: 20)?.fontName == name)
  }

  /// The file's own facts: free licences, and rows for all characters.
  @Test func everyFaceIsComplete() throws {
    struct File: Decodable {
      struct Family: Decodable {
        struct Face: Decodable {
          let ascender, descender: Double
          let advances: Int
          let kerning: Int?
        }
        let name, licence, copyright: String
        let version: String
        let unitsPerEm: Double
        let faces: [String: Face]
      }
      let characters: String
      let families: [Family]
      let advances: [String]
      let kernings: [String]
    }
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/UIKitValues/Resources/Data/NamedFonts.json").standardized
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    for row in file.advances where Int(row) == nil {
      let plain = row.prefix { $0 != "|" }
      #expect(plain.split(separator: " ").count == file.characters.utf16.count)
    }
    for family in file.families {
      #expect(["OFL-1.1", "Apache-2.0"].contains(family.licence))
      #expect(!family.copyright.isEmpty && !family.version.isEmpty)
      for (name, face) in family.faces {
        #expect(file.advances.indices.contains(face.advances))
        #expect(face.kerning.map(file.kernings.indices.contains) ?? true)
        let metrics = try #require(NamedFonts.bundled.metrics(of: name))
        #expect(abs(metrics.imitated.ascender * family.unitsPerEm - face.ascender) < 1e-9)
        // Lines of all known text fonts are between one and two ems high.
        #expect((0.9...2).contains(metrics.imitated.ascender - metrics.imitated.descender))
      }
    }
  }

  /// Helvetica is 1.15 times as high as it is large: sums of parts must not make 23 points of 20 a little more, which
  /// callers who round up to pixels would see.
  @Test(arguments: [1, 2, 3, 7]) func linesOfWholePointsAreExact(lines: Int) throws {
    let font = try #require(UIFont(name: "Helvetica", size: 20))
    #expect(font.lineHeight == 23)
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    let size = CGSize(width: 400, height: CGFloat.greatestFiniteMagnitude)
    let bounds = NSAttributedString(string: text, attributes: [.font: font]).boundingRect(
      with: size, options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds.height == 23 * CGFloat(lines))
  }
}
