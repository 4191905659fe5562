import Foundation
import DesignCanvas
import Simulator
import TestSupport
import Testing
import UIKit

/// A canvas is a device for as long as it lays out. Screen, traits and all else then are again what they were.
extension DocumentCanvasTests {
  /// The state of which there is one in the process.
  private struct Found: Equatable {
    let screen: CGRect
    let pixels: CGRect
    let screenTraits: UITraitCollection
    let traits: UITraitCollection
    let device: String
    let idiom: UIUserInterfaceIdiom
    let orientation: UIDeviceOrientation
    let language: String?
    let system: SystemMetrics
    let title: CGFloat

    @MainActor init() {
      screen = UIScreen.main.bounds
      pixels = UIScreen.main.nativeBounds
      screenTraits = UIScreen.main.traitCollection
      traits = UITraitCollection.current
      device = UIDevice.current.name
      idiom = UIDevice.current.userInterfaceIdiom
      orientation = UIDevice.current.orientation
      language = InterfaceLanguage.current
      system = UITraitCollection.current.metrics
      title = UIFont.preferredFont(forTextStyle: .title1).pointSize
    }
  }

  /// A document of Xcode 9, two of whose constraints conflict, with a text in Japanese.
  private func document(
    _ device: String = #"<device id="ipad12_9" orientation="landscape"/>"#, in folder: TemporaryDirectory
  ) throws -> URL {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13771"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        \(device)
        <scenes><scene sceneID="s"><objects><viewController id="vc">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="1366" height="1024"/>
            <subviews><label text="ひらがな" translatesAutoresizingMaskIntoConstraints="NO" id="label">
              <rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>
            <constraints>
              <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
              <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
              <constraint firstItem="label" firstAttribute="width" constant="9" id="c"/>
              <constraint firstItem="label" firstAttribute="width" constant="19" id="d"/>
            </constraints>
          </view></viewController></objects></scene></scenes>
      </document>
      """
    let file = folder.url.appendingPathComponent("document.storyboard")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Lets a phone of the test be the device, with a system of its own, and expects all of it after the body.
  private func expectNothingChanges(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) throws {
    let settings = DeviceSettings(
      orientation: .landscape, appearance: .dark, textSize: .extraLarge, language: "de", system: 17)
    let phone = try DeviceCatalog.standard.device(named: "iPhone SE")
    try ProcessState.preserving {
      _ = VirtualDevice(phone, settings: settings)
      var messages: [String] = []
      LayoutLog.collector = { messages.append($0) }
      let found = Found()
      try body()
      #expect(Found() == found, sourceLocation: sourceLocation)
      // The canvas keeps its messages to itself, but only its own.
      LayoutLog.write("mine")
      #expect(messages == ["mine"], sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [#"<device id="ipad12_9" orientation="landscape"/>"#, "", #"<device id="unknown"/>"#])
  func framesLeaveNothingBehind(device: String) throws {
    let folder = try TemporaryDirectory("state")
    let file = try document(device, in: folder)
    for options in [
      DocumentOptions(appearance: .light, textSize: .accessibilityLarge, language: "ar"),
      DocumentOptions(layoutDirection: .rightToLeft),
      DocumentOptions(device: try DeviceCatalog.standard.device(named: "iPad Air"), orientation: .landscape),
    ] {
      try expectNothingChanges {
        let result = DocumentCanvas.frames(ofFile: file.path, options: options)
        #expect(result.views.count == 2 && result.conflicts.count == 1)
      }
    }
  }

  @Test func picturesLeaveNothingBehind() throws {
    struct Full: Error {}
    let folder = try TemporaryDirectory("state")
    let file = try document(in: folder)
    let options = DocumentOptions(language: "he")
    try expectNothingChanges {
      var count = 0
      _ = try DocumentCanvas.draw(file: file.path, options: options) { _ in
        // While the canvas draws it is the device.
        #expect(UIScreen.main.bounds.size == CGSize(width: 1366, height: 1024))
        #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
        #expect(InterfaceLanguage.current == "he")
        #expect(UITraitCollection.current.metrics.version == 11)
        count += 1
      }
      #expect(count == 1)
    }
    try expectNothingChanges {
      #expect(throws: Full.self) {
        _ = try DocumentCanvas.draw(file: file.path, options: options) { _ in throw Full() }
      }
    }
    try expectNothingChanges {
      #expect(DocumentCanvas.frames(ofFile: file.path + "x").error != nil)
    }
  }
}
