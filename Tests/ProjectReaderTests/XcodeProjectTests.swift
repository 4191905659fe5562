import Foundation
import ProjectReader
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

  /// What CocoaPods writes: documents among the sources, and bundles of resources as targets of their own.
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
