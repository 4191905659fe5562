import Foundation
import Testing

@testable import ProjectReader

/// Specifications of XcodeGen: what is read of them is what is read of the project that XcodeGen generates.
@Suite struct SpecificationTests {
  /// A folder of files that is removed with the object.
  private final class Folder {
    let path = NSTemporaryDirectory() + "specification-\(UUID().uuidString)"

    init(_ files: [String: String]) throws {
      for (name, text) in files {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
          atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: false, encoding: .utf8)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The paths relative to the folder, in order.
    func relative(_ paths: [String]) -> [String] {
      paths.map { String($0.dropFirst(path.count + 1)) }.sorted()
    }
  }

  /// An application for iOS with further lines of its target.
  private func application(_ target: String, _ rest: String = "") -> String {
    let lines = target.split(separator: "\n").map { "    \($0)\n" }.joined()
    return "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n\(lines)\(rest)"
  }

  private func settings(
    _ text: String, _ target: String = "App", configuration: String = "Debug", files: [String: String] = [:]
  ) throws -> BuildSettings {
    let folder = try Folder(files.merging(["project.yml": text]) { $1 })
    let project = try XcodeProject(path: folder.path + "/project.yml")
    project.configuration = configuration
    return project.settings(of: try #require(project.targets.first { $0.name == target }))
  }

  // MARK: Places

  @Test func foldersWithASpecificationAreProjects() throws {
    let folder = try Folder(["project.yml": application("sources: App"), "App/A.swift": ""])
    for path in [folder.path, folder.path + "/project.yml", folder.path + "/App.xcodeproj"] {
      #expect(ProjectLoader.isProject(path))
    }
    for path in [folder.path, folder.path + "/project.yml"] {
      let project = try ProjectLoader.load(path)
      #expect(project.name == "App" && project.root == folder.path)
      #expect(folder.relative(project.main.sources) == ["App/A.swift"])
      #expect(project.notes == [])
    }
    #expect(ProjectLoader.xcodeFiles(at: folder.path) == [folder.path + "/project.yml"])
  }

  @Test func aProjectBesideItWins() throws {
    let pbxproj = XcodeFixture.project(.xcode16, [XcodeFixture.Target(name: "Generated", folders: ["App"])])
    let folder = try Folder([
      "project.yml": application("sources: App"), "App/A.swift": "",
      "App.xcodeproj/project.pbxproj": pbxproj,
    ])
    #expect(try ProjectLoader.load(folder.path).name == "Generated")
    #expect(try ProjectLoader.load(folder.path + "/project.yml").name == "App")
    #expect(ProjectLoader.xcodeFiles(at: folder.path) == [folder.path + "/App.xcodeproj"])
  }

  /// A workspace is committed, the project in it is generated.
  @Test func workspacesNameProjectsThatAreNotGenerated() throws {
    let folder = try Folder([
      "project.yml": application("sources: App"), "App/A.swift": "",
      "All.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location = \"group:App.xcodeproj\"/></Workspace>",
    ])
    let sources = try ProjectLoader.load(folder.path).main.sources
    #expect(folder.relative(sources) == ["App/A.swift"])
    // A project of another name is none that the specification describes.
    #expect(throws: ProjectError.self) { try XcodeProject(path: folder.path + "/Other.xcodeproj") }
  }

  /// An example beside the library that it shows: both have specifications only.
  @Test func librariesOfTheCheckoutAreFound() throws {
    let folder = try Folder([
      ".git/HEAD": "ref: refs/heads/main",
      "project.yml": "name: Kit\ntargets: {Cards: {type: framework, platform: iOS, sources: Sources}}",
      "Sources/Card.swift": "", "Examples/Demo/project.yml": application("sources: App"),
      "Examples/Demo/App/A.swift": "import Cards",
    ])
    let project = try ProjectLoader.load(folder.path + "/Examples/Demo")
    #expect(project.modules.map(\.name) == ["Cards"] && project.notes == [])
    #expect(folder.relative(project.modules.flatMap(\.sources)) == ["Sources/Card.swift"])
  }

  /// Other tools have files of this name, too.
  @Test func filesThatDescribeNoTargetsAreNotSpecifications() throws {
    let folder = try Folder([
      "project.yml": "title: Notes\ninclude: more.yml\n", "A.swift": "", "Package.swift": "",
    ])
    #expect(XcodeGenSpecification.file(in: folder.path) == nil)
    let other = try Folder(["project.yml": "name: Notes\n"])
    #expect(XcodeGenSpecification.file(in: other.path) == nil)
    #expect(throws: ProjectError("\(other.path)/project.yml: has no targets")) {
      try ProjectLoader.load(other.path + "/project.yml")
    }
  }

