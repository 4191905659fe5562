import Foundation
import Testing

@testable import ProjectCommands
@testable import ProjectReader

/// Apple: `UIDeviceFamily` is 1 for iPhone and 2 for iPad; Xcode writes it from `TARGETED_DEVICE_FAMILY`.
@Suite struct DeviceFamilyTests {
  private func project(_ setting: String) throws -> AppProject {
    let folder = NSTemporaryDirectory() + "family-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/App.xcodeproj", withIntermediateDirectories: true)
    try "import UIKit".write(toFile: folder + "/Main.swift", atomically: true, encoding: .utf8)
    try """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = "My App"; buildPhases = (S); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(setting) }; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = F; };
    }; rootObject = P; }
    """.write(toFile: folder + "/App.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
    return try ProjectLoader.load(folder + "/App.xcodeproj")
  }

  @Test func applicationsForIPadAreShownOnOne() throws {
    let family = DeviceFamily(try project("TARGETED_DEVICE_FAMILY = 2;"))
    #expect(family.standardDevice == "ipad-air-11-m3")
    #expect(family.notes(name: "A", chosen: []) == ["A is for iPad only; it is shown on ipad-air-11-m3"])
    #expect(
      family.notes(name: "A", chosen: ["iphone-15"])
        == ["A is for iPad only; iOS does not install it on iPhone 15"])
    #expect(family.notes(name: "A", chosen: ["ipad-air-11-m3"]) == [])
  }

  @Test(arguments: ["TARGETED_DEVICE_FAMILY = \"1,2\";", "TARGETED_DEVICE_FAMILY = 1;", ""])
  func othersAreShownOnAnIPhone(setting: String) throws {
    let family = DeviceFamily(try project(setting))
    #expect(family.standardDevice == nil)
    #expect(family.notes(name: "A", chosen: ["iphone-15"]) == [])
    #expect(
      family.notes(name: "A", chosen: ["ipad-air-11-m3"]).isEmpty
        == (setting != "TARGETED_DEVICE_FAMILY = 1;"))
  }

  /// A project that says no identifier has one all the same: `Bundle.main.bundleIdentifier!` does not stop.
  @Test func applicationsHaveIdentifiers() throws {
    #expect(try project("").info["CFBundleIdentifier"]?.string == "com.example.My-App")
    #expect(
      try project("PRODUCT_BUNDLE_IDENTIFIER = org.one.App;").info["CFBundleIdentifier"]?.string
        == "org.one.App")
    let folder = NSTemporaryDirectory() + "Folder-\(UUID().uuidString.prefix(4))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "import UIKit".write(toFile: folder + "/Main.swift", atomically: true, encoding: .utf8)
    let name = (folder as NSString).lastPathComponent
    #expect(try ProjectLoader.load(folder).info["CFBundleIdentifier"]?.string == "com.example.\(name)")
    #expect(try ProjectLoader.load(folder).info["CFBundleName"]?.string == name)
    try
      "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string></dict></plist>"
      .write(toFile: folder + "/Info.plist", atomically: true, encoding: .utf8)
    #expect(try ProjectLoader.load(folder).info["CFBundleIdentifier"]?.string == "com.example.\(name)")
  }
}
