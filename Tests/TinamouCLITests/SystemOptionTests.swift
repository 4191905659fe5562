import Foundation
import Testing

@Suite struct SystemOptionTests {
  private let tinamou = Binary(name: "tinamou")

  private let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews><switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="switch">
            <rect key="frame" x="1" y="2" width="3" height="4"/></switch></subviews>
          <constraints>
            <constraint firstItem="switch" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
            <constraint firstItem="switch" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
          </constraints>
        </view></viewController></objects></scene></scenes>
    </document>
    """

  /// Switches are 51 x 31 points until iOS 18; 63 x 28 in iOS 26, in public documents.
  @Test func documentsOnDevicesHaveTheVersionAskedFor() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("ios-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appendingPathComponent("Main.storyboard")
    try document.write(to: file, atomically: true, encoding: .utf8)
    for (version, size) in [("17", "51 31)"), ("26", "63 28)")] {
      let run = try tinamou.run("frames", file.path, "--device", "iphone-15", "--ios", version)
      #expect(run.text.contains("UISwitch") && run.text.contains(size), "\(run.text) \(run.errors)")
    }
    let plain = try tinamou.run("frames", file.path, "--ios", "17")
    #expect(plain.status == 64 && plain.errors.contains("--device"), "\(plain.errors)")
    let unknown = try tinamou.run("frames", file.path, "--device", "iphone-15", "--ios", "3")
    #expect(unknown.status == 64 && unknown.errors.contains("15, 16, 17, 18, 26"), "\(unknown.errors)")
  }
}
