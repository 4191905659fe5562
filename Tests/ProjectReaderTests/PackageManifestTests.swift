import Foundation
import TestSupport
import Testing

@testable import ProjectReader

struct PackageManifestTests {
  /// As `swift package dump-package` of Swift 6 prints it.
  private static let dump = """
    { "name": "demo", "toolsVersion": { "_version": "5.9.0" }, "swiftLanguageVersions": null,
      "products": [ { "name": "Kit", "targets": ["Core", "Shapes"], "type": { "library": ["automatic"] } } ],
      "dependencies": [
        { "sourceControl": [ { "identity": "z", "location": { "remote": [ { "urlString": "https://example.org/z.git" } ] },
          "requirement": { "exact": ["1.2.3"] } } ] },
        { "sourceControl": [ { "identity": "w", "location": { "remote": [ { "urlString": "https://example.org/w" } ] },
          "requirement": { "range": [ { "lowerBound": "1.2.0-beta.1", "upperBound": "2.0.0" } ] } } ] },
        { "sourceControl": [ { "identity": "b", "location": { "local": [ "/srv/b" ] },
          "requirement": { "branch": ["main"] } } ] },
        { "fileSystem": [ { "identity": "near", "path": "/work/near/../Near" } ] },
        { "registry": [ { "identity": "a.b", "requirement": { "range": [] } } ] } ],
      "targets": [
        { "name": "Core", "type": "regular", "path": "Code/Core", "exclude": ["Old"],
          "pluginUsages": [ { "plugin": ["Maker", "makers"] }, { "plugin": ["SwiftLintPlugin", null] } ], "resources": [
            { "path": "Art", "rule": { "process": {} } }, { "path": "Data", "rule": { "copy": {} } },
            { "path": "x.txt", "rule": { "embedInCode": {} } } ],
          "dependencies": [ { "byName": ["Shapes", null] }, { "product": ["Z", "z", null, { "platformNames": ["macos"] }] },
            { "target": ["C", null] } ],
          "settings": [
            { "tool": "swift", "kind": { "define": { "_0": "HI" } }, "condition": { "config": "debug", "platformNames": ["ios"] } },
            { "tool": "swift", "kind": { "define": { "_0": "RELEASE" } }, "condition": { "config": "release" } },
            { "tool": "swift", "kind": { "swiftLanguageMode": { "_0": "6" } } },
            { "tool": "swift", "kind": { "defaultIsolation": { "_0": "MainActor" } } },
            { "tool": "swift", "kind": { "enableUpcomingFeature": { "_0": "ExistentialAny" } } },
            { "tool": "swift", "kind": { "enableExperimentalFeature": { "_0": "Lifetimes" } } } ] },
        { "name": "Shapes", "type": "regular", "resources": [], "dependencies": [], "settings": [] },
        { "name": "C", "type": "regular", "publicHeadersPath": "inc", "resources": [], "dependencies": [], "settings": [
            { "tool": "c", "kind": { "define": { "_0": "N=2" } } }, { "tool": "c", "kind": { "headerSearchPath": { "_0": "in" } } } ] },
        { "name": "Maps", "type": "binary", "url": "https://example.org/Maps.zip" },
        { "name": "CoreTests", "type": "test", "resources": [], "dependencies": [ { "byName": ["Core", null] } ], "settings": [] } ] }
    """

  /// Specifications are no tests that SwiftPM finds.
  @Test(arguments: [("Quick", true), ("Nimble", false)])
  func specificationsAreKnownByTheirLibrary(library: String, isOne: Bool) throws {
    let start = #""type": "test", "resources": [], "dependencies": ["#
    let dump = Self.dump.replacing(start, with: start + " { \"byName\": [\"\(library)\", null] },")
    let manifest = try #require(PackageManifest(dump: Data(dump.utf8), folder: "/packages/demo"))
    #expect(manifest.hasSpecifications == isOne)
  }