  @Test func errorsHaveALine() throws {
    let texts = [
      "name: App\ntargets:\n\tApp: {}\n": "project.yml:3:",
      "name: App\nname: B\ntargets: {}\n": "the key \"name\" is there twice",
      "targets: {}\n": "has no name", "- a\n": "project.yml:1: is not a table",
      "name: A\ninclude: gone.yml\ntargets: {}\n": "project.yml:2: includes",
    ]
    for (text, part) in texts {
      let folder = try Folder(["project.yml": text])
      let error = #expect(throws: ProjectError.self) {
        try XcodeProject(path: folder.path + "/project.yml")
      }
      #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
    }
  }

  @Test func jsonIsRead() throws {
    let folder = try Folder([
      "project.json":
        #"{"name": "App", "targets": {"App": {"type": "application", "platform": "iOS", "sources": ["App"]}}}"#,
      "App/A.swift": "",
    ])
    let project = try ProjectLoader.load(folder.path + "/project.json")
    #expect(folder.relative(project.main.sources) == ["App/A.swift"])
  }

  // MARK: The whole of a project

  /// The same application as `Examples/Counter` has it in a project of Xcode.
  @Test func aSpecificationIsReadAsTheProjectOfXcode() throws {
    let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/Counter").path
    let copy = NSTemporaryDirectory() + "specification-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: copy) }
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for name in ["Counter", "CounterTests", "Counter.xcodeproj"] {
      try FileManager.default.copyItem(atPath: "\(example)/\(name)", toPath: "\(copy)/\(name)")
    }
    try SpecificationFixture.counter.write(toFile: copy + "/project.yml", atomically: true, encoding: .utf8)
    let (described, expected) = (
      try ProjectLoader.load(copy + "/project.yml"), try ProjectLoader.load(copy + "/Counter.xcodeproj")
    )
    #expect(described.main.name == expected.main.name)
    #expect(described.main.sources == expected.main.sources)
    #expect(described.main.resources == expected.main.resources)
    #expect(described.main.flags == expected.main.flags)
    #expect(described.main.languageVersion == expected.main.languageVersion)
    // The project of the example says nothing of device families.
    var info = described.info
    #expect(info.removeValue(forKey: "UIDeviceFamily") == .array([.number(1), .number(2)]))
    #expect(info == expected.info)
    #expect(described.notes == [] && expected.notes == [])
    let tests = try ProjectLoader.loadTests(copy + "/project.yml")
    let others = try ProjectLoader.loadTests(copy + "/Counter.xcodeproj")
    #expect(tests.map(\.name) == others.map(\.name) && tests[0].host == "Counter")
    #expect(tests[0].main.sources == others[0].main.sources)
    #expect(tests[0].modules.map(\.name) == others[0].modules.map(\.name))
  }

  // MARK: Sources

