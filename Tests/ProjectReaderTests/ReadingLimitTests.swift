import Foundation
import TestSupport
import Testing

@testable import ProjectReader

/// Projects that would take the reader's time, memory or stack: each is read within limits, and what is left out is said.
@Suite struct ReadingLimitTests {
  private func write(_ files: [String: String]) throws -> String {
    let folder = NSTemporaryDirectory() + "project-\(UUID().uuidString)"
    for (name, text) in files {
      let path = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return folder
  }

  private func remove(_ folder: String) { try? FileManager.default.removeItem(atPath: folder) }

  /// Checks the processor time of a body, with a limit far above what is expected.
  private func expectFast(_ body: () throws -> Void) rethrows {
    let time = try ProcessorTime.measure(body)
    #expect(time < .seconds(20))
  }

  /// Each setting is the next one sixteen times: the first would have 16^18 characters.
  @Test func settingsThatMultiplyAreLeftOut() {
    var values = ["A18": "x"]
    for step in 0..<18 { values["A\(step)"] = String(repeating: "$(A\(step + 1))", count: 16) }
    expectFast {
      let (text, notes) = ReadingReport.collect { BuildSettings(values)["A0"] }
      #expect(text == "")
      #expect(notes.count == 1 && notes[0].contains("longer than 1 MB"), "\(notes)")
    }
  }

  @Test func settingsInCirclesAreNoted() {
    let settings = BuildSettings(["A": "$(B)$(B)", "B": "$(A)$(A)c", "D": "d$(A)"])
    let (text, notes) = ReadingReport.collect { settings["D"] }
    #expect(text == "dcc")
    #expect(notes == ["the setting A refers to itself"])
  }

  @Test func bracketsThatAreNotClosedAreReadOnce() {
    let text = String(repeating: "$(", count: 200_000)
    expectFast { #expect(BuildSettings().expand(text) == text) }
  }

  @Test func inheritedValuesThatMultiplyAreLeftOut() {
    var settings = BuildSettings(["A": String(repeating: "x", count: 1000)])
    let layer = ["A": String(repeating: "$(inherited)", count: 1000)]
    let (_, notes) = ReadingReport.collect {
      for _ in 0..<8 { settings.add(BuildSettings.Layer(unordered: layer)) }
    }
    #expect(notes == ["the setting A is longer than 1 MB and is left out"])
    #expect(settings.values["A"]?.utf8.count == 1_000_000)
  }

  @Test func configurationsThatIncludeThemselvesAreReadOnce() throws {
    let line = "#include \"a.xcconfig\"\n"
    let folder = try write(["a.xcconfig": "A = 1\n" + String(repeating: line, count: 500) + "B = 2\n"])
    defer { remove(folder) }
    expectFast {
      let (values, notes) = ReadingReport.collect {
        BuildSettings.configuration(file: folder + "/a.xcconfig").values
      }
      #expect(values == ["A": "1", "B": "2"])
      #expect(notes == ["\(folder)/a.xcconfig: includes itself"])
    }
  }

  /// Each of twenty files includes the next one eight times.
  @Test func configurationsAreReadOnceEach() throws {
    var files = ["c20.xcconfig": "A = end"]
    for step in 0..<20 {
      files["c\(step).xcconfig"] = String(repeating: "#include? \"c\(step + 1).xcconfig\"\n", count: 8)
    }
    let folder = try write(files)
    defer { remove(folder) }
    expectFast { #expect(BuildSettings.configuration(file: folder + "/c0.xcconfig").values == ["A": "end"]) }
  }

  @Test(arguments: [
    ("a/b.swift", "a/*.swift", true), ("a/b/c.swift", "a/*.swift", false),
    ("a/b/c.swift", "a/**/*.swift", true),
    ("a/c.swift", "a/**/*.swift", true), ("c.swift", "**/*", true), ("a/b/c", "**/b/*", true),
    ("a/bxc", "a/b*c", true), ("a/bc", "a/b*c", true), ("a/bd", "a/b*c", false), ("a", "a/**/*", false),
    ("a/b", "a", false), ("abcabd", "*abd", true), ("x/abab", "x/*ab*ab", true), ("x/ab", "x/*ab*ab", false),
    ("a/b/c", "a/**", false), ("a/b", "a/**", true),
  ])
  func patternsMatchPaths(_ path: String, _ pattern: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  /// Trying every place for each of the pattern's parts would take more than 10^20 steps.
  @Test func patternsTakeTheirLengthTimesThePaths() {
    let path = String(repeating: "a/", count: 200) + "b"
    let names = String(repeating: "a", count: 250)
    expectFast {
      #expect(!PathPattern(String(repeating: "**/", count: 24) + "c").matches(path))
      #expect(!PathPattern(String(repeating: "**/a/", count: 24) + "c").matches(path))
      #expect(PathPattern(String(repeating: "**/a/", count: 24) + "**/b").matches(path))
      #expect(!PathPattern(String(repeating: "*a", count: 24) + "b").matches(names))
    }
  }

  private func plist(_ inner: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key>\(inner)</dict></plist>"
  }

  @Test func propertyListsThatNestAreErrors() throws {
    let deep = String(repeating: "<array>", count: 50_000) + String(repeating: "</array>", count: 50_000)
    let folder = try write(["A.swift": "", "Info.plist": plist(deep)])
    defer { remove(folder) }
    let project = try ProjectLoader.load(folder)
    #expect(project.info["a"] == nil)
    #expect(
      project.notes.count == 1 && project.notes[0].hasPrefix("\(folder)/Info.plist: "), "\(project.notes)")
    #expect(!project.notes[0].contains("NSCocoaErrorDomain"))
  }

  /// A list in which each of forty lists is the next one twice: 2^40 values.
  @Test func binaryPropertyListsThatMultiplyAreErrors() throws {
    var data = Data("bplist00".utf8)
    var offsets: [Int] = []
    for index in 0..<40 {
      offsets.append(data.count)
      data.append(contentsOf: index == 39 ? [0x09] : [0xA2, UInt8(index + 1), UInt8(index + 1)])
    }
    let table = data.count
    data.append(contentsOf: offsets.map { UInt8($0) })
    data.append(contentsOf: [0, 0, 0, 0, 0, 0, 1, 1])
    for number in [40, 0, table] {
      data.append(contentsOf: (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }
    #expect(BinaryPropertyList.complaint(about: data) == "has more than 100000 values")
    let small = try PropertyListSerialization.data(
      fromPropertyList: ["a": [1, "b", ["c": true]]], format: .binary, options: 0)
    #expect(BinaryPropertyList.complaint(about: small) == nil)
    #expect(BinaryPropertyList.complaint(about: small.prefix(45)) == "is not a property list")
  }

  @Test func filesThatNeverEndAreNotRead() throws {
    let folder = try write(["A.swift": ""])
    defer { remove(folder) }
    mkfifo(folder + "/pipe", 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/Info.plist", withDestinationPath: "/dev/zero")
    expectFast {
      let (data, notes) = ReadingReport.collect { ProjectFiles.data(folder + "/pipe") }
      #expect(data == nil && notes == ["\(folder)/pipe: is not a file that can be read"])
    }
    let project = try ProjectLoader.load(folder)
    #expect(
      project.notes.count == 1
        && project.notes[0].hasPrefix("\(folder)/Info.plist (/dev/zero): is not read: it lies outside"),
      "\(project.notes)")
  }

  /// An `.xcodeproj` with a target that has one file, further settings and objects.
  private func project(
    settings: String = "", objects: String = "", target: String = "", children: String = "F"
  )
    -> String
  {
    """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = { isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Demo; buildPhases = (S, S); buildConfigurationList = L; \(target)
        productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      S = { isa = PBXSourcesBuildPhase; files = (B, B); };
      B = { isa = PBXBuildFile; fileRef = F; };
      \(objects)
    }; rootObject = P; }
    """
  }

  @Test func conditionsAreNames() throws {
    let settings = """
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG @$(SRCROOT)/args OK -driver-use-frontend-path";
      OTHER_SWIFT_FLAGS = "-D ONE -DTWO \\"-D\\" \\"THREE\\" -D@x -Xfrontend -load";
      """
    let folder = try write(["Demo.xcodeproj/project.pbxproj": project(settings: settings), "Main.swift": ""])
    defer { remove(folder) }
    let loaded = try ProjectLoader.load(folder)
    #expect(loaded.main.flags == ["DEBUG", "OK", "ONE", "TWO", "THREE"])
    #expect(
      loaded.notes.filter { $0.contains("is not a name and is left out") }.count == 3, "\(loaded.notes)")
    #expect(loaded.main.sources.count == 1)
  }

  @Test(arguments: ["../../../victim", "a\\nb", "..", "/"])
  func productsOfBundlesAreNamesOfFiles(_ name: String) throws {
    let objects = """
      D = { isa = PBXTargetDependency; target = U; };
      U = { isa = PBXNativeTarget; name = Art; buildConfigurationList = M;
        productType = "com.apple.product-type.bundle"; };
      M = { isa = XCConfigurationList; buildConfigurations = (N); };
      N = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "\(name)"; }; };
      """
    let folder = try write([
      "Demo.xcodeproj/project.pbxproj": project(objects: objects, target: "dependencies = (D);"),
      "Main.swift": "",
    ])
    defer { remove(folder) }
    let loaded = try ProjectLoader.load(folder)
    #expect(loaded.main.bundles.isEmpty)
    #expect(
      loaded.notes.count == 1 && loaded.notes[0].contains("is not the name of a file"), "\(loaded.notes)")
    #expect(!loaded.notes[0].contains("\n"))
  }

  /// Groups in each other, each with a name: paths would have as many characters as the square of their number.
  @Test func groupsInEachOtherEnd() throws {
    var objects = ""
    for index in 0..<20_000 {
      objects +=
        "G\(index) = { isa = PBXGroup; children = (G\(index + 1)); path = aa; sourceTree = \"<group>\"; };\n"
    }
    let folder = try write([
      "Demo.xcodeproj/project.pbxproj": project(objects: objects, children: "F, G0"), "Main.swift": "",
    ])
    defer { remove(folder) }
    try expectFast {
      let loaded = try ProjectLoader.load(folder)
      #expect(
        loaded.notes.count == 1 && loaded.notes[0].contains("none that a file can have"), "\(loaded.notes)")
    }
  }

  @Test func workspacesWithThousandsOfEntriesAreRead() throws {
    let same = String(repeating: "<FileRef location = \"group:Demo.xcodeproj\"></FileRef>\n", count: 5000)
    var others = ""
    for index in 0..<5000 { others += "<FileRef location = \"group:No\(index).xcodeproj\"></FileRef>\n" }
    let folder = try write([
      "All.xcworkspace/contents.xcworkspacedata": "<Workspace>" + same + others + "</Workspace>",
      "Demo.xcodeproj/project.pbxproj": project(), "Main.swift": "",
    ])
    defer { remove(folder) }
    try expectFast {
      let loaded = try ProjectLoader.load(folder)
      #expect(loaded.name == "Demo")
      #expect(loaded.notes.contains { $0.contains("names more than 500 projects") })
    }
  }

  @Test func targetsOfPackagesAreInside() throws {
    let manifest = """
      let package = Package(name: "A", targets: [.target(name: "A", path: "../other"), .target(name: "B")])
      """
    let folder = try write([
      "package/Package.swift": manifest, "package/Sources/B/B.swift": "", "other/Secret.swift": "",
    ])
    defer { remove(folder) }
    let loaded = try ProjectLoader.load(folder + "/package")
    #expect(loaded.main.name == "B")
    #expect(loaded.notes.contains { $0.contains("\"A\" is outside of the package") })
  }

  /// A folder of a project that is a link to one above it: the whole machine would be part of the project.
  @Test(arguments: ["/", "..", ".", "../.."])
  func foldersThatLeadAboveThemselvesAreNotLookedThrough(_ target: String) throws {
    let objects =
      "Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Linked; sourceTree = \"<group>\"; };"
    let folder = try write([
      "Demo.xcodeproj/project.pbxproj": project(
        objects: objects, target: "fileSystemSynchronizedGroups = (Y);", children: "F, Y"), "Main.swift": "",
    ])
    defer { remove(folder) }
    try FileManager.default.createSymbolicLink(atPath: folder + "/Linked", withDestinationPath: target)
    let loaded = try ProjectLoader.load(folder)
    #expect(loaded.main.sources == [folder + "/Main.swift"] && loaded.main.resources.isEmpty)
    #expect(loaded.notes.count == 1 && loaded.notes[0].contains("is not looked through"), "\(loaded.notes)")
  }

  @Test func packagesThatAreNamedOftenAreReadOnce() throws {
    let objects = """
      K = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(String(repeating: "👩‍👩‍👦", count: 5000))"; };
      J = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/kit"; };
      """
    let references = Array(repeating: "K, J", count: 5000).joined(separator: ", ")
    let text = project(objects: objects).replacing(
      "mainGroup = G;", with: "mainGroup = G; packageReferences = (\(references));")
    let folder = try write(["Demo.xcodeproj/project.pbxproj": text, "Main.swift": ""])
    defer { remove(folder) }
    try expectFast {
      let loaded = try ProjectLoader.load(folder)
      #expect(loaded.notes.count == 2, "\(loaded.notes.map { $0.prefix(200) })")
    }
  }

  /// The system reads a path up to the first null: such a target would be the package's folder, in it once more, for ever.
  @Test func nullsInPathsEnd() throws {
    let folder = try write(["Package.swift": "targets: [.target(name: \"A\", path: \"\0\")]", "A.swift": ""])
    defer { remove(folder) }
    #expect(throws: ProjectError.self) { try ProjectLoader.load(folder) }
    #expect(ProjectFiles.data(folder + "/A.swift\0b") == nil)
  }

  /// A package in a folder above is somebody else's, unless a repository there contains the project.
  @Test func packagesAboveNeedARepository() throws {
    let files = [
      "Package.swift": "targets: [.target(name: \"Cards\")]", "Sources/Cards/Card.swift": "",
      "a/b/Demo.xcodeproj/project.pbxproj": project(), "a/b/Main.swift": "import Cards",
    ]
    let folder = try write(files)
    defer { remove(folder) }
    let without = try ProjectLoader.load(folder + "/a/b")
    #expect(without.modules.isEmpty)
    #expect(without.notes.contains { $0.hasPrefix("\(folder)/Package.swift: is not looked at") })
    try FileManager.default.createDirectory(atPath: folder + "/.git", withIntermediateDirectories: true)
    try "ref: refs/heads/main".write(toFile: folder + "/.git/HEAD", atomically: true, encoding: .utf8)
    let with = try ProjectLoader.load(folder + "/a/b")
    #expect(with.modules.map(\.name) == ["Cards"] && with.notes.isEmpty)
  }

  @Test func namesInModelsAreNamesOfSwift() throws {
    let model = """
      <?xml version="1.0"?><model>
      <entity name="Ca&quot;rd" representedClassName="Card" codeGenerationType="class">
        <attribute name="default" attributeType="String"/>
        <attribute name="a: Int { 0 } }; import Evil //" attributeType="String"/>
        <relationship name="others" toMany="YES" destinationEntity="Card&#10;func evil() {}"/>
      </entity>
      <entity name="B" representedClassName="B{}" codeGenerationType="class"></entity>
      </model>
      """
    let folder = try write(["M.xcdatamodel/contents": model])
    defer { remove(folder) }
    let made = DataModel(path: folder + "/M.xcdatamodel")
    #expect(made.classes == ["Card"])
    #expect(
      made.source.contains("entityName: \"Ca\\\"rd\"")
        && made.source.contains("public var `default`: String?"))
    #expect(!made.source.lowercased().contains("evil"))
    #expect(made.notes.count == 3)
  }
}
