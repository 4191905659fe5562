import Foundation
import TestSupport
import Testing

@testable import ProjectReader

/// Pods beside a project, as CocoaPods leaves them.
@Suite struct PodTargetTests {
  /// A project of one framework with one source, as CocoaPods writes it.
  private func pods(_ name: String, module: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (D); sourceTree = "<group>"; };
      D = { isa = PBXGroup; children = (F); path = ../..; sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Library/\(name).swift; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.framework";
        buildPhases = (S); buildConfigurationList = L; };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; PRODUCT_MODULE_NAME = \(module);
        MODULEMAP_FILE = "Target Support Files/\(name)/\(name).modulemap"; }; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Debug; };
    }; rootObject = P; }
    """
  }

  private func write(_ files: [String: String], to folder: TemporaryDirectory) throws {
    for (name, text) in files {
      let url = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  private let application =
    "name: App\ntargets:\n  App: {type: application, platform: iOS, sources: [Main.swift]}\n"

  /// CocoaPods' template has a link to the project of the pods in the repository, whose paths do not begin there; and what imports a pod sees
  /// what its umbrella header imports.
  @Test func aLinkToThePodsIsNotAProjectOfItsOwn() throws {
    let folder = try TemporaryDirectory()
    try write(
      [
        ".git/HEAD": "ref: refs/heads/main\n", "Example/project.yml": application,
        "Example/Main.swift": "import Radios\n", "Library/RadiosKit.swift": "public struct Radio {}\n",
        "Example/Pods/Pods.xcodeproj/project.pbxproj": pods("RadiosKit", module: "Radios"),
        "Example/Pods/Target Support Files/RadiosKit/RadiosKit.modulemap":
          "framework module Radios {\n  umbrella header \"RadiosKit-umbrella.h\"\n\n  export *\n  module * { export * }\n}\n",
        "Example/Pods/Target Support Files/RadiosKit/RadiosKit-umbrella.h":
          "#ifdef __OBJC__\n#import <UIKit/UIKit.h>\n#else\n#endif\nFOUNDATION_EXPORT double RadiosVersionNumber;\n",
      ], to: folder)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/_Pods.xcodeproj", withDestinationPath: "Example/Pods/Pods.xcodeproj")
    let project = try ProjectLoader.load(folder.path + "/Example/project.yml")
    let module = try #require(project.modules.first { $0.name == "Radios" })
    #expect(module.sources.map { ($0 as NSString).lastPathComponent } == ["RadiosKit.swift"])
    #expect(
      module.generatedSources[ObjectiveCTarget.exportsFileName]?.contains("@_exported import UIKit") == true)
    #expect(project.modules.map(\.name) == ["Radios"])
  }

  /// The part of RxCocoa in Objective-C is a module in packages, which a stand-in replaces; in pods it is compiled with the rest.
  @Test func rxCocoaImportsTheStandInAsAPodToo() throws {
    let folder = try TemporaryDirectory()
    try write(
      [
        "project.yml": application, "Main.swift": "import RxCocoa\nimport Radios\n",
        "Pods/RxCocoa/RxCocoa/Proxy.swift": "#if SWIFT_PACKAGE\n  import RxCocoaRuntime\n#endif\n",
        "Pods/RxCocoa/RxCocoa/Runtime/Proxy.m": "",
        "Pods/RxCocoa/RxCocoa/Runtime/include/Proxy.h":
          "#import <Foundation/Foundation.h>\n@protocol RXObserver\n- (void)sent;\n@end\n",
        "Pods/Radios/Radio.swift": "public struct Radio {}\n",
      ], to: folder)
    let project = try ProjectLoader.load(folder.path + "/project.yml")
    let packages = project.modules.filter { $0.flags.contains("SWIFT_PACKAGE") }.map(\.name)
    #expect(packages == ["RxCocoa"] && project.modules.contains { $0.name == "Radios" })
    // The declarations of the headers are those of the stand-in alone.
    #expect(
      project.modules.allSatisfy {
        $0.generatedSources[ObjectiveCTarget.fileName]?.contains("RXObserver") != true
      })
  }

  private final class Shelf: PackageSource {
    let path: String
    init(_ path: String) { self.path = path }
    func folder(of package: RemotePackage, pin: String?) throws -> String { path }
  }

  /// A pod's subspecs are one module, and modules of the package with its name. Nothing is declared twice where both are imported.
  @Test func modulesOfAPackageThatAPodContainsAreTheSame() throws {
    let folder = try TemporaryDirectory()
    let manifest = """
      // swift-tools-version:5.9
      let package = Package(name: "Radios", targets: [.target(name: "Radios"),
        .target(name: "RxRadios", dependencies: ["Radios"]), .target(name: "MoreRadios", dependencies: ["Radios"])])
      """
    try write(
      [
        "app/project.yml": application
          + "packages:\n  Radios: {url: https://example.org/radios, from: 1.0.0}\n",
        "app/Main.swift": "import Radios\nimport RxRadios\nimport MoreRadios\n",
        "app/Pods/Radios/Sources/Radios/Radio.swift": "", "app/Pods/Radios/Sources/RxRadios/Rx.swift": "",
        "shelf/Package.swift": manifest, "shelf/Sources/Radios/Radio.swift": "",
        "shelf/Sources/RxRadios/Rx.swift": "", "shelf/Sources/MoreRadios/More.swift": "",
      ], to: folder)
    let project = try ProjectLoader.load(
      folder.path + "/app/project.yml", packages: Shelf(folder.path + "/shelf"))
    let modules = Dictionary(uniqueKeysWithValues: project.modules.map { ($0.name, $0) })
    #expect(modules["Radios"]?.sources.count == 2 && modules["MoreRadios"]?.sources.count == 1)
    let part = try #require(modules["RxRadios"])
    #expect(part.sources.isEmpty && part.dependencies == ["Radios"])
    #expect(part.generatedSources.values.contains("@_exported import Radios\n"))
  }

  /// The base class of specifications is in Objective-C in pods: another one takes its place, in the form of the version.
  @Test(arguments: [
    ("func run() {}", false, false, "self.init().spec()", "{ QuickSpec.current = spec; example.run() }"),
    ("func run() async {}", false, false, "self.init().spec()", "await example.run()"),
    ("func run() {}", true, true, "{ spec() }", "if test.runFullTest { example.run() }"),
  ])
  func quickHasItsClassAsAPod(
    example: String, isOfClass: Bool, isSkipped: Bool, specification: String, run: String
  ) throws {
    let folder = try TemporaryDirectory()
    let quick = "Pods/Quick/Sources/Quick"
    var files = [
      "project.yml": application, "Main.swift": "import Nimble\nimport Quick\n",
      "\(quick)/Example.swift": example,
      "Pods/Nimble/Sources/Nimble/Expectation.swift": "", "Pods/Nimble/Sources/NimbleObjectiveC/DSL.m": "",
      "\(quick)/World.swift":
        "func examples(forSpecClass: Int) {}\(isSkipped ? "\nlet runFullTest = true" : "")",
      "Pods/Quick/Sources/QuickObjectiveC/QuickSpec.m": "", "\(quick)/QuickSpec.swift": "",
      "Pods/Quick/Sources/QuickObjectiveC/QuickSpec.h":
        "#import <XCTest/XCTest.h>\n@interface QuickSpec : XCTestCase\n- (void)spec;\n@end\n",
    ]
    if isOfClass { files["\(quick)/AsyncSpec.swift"] = "" }
    try write(files, to: folder)
    let project = try ProjectLoader.load(folder.path + "/project.yml")
    let module = try #require(project.modules.first { $0.name == "Quick" })
    #expect(module.flags.contains("SWIFT_PACKAGE"))
    #expect(module.generatedSources[ObjectiveCTarget.fileName] == nil)
    #expect(!module.sources.contains { $0.hasSuffix("/QuickSpec.swift") })
    let text = try #require(module.generatedSources[QuickModule.fileName])
    #expect(text.contains(specification) && text.contains(run))
    #expect(text.contains("class func spec()") == isOfClass)
    // Nimble's class that catches exceptions is in Objective-C, too.
    let nimble = try #require(project.modules.first { $0.name == "Nimble" })
    #expect(nimble.flags.contains("SWIFT_PACKAGE"))
    #expect(nimble.generatedSources[NimbleModule.fileName]?.contains("Matcher<Out>") == true)
  }

  /// Code that has a library's name for a type of which Foundation has one now means the library's.
  @Test(arguments: ["", "public final class Predicate {}\n", "struct Predicate {}\n"])
  func namesThatFoundationTookAreTheLibrarys(declaration: String) throws {
    let folder = try TemporaryDirectory()
    let own = declaration.hasPrefix("struct") ? declaration : ""
    let tests = "  AppTests: {type: bundle.unit-test, platform: iOS, sources: [Tests.swift]}\n"
    let library = own.isEmpty ? declaration : "public struct Predicate {}"
    try write(
      [
        "project.yml": application + tests,
        "Main.swift": "", "Tests.swift": "import Matching\nimport XCTest\n" + own,
        "Pods/Matching/Predicate.swift": "import Foundation\n" + library,
      ], to: folder)
    let project = try #require(try ProjectLoader.loadTests(folder.path + "/project.yml").first)
    let text = project.main.generatedSources[NamesOfLibraries.fileName]
    let isTaken = declaration.hasPrefix("public")
    #expect(text == (isTaken ? "import Matching\npublic typealias Predicate = Matching.Predicate\n" : nil))
  }

  /// Projects keep a target of tests that lost its files.
  @Test func targetsOfTestsWithoutAFileAreLeftOut() throws {
    let folder = try TemporaryDirectory()
    func target(_ name: String, _ source: String) -> String {
      "  \(name): {type: bundle.unit-test, platform: iOS, sources: [\(source)]}\n"
    }
    try write(
      [
        "project.yml": application + target("EmptyTests", "Empty") + target("AppTests", "Tests.swift"),
        "Main.swift": "", "Tests.swift": "import XCTest\n", "Empty/Info.plist": "",
      ], to: folder)
    let projects = try ProjectLoader.loadTests(folder.path + "/project.yml")
    #expect(projects.map(\.name) == ["AppTests"])
    #expect(projects[0].notes.contains("EmptyTests: has no tests in Swift and is left out"))
    let named = try ProjectLoader.loadTests(folder.path + "/project.yml", target: "EmptyTests")
    #expect(named.map(\.name) == ["EmptyTests"])
  }

  /// Pods that are not installed are known by their names: one may have the name of a module of Apple's.
  @Test func podsThatAreNotHereAreNamed() throws {
    let folder = try TemporaryDirectory()
    try write(
      [
        ".git/HEAD": "ref: refs/heads/main\n", "project.yml": application, "Main.swift": "import Charts\n",
        "Podfile": "pod 'Charts'\n",
        "Podfile.lock": "PODS:\n  - Charts (4.1.0):\n    - Charts/Core (= 4.1.0)\n  - Charts/Core (4.1.0)\n",
      ], to: folder)
    let project = try ProjectLoader.load(folder.path + "/project.yml")
    #expect(project.absentLibraries == ["charts"])
    #expect(project.notes.contains { $0.contains("Charts") && $0.contains("pod install") })
  }

  /// A pod without its project, too: CocoaPods would write a header that imports UIKit.
  @Test func aPodByItsPathShowsUIKit() throws {
    let folder = try TemporaryDirectory()
    try write(
      [
        ".git/HEAD": "ref: refs/heads/main\n", "Example/project.yml": application,
        "Example/Main.swift": "import Radios\n", "Library/Radio.swift": "public struct Radio {}\n",
        "Example/Podfile.lock":
          "PODS:\n  - Radios (1.0)\n\nEXTERNAL SOURCES:\n  Radios:\n    :path: \"../\"\n",
        "Radios.podspec":
          "Pod::Spec.new do |s|\n  s.name = 'Radios'\n  s.source_files = 'Library/*.swift'\nend\n",
      ], to: folder)
    let project = try ProjectLoader.load(folder.path + "/Example/project.yml")
    let module = try #require(project.modules.first { $0.name == "Radios" })
    #expect(module.sources.count == 1)
    #expect(module.generatedSources[ObjectiveCTarget.exportsFileName] == "@_exported import UIKit\n")
  }

  /// Files that a specification names for other platforms are not iOS's, and subspecs that the lock file does not name are not built.
  @Test func podsHaveTheFilesOfIOSAndOfTheirUsedParts() throws {
    let folder = try TemporaryDirectory()
    try write(
      [
        ".git/HEAD": "ref: refs/heads/main\n", "App/project.yml": application,
        "App/Main.swift": "import Radios\nimport Bells\n",
        "App/Podfile.lock": """
        PODS:
          - Bells (1.0)
          - Radios/Core (1.0)
          - "Radios/Rx (1.0)":
            - Radios/Core

        EXTERNAL SOURCES:
          Radios:
            :path: "../Radios"
          Bells:
            :path: "../Bells"
        """,
        "Radios/Core/Core.swift": "", "Radios/Core/Mac/Mac.swift": "", "Radios/Phone/Phone.swift": "",
        "Radios/Rx/Rx.swift": "", "Radios/Combine/Combine.swift": "",
        "Radios/Radios.podspec": """
        Pod::Spec.new do |s|
          s.name = 'Radios'
          s.subspec 'Core' do |ss|
            ss.source_files = 'Core/**/*.swift', 'Phone/*.swift'
            ss.ios.exclude_files = 'Core/Mac/**/*'
            ss.osx.exclude_files = 'Phone/**/*'
          end
          s.subspec 'Rx' do |ss|
            ss.source_files = 'Rx/*.swift'
          end
          s.subspec 'Combine' do |ss|
            ss.source_files = 'Combine/*.swift'
          end
        end
        """,
        "Bells/Core/Core.swift": "", "Bells/Base/Base.swift": "", "Bells/More/More.swift": "",
        "Bells/Bells.podspec": """
        Pod::Spec.new do |s|
          s.name = 'Bells'
          s.default_subspec = 'Core'
          s.subspec 'Base' do |ss|
            ss.source_files = 'Base/*.swift'
          end
          s.subspec 'Core' do |ss|
            ss.source_files = 'Core/*.swift'
            ss.dependency 'Bells/Base'
          end
          s.subspec 'More' do |ss|
            ss.source_files = 'More/*.swift'
          end
        end
        """,
      ], to: folder)
    let project = try ProjectLoader.load(folder.path + "/App/project.yml")
    func sources(_ name: String) -> Set<String> {
      let module = project.modules.first { $0.name == name }
      return Set((module?.sources ?? []).map { ($0 as NSString).lastPathComponent })
    }
    #expect(sources("Radios") == ["Core.swift", "Phone.swift", "Rx.swift"])
    #expect(sources("Bells") == ["Base.swift", "Core.swift"])
  }

  /// Specifications are written in JSON as well, and their patterns have lists of words and of alternatives.
  @Test func specificationsHaveOtherForms() throws {
    let folder = try TemporaryDirectory()
    try write(
      [
        ".git/HEAD": "ref: refs/heads/main\n", "App/project.yml": application,
        "App/Main.swift": "import Radios\nimport Bells_Rx\n",
        "App/Podfile.lock":
          "PODS:\n  - \"Bells+Rx (1.0)\"\n  - Radios/Rx (1.0)\n\nEXTERNAL SOURCES:\n  Radios:\n    :path: ../Radios\n"
          + "  \"Bells+Rx\":\n    :path: ../Bells\n",
        "Radios/Core/Core.swift": "", "Radios/Base/Base.swift": "", "Radios/Base/Old.swift": "",
        "Radios/Rx/Rx.swift": "", "Radios/More/More.swift": "", "Radios/Art/a.json": "",
        "Radios/Radios.podspec.json": """
        {"name": "Radios", "platforms": {"ios": "15.0"}, "default_subspecs": ["More"],
          "resource_bundles": {"Art": "Art/*"},
          "subspecs": [
            {"name": "Core", "source_files": ["{Core,Base}/**/*.{swift}"], "exclude_files": "Base/Old.swift"},
            {"name": "Rx", "source_files": "Rx/*.swift", "dependencies": {"Radios/Core": []}},
            {"name": "More", "source_files": "More/*.swift"}]}
        """,
        "Bells/Bell.swift": "", "Bells/Ring.swift": "", "Bells/Other.swift": "",
        "Bells/Bells+Rx.podspec":
          "Pod::Spec.new do |s|\n  s.source_files = %w(Bell.swift Ring.swift)\nend\n",
      ], to: folder)
    let project = try ProjectLoader.load(folder.path + "/App/project.yml")
    func names(_ paths: [String]?) -> [String] { (paths ?? []).map { ($0 as NSString).lastPathComponent } }
    let radios = try #require(project.modules.first { $0.name == "Radios" })
    #expect(names(radios.sources) == ["Base.swift", "Core.swift", "Rx.swift"])
    #expect(names(radios.bundles["Art"]) == ["a.json"] && radios.deploymentTarget == "15.0")
    let bells = try #require(project.modules.first { $0.name == "Bells_Rx" })
    #expect(names(bells.sources) == ["Bell.swift", "Ring.swift"])
  }
}
