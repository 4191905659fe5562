import Foundation
import Testing

@testable import ProjectReader

/// The oldest version of iOS that each module is for.
@Suite struct DeploymentTargetTests {
  /// Reads a project whose project and target have settings, with a file of settings below the target's.
  private func project(
    _ project: String, _ target: String, file: String? = nil
  ) throws -> AppProject {
    let reference = file == nil ? "" : "baseConfigurationReference = X;"
    return try load(
      [
        "Main.swift": "",
        "Demo.xcconfig": file ?? "",
        "Demo.xcodeproj/project.pbxproj": """
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
          G = { isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
          X = { isa = PBXFileReference; path = Demo.xcconfig; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = Demo; buildPhases = (S); buildConfigurationList = L;
            productType = "com.apple.product-type.application"; };
          PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
          PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(project) }; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; \(reference) buildSettings = { \(target) }; };
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          B = { isa = PBXBuildFile; fileRef = F; };
        }; rootObject = P; }
        """,
      ], "Demo.xcodeproj")
  }

  private func load(_ files: [String: String], _ name: String) throws -> AppProject {
    let folder = NSTemporaryDirectory() + "target-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let path = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return try ProjectLoader.load(folder + "/" + name)
  }

  private func setting(_ value: String) -> String { "IPHONEOS_DEPLOYMENT_TARGET = \(value);" }

  @Test func settingsOfXcodeSayIt() throws {
    #expect(try project(setting("13.0"), "").main.deploymentTarget == "13.0")
    #expect(try project(setting("13.0"), setting("15.4")).main.deploymentTarget == "15.4")
    let file = "OLDEST = 14\nIPHONEOS_DEPLOYMENT_TARGET = $(OLDEST).2\n"
    #expect(try project(setting("13.0"), "", file: file).main.deploymentTarget == "14.2")
    #expect(try project(setting("13.0"), setting("15.0"), file: file).main.deploymentTarget == "15.0")
  }

  @Test(arguments: ["", "\"\"", "soon", "\"13;\"", "-1", "1.2.3.4", "$(NOTHING)", "99999999999999999999"])
  func otherValuesSayNothing(_ value: String) throws {
    #expect(
      try project("", value.isEmpty ? "" : setting("\"\(value.filter { $0 != "\"" })\"")).main
        .deploymentTarget == nil)
  }

  @Test func specificationsSayItForAllAndForATarget() throws {
    func specification(_ options: String, _ target: String) throws -> String? {
      try load(
        [
          "Sources/Main.swift": "",
          "project.yml": """
          name: Demo
          \(options)
          targets:
            Demo:
              type: application
              platform: iOS
              \(target)
              sources: [Sources]
          """,
        ], "project.yml"
      ).main.deploymentTarget
    }
    #expect(try specification("options: {deploymentTarget: {iOS: 13.0}}", "") == "13.0")
    #expect(
      try specification("options: {deploymentTarget: {iOS: 13.0}}", "deploymentTarget: '16.4'") == "16.4")
    #expect(try specification("", "") == nil)
  }

  @Test func packagesSayIt() throws {
    func target(_ platforms: String) -> String? {
      PackageManifest(
        dump: Data(#"{"name": "a", "targets": [], "platforms": \#(platforms)}"#.utf8), folder: "/a")?
        .deploymentTarget
    }
    #expect(
      target(#"[{"platformName": "macos", "version": "12.0"}, {"platformName": "ios", "version": "15.0"}]"#)
        == "15.0")
    #expect(target(#"[{"platformName": "macos", "version": "12.0"}]"#) == nil)
    #expect(target("[]") == nil && target("null") == nil && target(#"[{"platformName": "ios"}]"#) == nil)
  }

  @Test(
    arguments: [
      ("s.ios.deployment_target = '11.0'", "11.0"), ("s.platform = :ios, \"12.1\"", "12.1"),
      ("s.platforms = { :ios => '9.0' }\n  s.ios.deployment_target = '13'", "13"),
      ("s.platform = :osx, '10.15'", nil), ("# s.ios.deployment_target = '11.0'", nil), ("", nil),
    ] as [(String, String?)])
  func podsSayIt(_ line: String, _ target: String?) throws {
    let folder = NSTemporaryDirectory() + "pod-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "".write(toFile: folder + "/A.swift", atomically: true, encoding: .utf8)
    let path = folder + "/Pod.podspec"
    try "Pod::Spec.new do |s|\n  s.source_files = '*.swift'\n  \(line)\nend\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(try #require(PodReader.module(path)).deploymentTarget == target)
  }
}
