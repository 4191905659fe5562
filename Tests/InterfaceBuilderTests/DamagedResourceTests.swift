import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Damaged catalogs of assets and tables of strings: each is read or refused, in time. `scripts/fuzz-projects --suite resources` runs
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

/// Damages bytes at random; the same seed always does the same.
private struct Damage: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64, by Sebastiano Vigna, in the public domain.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &self)] }

  private static let spice = [
    "\0", "\u{FEFF}", "\u{2028}", "é", "👩‍👩‍👦", "\\U0041", "\\", "\"", "'", "<", ">", "<!--", "]]>", "&#0;",
    "&lt;", "{", "}", "(",
    ")", ";", ",", "=", "$(A)", "$(inherited)", "$(A:lower)", "${", "%d", "%1$@", "%lld", "%*d", "%", "../",
    "//", "/*", "*/", "1e999",
    "-1", "99999999999999999999", "nan", "null", "true", "isa", "bplist00", "<dict>", "</array>",
    "#include \"App.xcconfig\"", "\n",
  ]

  /// Returns bytes with one to six changes: cuts, copies, exchanges, other bytes, words and deep nesting.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      let at = Int.random(in: 0...bytes.count, using: &self)
      let end = min(bytes.count, at + Int.random(in: 1...80, using: &self))
      let other = Int.random(in: 0...bytes.count, using: &self)
      switch Int.random(in: 0..<9, using: &self) {
      case 0: bytes.removeSubrange(at..<end)
      case 1: bytes.insert(contentsOf: bytes[at..<end], at: other)
      case 2: if at < bytes.count { bytes[at] = UInt8.random(in: 0...255, using: &self) }
      case 3: if at < bytes.count, other < bytes.count { bytes.swapAt(at, other) }
      case 4 where Int.random(in: 0..<8, using: &self) == 0: bytes.removeSubrange(at...)
      case 5:
        let depth = pick([3, 40, 3000])
        bytes.insert(
          contentsOf: String(
            repeating: pick(["{", "(", "<a>", "<array>", "[", "$(A", "\"a\": {"]), count: depth
          ).utf8, at: at)
      default:
        bytes.replaceSubrange(
          at..<(Bool.random(using: &self) ? at : min(bytes.count, at + 3)), with: pick(Self.spice).utf8)
      }
    }
    return bytes
  }
}
