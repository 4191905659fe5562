import Foundation
import ProjectReader
import TestSupport
import Testing

/// The projects that commands find in folders.
@Suite struct ProjectsInFoldersTests {
  private func projects(_ files: [String]) throws -> [String] {
    let directory = try TemporaryDirectory()
    for file in files {
      let place = directory.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: place)
    }
    let root = directory.url.path
    return ProjectLoader.projects(in: root).map { $0 == root ? "." : String($0.dropFirst(root.count + 1)) }
  }

  @Test func aFolderWithAProjectIsOne() throws {
    #expect(
      try projects(["App.xcodeproj/project.pbxproj", "Other/Other.xcodeproj/project.pbxproj"]) == ["."])
    #expect(try projects(["Package.swift", "Sources/A/A.swift"]) == ["."])
  }

  /// Repositories keep what is shared of a project that XcodeGen generates: there is no project in it.
  @Test func projectsThatAreNotGeneratedDoNotCount() throws {
    let directory = try TemporaryDirectory()
    for (file, text) in [
      ("project.yml", "name: Shop\ntargets: {}\n"), ("Shop.xcworkspace/xcshareddata/x.txt", ""),
      ("Shop.xcodeproj/xcshareddata/x.txt", ""),
    ] {
      let place = directory.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    let root = directory.url.path
    #expect(ProjectLoader.xcodeFiles(at: root) == [root + "/project.yml"])
    try Data("x".utf8).write(to: directory.url.appendingPathComponent("Shop.xcodeproj/project.pbxproj"))
    #expect(ProjectLoader.xcodeFiles(at: root) == [root + "/Shop.xcodeproj"])
  }

  @Test func projectsBelowComeBeforeSources() throws {
    #expect(try projects(["App/App.xcodeproj/project.pbxproj", "Tools/main.swift"]) == ["App"])
    // A workspace stands for the project beside it.
    #expect(
      try projects(["App/App.xcodeproj/project.pbxproj", "App/App.xcworkspace/contents.xcworkspacedata"]) == [
        "App"
      ])
    #expect(
      try projects(["B/B.xcodeproj/project.pbxproj", "A/A.xcodeproj/project.pbxproj"]) == ["A", "B"])
  }

  private func load(_ files: [String: String]) throws -> AppProject {
    let directory = try TemporaryDirectory()
    for (file, text) in files {
      let place = directory.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    return try ProjectLoader.load(directory.url.path)
  }

  private static let specification = """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        sources: [Sources]
    """

  /// A repository often has its project in a folder of its own, beside other sources.
  @Test func theOnlyProjectBelowAFolderIsUsedAndNamed() throws {
    let project = try load([
      "App/project.yml": Self.specification, "App/Sources/A.swift": "", "Scripts/tool.swift": "",
    ])
    #expect(project.name == "App")
    #expect(project.main.sources.map { ($0 as NSString).lastPathComponent } == ["A.swift"])
    #expect(project.notes.contains { $0.hasSuffix("has no project of its own; the one in App is used") })
  }

  @Test func projectsWithinAnotherOnesFolderAreItsParts() throws {
    let project = try load([
      "ios/project.yml": Self.specification, "ios/Sources/A.swift": "",
      "ios/vendor/project.yml": Self.specification,
      "ios/vendor/Sources/B.swift": "",
    ])
    #expect(project.main.sources.map { ($0 as NSString).lastPathComponent } == ["A.swift"])
  }

  @Test func severalProjectsBelowAFolderAreNamed() throws {
    let error = #expect(throws: ProjectError.self) {
      try load([
        "A/project.yml": Self.specification, "A/Sources/A.swift": "", "B/project.yml": Self.specification,
        "B/Sources/B.swift": "",
      ])
    }
    #expect(
      error?.description.hasSuffix("has no project of its own, but 2 below; name one of them: A, B") == true)
  }

  /// Groups of a workspace may have folders of their own; packages of a workspace are modules of its projects.
  @Test func workspacesHaveGroupsAndPackages() throws {
    let project = try load([
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <Group location = "group:Apps" name = "Apps">
            <FileRef location = "group:Kit"></FileRef>
            <Group location = "container:" name = "Plain"><FileRef location = "group:App &amp; Co/App.xcodeproj"/></Group>
         </Group>
      </Workspace>
      """,
      "App & Co/project.yml": Self.specification, "App & Co/Sources/A.swift": "import Kit",
      "Apps/Kit/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
      """,
      "Apps/Kit/Sources/Kit/Kit.swift": "public struct Kit {}",
    ])
    #expect(project.main.sources.map { ($0 as NSString).lastPathComponent } == ["A.swift"])
    #expect(project.modules.map(\.name) == ["Kit"])
  }

  /// Manifests of Tuist are programs; what is beside them can be drawn all the same.
  @Test func sourcesBesideAManifestOfTuistAreAModule() throws {
    let files = [
      "iOS/Project.swift": "import ProjectDescription\nlet project = Project(name: \"App\")",
      "iOS/App/A.swift": "import Kit",
      "iOS/Tuist/ProjectDescriptionHelpers/More.swift": "import ProjectDescription", "Server/main.ts": "",
      "iOS/Tuist/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Needed", dependencies: [.package(path: "../Kit")])
      """,
      "iOS/Kit/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
      """,
      "iOS/Kit/Sources/Kit/Kit.swift": "public struct Kit {}",
    ]
    let project = try load(files)
    #expect(project.name == "iOS" && project.modules.map(\.name) == ["Kit"])
    #expect(project.main.sources.map { ($0 as NSString).lastPathComponent } == ["A.swift"])
    #expect(project.notes.contains { $0.contains("Project.swift: a manifest of Tuist, which is not run") })
    let error = #expect(throws: ProjectError.self) {
      try load(files.merging(["iOS/Feature/Project.swift": "import ProjectDescription"]) { own, _ in own })
    }
    #expect(error?.description.contains("2 projects of Tuist") == true)
  }

  /// Of several projects of Tuist, each is a module of the sources in its folder, with the accessors that Tuist generates.
  @Test func projectsOfTuistAreModules() throws {
    let manifest = "import ProjectDescription\nlet project = Project.module("
    let project = try load([
      "Workspace.swift": "import ProjectDescription",
      "Tuist/Dependencies.swift": "import ProjectDescription",
      "Projects/App/Project.swift": manifest + "name: env.name)",
      "Projects/App/Sources/A.swift": "import Card\nimport KitInterface\n@main\nclass A {}",
      "Projects/App/Resources/LaunchScreen.storyboard": "",
      "Projects/App/Widget/W.swift": "@main struct W {}",
      "Projects/Card/Project.swift": manifest + "name: \"Card\")",
      "Projects/Card/Sources/C.swift": "import Kit", "Projects/Card/Demo/Sources/D.swift": "@main class D {}",
      "Projects/DesignKit/Project.swift": manifest + "name: \"Kit\")",
      "Projects/DesignKit/Sources/K.swift": "", "Projects/DesignKit/Interface/I.swift": "",
      "Projects/DesignKit/ReSources/Inter-SemiBold.otf": "",
      "Projects/DesignKit/ReSources/Art.xcassets/Big icons/URL_bar.imageset/Contents.json": "{}",
      "Projects/DesignKit/ReSources/Art.xcassets/Big icons/Contents.json":
        "{\"properties\": {\"provides-namespace\": true}}",
      "Projects/DesignKit/ReSources/Art.xcassets/Flags/Peru.imageset/Contents.json": "{}",
      "Projects/DesignKit/ReSources/Art.xcassets/Accent.colorset/Contents.json": "{}",
    ])
    #expect(project.main.sources.map { ($0 as NSString).lastPathComponent } == ["A.swift"])
    #expect(Set(project.modules.map(\.name)) == ["Card", "Kit", "KitInterface"])
    let kit = try #require(project.modules.first { $0.name == "Kit" })
    #expect(kit.sources.count == 1 && kit.resources.count == 2 && kit.ownBundle != nil)
    let text = kit.generatedSources.values.joined()
    for part in [
      "enum KitAsset {", "static let accent = KitColors(name: \"Accent\")", "enum BigIcons {",
      "static let urlBar = KitImages(name: \"Big icons/URL_bar\")", "enum Inter {",
      "public static let peru = KitImages(name: \"Peru\")",
      "static var all: [KitFontConvertible] { [semiBold] }",
      "static let semiBold = KitFontConvertible(name: \"Inter-SemiBold\"",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
    #expect(!text.contains("enum Flags"))
  }

  /// One manifest describes many modules, each in a folder with its `Sources`.
  @Test func foldersOfAManifestOfTuistAreModules() throws {
    let project = try load([
      "Project.swift": """
      import ProjectDescription
      let project = Project.app(name: "Shop", modules: [home(), Module(name: "Art", path: "Art")])
      func home() -> Module { Module(name: "HomeUI", path: "Home", needs: ["Art"]) }
      """,
      "Features/Shop/Sources/A.swift": "import HomeUI\n@main\nclass A {}",
      "Features/Home/Sources/H.swift": "import Art", "Features/Home/Sources/Home.storyboard": "",
      "Features/Home/Example/Sources/A.swift": "@main class E {}", "Features/Home/Tests/T.swift": "",
      "Features/Shop/Sources/B.swift": "import Rings", "Features/Rings/Sources/Rings.m": "",
      "Features/Rings/Sources/Rings.h": "@interface Rings : NSObject\n@end\n",
      "Features/Art/Sources/Art.swift": "", "Features/Art/Example/Sources/A.swift": "@main class E {}",
    ])
    func last(_ paths: [String]) -> [String] { paths.map { ($0 as NSString).lastPathComponent } }
    #expect(last(project.main.sources) == ["A.swift", "B.swift"])
    #expect(project.main.sources.allSatisfy { $0.contains("/Shop/") })
    #expect(project.modules.map(\.name) == ["Art", "HomeUI", "Rings"])
    #expect(project.modules.map { last($0.sources) } == [["Art.swift"], ["H.swift"], []])
    #expect(project.modules[2].isBuilt)
    #expect(last(project.modules[1].resources) == ["Home.storyboard"])
  }

  /// Packages that manifests of Tuist, or the sources that help them, write with literals are asked for.
  @Test func packagesInManifestsOfTuistAreAskedFor() throws {
    final class Asked: PackageSource {
      var asked: [String] = []
      func folder(of package: RemotePackage, pin: String?) throws -> String {
        asked.append("\(package.address) \(package.requirement)")
        throw ProjectError("no answer")
      }
    }
    let directory = try TemporaryDirectory()
    let files = [
      "Project.swift": "import ProjectDescription\nlet project = Project(name: \"App\")",
      "App/A.swift": "import Cards\nimport Rings\nimport Bells",
      "Tuist/ProjectDescriptionHelpers/More.swift": """
      import ProjectDescription
      let cards = Package.package(url: "https://example.org/a/Cards", .exact("6.5.0"))
      """,
      "Tuist/Dependencies.swift": """
      import ProjectDescription
      let dependencies = Dependencies(
        carthage: [.github(path: "a/Bells", requirement: .upToNext("2.1.0"))],
        swiftPackageManager: [.remote(url: "https://example.org/a/Rings", requirement: .branch("main"))])
      """,
    ]
    for (file, text) in files {
      let place = directory.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    let source = Asked()
    let loaded = try ProjectLoader.load(directory.url.path, packages: source)
    func versions(_ first: (Int, Int, Int), _ last: (Int, Int, Int)) -> RemotePackage.Requirement {
      .versions(PackageVersion(first.0, first.1, first.2), PackageVersion(last.0, last.1, last.2))
    }
    #expect(
      Set(source.asked) == [
        "https://example.org/a/Cards \(versions((6, 5, 0), (6, 5, 1)))",
        "https://github.com/a/Bells.git \(versions((2, 1, 0), (3, 0, 0)))",
        "https://example.org/a/Rings \(RemotePackage.Requirement.branch("main"))",
      ])
    #expect(loaded.notes.contains { $0.contains("the package cards") && $0.contains("cannot be fetched") })
  }

  /// Sources of packages in a folder without a project are modules of their own.
  @Test func packagesInAFolderOfSourcesAreModules() throws {
    let project = try load([
      "App/A.swift": "import Kit", "App/Unused.swift": "",
      "Kit/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/Kit.swift": "public struct Kit {}",
    ])
    #expect(
      project.main.sources.map { ($0 as NSString).lastPathComponent }.sorted() == ["A.swift", "Unused.swift"])
    #expect(project.modules.map(\.name) == ["Kit"])
  }

  @Test func sourcesAloneAreAProjectAndDocumentsAreNone() throws {
    #expect(try projects(["App/Form.swift"]) == ["."])
    #expect(try projects(["Main.storyboard", "Images/a.png"]) == [])
  }

  /// Models of Core Data are compiled, those beside sources without a project as well as those of Tuist's modules.
  @Test func modelsInFoldersAreCompiled() throws {
    let model = "Model.xcdatamodeld/Model.xcdatamodel/contents"
    let plain = try load(["App.swift": "@main struct App { static func main() {} }", model: "<model/>"])
    #expect(plain.main.dataModels.map { ($0 as NSString).lastPathComponent } == ["Model.xcdatamodeld"])
    #expect(!plain.main.resources.contains { $0.hasSuffix(".xcdatamodeld") })
    let tuist = try load([
      "App/Project.swift": "import ProjectDescription",
      "App/Sources/App.swift": "import Storage\nimport UIKit\n@main class App {}",
      "Storage/Project.swift": "import ProjectDescription",
      "Storage/Sources/Storage.swift": "struct Storage {}",
      "Storage/Sources/" + model: "<model/>", "Workspace.swift": "import ProjectDescription",
    ])
    let storage = try #require((tuist.modules + [tuist.main]).first { $0.name == "Storage" })
    #expect(storage.dataModels.map { ($0 as NSString).lastPathComponent } == ["Model.xcdatamodeld"])
  }
}
