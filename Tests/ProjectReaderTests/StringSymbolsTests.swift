import Foundation
import Testing

@testable import ProjectReader

@Suite struct StringSymbolsTests {
  /// Keys of public catalogues, and the names that the code beside uses.
  @Test(arguments: [
    ("Albums", "albums"), ("Alert.PhotoAccess", "alertPhotoAccess"), ("cancel", "cancel"),
    ("Batch.NItemsSelected %lld", "batchNitemsSelected"), ("FocalLenIn35mmFilm", "focalLenIn35MmFilm"),
    ("Batch.PartialSuccess %lld %lld", "batchPartialSuccess"), ("%@", ""), ("", ""),
  ])
  func keysHaveXcodesSymbols(key: String, name: String) { #expect(StringSymbols.name(of: key) == name) }

  @Test func formatsHaveTypesAndLabels() {
    #expect(StringSymbols.formats(in: "100%% of it").isEmpty)
    #expect(StringSymbols.formats(in: "%2$@ and %1$lld").map(\.type) == ["Int", "String"])
    #expect(StringSymbols.formats(in: "%(count)lld at %.2f").map(\.label) == ["count", nil])
    #expect(StringSymbols.formats(in: "%(count)lld at %.2f").map(\.type) == ["Int", "Double"])
  }

  @Test func textsAddedByHandHaveMembers() throws {
    let folder = NSTemporaryDirectory() + "symbols-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "Found In Code": { },
        "Alert.Cancel": { "extractionState": "manual",
          "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Cancel \\"it\\"" } } } },
        "class": { "extractionState": "manual" },
        "Limit %lld": { "extractionState": "manual",
          "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Up to %lld" } } } } } }
      """
    for name in ["Localizable", "Settings"] {
      try text.write(toFile: "\(folder)/\(name).xcstrings", atomically: true, encoding: .utf8)
    }
    let symbols = StringSymbols(catalogue: folder + "/Localizable.xcstrings")
    let lines = symbols.source.split(separator: "\n").map(String.init)
    #expect(lines[1] == "extension LocalizedStringResource {")
    #expect(
      lines[2]
        == #"  static var alertCancel: LocalizedStringResource { LocalizedStringResource("Alert.Cancel", "#
        + #"defaultValue: String.LocalizationValue("Cancel \"it\"")) }"#)
    #expect(
      lines[3]
        == #"  static func limit(_ arg1: Int) -> LocalizedStringResource { LocalizedStringResource("Limit %lld", "#
        + #"defaultValue: "\(arg1)") }"#)
    #expect(lines[4].contains("static var `class`"))
    #expect(!symbols.source.contains("Found In"))
    let others = StringSymbols(catalogue: folder + "/Settings.xcstrings").source
    #expect(others.contains("enum Settings {") && others.contains(#"table: "Settings")"#))
    #expect(StringSymbols(catalogue: folder + "/none.xcstrings").source.isEmpty)
  }
}
