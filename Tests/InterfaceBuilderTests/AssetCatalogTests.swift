import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct AssetCatalogTests {
  /// Writes files into a new directory that is removed afterwards.
  private func withCatalog(_ files: [String: String], _ body: (AssetCatalog) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("Assets-\(UUID()).xcassets")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(AssetCatalog(contentsOf: root))
  }

  @Test func readsImagesWithScalesAndIntent() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"filename": "a@2x.png", "idiom": "universal", "scale": "2x"},
        {"filename": "a~dark.png", "idiom": "iphone", "scale": "3x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}, "info": {"version": 1, "author": "xcode"}}
      """
    try withCatalog(["star.imageset/Contents.json": contents]) { catalog in
      let star = try #require(catalog.images["star"])
      #expect(star.variants.map(\.scale) == [2, 3])
      #expect(star.variants.map(\.url.lastPathComponent) == ["a@2x.png", "a~dark.png"])
      #expect(star.variants[0].traits == AssetCatalog.Traits())
      #expect(star.variants[1].traits.idiom == "iphone")
      #expect(star.variants[1].traits.luminosity == "dark")
      #expect(star.renderingIntent == "template")
      #expect(catalog.problems.isEmpty)
    }
  }

  /// Apple's file systems find a name in any normal form, so that the two may differ in a repository.
  @Test func namesOfFilesMayHaveOtherNormalForms() throws {
    let contents = #"{"images": [{"filename": "e\u0301.png", "idiom": "universal"}]}"#
    try withCatalog(["a.imageset/Contents.json": contents, "a.imageset/\u{e9}.png": ""]) { catalog in
      let url = try #require(catalog.images["a"]?.variants.first?.url)
      #expect(FileManager.default.fileExists(atPath: url.path))
    }
  }

  @Test func foldersMayProvideANamespace() throws {
    let set = #"{"images": [{"filename": "a.png"}]}"#
    try withCatalog([
      "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Icons/a.imageset/Contents.json": set,
      "Plain/b.imageset/Contents.json": set,
    ]) { catalog in
      #expect(catalog.images.keys.sorted() == ["Icons/a", "b"])
    }
  }

  /// 0x80 and 128 are 128/255; a number with a point is a fraction already.
  @Test func readsComponentsInAllSpellings() throws {
    let contents = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "0x80", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
       {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
        "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
      """
    try withCatalog(["accent.colorset/Contents.json": contents]) { catalog in
      let accent = try #require(catalog.colors["accent"])
      #expect(
        accent.variants[0].value
          == .components(red: 128.0 / 255, green: 128.0 / 255, blue: 0.5, alpha: 1, isDisplayP3: false))
      #expect(accent.variants[1].value == .system("systemBlueColor"))
      #expect(accent.variants[1].traits.isHighContrast)
    }
  }

  @Test func aBrokenSetIsAProblemAndTheOthersAreThere() throws {
    try withCatalog([
      "bad.imageset/Contents.json": "{", "worse.colorset/Contents.json": #"{"colors": 3}"#,
      "escape.imageset/Contents.json": #"{"images": [{"filename": "../../x.png"}]}"#,
      "good.imageset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#,
    ]) { catalog in
      #expect(catalog.images["good"]?.variants.count == 1)
      #expect(catalog.images["escape"]?.variants.isEmpty == true)
      #expect(catalog.problems.count == 3)
      #expect(catalog.problems.contains { $0.hasSuffix("bad.imageset/Contents.json: is not valid JSON") })
    }
  }
}
