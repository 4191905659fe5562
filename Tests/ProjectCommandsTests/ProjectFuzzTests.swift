import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ProjectCommands
@testable import ProjectReader

/// Projects with hostile values, read and placed: run by `scripts/checks/fuzz-projects`, which sets the environment.
///
/// The syntax of what is written is always right, so that readers take it: what changes are values, that is names, paths,
/// settings, identifiers, how lists repeat and nest, and what is on the disk.
@Suite(.serialized) struct ProjectFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["TINAMOU_FUZZ_SECONDS"].flatMap(Double.init)

  /// A few projects with every change of the tests; minutes of them where the environment says so.
  @Test func hostileProjectsChangeNothing() throws {
    let first = Self.environment["TINAMOU_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let last = Self.environment["TINAMOU_FUZZ_LAST"]
    let started = ContinuousClock.now
    var seed = first
    var counts = Counts()
    repeat {
      // Which one it was, if it ends the process.
      if let last { try "\(seed)".write(toFile: last, atomically: false, encoding: .utf8) }
      let watch = Watch(seed)
      defer { watch.end() }
      try HostileProject(seed: seed).check(&counts)
      seed += 1
    } while Self.seconds.map { ContinuousClock.now - started < .seconds($0) } ?? (seed < first + 40)
    print("fuzz-projects: seeds \(first) to \(seed - 1): \(counts)")
    #expect(counts.loaded > 0)
  }

  struct Counts: CustomStringConvertible {
    var loaded = 0
    var refused = 0
    var sources = 0
    var resources = 0
    var mirrored = 0
    var slowest = Duration.zero

    var description: String {
      "\(loaded) loaded, \(refused) refused, \(sources) sources, \(resources) resources placed, \(mirrored) mirrored, "
        + "slowest \(slowest)"
    }
  }

  /// Ends the process when a project takes too long, so that its seed is known.
  private final class Watch: Sendable {
    private let isDone = Mutex(false)

    init(_ seed: UInt64) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [self] in
        if !isDone.withLock({ $0 }) { fatalError("seed \(seed) takes more than 60 seconds") }
      }
    }

    func end() { isDone.withLock { $0 = true } }
  }
}

extension SplitMix {
  fileprivate mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &self) == 0 }
  fileprivate mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}

/// One project of a seed.
private final class HostileProject {
  private let seed: UInt64
  private var noise: SplitMix
  private let scratch: Scratch
  /// One value of how many is hostile.
  private let rarity: Int

  init(seed: UInt64) throws {
    self.seed = seed
    noise = SplitMix(seed: seed)
    scratch = try Scratch()
    rarity = noise.pick([2, 4, 8, 16, 40])
  }

  // MARK: Values

  private static let names = [
    "Main", "Art", "Model", "Cell", "Views", "App", "Kit", "en.lproj", "Foo", "Base.lproj",
  ]
  private static let paths = [
    "Main.swift", "Views", "Views/Cell.swift", "en.lproj", "en.lproj/Main.strings", "Foo.bundle",
    "Foo.bundle/a.txt",
    "Art.png", "Info.plist", "Model.xcdatamodeld", "App", "Linked", "Linked/Cell.swift", "Deep",
  ]
  private static let ids = [
    "P", "G", "G1", "G2", "F0", "F1", "F2", "F3", "F4", "F5", "T", "U", "V", "L", "M", "C", "N", "S", "R",
    "B0", "B1",
    "B2", "B3", "B4", "B5", "D", "K",
  ]

