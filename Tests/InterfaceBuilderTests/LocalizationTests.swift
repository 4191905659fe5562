import Foundation
import Testing

@testable import InterfaceBuilder

private func pairs(_ text: String) throws(InterfaceDocumentError) -> [String: String] {
  try StringsTable.pairs(Data(text.utf8))
}

@Suite struct StringsFiles {
  @Test func commentsAreSkippedAndEscapesAreRead() throws {
    let table = try pairs(
      #"""
      /* Class = "UILabel"; text = "Name"; */
      "a-b-c.text" = "Nom";
      // another
      word.title = "Ligne\nsuivante \"\U00e9\" \\";
      "pair" = "\Ud83d\Ude00";
      """#)
    #expect(table == ["a-b-c.text": "Nom", "word.title": "Ligne\nsuivante \"é\" \\", "pair": "😀"])
  }

  @Test func tablesAreReadInUTF16WithAMarkAndAsBinaryLists() throws {
    let text = #""k" = "größer";"#
    #expect(try StringsTable.pairs(try #require(text.data(using: .utf16))) == ["k": "größer"])
    #expect(try StringsTable.pairs(Data([0xEF, 0xBB, 0xBF] + Array(text.utf8))) == ["k": "größer"])
    let list = try PropertyListSerialization.data(fromPropertyList: ["k": "v"], format: .binary, options: 0)
    #expect(try StringsTable.pairs(list) == ["k": "v"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, "; is missing"), ("\n\"a\" = \"b;\n", 3, "a string does not end"),
    ("/* x", 1, "a comment does not end"), ("\"a\" = ;", 1, "a string is missing"),
  ])
  func damageHasAPlace(_ text: String, _ line: Int, _ message: String) {
    do {
      _ = try pairs(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.line == line)
      #expect(error.message == message)
    }
  }

  @Test func rulesGiveTheTextOfTheDevice() throws {
    let rules: [String: Any] = [
      "a.text": [
        "NSStringLocalizedFormatKey": "%#@n@ left",
        "n": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "one day", "other": "%d days"],
      ],
      "b.text": ["NSStringVariableWidthRuleType": ["1": "W", "20": "Wide"]],
      "c.text": ["NSStringDeviceSpecificRuleType": ["ipad": "Touch the iPad", "iphone": "Touch the iPhone"]],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
    let phone = try StringsTable.rules(data, isPad: false)
    #expect(phone == ["a.text": "%d days left", "b.text": "Wide", "c.text": "Touch the iPhone"])
    #expect(try StringsTable.rules(data, isPad: true)["c.text"] == "Touch the iPad")
  }

  @Test func cataloguesGiveTheClosestLanguage() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Nom"}}}},
        "b.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Name"}}}}}}
      """
    #expect(
      try StringsTable.catalogue(Data(text.utf8), language: "fr-CA", isPad: false) == ["a.text": "Nom"])
  }

  @Test func regionsFallBackToTheirLanguage() {
    #expect(Localization.fallbacks("pt-BR") == ["pt-BR", "pt_BR", "pt"])
    #expect(Localization.isRightToLeft("ar-EG"))
    #expect(!Localization.isRightToLeft("fr"))
  }
}

/// A directory that goes with the test.
private final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("localized-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, _ name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}

@Suite struct LocalizedDocuments {
  private let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"
      targetRuntime="iOS.CocoaTouch">
      <objects>
        <view id="v"><subviews>
          <label id="l" text="Name"/>
          <label id="m"><string key="text">Two
    lines</string></label>
          <button id="b"><state key="normal" title="Send"/><state key="selected" title="Sent"/></button>
          <button id="c"><buttonConfiguration key="configuration" title="Go"/></button>
          <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        </subviews></view>
      </objects>
    </document>
    """

  @Test func textsComeFromFilesBesideTheDocument() throws {
    let folder = try Folder()
    let path = try folder.write(document, "Base.lproj/Main.xib")
    _ = try folder.write(
      """
      "l.text" = "Nom"; "m.text" = "Une ligne"; "b.normalTitle" = "Envoyer"; "b.selectedTitle" = "Envoyé";
      "c.configuration.title" = "Aller"; "s.segmentTitles[1]" = "Deux";
      """, "fr.lproj/Main.strings")
    let french = try InterfaceDocument(contentsOfFile: path, language: "fr-CA")
    #expect(french.warnings.isEmpty)
    #expect(french.element("l")?["text"] == "Nom")
    #expect(french.element("m")?["text"] == "Une ligne")
    #expect(french.element("m")?.child(key: "text") == nil)
    #expect(french.element("b")?.children.map { $0["title"] } == ["Envoyer", "Envoyé"])
    #expect(french.element("c")?.child("buttonConfiguration")?["title"] == "Aller")
    #expect(french.element("s")?.items(in: "segments").map { $0["title"] } == ["One", "Deux"])
    #expect(try InterfaceDocument(contentsOfFile: path).element("l")?["text"] == "Name")
    #expect(try InterfaceDocument(contentsOfFile: path, language: "de").element("l")?["text"] == "Name")
  }

  @Test func damagedTranslationsAreAWarning() throws {
    let folder = try Folder()
    let path = try folder.write(document, "Base.lproj/Main.xib")
    let strings = try folder.write("\n\"l.text\" = \"Nom", "fr.lproj/Main.strings")
    let french = try InterfaceDocument(contentsOfFile: path, language: "fr")
    #expect(french.element("l")?["text"] == "Name")
    #expect(french.warnings.map(\.message) == ["\(strings):2:16: a string does not end"])
  }

  @Test func neighboursAreFoundWithinTheProject() throws {
    let folder = try Folder()
    let path = try folder.write(document, "App/Views/Base.lproj/Main.storyboard")
    _ = try folder.write("{}", "App/Assets.xcassets/Contents.json")
    _ = try folder.write(document, "App/Views/Other.storyboard")
    let neighbours = DocumentNeighbours(file: path)
    let app = folder.url.appendingPathComponent("App").path
    #expect(neighbours.document(named: "Other", ending: "storyboard") == app + "/Views/Other.storyboard")
    #expect(neighbours.document(named: "../Views/Other", ending: "storyboard") == nil)
    // Without a project above, only what lies beside the document belongs to it.
    #expect(neighbours.resourceDirectories == [app + "/Views"])
    _ = try folder.write("", "Package.swift")
    #expect(DocumentNeighbours(file: path).resourceDirectories.contains(app))
  }
}
