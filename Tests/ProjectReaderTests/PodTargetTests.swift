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
    // What the headers declare is the stand-in's alone.
    #expect(
      project.modules.allSatisfy {
        $0.generatedSources[ObjectiveCTarget.fileName]?.contains("RXObserver") != true
      })
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
}