  private func hostile() -> String {
    let canary = "\(scratch.path)/canary"
    switch Int.random(in: 0..<12, using: &noise) {
    case 0: return String(repeating: "../", count: Int.random(in: 1...12, using: &noise)) + "canary/file"
    case 1:
      return noise.pick([
        "", ".", "..", "/", "//", "../..", "~", "-", "@", " ", "*", "**/*", "\0", "$(", "${",
      ])
    case 2:
      return noise.pick([
        canary, canary + "/file", "/etc/passwd", "/dev/zero", "/proc/self/mem", "/proc",
      ])
    case 3:
      return noise.pick(Self.names)
        + noise.pick(["\n", "\n\(canary)\n", "\r\n", "\u{0}", "\u{1b}[2J", "\u{2028}"])
    case 4:
      return noise.pick([
        "@$(SRCROOT)/args", "-driver-use-frontend-path", "--upload-pack=touch \(canary)/new", "-o",
      ])
    case 5:
      return noise.pick(["a\"b", "\" -o \(canary)/new \"", "a\\", "a'b", "\\(1)", "\"\"\"", "#\"", "a`b"])
    case 6:
      return String(
        repeating: noise.pick(["a", "é", "/a", "../", "$(A)", "**/", "👩‍👩‍👦", "(", "<array>"]),
        count: noise.pick([40, 256, 5000]))
    case 7:
      return "$(" + noise.pick(["A", "B", "PRODUCT_NAME", "SRCROOT", "TARGET_NAME", "inherited", "NO:lower"])
        + ")"
    case 8:
      return noise.pick([
        "App", "Info.plist", "libswiftCore.so", "tinamou_UIKit.resources", "Swift", "class", "UIKit",
      ])
    case 9: return noise.pick(Self.ids)
    case 10:
      return noise.pick([
        "1e999", "-1", "9223372036854775807", "4.0", "nan", "99999999999999999999.1.1", "0x", "½",
      ])
    default: return noise.pick(["é", "e\u{301}", "\u{202e}gnp.a", "\u{FEFF}", "名前", "\u{10FFFF}", "İ", "ﬁ"])
    }
  }

  private func value(_ usual: String) -> String { noise.chance(rarity) ? hostile() : usual }
  private func name() -> String { value(noise.pick(Self.names)) }
  private func path() -> String { value(noise.pick(Self.paths)) }