  @Test func whatSwiftPMSaysIsRead() throws {
    let (manifest, notes) = ReadingReport.collect {
      PackageManifest(dump: Data(Self.dump.utf8), folder: "/packages/demo")
    }
    let read = try #require(manifest)
    #expect(
      read.isEvaluated && read.name == "demo" && read.toolsVersion == 509 && read.languageVersion == "5")
    #expect(read.products == ["Kit": ["Core", "Shapes"]] && read.localPackages == ["/work/Near"])
    #expect(
      read.remotePackages.map(\.address) == [
        "https://example.org/z.git", "https://example.org/w", "file:///srv/b",
      ])
    #expect(
      read.remotePackages.map(\.requirement) == [
        .versions(PackageVersion(1, 2, 3), PackageVersion(1, 2, 4)),
        .versions(PackageVersion(1, 2, 0, prerelease: ["beta", "1"]), PackageVersion(2, 0, 0)),
        .branch("main"),
      ])
    #expect(notes.count == 1 && notes[0].contains("a.b"))
    #expect(read.targets.map(\.kind) == [.regular, .regular, .regular, .binary, .test])
    let core = read.targets[0]
    #expect(core.path == "Code/Core" && core.exclude == ["Old"] && core.dependencies == ["Shapes", "C"])
    #expect(core.foreignDependencies == ["Z"])
    #expect(core.resources == ["Art", "Data"] && core.copied == ["Data"] && core.conditions == ["HI"])
    #expect(
      core.languageVersion == "6" && core.isMainActorByDefault && core.upcomingFeatures == ["ExistentialAny"])
    #expect(core.experimentalFeatures == ["Lifetimes"])
    let c = read.targets[2]
    #expect(c.publicHeaders == "inc" && c.macros == ["N=2"] && c.headerFolders == ["in"])
    #expect(read.targets[3].place == "https://example.org/Maps.zip")
  }

  @Test(arguments: ["", "[]", "{}", "{\"targets\": 1}", "null"])
  func whatIsNoManifestIsNone(_ text: String) {
    #expect(PackageManifest(dump: Data(text.utf8), folder: "/packages/demo") == nil)
  }

  /// Says what manifests declare, and nothing else.
  private final class Evaluated: PackageSource {
    let dumps: [String: String]
    init(_ dumps: [String: String]) { self.dumps = dumps }
    func folder(of package: RemotePackage, pin: String?) throws -> String { throw ProjectError("no network") }
    func manifest(in folder: String) -> PackageManifest? {
      dumps[(folder as NSString).lastPathComponent].flatMap {
        PackageManifest(dump: Data($0.utf8), folder: folder)
      }
    }
  }

  /// Targets that a manifest computes are found, with their resources as SwiftPM places them and the C beside.
  @Test func targetsAreTakenFromTheEvaluatedManifest() throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    for (name, text) in [
      "demo/Package.swift": "let names = [1, 2]", "demo/Code/Core/A.swift": "import C",
      "demo/Code/Core/Old/B.swift": "",
      "demo/Code/Core/Art/en.lproj/L.strings": "", "demo/Code/Core/Art/a.json": "",
      "demo/Code/Core/Data/d/b.json": "",
      "demo/Code/Core/x.txt": "", "demo/Code/Core/notes.md": "", "demo/Code/Core/Cell.xib": "",
      "demo/Code/Core/Art/M.xcdatamodeld/M.xcdatamodel/contents": "",
      "demo/Code/Core/N.xcdatamodel/contents": "",
      "demo/Code/Core/Data/O.xcdatamodeld/O.xcdatamodel/contents": "",
      "demo/Sources/Shapes/S.swift": "", "demo/Sources/C/c.c": "", "demo/Sources/C/inc/c.h": "",
    ] {
      let url = scratch.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let folder = scratch.path + "/demo"
    let (project, notes) = try ReadingReport.collect {
      try ProjectLoader.load(folder, target: "Core", packages: Evaluated(["demo": Self.dump]))
    }
    _ = notes
    #expect(project.notes.contains { $0.contains("the plugin \"Maker\" is not run") })
    #expect(
      !project.notes.contains { $0.contains("SwiftLintPlugin") } && project.main.generators == ["Maker"])
    func names(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(folder.count + 1)) } }
    #expect(names(project.main.sources) == ["Code/Core/A.swift"])
    #expect(
      names(project.main.resources) == [
        "Code/Core/Data", "Code/Core/Art/a.json", "Code/Core/Art/en.lproj/L.strings", "Code/Core/Cell.xib",
      ])
    // Models that are not copied are compiled, whether the manifest names them or not.
    #expect(
      names(project.main.dataModels).sorted() == [
        "Code/Core/Art/M.xcdatamodeld", "Code/Core/N.xcdatamodel",
      ])
    #expect(project.main.flags == ["DEBUG", "SWIFT_PACKAGE", "HI"] && project.main.languageVersion == "6")
    let c = try #require(project.modules.first)
    #expect(project.modules.count == 1 && c.name == "C" && c.sources.isEmpty)
    #expect(names(c.clang?.files ?? []) == ["Sources/C/c.c"] && c.clang?.macros == ["N=2", "SWIFT_PACKAGE"])
    #expect(names(c.clang?.headerFolders ?? []) == ["Sources/C/inc", "Sources/C", "Sources/C/in"])
    #expect(project.notes.contains { $0.contains("\"Maps\" is a compiled framework") })
  }

  /// Of a package's targets only those that are imported are remarked upon.
  @Test func notesAreAboutWhatIsImported() throws {
    let scratch = try TemporaryDirectory()
    func write(_ name: String, _ text: String) throws {
      let url = scratch.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    for name in ["Used", "Unused"] {
      try write("kit/Sources/\(name)/A.m", "")
      try write("kit/Sources/\(name)/include/A.h", "@interface \(name): NSObject\n@end")
    }
    try write("kit/Package.swift", "")
    try write("app/Package.swift", "")
    try write("app/Sources/App/main.swift", "import Used; import Wanted")
    final class Source: PackageSource {
      let folder: String
      init(_ folder: String) { self.folder = folder }
      func folder(of package: RemotePackage, pin: String?) throws -> String {
        guard package.identity == "kit" else { throw ProjectError("asked for \(package.identity)") }
        return folder + "/kit"
      }
      func manifest(in folder: String) -> PackageManifest? {
        func remote(_ name: String) -> String {
          "{\"sourceControl\": [{\"location\": {\"remote\": [{\"urlString\": \"https://example.org/\(name)\"}]}, "
            + "\"requirement\": {\"branch\": [\"main\"]}}]}"
        }
        let targets =
          folder.hasSuffix("kit")
          ? "{\"name\": \"Used\"}, {\"name\": \"Unused\"}, {\"name\": \"Wanted\", \"type\": \"binary\"}, "
            + "{\"name\": \"Idle\", \"type\": \"binary\"}, {\"name\": \"T\", \"type\": \"test\", "
            + "\"dependencies\": [{\"product\": [\"Mock\", \"mock\", null, null]}]}"
          : "{\"name\": \"App\", \"type\": \"executable\"}"
        let dump =
          "{\"toolsVersion\": {\"_version\": \"5.9.0\"}, \"targets\": [\(targets)], \"dependencies\": [\(remote(folder.hasSuffix("kit") ? "mock" : "kit"))]}"
        return PackageManifest(dump: Data(dump.utf8), folder: folder)
      }
    }
    let project = try ProjectLoader.load(
      scratch.url.path + "/app", packages: Source(scratch.url.path))
    #expect(project.modules.map(\.name) == ["Used"])
    #expect(project.notes.contains { $0.contains("headers of Used") })
    #expect(project.notes.contains { $0.contains("\"Wanted\" is a compiled framework") })
    #expect(!project.notes.contains { $0.contains("Unused") || $0.contains("Idle") || $0.contains("mock") })
  }

  /// Packages that only tests, plugins or commands use are not fetched for others.
  @Test(arguments: [
    ("5.9.0", #"{"byName": ["both", null]}"#, ["core", "both", "firebase-ios-sdk"]),
    // A product that may be of any package, and a manifest in which all products are so.
    ("5.9.0", #"{"byName": ["Else", null]}"#, ["mock", "lint", "core", "both", "docc", "firebase-ios-sdk"]),
    ("5.1.0", #"{"byName": ["both", null]}"#, ["mock", "lint", "core", "both", "docc", "firebase-ios-sdk"]),
  ])
  func packagesThatModulesNeedAreToldApart(tools: String, other: String, expected: [String]) throws {
    func remote(_ name: String) -> String {
      #"{"sourceControl": [{"nameForTargetDependencyResolutionOnly": \#(name.hasPrefix("f") ? "\"Firebase\"" : "null"), "#
        + #""location": {"remote": [{"urlString": "https://example.org/\#(name)"}]}, "requirement": {"branch": ["main"]}}]}"#
    }
    let packages = ["Mock", "lint", "Core", "both", "docc", "firebase-ios-sdk"].map(remote)
    let dump = """
      {"toolsVersion": {"_version": "\(tools)"}, "dependencies": [\(packages.joined(separator: ", "))], "targets": [
      {"name": "A", "dependencies": [{"product": ["CoreKit", "Core", null, null]}, {"product": ["Auth", "Firebase", null, null]},
       {"target": ["B", null]}, \(other)], "pluginUsages": [{"plugin": ["LintPlugin", "lint"]}]}, {"name": "B"},
      {"name": "T", "type": "test", "dependencies": [{"product": ["OCMock", "mock", null, null]}, {"byName": ["A", null]}]}]}
      """
    let manifest = try #require(PackageManifest(dump: Data(dump.utf8), folder: "/packages/demo"))
    #expect(manifest.remotePackages.count == 6)
    #expect(manifest.packagesOfModules.map(\.identity) == expected)
  }

  /// A lock file as CocoaPods 1.15 writes it.
  @Test func podsAreFoundByTheirSources() {
    let lock = PodfileLock(
      """
      PODS:
        - Alamofire (5.9.1)
        - Cards (0.3.0):
          - Cards/Core (= 0.3.0)
        - Cards/Core (0.3.0)
        - "Near+More (1.0)"
        - Rings (2.0.0)

      DEPENDENCIES:
        - Alamofire
        - Cards (from `https://example.org/Cards.git`, branch `main`)

      SPEC REPOS:
        trunk:
          - Alamofire

      EXTERNAL SOURCES:
        Cards:
          :branch: main
          :git: https://example.org/Cards.git
        "Near+More":
          :path: "../Near"
        Rings:
          :git: "https://example.org/Rings.git"
          :tag: 2.0.0

      CHECKOUT OPTIONS:
        Cards:
          :commit: 0123456789012345678901234567890123456789
          :git: https://example.org/Cards.git

      PODFILE CHECKSUM: abc

      COCOAPODS: 1.15.2
      """)
    #expect(lock.names == ["Alamofire", "Cards", "Near+More", "Rings"])
    #expect(
      lock.places == [
        "Cards": .repository(
          RemotePackage(
            address: "https://example.org/Cards.git",
            requirement: .revision("0123456789012345678901234567890123456789"))),
        "Near+More": .folder("../Near"),
        "Rings": .repository(
          RemotePackage(address: "https://example.org/Rings.git", requirement: .branch("2.0.0"))),
      ])
  }
}
