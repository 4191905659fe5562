import Foundation
import AccessorFixtures
import TestSupport
import Testing

@testable import ProjectReader

/// Accessors of resources that SwiftGen and R.swift would generate while an application is built.
@Suite struct GeneratedAccessorsTests {
  private func load(_ files: [String: String]) throws -> AppProject {
    let directory = try TemporaryDirectory()
    try AccessorFixture.write(files, to: directory.url)
    return try ProjectLoader.load(directory.url.path)
  }

  private func swiftGen(_ further: [String: String] = [:]) throws -> AppProject {
    var files = AccessorFixture.files
    files["swiftgen.yml"] = AccessorFixture.configuration
    return try load(files.merging(further) { _, new in new })
  }

  private func rswift(_ script: String, _ further: [String: String] = [:]) throws -> AppProject {
    var files = AccessorFixture.files
    files["project.yml"] =
      AccessorFixture.specification + "\n    preBuildScripts: [{name: R, script: '\(script)'}]\n"
    return try load(files.merging(further) { _, new in new })
  }

  private func expect(_ text: String?, has parts: [String], sourceLocation: SourceLocation = #_sourceLocation)
  {
    for part in parts {
      #expect(text?.contains(part) == true, "\(part)\n\(text ?? "no source")", sourceLocation: sourceLocation)
    }
  }

  // MARK: SwiftGen

  @Test func stringsHaveMembersByTheirKeys() throws {
    let project = try swiftGen()
    let sources = project.main.generatedSources
    expect(
      sources["Strings.swift"],
      has: [
        "public nonisolated enum Texts {", "enum Cart {", "static var title: Swift.String {",
        "static func total(_ p1: Any, _ p2: Int) -> Swift.String {",
        "Texts.tr(\"Localizable\", \"alert\", fallback: \"Careful, \\\"100%\\\"\")", "static var okButton",
        "static func itemsLeft(_ p1: Int, _ p2: Any)",
      ])
    expect(
      sources["Flat.swift"], has: ["nonisolated enum FlatTexts {", "static var cartTitle: Swift.String"])
    #expect(sources["Flat.swift"]?.contains("public") == false)
    expect(sources["Found.swift"], has: ["let format = find(_:_:_:)(key, table, value)"])
    let note = project.notes.filter { $0.contains("SwiftGen is not run") }
    #expect(note.count == 1 && note[0].contains("swiftgen.yml: ") && note[0].contains("for Shop"))
  }

  @Test func catalogsFollowTheParameters() throws {
    let sources = try swiftGen().main.generatedSources
    expect(
      sources["Assets.swift"],
      has: [
        "enum Asset {", "enum BigIcons {", "static let urlBar = ImageAsset(name: \"Big icons/URL_bar\")",
        "enum Flags {", "static let peru = ImageAsset(name: \"Peru\")",
        "static let accent = ColorAsset(name: \"Accent\")", "static let terms = DataAsset(name: \"Terms\")",
        "static let star = SymbolAsset(name: \"star\")",
      ])
    let mine = sources["Mine.swift"]
    expect(
      mine,
      has: [
        "enum Mine {", "enum Art {", "enum More {", "static let `default` = MyImage(name: \"default\")",
        "in: Bundle(for: Shop.self)",
      ])
    #expect(mine?.contains("enum Flags") == false)
  }

  @Test func documentsFontsAndValuesHaveAccessors() throws {
    let sources = try swiftGen().main.generatedSources
    expect(
      sources["Scenes.swift"],
      has: [
        "static let initialScene = InitialSceneType<UINavigationController>(storyboard: Self.self)",
        "static let listScreen = SceneType<ListController>(storyboard: Self.self, identifier: \"List Screen\")",
        "static let detail = SceneType<UITableViewController>",
      ])
    expect(sources["Segues.swift"], has: ["case showDetail = \"show-detail\""])
    expect(
      sources["Fonts.swift"],
      has: [
        "enum Inter {", "static let semiBold = FontConvertible(name: \"Inter-SemiBold\", family: \"Inter\"",
      ])
    expect(sources["Files.swift"], has: ["static let shopsJson = File(name: \"shops\", ext: \"json\""])
    #expect(sources["Files.swift"]?.contains("settings") == false)
    expect(sources["FlatFiles.swift"], has: ["static let settingsPlist = FlatFile("])
    expect(
      sources["JSON.swift"],
      has: [
        "var name: Swift.String { \"A \\\\(x)\" }", "var `open`: Bool { true }", "var rooms: Int { 3 }",
        "var tags: [Swift.String] { read(",
      ])
    expect(sources["Plist.swift"], has: ["var first: Date { Date(timeIntervalSinceReferenceDate: 599529600"])
    expect(sources["YAML.swift"], has: ["var items: [Swift.String]"])
    expect(sources["Colors.swift"], has: ["static let warmRed = ColorName(rgbaValue: 0xff0102ff)"])
    expect(
      sources["Literals.swift"],
      has: ["static var warmRed: UIKit.UIColor { UIKit.UIColor(red: 1.0, green: 0.00392"])
  }

  @Test func sourcesThatAreThereAreTakenAsTheyAre() throws {
    let sources = try swiftGen(["Shop/Generated/Strings.swift": "enum Texts {}"]).main.generatedSources
    #expect(sources["Strings.swift"] == nil && sources["Flat.swift"] != nil)
  }

  /// Of a project that lists its files, only those are generated that it lists; a Mac's file system ignores case.
  @Test func sourcesThatAreListedAreGenerated() throws {
    var files = AccessorFixture.files
    files["project.yml"] = nil
    files["swiftgen.yml"] = AccessorFixture.configuration
    let target = XcodeFixture.Target(
      name: "Shop", sources: ["Shop/Shop.swift", "Shop/generated/strings.swift", "Shop/Gone.swift"])
    files["Shop.xcodeproj/project.pbxproj"] = XcodeFixture.project(.xcode15, [target])
    let project = try load(files)
    #expect(project.main.generatedSources.keys.sorted() == ["Strings.swift"])
    #expect(project.main.absentSources == ["Gone"])
    #expect(project.notes.filter { $0.contains("there is no such file") }.count == 1)
  }

  @Test func templatesOfTheProjectsOwnAreNamedOnce() throws {
    let project = try swiftGen([
      "swiftgen.yml":
        "strings:\n  inputs: Shop/en.lproj\n  outputs:\n    - {templatePath: own.stencil, output: Shop/Own.swift}\n"
    ])
    #expect(project.main.generatedSources.isEmpty)
    let notes = project.notes.filter { $0.contains("template of the project's own") }
    #expect(notes.count == 1 && notes[0].contains("swiftgen.yml:4: Own.swift"))
  }

  /// A configuration that a script of a build phase names, in a script of its own.
  @Test func configurationsAreFoundInScripts() throws {
    var files = AccessorFixture.files
    files["project.yml"] =
      AccessorFixture.specification
      + "\n    preBuildScripts: [{name: G, script: '\"$SRCROOT\"/Tools/run.sh'}]\n"
    files["Tools/run.sh"] = """
      #!/bin/sh
      CONFIG="$SRCROOT/Tools/conf gen.yml" # a comment
      if [[ -f "${PODS_ROOT}/SwiftGen/bin/swiftgen" ]]; then
        cd Tools && "${PODS_ROOT}/SwiftGen/bin/swiftgen" config run --quiet \\
          --config "$CONFIG"
      fi
      """
    files["Tools/conf gen.yml"] =
      "strings:\n  inputs: [../Shop/en.lproj]\n  templateName: flat-swift4\n  output: ../Shop/L.swift\n"
    let project = try load(files)
    expect(project.main.generatedSources["L.swift"], has: ["enum L10n {", "static var cartTitle"])
  }

  @Test func commandLinesOfSwiftGenAreRead() throws {
    let script =
      "swiftgen strings -t structured-swift4 \"$SRCROOT/Shop/en.lproj\" --output \"$SRCROOT/Shop/T.swift\" --param enumName=T"
    let project = try rswift(script)
    expect(project.main.generatedSources["T.swift"], has: ["enum T {", "enum Cart {"])
  }

  // MARK: R.swift

  @Test func versionsBeforeSevenHaveTypes() throws {
    let project = try rswift(
      "\"$PODS_ROOT/R.swift/rswift\" generate \"$SRCROOT/Shop/R.generated.swift\"",
      ["Podfile.lock": "PODS:\n  - R.swift (5.4.0):\n"])
    let text = project.main.generatedSources["R.generated.swift"]
    expect(
      text,
      has: [
        "nonisolated struct R: Sendable {", "import RswiftResources",
        "static var peru: RswiftResources.ImageResource", "static var url_bar", "static var loose",
        "static var cartTotal: RswiftResources.StringFormatResource<Swift.String, Int>",
        "static func itemsLeft(count value1: Int, _ value2: Swift.String",
        "typealias InitialController = UINavigationController",
        "StoryboardViewControllerIdentifier<ListController>",
        "NibReferenceReuseIdentifier<OfferCell, OfferCell>", "ReuseIdentifier<PriceCell>",
        "SegueIdentifier<UIStoryboardSegue, ListController, UITableViewController>",
        "FontResource(name: \"Inter-SemiBold\")", "static var shopsJson", "static var mainList",
      ])
    #expect(project.modules.map(\.name) == ["RswiftResources"])
    #expect(project.main.dependencies == ["RswiftResources"])
    #expect(project.notes.contains { $0.contains("R.swift is not run") })
  }

  @Test func sinceVersionSevenThereIsAValue() throws {
    let project = try rswift(
      "mint run R.swift rswift generate \"$SRCROOT/Shop/R.generated.swift\" --access-level public",
      ["Shop/Use.swift": "import Rswift"])
    let text = project.main.generatedSources["R.generated.swift"]
    // Sources that import the older library have types, where no file says the version.
    expect(text, has: ["public nonisolated struct R: Sendable {"])
    #expect(project.modules.map(\.name) == ["RswiftResources", "Rswift"])
    let newer = try rswift("rswift generate \"$SRCROOT/Shop/R.generated.swift\"")
    expect(
      newer.main.generatedSources["R.generated.swift"],
      has: [
        "let R = _R()", "var image: image { .init() }",
        "func string(preferredLanguages: [Swift.String]) -> string",
      ])
  }

  @Test func pluginsOfSpecificationsAreReplaced() throws {
    var files = AccessorFixture.files
    files["project.yml"] =
      AccessorFixture.specification
      + "\n    buildToolPlugins: [{plugin: RswiftGeneratePublicResources, package: R.swift}]\n"
    let project = try load(files)
    expect(project.main.generatedSources["R.generated.swift"], has: ["public nonisolated let R = _R()"])
    #expect(!project.notes.contains { $0.contains("plug-ins of the build are not run") })
  }

  // MARK: Names and hostile input

  @Test(arguments: [
    ("big icons", "BigIcons", "bigIcons", "bigIcons"), ("URLBar", "URLBar", "urlBar", "urlBar"),
    ("ALL_NEW", "AllNew", "allNew", "all_NEW"), ("1st-page", "_1stPage", "_1stPage", "stPage"),
    ("arrow_back", "ArrowBack", "arrowBack", "arrow_back"), ("OK", "Ok", "ok", "oK"),
    ("a.b", "AB", "ab", "aB"),
  ])
  func namesFollowTheToolsRules(_ text: String, _ type: String, _ member: String, _ ofRswift: String) {
    #expect(AccessorNames.type(text) == type)
    #expect(AccessorNames.member(text) == member)
    #expect(AccessorNames.rswift(text) == ofRswift)
  }

  @Test func namesOfAProjectStayNames() throws {
    let strange = "x = 0 } }; fatalError() //\\n\\\" + evil() + \\\""
    let project = try swiftGen([
      "swiftgen.yml": AccessorFixture.configuration.replacing(
        "enumName: Texts", with: "enumName: 'A { } enum B'"
      )
      .replacing("Bundle(for: Shop.self)", with: "evil(); Bundle.main"),
      "Shop/en.lproj/Localizable.strings": "\"\(strange)\" = \"\(strange)\\\\(evil())\";",
      "Shop/Art.xcassets/a\");evil().imageset/Contents.json": "{}",
    ])
    for (name, text) in project.main.generatedSources {
      // Between the quotation marks of literals there is nothing left of it that would be code.
      var code = text
      while let start = code.range(of: "\"") {
        var end = start.upperBound
        while code[end] != "\"" { end = code.index(end, offsetBy: code[end] == "\\" ? 2 : 1) }
        code.removeSubrange(start.lowerBound...end)
      }
      #expect(!code.contains("evil()") && !code.contains("enum B "), "\(name)\n\(text)")
    }
    #expect(project.notes.contains { $0.contains("the parameter bundle is not used") })
    #expect(AccessorNames.path("UIView, Evil") == nil && AccessorNames.path("A.B") == "A.B")
  }

  @Test func filesOutsideOfTheProjectAreNotRead() throws {
    let outside = try TemporaryDirectory()
    try AccessorFixture.write(["en.lproj/Secret.strings": "\"secret\" = \"s3cret\";"], to: outside.url)
    let project = try swiftGen([
      "swiftgen.yml":
        "strings: {inputs: '\(outside.path)/en.lproj', outputs: {templateName: flat-swift5, output: Shop/S.swift}}\n"
    ])
    #expect(!project.main.generatedSources.values.joined().contains("s3cret"))
    #expect(project.notes.contains { $0.contains("is not read: it lies outside") })
  }
}