  /// As property lists of Xcode have texts.
  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }

  private func xml(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" }
    return String(String.UnicodeScalarView(scalars)).replacing("&", with: "&amp;").replacing(
      "<", with: "&lt;"
    )
    .replacing("\"", with: "&quot;")
  }

  private func list(_ usual: [String]) -> String {
    var all = usual
    if noise.chance(rarity) { all.append(noise.pick(Self.ids)) }
    if noise.chance(rarity) {
      all += Array(repeating: noise.pick(usual + Self.ids), count: noise.pick([2, 50, 3000]))
    }
    if noise.chance(rarity) { all.shuffle(using: &noise) }
    if noise.chance(rarity * 2) { all.append(hostile()) }
    return "(" + all.map(quoted).joined(separator: ", ") + ")"
  }

  // MARK: Files

  private func settings() -> String {
    var text = ""
    let usual = [
      ("PRODUCT_NAME", "$(TARGET_NAME)"), ("SWIFT_VERSION", "5.0"), ("INFOPLIST_FILE", "Info.plist"),
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG A"), ("OTHER_SWIFT_FLAGS", "-DONE -D TWO"),
      ("A", "$(B)"), ("B", "b"),
      ("PRODUCT_BUNDLE_IDENTIFIER", "org.example.$(PRODUCT_NAME:rfc1034identifier)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("INFOPLIST_KEY_UIMainStoryboardFile", "Main"),
      ("TEST_HOST", "$(BUILT_PRODUCTS_DIR)/App.app/App"), ("SUPPORTED_PLATFORMS", "iphoneos"),
      ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"), ("SWIFT_OBJC_BRIDGING_HEADER", "Bridging.h"),
      ("GCC_PREPROCESSOR_DEFINITIONS", "A=1 B"),
    ]
    for (key, usual) in usual where !noise.chance(3) {
      text += "\(quoted(value(key))) = \(quoted(value(usual))); "
    }
    if noise.chance(6) {
      // Each the next one several times.
      for step in 0..<18 {
        text += "A\(step) = \"" + String(repeating: "$(A\(step + 1))", count: noise.pick([2, 8])) + "\"; "
      }
      text += "PRODUCT_NAME = \"$(A0)\"; "
    }
    return "{ \(text) }"
  }

  private func projectFile() -> String {
    func file(_ index: Int) -> String {
      let tree = noise.chance(rarity) ? noise.pick(["SOURCE_ROOT", "<absolute>", "SDKROOT", "x"]) : "<group>"
      return
        "F\(index) = { isa = PBXFileReference; path = \(quoted(path())); sourceTree = \(quoted(tree)); };"
    }
    func group(_ id: String, _ children: [String]) -> String {
      let kind = noise.pick(["PBXGroup", "PBXGroup", "PBXVariantGroup", "PBXFileSystemSynchronizedRootGroup"])
      let own = noise.chance(3) ? "path = \(quoted(path()));" : ""
      return "\(id) = { isa = \(kind); children = \(list(children)); \(own) sourceTree = \"<group>\"; };"
    }
    func target(_ id: String, _ kind: String, _ configurations: String) -> String {
      """
      \(id) = { isa = PBXNativeTarget; name = \(quoted(name())); buildPhases = \(list(["S", "R", "Z"]));
        buildConfigurationList = \(configurations); dependencies = \(list(["D"]));
        fileSystemSynchronizedGroups = \(list(noise.chance(2) ? ["G1"] : []));
        productType = \(quoted(value("com.apple.product-type." + kind))); };
      """
    }
    let files = (0...5).map(file).joined(separator: "\n")
    let built = (0...5).map { "B\($0) = { isa = PBXBuildFile; fileRef = \(quoted(value("F\($0)"))); };" }
      .joined(
        separator: "\n")
    var deep = ""
    if noise.chance(12) {
      for index in 0..<2000 {
        deep += "H\(index) = { isa = PBXGroup; children = (H\(index + 1)); path = \(quoted(path())); };\n"
      }
    }
    return """
      { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = \(list(["T", "U", "V"])); packageReferences = \(list(["K"]));
        projectDirPath = \(quoted(noise.chance(rarity) ? hostile() : "")); buildConfigurationList = M; };
      \(group("G", ["G1", "G2", "F0", "F1", "H0"]))
      \(group("G1", ["F2", "F3"]))
      \(group("G2", ["F4", "F5"]))
      \(files)
      \(built)
      \(target("T", "application", "L"))
      \(target("U", "bundle", "M"))
      \(target("V", "bundle.unit-test", "L"))
      L = { isa = XCConfigurationList; buildConfigurations = \(list(["C"])); };
      M = { isa = XCConfigurationList; buildConfigurations = \(list(["N"])); };
      C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = \(quoted(value("X")));
        buildSettings = \(settings()); };
      N = { isa = XCBuildConfiguration; name = \(quoted(value("Debug"))); buildSettings = \(settings()); };
      X = { isa = PBXFileReference; path = "a.xcconfig"; sourceTree = "<group>"; };
      S = { isa = PBXSourcesBuildPhase; files = \(list(["B0", "B1", "B2"])); };
      R = { isa = PBXResourcesBuildPhase; files = \(list(["B3", "B4", "B5"])); };
      Z = { isa = PBXShellScriptBuildPhase; name = \(quoted(name())); shellPath = \(quoted(value("/bin/sh")));
        shellScript = \(quoted(value("true"))); outputPaths = \(list(["$(SRCROOT)/" + path(), "$(DERIVED_FILE_DIR)/a"]));
        inputFileListPaths = \(list([path()])); outputFileListPaths = \(list(["$(SRCROOT)/a.xcconfig"])); };
      D = { isa = PBXTargetDependency; target = \(quoted(value("U"))); };
      K = { isa = XCRemoteSwiftPackageReference; repositoryURL = \(quoted(value("https://example.org/kit")));
        requirement = { kind = \(quoted(value("upToNextMajorVersion"))); minimumVersion = \(quoted(value("1.0.0")));
          branch = \(quoted(value("main"))); revision = \(quoted(value("HEAD"))); }; };
      \(deep)
      }; rootObject = P; }
      """
  }

  private func plist(_ depth: Int = 0) -> String {
    switch Int.random(in: 0..<(depth > 3 ? 3 : 5), using: &noise) {
    case 0: return "<string>\(xml(value("$(PRODUCT_NAME)")))</string>"
    case 1: return "<integer>\(Int.random(in: -9...9, using: &noise))</integer>"
    case 2: return "<true/>"
    case 3:
      return "<array>" + (0..<3).map { _ in plist(depth + 1) }.joined() + "</array>"
    default:
      return "<dict>" + (0..<3).map { _ in "<key>\(xml(name()))</key>" + plist(depth + 1) }.joined()
        + "</dict>"
    }
  }

  private func write() throws {
    let swift = "import UIKit\nimport Kit\nimport Pod\nclass A {}\n"
    for path in [
      "Main.swift", "Views/Cell.swift", "Sources/Kit/Kit.swift", "Sources/Kit/Art.bundle/b.txt",
      "Pod/P.swift",
    ] {
      try scratch.write(swift, "project/" + path)
    }
    for path in ["en.lproj/Main.strings", "Foo.bundle/a.txt", "Art.png", "App", "Deep/a/b/c.txt"] {
      try scratch.write("a", "project/" + path)
    }
    let header = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key>"
    try scratch.write(header + plist() + "<key>b</key>" + plist() + "</dict></plist>", "project/Info.plist")
    try scratch.write(projectFile(), "project/App.xcodeproj/project.pbxproj")
    var lines = ""
    for _ in 0..<Int.random(in: 0..<8, using: &noise) {
      lines +=
        noise.chance(3)
        ? "#include \"\(noise.pick(["a.xcconfig", "b.xcconfig", "../canary/file", hostile()]))\"\n"
        : "\(noise.pick(["A", "B", "PRODUCT_NAME", "OTHER_SWIFT_FLAGS"])) = \(value("$(inherited) $(A) $(B)"))\n"
    }
    try scratch.write(lines, "project/a.xcconfig")
    try scratch.write(
      "#include \"a.xcconfig\"\n#include \"a.xcconfig\"\nA = $(A)$(A)\n", "project/b.xcconfig")
    try scratch.write(
      """
      let package = Package(name: "\(name())", dependencies: [.package(url: "\(value("https://example.org/x"))", \
      \(noise.pick(["from", "branch", "exact", "revision"])): "\(value("1.0.0"))")], targets: [.target(name: "\(value("Kit"))", \
      path: "\(value("Sources/Kit"))", exclude: ["\(value("No"))"], sources: ["\(value("."))"]), .target(name: "Kit")])
      """, "project/Package.swift")
    try scratch.write(
      """
      s.module_name = '\(value("Pod"))'
      s.source_files = '\(value("Pod/**/*.{swift,h}"))', '\(value("**/"))\(String(repeating: "**/", count: 24))*.swift'
      s.resources = ['\(value("Art.png"))']
      s.resource_bundles = { '\(value("Foo"))' => ['\(value("Deep/**/*"))'], '\(name())' => '\(path())' }
      """, "project/Pod.podspec")
    let words = [
      "@interface A : B <C>", "@property (nonatomic, getter=isA) NSString *a;",
      "- (void)do:(int)a with:(id<X>)b;", "@end",
      "@protocol C", "typedef NS_ENUM(NSInteger, E) { EOne, ETwo = 1 << 2 };",
      "typedef void (^Done)(BOOL, NSArray<A *> *);",
      "extern NSString *const Name;", "#define kA @\"\(value("a"))\"", "#import \"\(path())\"",
      "#import \"Bridging.h\"", "{", "}",
      "int add(int a);", "@interface \(name()) : \(name())", "- (\(name()))\(name()):(\(name()))\(name());",
    ]
    try scratch.write(
      (0..<12).map { _ in noise.pick(words) }.joined(separator: "\n"), "project/Bridging.h")
    try scratch.write(
      """
      PODS:
        - \(name()) (1.0)
        - Pod (1.0):
          - Kit
      EXTERNAL SOURCES:
        Pod:
          :git: \(value("https://example.org/Pod"))
          :\(noise.pick(["tag", "branch", "commit"])): \(value("1.0"))
        \(name()):
          :path: \(value("Pod"))
      CHECKOUT OPTIONS:
        Pod:
          :commit: \(value(String(repeating: "a", count: 40)))
      """, "project/Podfile.lock")
    let resolved = try JSONSerialization.data(withJSONObject: [
      "pins": [
        [
          "location": "https://example.org/kit",
          "state": ["revision": value(String(repeating: "a", count: 40))],
        ],
        ["location": value("x"), "state": ["revision": hostile()]],
      ]
    ])
    try scratch.write(
      String(decoding: resolved, as: UTF8.self),
      "project/App.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    let entries = (0..<3).map { _ in "<FileRef location = \"group:\(xml(value("App.xcodeproj")))\"></FileRef>"
    }
    try scratch.write(
      "<Workspace><FileRef location = \"group:App.xcodeproj\"></FileRef>" + entries.joined() + "</Workspace>",
      "project/App.xcworkspace/contents.xcworkspacedata")
    try scratch.write(
      "<Scheme BlueprintName = \"\(xml(name()))\"></Scheme>",
      "project/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
    try scratch.write(
      """
      <?xml version="1.0"?><model><entity name="\(xml(name()))" representedClassName="\(xml(name()))" codeGenerationType="class">
      <attribute name="\(xml(name()))" attributeType="String"/><relationship name="r" destinationEntity="\(xml(name()))"/>
      </entity></model>
      """, "project/Model.xcdatamodeld/M.xcdatamodel/contents")
    try scratch.link(
      "project/Linked", to: noise.pick(["Views", "..", ".", "\(scratch.path)/canary", "/", "nowhere"]))
    try scratch.link(
      "project/link.txt", to: noise.pick(["Art.png", "\(scratch.path)/canary/file", "/dev/zero", "link.txt"]))
    try scratch.write("canary", "canary/file")
    try scratch.write("canary", "canary/folder/file")
    if noise.chance(4) {
      let odd = noise.pick([
        "a\"b.swift", "a\nb.swift", "-o.swift", "@x.swift", "__TinamouMain.swift", "a\\.swift", "é\u{1b}.txt",
      ])
      try scratch.write(swift, "project/Views/" + odd)
    }
    if noise.chance(3) {
      try scratch.link(
        "cache/project/product",
        to: "\(scratch.path)/\(noise.pick(["canary", "project", "project/Foo.bundle"]))")
    }
    if noise.chance(3) { try scratch.link("cache/mirror/Views", to: "\(scratch.path)/project/Views") }
  }

  // MARK: Checks

  private final class Packages: PackageSource {
    let folder: String
    let dump: Data?
    init(_ folder: String, dump: Data?) { (self.folder, self.dump) = (folder, dump) }
    func manifest(in folder: String) -> PackageManifest? {
      dump.flatMap { PackageManifest(dump: $0, folder: folder) }
    }
    func folder(of package: RemotePackage, pin: String?) throws -> String {
      if let complaint = ProjectStrings.complaint(aboutAddress: package.address, allowsFiles: false) {
        throw ProjectError(complaint)
      }
      if let pin, !ProjectStrings.isCommit(pin) { throw ProjectError("no commit") }
      if case .branch(let name) = package.requirement, !ProjectStrings.isReference(name) {
        throw ProjectError("no branch")
      }
      guard let name = ProjectStrings.folderName(package.address), ProjectStrings.isFileName(name) else {
        throw ProjectError("too long")
      }
      return folder + "/project"
    }
  }

  /// Returns a possible output of `swift package dump-package`.
  private func dump() -> Data? {
    guard noise.chance(2) else { return nil }
    func target(_ usual: String) -> [String: Any] {
      [
        "name": value(usual), "type": value(noise.pick(["regular", "binary", "test"])),
        "path": value("Sources/Kit"),
        "exclude": [path()], "sources": [value(".")], "publicHeadersPath": value("."), "url": hostile(),
        "resources": [["path": path(), "rule": [noise.pick(["copy", "process"]): [String: Any]()]]],
        "dependencies": [["byName": [value("Kit"), NSNull()]], ["product": [hostile(), hostile()]]],
        "settings": [
          ["tool": value("swift"), "kind": ["define": ["_0": value("A")]]],
          ["tool": value("c"), "kind": ["headerSearchPath": ["_0": value("a")]]],
        ],
      ]
    }
    return try? JSONSerialization.data(withJSONObject: [
      "name": value("Kit"), "toolsVersion": ["_version": value("5.9.0")],
      "swiftLanguageVersions": [value("5")],
      "targets": [target("Kit"), target("Kit"), target("More")],
      "products": [["name": value("Kit"), "targets": [value("Kit")]]],
      "dependencies": [
        ["fileSystem": [["path": value("\(scratch.path)/project")]]],
        [
          "sourceControl": [
            [
              "location": ["remote": [["urlString": value("https://example.org/x")]]],
              "requirement": ["range": [["lowerBound": value("1.0.0"), "upperBound": value("2.0.0")]]],
            ]
          ]
        ],
      ],
    ])
  }

  func check(_ counts: inout ProjectFuzzTests.Counts) throws {
    try write()
    let before = scratch.manifest("project", "canary")
    let started = ProcessorTime.now
    let project = "\(scratch.path)/project"
    let packages = Packages(scratch.path, dump: dump())
    var loaded: [AppProject] = []
    for path in [project, project + "/App.xcodeproj", project + "/Package.swift"] {
      do {
        loaded.append(
          try ProjectLoader.load(path, scheme: noise.chance(3) ? value("App") : nil, packages: packages))
      } catch {
        counts.refused += 1
        #expect(!"\(error)".contains("Domain"), "seed \(seed): \(error)")
      }
    }
    if let tests = try? ProjectLoader.loadTests(project, packages: packages) { loaded += tests }
    for one in loaded { try check(one, &counts) }
    do {
      let files = try MirrorFiles(of: project)
      let home = scratch.cache.root
      try files.fill(home + "/mirror", of: scratch.cache, list: home + "/files.json") { paths in
        paths.map { ($0, "adapted") }
      }
      counts.mirrored += files.copied.count
    } catch let error as BuildError {
      #expect(!error.description.contains("Domain"), "seed \(seed): \(error)")
    }
    let time = ProcessorTime.now - started
    counts.slowest = max(counts.slowest, time)
    #expect(time < .seconds(20), "seed \(seed): \(time)")
    #expect(
      scratch.manifest("project", "canary") == before, "seed \(seed): files outside of the cache have changed"
    )
  }

  private func check(_ project: AppProject, _ counts: inout ProjectFuzzTests.Counts) throws {
    counts.loaded += 1
    let all = project.modules + [project.main]
    for note in project.notes {
      #expect(!note.contains(where: \.isNewline) && !note.contains("Domain"), "seed \(seed): \(note)")
    }
    var places: Set<String> = []
    for module in all {
      #expect(ProjectStrings.isIdentifier(module.name), "seed \(seed): \(module.name)")
      #expect(module.flags.allSatisfy(ProjectStrings.isIdentifier), "seed \(seed): \(module.flags)")
      #expect(["4", "4.2", "5", "6"].contains(module.languageVersion))
      for (name, text) in module.generatedSources {
        #expect(ProjectStrings.isFileName(name), "seed \(seed): \(name)")
        // What is made of a header is names, and texts in literals.
        let code = text.replacing(#/"(\\.|[^"\\])*"/#, with: "")
        #expect(code.count { $0 == "{" } == code.count { $0 == "}" }, "seed \(seed): \(text)")
        #expect(!code.contains(scratch.path) && !code.contains("\""), "seed \(seed): \(text)")
      }
      for path in (module.clang?.files ?? []) + (module.clang?.headerFolders ?? [])
        + (module.clang?.bridged ?? [])
      {
        #expect(path.hasPrefix("/"), "seed \(seed): \(path)")
      }
      for source in module.sources {
        let place = ModulePlaces.place(of: source, root: project.root)
        #expect(ProjectStrings.isPlainPath(place), "seed \(seed): \(place)")
        places.insert(module.name + "/" + place)
        try scratch.cache.write(
          "adapted", to: "\(scratch.cache.root)/project/adapted/\(module.name)/\(place)")
      }
      for path in module.dataModels {
        let model = DataModel(path: path)
        // Braces stand in pairs, and names are nothing but names.
        #expect(model.source.count { $0 == "{" } == model.source.count { $0 == "}" }, "seed \(seed)")
        // An entity may be called anything, which is text of a literal then.
        let code = model.source.replacing(#/"(\\.|[^"\\])*"/#, with: "")
        #expect(!code.contains(scratch.path), "seed \(seed): \(model.source)")
      }
    }
    counts.sources += places.count
    #expect(ProjectStrings.responseFile(places.sorted()) != nil)
    #expect(!ProjectStrings.literal(project.name).contains("\n"))
    let folder = scratch.cache.root + "/project"
    let name = ProjectStrings.identifier(project.name)
    if ContainedFolder.kind(folder + "/linked") == nil {
      try scratch.cache.write("program", to: folder + "/linked")
    }
    let plan = ResourcePlan(modules: all, own: [], executable: name)
    let info: Data
    do { info = try ProjectBuild.info(of: project, executable: name) } catch let error as BuildError {
      Issue.record("seed \(seed): \(error)")
      return
    }
    let executable = try plan.make(
      in: folder, of: scratch.cache, executable: folder + "/linked", named: name, info: info)
    #expect(FileManager.default.contents(atPath: executable) == Data("program".utf8), "seed \(seed)")
    #expect(ContainedFolder.kind(executable) == S_IFREG, "seed \(seed)")
    let read = try? PropertyListSerialization.propertyList(from: info, format: nil)
    #expect((read as? [String: Any])?["CFBundleExecutable"] as? String == name, "seed \(seed)")
    for place in plan.links.keys {
      #expect(
        place.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
          ProjectStrings.isFileName(String($0))
        },
        "seed \(seed): \(place)")
    }
    counts.resources += plan.links.count
  }
}
