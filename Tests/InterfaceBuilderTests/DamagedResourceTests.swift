import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Damaged catalogs of assets and tables of strings: each is read or refused, in time. `scripts/checks/fuzz-projects --suite resources` runs
/// many; it sets the environment.
@Suite(.serialized) struct DamagedResourceTests {
  private static let environment = ProcessInfo.processInfo.environment

  private static let files = [
    "Texts.strings": """
    /* A comment */ "key" = "value \\"quoted\\" \\n\\U00e9";
    // Another
    key2 = "%1$@ of %2$lld"; "ä" = "ö";
    """,
    "Texts.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@count@ and %#@count@</string>
    <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d item</string><key>other</key>
    <string>%d items</string></dict></dict></dict></plist>
    """,
    "Texts.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
      "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld a"}},
        "other": {"stringUnit": {"state": "new", "value": "%lld as"}}}}},
      "de": {"stringUnit": {"state": "translated", "value": "ein %@"}, "substitutions": {"x": {"argNum": 1, "formatSpecifier": "lld",
        "variations": {"device": {"ipad": {"stringUnit": {"value": "%arg"}}}}}}}}}, "b": {}}}
    """,
    "A.xcassets/Tint.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0.1", "green": "0x33", "blue": "255", "alpha": "1.000"}}},
      {"idiom": "ipad", "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}],
       "color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "0.5"}}}],
     "info": {"author": "xcode", "version": 1}, "properties": {"provides-namespace": true}}
    """,
    "A.xcassets/Icon.imageset/Contents.json": """
    {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x", "resizing": {"mode": "9-part",
      "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}, "center": {"mode": "tile", "width": 1, "height": 1}}},
      {"idiom": "universal", "scale": "2x"}], "info": {"author": "xcode", "version": 1},
     "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
    """,
    "A.xcassets/Folder/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
  ]

  /// A few hundred files in the tests; as many as fit in the seconds of the environment.
  @Test func damagedResourcesAreReadOrRefused() throws {
    let seconds = Self.environment["TINAMOU_FUZZ_SECONDS"].flatMap(Double.init)
    let first = Self.environment["TINAMOU_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let last = Self.environment["TINAMOU_FUZZ_LAST"]
    let folder = NSTemporaryDirectory() + "resources-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (file, text) in Self.files {
      let path = "\(folder)/\(file)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    }
    try Data([0]).write(to: URL(fileURLWithPath: "\(folder)/A.xcassets/Icon.imageset/a.png"))
    let names = Self.files.keys.sorted()
    let begin = ContinuousClock.now
    var (seed, read, slowest) = (first, 0, Duration.zero)
    repeat {
      // The seed is known if the process ends.
      if let last { try "\(seed)".write(toFile: last, atomically: false, encoding: .utf8) }
      var damage = Damage(seed: seed)
      let name = damage.pick(names)
      let path = "\(folder)/\(name)"
      try Data(damage.damaged(Array((Self.files[name] ?? "").utf8))).write(to: URL(fileURLWithPath: path))
      let start = ProcessorTime.now
      if name.hasPrefix("Texts") {
        _ = StringsTable.languages(ofCatalogue: path)
        for language in ["en", "de"] {
          if (try? StringsTable(contentsOfFile: path, language: language, isPad: true)) != nil { read += 1 }
        }
      } else {
        let catalog = AssetCatalog(contentsOf: URL(fileURLWithPath: "\(folder)/A.xcassets"))
        if catalog.problems.isEmpty { read += 1 }
      }
      let time = ProcessorTime.now - start
      slowest = max(slowest, time)
      #expect(time < .seconds(20), "seed \(seed): \(name) takes \(time)")
      try (Self.files[name] ?? "").write(toFile: path, atomically: false, encoding: .utf8)
      seed += 1
    } while seconds.map { ContinuousClock.now - begin < .seconds($0) } ?? (seed < first + 300)
    print("fuzz-projects: seeds \(first) to \(seed - 1): \(read) read, slowest \(slowest)")
    #expect(read > 0)
  }
}
