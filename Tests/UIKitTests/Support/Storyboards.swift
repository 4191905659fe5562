import Foundation
import UIKit

/// Storyboards in a directory that goes with the test.
final class Storyboards {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("storyboards-\(UUID().uuidString)")
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @MainActor func storyboard(_ name: String = "Main") throws -> UIStoryboard {
    UIStoryboard(name: name, bundle: Bundle(path: url.path))
  }

  static func document(_ scenes: String, initial: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
      initialViewController="\(initial)">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// A scene with a view controller whose view has a box that fills the safe area.
  static func scene(
    _ id: String, _ inside: String = "", attributes: String = "", subviews: String = "",
    connections: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <viewController id="\(id)" \(attributes)>
        <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box"><rect key="frame" x="1" y="1" width="1" height="1"/></view>
            \(subviews)
          </subviews>
          <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
          <constraints>
            <constraint firstItem="\(id)-box" firstAttribute="top" secondItem="\(id)-safe" secondAttribute="top" id="\(id)-1"/>
            <constraint firstItem="\(id)-box" firstAttribute="leading" secondItem="\(id)-safe" secondAttribute="leading" id="\(id)-2"/>
            <constraint firstItem="\(id)-box" firstAttribute="trailing" secondItem="\(id)-safe" secondAttribute="trailing" id="\(id)-3"/>
            <constraint firstItem="\(id)-box" firstAttribute="bottom" secondItem="\(id)-safe" secondAttribute="bottom" id="\(id)-4"/>
          </constraints>
        </view>
        \(inside)
        <connections>\(connections)</connections>
      </viewController>
      <exit id="\(id)-exit"/>
    </objects></scene>
    """
  }
}
