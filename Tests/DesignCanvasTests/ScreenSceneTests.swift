import DesignCanvas
import DeviceModels
import Foundation
import TestSupport
import Testing

/// Scenes of storyboards on the screens of devices, in what shows them.
@MainActor
@Suite(.serialized) struct ScreenSceneTests {
  private func frames(_ scenes: String, device: String) throws -> DocumentFrames {
    let folder = try TemporaryDirectory("scenes")
    let file = folder.url.appendingPathComponent("document.storyboard")
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes>\(scenes)</scenes>
      </document>
      """.utf8
    ).write(to: file)
    let options = DocumentOptions(device: try DeviceCatalog.standard.device(named: device))
    return DocumentCanvas.frames(ofFile: file.path, options: options)
  }

  private func scene(_ id: String, segues: String = "", view: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)">
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(view)</view>
      <connections>\(segues)</connections></viewController></objects></scene>
    """
  }

  /// Popovers are 320 wide where nothing says more; what they point at is in another scene.
  @Test(arguments: ["ipad-air-11-m3", "iphone-15"])
  func popoversAre320PointsWide(_ device: String) throws {
    let button =
      #"<subviews><button buttonType="system" id="anchor"><rect key="frame" x="9" y="9" width="30" height="30"/></button></subviews>"#
    let result = try frames(
      scene(
        "one",
        segues: #"<segue destination="two" kind="popoverPresentation" popoverAnchorView="anchor" id="g"/>"#,
        view: button) + scene("two"), device: device)
    #expect(result.error == nil)
    let size = try #require(result.views.first { $0.id == "two-view" }).frame
    if device.hasPrefix("ipad") {
      #expect(size[2] == 320)
    } else {
      // A sheet, as wide as the phone.
      #expect(size[2] == 393)
    }
  }

  /// Two controllers of one id: the tab is the first of them, the way to the root goes over the second.
  @Test func tabsOfDamagedDocumentsHaveARoot() throws {
    func navigation(root: String) -> String {
      """
      <scene sceneID="n-\(root)"><objects><navigationController id="nav"><connections>
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r-\(root)"/>
      </connections></navigationController></objects></scene>
      """
    }
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs"><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="v"/>
      </connections></tabBarController></objects></scene>
      """
    let result = try frames(
      tabs + navigation(root: "one") + navigation(root: "two") + scene("one") + scene("two"),
      device: "iphone-15")
    #expect(result.error == nil)
    #expect(result.views.filter { $0.id.hasSuffix("-view") }.allSatisfy { $0.frame[2] == 393 })
  }
}