  @Test func filesGoWhereTheirEndingsSay() throws {
    let folder = try Folder([
      "project.yml": application("sources: [App]"), "App/A.swift": "", "App/Sub/B.swift": "",
      "App/Main.storyboard": "", "App/Info.plist": "", "App/en.lproj/A.strings": "",
      "App/Art.xcassets/Contents.json": "", "App/Data.json": "", "App/Base.xcconfig": "",
      "App/App.entitlements": "", "App/C.c": "", "App/C.h": "", "App/.hidden/No.swift": "", "App/LICENSE": "",
    ])
    let project = try XcodeProject(path: folder.path + "/project.yml")
    let files = project.files(of: project.targets[0])
    #expect(folder.relative(files.sources) == ["App/A.swift", "App/C.c", "App/Sub/B.swift"])
    #expect(
      folder.relative(files.resources)
        == ["App/Art.xcassets", "App/Data.json", "App/Main.storyboard", "App/en.lproj/A.strings"])
    #expect(folder.relative(files.publicHeaders) == ["App/C.h"])
    #expect(project.settings(of: project.targets[0])["INFOPLIST_FILE"] == folder.path + "/App/Info.plist")
  }

  @Test func filesAreExcludedAndIncludedByPatterns() throws {
    let target = """
      sources:
        - path: App
          excludes: ["**/*.md", Old, "Sub/[ab]?.swift", "*.{txt,json}"]
        - path: Other
          includes: ["Kept/**", "*.swift"]
          excludes: [Kept/No.swift]
      """
    let folder = try Folder([
      "project.yml": application(target), "App/A.swift": "", "App/Read.md": "", "App/Sub/Read.md": "",
      "App/Old/B.swift": "", "App/Sub/Old/C.swift": "", "App/Sub/a1.swift": "", "App/Sub/c1.swift": "",
      "App/a.txt": "", "App/a.json": "", "App/Sub/a.json": "", "Other/B.swift": "",
      "Other/Kept/Deep/D.swift": "",
      "Other/Kept/No.swift": "", "Other/Left/E.swift": "",
    ])
    let project = try XcodeProject(path: folder.path + "/project.yml")
    let files = project.files(of: project.targets[0])
    #expect(
      folder.relative(files.sources) == [
        "App/A.swift", "App/Sub/Old/C.swift", "App/Sub/c1.swift", "Other/B.swift", "Other/Kept/Deep/D.swift",
      ])
    #expect(folder.relative(files.resources) == ["App/Sub/a.json"])
  }

  @Test func sourcesAreFilesFoldersAndPhases() throws {
    let target = """
      sources:
        - App/One.swift
        - {path: Web, type: folder}
        - {path: Synced, type: syncedFolder, excludes: [No.swift]}
        - {path: Copied, buildPhase: {copyFiles: {destination: resources, subpath: Fonts}}}
        - {path: Text, buildPhase: resources}
        - {path: Docs, buildPhase: none}
        - {path: Gone, optional: true}
        - {path: Mac, destinationFilters: [macOS]}
        - {path: Any, inferDestinationFiltersByPath: true}
        - Missing
        - {path: App, type: wrong}
      """
    let folder = try Folder([
      "project.yml": application(target), "App/One.swift": "", "App/Two.swift": "", "Web/index.html": "",
      "Synced/A.swift": "", "Synced/No.swift": "", "Synced/a.png": "", "Synced/Info.plist": "",
      "Copied/f.ttf": "", "Text/T.swift": "", "Docs/a.json": "", "Mac/M.swift": "", "Any/macOS/N.swift": "",
      "Any/A_tvOS.swift": "", "Any/iOS/P.swift": "", "Any/Q.swift": "",
    ])
    let (files, notes) = try ReadingReport.collect {
      let project = try XcodeProject(path: folder.path + "/project.yml")
      return project.files(of: project.targets[0])
    }
    #expect(
      folder.relative(files.sources) == ["Any/Q.swift", "Any/iOS/P.swift", "App/One.swift", "Synced/A.swift"])
    #expect(folder.relative(files.resources) == ["Synced/a.png", "Text/T.swift", "Web"])
    #expect(files.copies.mapValues(folder.relative) == ["Fonts": ["Copied/f.ttf"]])
    #expect(
      notes == [
        "\(folder.path)/project.yml:16: \(folder.path)/Missing: the specification names it, but there is no such folder",
        "\(folder.path)/project.yml:17: a source has no type \"wrong\"",
      ])
  }

  @Test func optionsChangeTheKindsOfFiles() throws {
    let options = """
      options:
        defaultSourceDirectoryType: syncedFolder
        fileTypes: {json: {buildPhase: none}, page: {file: true, buildPhase: resources}}
      """
    let folder = try Folder([
      "project.yml": application("sources: [App, {path: Other, type: group}]", options), "App/A.swift": "",
      "App/a.json": "", "Other/b.json": "", "Other/c.page/d.swift": "",
    ])
    let project = try XcodeProject(path: folder.path + "/project.yml")
    let files = project.files(of: project.targets[0])
    #expect(folder.relative(files.sources) == ["App/A.swift"])
    #expect(folder.relative(files.resources) == ["App/a.json", "Other/c.page"])
  }

  // MARK: Settings

  @Test func settingsAreMergedInOrder() throws {
    let text = application(
      """
      settings:
        groups: [first, second]
        base: {B: target, SWIFT_ACTIVE_COMPILATION_CONDITIONS: [$(inherited), ONE, TWO]}
        configs: {debug: {C: debug}, staging: {D: staging}, Release: {C: release}}
      """,
      """
      configs: {Debug: debug, Staging Debug: debug, Release: release, Staging Release: release}
      settings: {A: project, P: project, FLAG: yes, VERSION: 5.10}
      settingGroups:
        first: {A: first, B: first, F: first}
        second: {groups: [third], base: {F: second}, configs: {Debug: {G: debug}}}
        third: {H: third, F: third}
      """)
    let debug = try settings(text)
    #expect(
      ["A", "B", "C", "D", "F", "G", "H", "P"].map { debug[$0] }
        == ["first", "target", "debug", nil, "second", "debug", "third", "project"])
    // Values that are not texts are as YAML has them.
    #expect(debug["FLAG"] == "YES" && debug["VERSION"] == "5.1")
    #expect(debug["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG ONE TWO")
    let staging = try settings(text, configuration: "Staging Debug")
    // `Debug` is the name of a configuration, and applies to no other; `debug` is in two names.
    #expect(staging["C"] == "debug" && staging["D"] == "staging" && staging["G"] == nil)
    let release = try settings(text, configuration: "Staging Release")
    #expect(release["C"] == nil && release["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == " ONE TWO")
  }

  @Test func settingsOfANewProjectAreThere() throws {
    let text = application("deploymentTarget: 15.0", "options: {bundleIdPrefix: org.example}")
    let given = try settings(text)
    #expect(given["SDKROOT"] == "iphoneos" && given["TARGETED_DEVICE_FAMILY"] == "1,2")
    #expect(given["PRODUCT_NAME"] == "App" && given["SWIFT_VERSION"] == "5.0")
    #expect(given["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.App")
    #expect(given["IPHONEOS_DEPLOYMENT_TARGET"] == "15.0")
    let mac = try settings(application("").replacing("iOS", with: "macOS"))
    #expect(mac["SDKROOT"] == "macosx" && mac["TARGETED_DEVICE_FAMILY"] == nil)
    let none = try settings(application("", "options: {settingPresets: none}"))
    #expect(none["TARGETED_DEVICE_FAMILY"] == nil && none["SWIFT_VERSION"] == nil)
  }

  @Test func configurationFilesAreNotReplacedByPresets() throws {
    let text = application(
      "configFiles: {Debug: Debug.xcconfig}\nsettings: {C: target}", "configFiles: {Debug: Base.xcconfig}")
    let given = try settings(
      text,
      files: [
        "Base.xcconfig": "SWIFT_VERSION = 6.0\nA = base\n",
        "Debug.xcconfig": "TARGETED_DEVICE_FAMILY = 2\nA = $(inherited) debug\nC = file\n",
      ])
    #expect(given["SWIFT_VERSION"] == "6.0" && given["TARGETED_DEVICE_FAMILY"] == "2")
    #expect(given["A"] == "base debug" && given["C"] == "target")
  }

  @Test func infoPlistsAreAsTheyWouldBeWritten() throws {
    let target = """
      info:
        path: App/Info.plist
        properties:
          UILaunchStoryboardName: Launch
          CFBundleDisplayName: $(PRODUCT_NAME) One
          Flag: true
          Number: 3
          Scenes: {Roles: [{Name: A}]}
      """
    let folder = try Folder(["project.yml": application(target), "App/Info.plist": "is replaced"])
    let (info, notes) = try ReadingReport.collect { try ProjectLoader.load(folder.path).info }
    #expect(
      info["CFBundleDisplayName"]?.string == "App One" && info["UILaunchStoryboardName"]?.string == "Launch")
    #expect(info["Flag"] == .boolean(true) && info["Number"] == .number(3))
    #expect(info["Scenes"]?["Roles"] == .array([.dictionary(["Name": .string("A")])]))
    #expect(info["CFBundlePackageType"]?.string == "APPL" && info["CFBundleName"]?.string == "App")
    #expect(notes == [])
  }
}
