import Foundation
import TestSupport
import Testing

@testable import ProjectReader

/// Keys of Info.plist that build settings give for one kind of device.
@Suite struct DeviceInfoTests {
  @Test func settingsOfDevicesAreKept() throws {
    let folder = try TemporaryDirectory()
    let files = [
      ".git/HEAD": "ref: refs/heads/main\n", "Main.swift": "import UIKit\n",
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [Main.swift]
          settings:
            GENERATE_INFOPLIST_FILE: YES
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone: UIInterfaceOrientationPortrait
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad: >-
              UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationPortrait

      """,
    ]
    for (name, text) in files {
      let path = folder.path + "/" + name
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let info: [String: InfoValue] = try ProjectLoader.load(folder.path + "/project.yml").info
    let portrait = InfoValue.string("UIInterfaceOrientationPortrait")
    let landscape = InfoValue.string("UIInterfaceOrientationLandscapeLeft")
    #expect(info["UISupportedInterfaceOrientations"] == InfoValue.array([portrait]))
    #expect(info["UISupportedInterfaceOrientations~ipad"] == InfoValue.array([landscape, portrait]))
    #expect(!info.keys.contains { $0.contains("_iPad") || $0.contains("_iPhone") })
  }
}
