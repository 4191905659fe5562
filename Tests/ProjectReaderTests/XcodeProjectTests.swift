import Foundation
@testable import ProjectReader
import Testing

@Suite struct XcodeProjectTests {
  private let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Counter").path

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

  @Test func synchronizedGroupsAndGeneratedPlistsAreRead() throws {
    let project = try ProjectLoader.load(example + "/Counter.xcodeproj")
    #expect(project.name == "Counter")
    #expect(project.main.name == "Counter")
    let names = project.main.sources.map { ($0 as NSString).lastPathComponent }
    #expect(names == ["AppDelegate.swift", "CounterViewController.swift", "DetailViewController.swift"])
    #expect(project.main.resources.map { ($0 as NSString).lastPathComponent } == ["Main.storyboard"])
    #expect(project.info["UIMainStoryboardFile"]?.string == "Main")
    #expect(project.main.flags == ["DEBUG"])
    #expect(project.notes.isEmpty)
    // The checkout around it has a target UIKit, which is not the UIKit that applications import.
    #expect(project.modules.isEmpty)
  }

  @Test func foldersAreProjectsOfTheirFiles() throws {
    let folder = try write([
      "A.swift": "import UIKit", "Sub/B.swift": "", "Sub/Main.storyboard": "", "Info.plist": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let project = try ProjectLoader.load(folder)
    #expect(project.main.sources.map { ($0 as NSString).lastPathComponent } == ["A.swift", "B.swift"])
    #expect(project.main.resources.map { ($0 as NSString).lastPathComponent } == ["Main.storyboard"])
  }

  /// An example beside the library that it shows, which neither its project nor a workspace says.
  @Test func librariesOfTheCheckoutAreFound() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Demo; buildPhases = (S); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 4.0; }; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
      }; rootObject = P; }
      """
    let folder = try write([
      ".git/HEAD": "ref: refs/heads/main",
      "Package.swift": "targets: [.target(name: \"Cards\")]", "Sources/Cards/Card.swift": "",
      "Rings.podspec": """
      # s.source_files = 'Elsewhere/*'
      s.source_files = 'Classes/**/*.{swift,h,xib}'
      s.exclude_files = ['Classes/Old.swift']
      s.resource_bundles = {
        'Art' => ['Art/*.png',
                  'Art/*.lproj/*'],
        'More' => 'More/*'
      }
      s.resources = ["Fonts/*.ttf"]
      """, "Classes/a/Ring.swift": "", "Classes/a/Ring.xib": "", "Classes/Old.swift": "",
      "Art/a.png": "", "Art/en.lproj/A.strings": "", "More/b.json": "", "Fonts/F.ttf": "",
      "Classes/Other.swift": "", "Elsewhere/No.swift": "", "Sources/Cards/Cards.docc/Code/Sample.swift": "",
      "Sources/Cards/Card.xib": "",
      "Examples/Demo/Demo.xcodeproj/project.pbxproj": project,
      "Examples/Demo/Main.swift": "import Cards\nimport Rings\nimport Unknown",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let loaded = try ProjectLoader.load(folder + "/Examples/Demo/Demo.xcodeproj")
    #expect(loaded.modules.map(\.name) == ["Cards", "Rings"])
    let names = loaded.modules.map { $0.sources.map { ($0 as NSString).lastPathComponent } }
    #expect(names == [["Card.swift"], ["Other.swift", "Ring.swift"]])
    #expect(loaded.main.dependencies == ["Cards", "Rings"])
    func last(_ paths: [String]?) -> [String] { (paths ?? []).map { ($0 as NSString).lastPathComponent } }
    #expect(loaded.modules.map { Set(last($0.resources)) } == [["Card.xib"], ["Ring.xib", "F.ttf"]])
    #expect(last(loaded.modules[1].bundles["Art"]) == ["a.png", "A.strings"])
    #expect(last(loaded.modules[1].bundles["More"]) == ["b.json"])
    #expect(loaded.usesOldNames && loaded.main.languageVersion == "4")
  }

  private final class Shelf: PackageSource {
    let folder: String
    var asked: [String] = []
    init(_ folder: String) { self.folder = folder }
    func folder(of package: RemotePackage, pin: String?) throws -> String {
      asked.append("\(package.identity) \(pin ?? "\(package.requirement)")")
      guard package.identity != "gone" else { throw ProjectError("no answer") }
      return folder + "/" + package.identity
    }
  }

  /// Packages by their addresses are asked for when nothing near has the module, those that they need themselves too.
  @Test func packagesAreAskedForByTheirAddresses() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (R, Q, O, N); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Demo; buildPhases = (S); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Cards.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
        Q = { isa = XCRemoteSwiftPackageReference; repositoryURL = "git@example.org:a/Rings.git";
          requirement = { kind = branch; branch = main; }; };
        O = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/gone";
          requirement = { kind = exactVersion; version = 2.0.0; }; };
        N = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/lint";
          requirement = { kind = branch; branch = main; }; };
        N1 = { isa = XCSwiftPackageProductDependency; package = N; productName = "plugin:Lint"; };
        M1 = { isa = XCSwiftPackageProductDependency; package = R; productName = "plugin:Maker"; };
        M2 = { isa = XCSwiftPackageProductDependency; package = R; productName = Cards; };
      }; rootObject = P; }
      """
    let manifest = """
      // swift-tools-version:5.9\r
      let package = Package(dependencies: [ // .package(url: "https://example.org/no", from: "1.0.0")\r
        .package(url: "https://example.org/b/Dots", .upToNextMinor(from: "0.3.1")),\r
      ], targets: [.target(name: "Cards", dependencies: ["Dots"], path: "Sources", exclude: ["Old"], resources: [.process("P")])])
      """
    let folder = try write([
      "app/Demo.xcodeproj/project.pbxproj": project,
      "app/Main.swift": "import Cards\nimport Dots\nimport Rings\nimport UIKit",
      "app/Demo.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
      {"pins": [{"identity": "rings", "location": "https://example.org/a/rings", "state": {"revision": "abc"}}]}
      """,
      "shelf/cards/Package.swift": manifest, "shelf/cards/Sources/Card.swift": "import Dots",
      "shelf/cards/Sources/Old/Card.swift": "",
      "shelf/rings/Package.swift": "targets: [.target(name: \"Rings\")]",
      "shelf/rings/Sources/Rings/R.swift": "",
      "shelf/dots/Package.swift":
        "targets: [.target(name: \"Dots\", sources: [\"Sources/Dots/A\"], path: \".\")]",
      "shelf/dots/Sources/Dots/A/D.swift": "", "shelf/dots/Sources/Dots/B/E.swift": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let shelf = Shelf(folder + "/shelf")
    let loaded = try ProjectLoader.load(folder + "/app/Demo.xcodeproj", packages: shelf)
    #expect(loaded.modules.map(\.name) == ["Dots", "Cards", "Rings"])
    #expect(loaded.modules.map(\.sources.count) == [1, 1, 1])
    func versions(_ a: PackageVersion, _ b: PackageVersion) -> String {
      "\(RemotePackage.Requirement.versions(a, b))"
    }
    // One of which only a plugin is used is not asked for.
    #expect(
      shelf.asked == [
        "cards \(versions(PackageVersion(1, 2, 0), PackageVersion(2, 0, 0)))", "rings abc",
        "gone \(versions(PackageVersion(2, 0, 0), PackageVersion(2, 0, 1)))",
        "dots \(versions(PackageVersion(0, 3, 1), PackageVersion(0, 4, 0)))",
      ])
    #expect(
      loaded.notes.count == 1 && loaded.notes[0].contains("gone") && loaded.notes[0].contains("no answer"))
    let without = try ProjectLoader.load(folder + "/app/Demo.xcodeproj")
    #expect(without.modules.isEmpty && without.notes.count == 3)
  }

  /// The example of a library is in a project that contains the library's, which refers to packages.
  @Test func packagesOfContainedProjectsAreAskedForToo() throws {
    func project(_ type: String, _ more: String, files: String, references: String) -> String {
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (\(references)); };
        G = { isa = PBXGroup; children = (F, K); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = \(files); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = \(more); buildPhases = (S); buildConfigurationList = L;
          productType = "com.apple.product-type.\(type)"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        K = { isa = PBXFileReference; path = Kit.xcodeproj; sourceTree = "<group>"; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Rings.git";
          requirement = { kind = branch; branch = main; }; };
      }; rootObject = P; }
      """
    }
    let folder = try write([
      "app/Demo.xcodeproj/project.pbxproj": project(
        "application", "Demo", files: "Main.swift", references: ""),
      "app/Kit.xcodeproj/project.pbxproj": project("framework", "Kit", files: "Kit.swift", references: "R")
        .replacing("path = Kit.xcodeproj", with: "path = Other.txt"),
      "app/Kit.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
      {"pins": [{"identity": "rings", "location": "https://example.org/a/rings", "state": {"revision": "abc"}}]}
      """,
      "app/Main.swift": "import Kit", "app/Kit.swift": "import Rings",
      "shelf/rings/Package.swift": "targets: [.target(name: \"Rings\")]",
      "shelf/rings/Sources/Rings/R.swift": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let shelf = Shelf(folder + "/shelf")
    let loaded = try ProjectLoader.load(folder + "/app/Demo.xcodeproj", packages: shelf)
    #expect(Set(loaded.modules.map(\.name)) == ["Kit", "Rings"])
    #expect(shelf.asked == ["rings abc"])
  }

  @Test(arguments: [
    ("\"1.2.0\"..<\"1.9.0\"", "1.2.0 1.9.0"), ("\"1.2.0\"...\"1.9.0\"", "1.2.0 1.9.1"),
    ("exact: \"1.2.3\"", "1.2.3 1.2.4"), (".exact(\"1.2.3\")", "1.2.3 1.2.4"),
    ("from: \"2.0.0\"", "2.0.0 3.0.0"),
    (".branch(\"dev\")", "dev"), ("branch: \"dev\"", "dev"), ("revision: \"ab\"", "ab"),
    (".upToNextMajor(from: \"1.0.0\")", "1.0.0 2.0.0"),
  ])
  func requirementsOfManifestsAreRead(_ text: String, _ expected: String) throws {
    let manifest = "dependencies: [.package(name: \"A\", url: \"https://example.org/A\", \(text))]"
    let package = try #require(RemotePackage.all(inManifest: manifest).first)
    func shown(_ version: PackageVersion) -> String { "\(version.major).\(version.minor).\(version.patch)" }
    switch package.requirement {
    case .versions(let first, let end): #expect("\(shown(first)) \(shown(end))" == expected)
    case .branch(let name), .revision(let name): #expect(name == expected)
    }
    #expect(package.identity == "a" && package.address == "https://example.org/A")
  }

  @Test func repositoriesOfCartfilesAreRead() {
    let packages = RemotePackage.all(
      inCartfile: "github \"a/B\" \"v1.2.3\"\ngit \"https://example.org/C.git\" \"dev\"\nbinary \"x\" \"1\"\n"
    )
    #expect(packages.map(\.address) == ["https://github.com/a/B.git", "https://example.org/C.git"])
    #expect(
      packages.map(\.requirement) == [
        .versions(PackageVersion(1, 2, 3), PackageVersion(1, 2, 4)), .branch("dev"),
      ])
  }

  /// Projects that CocoaPods writes: documents among the sources, and bundles of resources as targets of
  /// their own.
  @Test func documentsAmongSourcesAndBundlesAreResources() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = { isa = PBXGroup; children = (F, X, I); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = Cell.xib; sourceTree = "<group>"; };
        I = { isa = PBXFileReference; path = Icon.png; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Demo; buildPhases = (S); buildConfigurationList = L;
          dependencies = (D); productType = "com.apple.product-type.application"; };
        D = { isa = PBXTargetDependency; target = U; };
        U = { isa = PBXNativeTarget; name = "Demo-Art"; buildPhases = (R); buildConfigurationList = M;
          productType = "com.apple.product-type.bundle"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        M = { isa = XCConfigurationList; buildConfigurations = (N); };
        N = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Art; }; };
        S = { isa = PBXSourcesBuildPhase; files = (B, Y); };
        R = { isa = PBXResourcesBuildPhase; files = (J); };
        B = { isa = PBXBuildFile; fileRef = F; };
        Y = { isa = PBXBuildFile; fileRef = X; };
        J = { isa = PBXBuildFile; fileRef = I; };
      }; rootObject = P; }
      """
    let folder = try write([
      "Demo.xcodeproj/project.pbxproj": project, "Main.swift": "", "Cell.xib": "", "Icon.png": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let main = try ProjectLoader.load(folder + "/Demo.xcodeproj").main
    #expect(main.sources.map { ($0 as NSString).lastPathComponent } == ["Main.swift"])
    #expect(main.resources.map { ($0 as NSString).lastPathComponent } == ["Cell.xib"])
    #expect(main.bundles["Art"]?.map { ($0 as NSString).lastPathComponent } == ["Icon.png"])
  }

  @Test func cutAndCyclicProjectsAreErrorsOrEmpty() throws {
    let whole = try String(contentsOfFile: example + "/Counter.xcodeproj/project.pbxproj", encoding: .utf8)
    let folder = try write([
      "Cut.xcodeproj/project.pbxproj": String(whole.prefix(whole.count / 2)),
      "Cycle.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (G, H); path = a; sourceTree = "<group>"; };
        H = { isa = PBXGroup; children = (G); path = b; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = T; buildPhases = (S); productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (F); };
        F = { isa = PBXBuildFile; fileRef = G; };
      }; rootObject = P; }
      """,
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      _ = try ProjectLoader.load(folder + "/Cut.xcodeproj")
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains("project.pbxproj: line "))
    }
    let cyclic = try ProjectLoader.load(folder + "/Cycle.xcodeproj")
    #expect(cyclic.main.sources.isEmpty)
    #expect(throws: ProjectError.self) { try ProjectLoader.load(folder + "/Nothing.xcodeproj") }
    #expect(throws: ProjectError.self) {
      try ProjectLoader.load(example + "/Counter.xcodeproj", target: "Other")
    }
  }
}
