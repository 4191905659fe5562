extension XcodeFixture {
  private static let phone = [
    "SDKROOT = iphoneos", "PRODUCT_NAME = \"$(TARGET_NAME)\"", "SWIFT_VERSION = 5.0",
  ]
  private static let names = ["Delta", "Alpha", "Echo", "Bravo", "Charlie"]
  private static let assets = [
    "App/Assets.xcassets/Tint.colorset/Contents.json": color,
    "App/Assets.xcassets/Logo.imageset/Contents.json": image,
    "App/Assets.xcassets/Logo.imageset/a.png": "",
  ]

  private static func swift(_ folder: String, _ count: Int = 5) -> [String: String] {
    var files: [String: String] = [:]
    for name in names.prefix(count) {
      files["\(folder)/\(name).swift"] = "import UIKit\nclass \(name)\(folder) {}\n"
    }
    return files
  }

  private static func paths(_ folder: String, _ count: Int = 5) -> [String] {
    names.prefix(count).map { "\(folder)/\($0).swift" }
  }

  /// A project beside the files that it has.
  private init(
    _ name: String, _ version: Version, _ targets: [Target], settings: [String] = phone,
    packages: [String] = [],
    _ files: [String: String]...
  ) {
    self.init(name: name, path: "App.xcodeproj")
    self.files["App.xcodeproj/project.pbxproj"] = Self.project(
      version, targets, settings: settings, packages: packages)
    for more in files { self.files.merge(more) { $1 } }
  }

  /// The eleven projects.
  static let all: [XcodeFixture] = [
    XcodeFixture(
      "Xcode 12: storyboards in languages", .xcode12,
      [
        Target(
          name: "App", sources: paths("App"), resources: ["App/Assets.xcassets"],
          variants: ["Main.storyboard": ["Base", "de"], "Localizable.strings": ["en", "de", "fr"]],
          debug: ["INFOPLIST_FILE = App/Info.plist"], release: ["INFOPLIST_FILE = App/Info.plist"])
      ], swift("App"), assets,
      [
        "App/Info.plist": info, "Base.lproj/Main.storyboard": "", "de.lproj/Main.storyboard": "",
        "en.lproj/Localizable.strings": "", "de.lproj/Localizable.strings": "",
        "fr.lproj/Localizable.strings": "",
      ]),
    XcodeFixture(
      "Xcode 12: frameworks and tests", .xcode12,
      [
        Target(name: "Core", kind: "framework", sources: paths("Core", 3)),
        Target(name: "Views", kind: "framework", sources: paths("Views", 2), dependencies: ["Core"]),
        Target(
          name: "AppTests", kind: "bundle.unit-test", sources: ["AppTests/Alpha.swift"], dependencies: ["App"]
        ),
        Target(name: "App", sources: paths("App"), dependencies: ["Views", "Core"]),
      ], swift("App"), swift("Core", 3), swift("Views", 2),
      [
        "AppTests/Alpha.swift": "import XCTest\n", "App/Alpha.swift": "import Views\nimport Core\n",
        "Views/Alpha.swift": "import Core\n",
      ]),
    XcodeFixture(
      "Xcode 12: configuration files", .xcode12,
      [Target(name: "App", sources: paths("App"), configurationFile: "App.xcconfig")], swift("App"),
      ["App.xcconfig": configuration]),
    XcodeFixture(
      "Xcode 15: symbols of assets, a local package", .xcode15,
      [
        Target(
          name: "App", sources: paths("App"), resources: ["App/Assets.xcassets"], packages: ["Kit"],
          debug: [
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES",
            "GENERATE_INFOPLIST_FILE = YES",
          ])
      ], packages: ["Kit"], swift("App"), assets,
      [
        "Kit/Package.swift": manifest, "Kit/Sources/Kit/Kit.swift": "import Base\n",
        "Kit/Sources/Base/Base.swift": "", "App/Echo.swift": "import Kit\n",
      ]),
    {
      var fixture = XcodeFixture(
        "Xcode 15: a workspace", .xcode15, [Target(name: "App", sources: paths("App"))],
        ["App/Delta.swift": "import Shared\n"])
      fixture.files.merge(swift("App", 1).merging(swift("App")) { $1 }) { first, _ in first }
      fixture.files["Shared/Shared.xcodeproj/project.pbxproj"] = project(
        .xcode15, [Target(name: "Shared", kind: "framework", sources: names.map { "\($0).swift" })],
        settings: phone)
      for name in names { fixture.files["Shared/\(name).swift"] = "public class Shared\(name) {}\n" }
      fixture.files["App.xcworkspace/contents.xcworkspacedata"] = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version="1.0"><FileRef location="group:Shared/Shared.xcodeproj"/><FileRef location="group:App.xcodeproj"/></Workspace>
        """
      return XcodeFixture(name: fixture.name, path: "App.xcworkspace", files: fixture.files)
    }(),
    XcodeFixture(
      "Xcode 15: conditions and a scheme", .xcode15,
      [
        Target(
          name: "App", sources: paths("App"),
          debug: [
            "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*]\" = \"PHONE A\"",
            "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphonesimulator*]\" = \"SIMULATOR A\"",
            "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[arch=*]\" = \"ANY A\"",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"NONE A\"",
          ],
          release: ["SWIFT_VERSION = 6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"R1 R2 R3 R4\""])
      ], swift("App"), ["App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": scheme]),
    XcodeFixture(
      "Xcode 16: folders with exceptions", .xcode16,
      [
        Target(
          name: "App", folders: ["App"], exceptions: ["Info.plist", "Echo.swift"],
          debug: ["INFOPLIST_FILE = App/Info.plist"])
      ], swift("App"), assets,
      [
        "App/Info.plist": info, "App/Base.lproj/Main.storyboard": "", "App/de.lproj/Main.strings": "",
        "App/Model.xcdatamodeld/Model.xcdatamodel/contents":
          "<model><entity name=\"Entry\" representedClassName=\"Entry\" codeGenerationType=\"class\"/></model>",
      ]),
    XcodeFixture(
      "Xcode 16: frameworks in folders", .xcode16,
      [
        Target(name: "Desk", folders: ["Desk"], debug: ["SDKROOT = macosx"], release: ["SDKROOT = macosx"]),
        Target(name: "Core", kind: "framework", folders: ["Core"]),
        Target(name: "App", folders: ["App"], dependencies: ["Core"]),
      ], swift("App"), swift("Core"), swift("Desk"), ["App/Bravo.swift": "import Core\n"]),
    XcodeFixture(
      "Xcode 26: isolation and catalogs of strings", .xcode26,
      [
        Target(
          name: "App", folders: ["App"],
          debug: [
            "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor", "SWIFT_APPROACHABLE_CONCURRENCY = YES",
            "STRING_CATALOG_GENERATE_SYMBOLS = YES", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES",
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES", "SWIFT_VERSION = 6.0",
          ])
      ], swift("App"), assets, ["App/Localizable.xcstrings": strings, "App/More.xcstrings": strings]),
    XcodeFixture(
      "Xcode 26: packages in folders", .xcode26,
      [
        Target(name: "Other", folders: ["Other"]),
        Target(name: "App", folders: ["App", "Shared"], exceptions: ["Bravo.swift"], dependencies: ["Core"]),
        Target(name: "Core", kind: "framework", folders: ["Core"]),
      ], swift("App"), swift("Core"), swift("Other"),
      // The compiler takes two files of one name for an error, as Xcode does.
      [
        "Shared/Foxtrot.swift": "class FoxtrotShared {}\n", "Shared/Golf.swift": "class GolfShared {}\n",
        "App/Alpha.swift": "import Kit\nimport Core\n", "App/Kit/Package.swift": manifest,
        "App/Kit/Sources/Kit/Kit.swift": "import Base\n", "App/Kit/Sources/Base/Base.swift": "",
      ]),
    XcodeFixture(
      name: "XcodeGen: templates, included files and schemes", path: "project.yml",
      files: swift("App").merging(swift("Core", 3)) { $1 }.merging(swift("AppTests", 1)) { $1 }
        .merging(assets) { $1 }.merging([
          "project.yml": SpecificationFixture.application, "Shared/base.yml": SpecificationFixture.base,
          "App/Base.lproj/Main.storyboard": "", "App/de.lproj/Main.strings": "",
          "Shared/Debug.xcconfig": configuration,
        ]) { $1 }),
  ]
}
