import Foundation
import DesignCanvas
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct DocumentCanvasTests {
  /// A storyboard with one controller, on an iPhone 8 (375 x 667 points, status bar 20) unless a device is named.
  func frames(
    _ subviews: String, constraints: String, controller: String = "", root: String = "", rest: String = "",
    scenes: String = "", tools: Int = 14460, device: String = "retina4_7", width: Int = 375,
    height: Int = 667, y: Int = 0, usesSafeAreas: Bool = true, attributes: String = ""
  ) throws -> [String: [Double]] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="\(usesSafeAreas ? "YES" : "NO")">
        <device id="\(device)" orientation="portrait"/>
        <scenes>\(scenes)<scene sceneID="s"><objects><viewController id="vc" \(attributes)>
          <view key="view" contentMode="scaleToFill" id="root" \(root)>
            <rect key="frame" x="0.0" y="\(y)" width="\(root.isEmpty ? width : 7)" height="\(height)"/>
            <subviews>\(subviews)</subviews>
            <constraints>\(constraints)</constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>
          </view>\(controller)
        </viewController></objects></scene></scenes>\(rest)
      </document>
      """
    let folder = try TemporaryDirectory("canvas")
    let file = folder.url.appendingPathComponent("document.storyboard")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let result = DocumentCanvas.frames(ofFile: file.path)
    #expect(result.error == nil)
    return Dictionary(uniqueKeysWithValues: result.views.map { ($0.id, $0.frame) })
  }

  private let box = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="1" y="2" width="3" height="4"/></view>
    """

  @Test func constraintsDecideNotTheSavedFrame() throws {
    // 375 wide with margins of 16; a quarter of 343 is 85.75, of which edges fall on half points: 85.5 to 86.
    let frames = try frames(
      box,
      constraints: """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="a"/>
        <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="b"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c"/>
        <constraint firstItem="box" firstAttribute="height" secondItem="box" secondAttribute="width" multiplier="1:4" id="d"/>
        """)
    #expect(frames["box"] == [16, 28, 343, 86])
  }

  @Test func barsAreSimulated() throws {
    let constraints = """
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="b"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="c"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="d"/>
      """
    // A status bar of 20 and a navigation bar of 44 points; Xcode 11 shows no status bar on this phone.
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
    #expect(try frames(box, constraints: constraints)["box"] == [0, 20, 375, 647])
    #expect(try frames(box, constraints: constraints, controller: bar)["box"] == [0, 64, 375, 603])
    #expect(
      try frames(box, constraints: constraints, controller: bar, tools: 15505)["box"] == [0, 44, 375, 623])
  }

  @Test func sizesFollowTheVersionOfXcode() throws {
    let field = """
      <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/></textField>
      """
    let constraints = """
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
      """
    // Rounded text fields grew from 30 to 34 points in iOS 13.
    #expect(try frames(field, constraints: constraints)["box"]?[3] == 30)
    #expect(try frames(field, constraints: constraints, tools: 15505)["box"]?[3] == 34)
    // Those without a border are as high as a line until iOS 12, or as the button that clears them; then a point more.
    let bare = """
      <textField text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      """
    #expect(try frames(bare, constraints: constraints)["box"]?[3] == 17)
    #expect(try frames(bare, constraints: constraints, tools: 17701)["box"]?[3] == 18)
    let clearable = bare.replacingOccurrences(of: "text=", with: "clearButtonMode=\"whileEditing\" text=")
    #expect(try frames(clearable, constraints: constraints)["box"]?[3] == 19)
  }

  @Test func configurationsWithoutATitleShowNone() throws {
    func button(_ title: String) -> String {
      """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <state key="normal" title="A long title"/>
        <buttonConfiguration key="configuration" style="plain" image="star" catalog="system" \(title)/></button>
      """
    }
    let untitled = try frames(button(""), constraints: atTopLeft, tools: 21507)["box"]
    let titled = try frames(button("title=\"A long title\""), constraints: atTopLeft, tools: 21507)["box"]
    #expect(try #require(untitled)[2] < 60)
    #expect(try #require(titled)[2] > 100)
  }

  @Test func stackViewsArrange() throws {
    let stack = """
      <stackView axis="vertical" spacing="10" distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO"
        id="stack"><rect key="frame" x="1" y="2" width="3" height="4"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="one"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="two"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      </subviews></stackView>
      """
    let frames = try frames(
      stack,
      constraints: """
        <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
        <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
        <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" constant="75" id="c"/>
        <constraint firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" constant="557" id="d"/>
        """)
    #expect(frames["stack"] == [0, 0, 300, 110])
    #expect(frames["one"] == [0, 0, 300, 50])
    #expect(frames["two"] == [0, 60, 300, 50])
  }

  private let atTopLeft = """
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
    """

  /// A headline label of a public document: its class drew "Label" 39 points wide and 18 high, as at 15 points.
  @Test func unknownClassesHaveTheSizeTheyHadInInterfaceBuilder() throws {
    func label(_ attributes: String) -> String {
      """
      <label text="Label" customClass="Headline" translatesAutoresizingMaskIntoConstraints="NO" id="box" \(attributes)>
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let designables = """
      <designables><designable name="box"><size key="intrinsicContentSize" width="39" height="18"/></designable></designables>
      """
    #expect(
      try frames(label(""), constraints: atTopLeft, rest: designables, tools: 19529)["box"] == [0, 0, 39, 18])
    // Two lines of 15 points are 35.8 high.
    let narrow = atTopLeft + #"<constraint firstItem="box" firstAttribute="width" constant="25" id="w"/>"#
    let wrapped = label(#"numberOfLines="0" lineBreakMode="wordWrap""#)
    #expect(
      try frames(wrapped, constraints: narrow, rest: designables, tools: 19529)["box"] == [0, 0, 25, 36])
  }

  @Test func rootsThatConstraintsLayOutFillTheScreen() throws {
    let constraints =
      atTopLeft
        + """
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c"/>
        <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="d"/>
        """
    let root = #"translatesAutoresizingMaskIntoConstraints="NO""#
    #expect(try frames(box, constraints: constraints, root: root)["box"] == [0, 0, 375, 667])
  }

  @Test func pushedControllersHaveTheBarsOfTheOneThatPushes() throws {
    func before(_ bar: String) -> String {
      """
      <scene sceneID="t"><objects><viewController id="first"><view key="view" id="firstRoot">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>\(bar)
        <connections><segue destination="vc" kind="show" id="segue"/></connections></viewController></objects></scene>
      """
    }
    let constraints = """
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="b"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="c"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="d"/>
      """
    let top = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
    let bottom = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(
      try frames(box, constraints: constraints, scenes: before(top + bottom))["box"] == [0, 64, 375, 554])
    // Without a navigation bar it is presented over the tab bar.
    #expect(try frames(box, constraints: constraints, scenes: before(bottom))["box"] == [0, 20, 375, 647])
  }

  @Test func marginsKnowNothingOfBarsBeforeSafeAreas() throws {
    let constraints = """
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="a"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
      <constraint firstItem="box" firstAttribute="width" constant="9" id="c"/>
      <constraint firstItem="box" firstAttribute="height" constant="9" id="d"/>
      """
    #expect(try frames(box, constraints: constraints, tools: 11542)["box"] == [0, 0, 9, 9])
    #expect(try frames(box, constraints: constraints, tools: 14313)["box"] == [0, 20, 9, 9])
  }

  @Test func viewsThatConstraintsForgetKeepTheirFrames() throws {
    #expect(try frames(box, constraints: "")["box"] == [1, 2, 3, 4])
  }

  @Test func laterConstraintsWin() throws {
    let constraints =
      atTopLeft
        + """
        <constraint firstItem="box" firstAttribute="width" constant="50" id="c"/>
        <constraint firstItem="box" firstAttribute="width" constant="100" id="d"/>
        <constraint firstItem="box" firstAttribute="height" constant="9" id="e"/>
        """
    #expect(try frames(box, constraints: constraints)["box"] == [0, 0, 100, 9])
  }

  /// The end of the chain gives way, or a fixed size before a distance, as frames of public xibs show.
  @Test func conflictsBreakTheEndOfTheOutermostViewOrAFixedSize() throws {
    let own = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
      <constraint firstItem="box" firstAttribute="width" constant="9" id="b"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="4" id="c"/>
      <constraint firstItem="box" firstAttribute="height" constant="9" id="d"/>
      """
    let end = #"<constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="e"/>"#
    #expect(try frames(box, constraints: own + end)["box"] == [0, 4, 9, 9])
  }

  /// The frames of a public document: a label, a higher field and a button in a row by their first baselines.
  @Test func firstBaselinesHangFromTheFirstView() throws {
    let row = """
      <stackView alignment="firstBaseline" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/><subviews>
        <label text="POP2000 &gt;" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          <rect key="frame" x="0" y="0" width="1" height="1"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="field">
          <rect key="frame" x="0" y="0" width="1" height="1"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      </subviews></stackView>
      """
    let found = try frames(row, constraints: atTopLeft, tools: 17506)
    #expect(found["label"].map { [$0[1], $0[3]] } == [0, 20.5])
    #expect(found["field"].map { [$0[1], $0[3]] } == [-7, 34])
    #expect(found["box"]?[3] == 27)
  }

  /// Xcode 7 shows text styles in the medium size: body text of 16 points, 19.09 high.
  @Test func textStylesFollowTheVersionOfXcode() throws {
    let label = """
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    #expect(try frames(label, constraints: atTopLeft, tools: 8187)["box"]?[3] == 19.5)
    #expect(try frames(label, constraints: atTopLeft, tools: 9531)["box"]?[3] == 19.5)
    #expect(try frames(label, constraints: atTopLeft, tools: 11762)["box"]?[3] == 20.5)
    // Title 1 has 26 points instead of 28 in Xcode 9 to 11.
    let title = label.replacingOccurrences(of: "StyleBody", with: "StyleTitle1")
    #expect(try frames(title, constraints: atTopLeft, tools: 14868)["box"]?[3] == 31.5)
    #expect(try frames(title, constraints: atTopLeft, tools: 15705)["box"]?[3] == 33.5)
  }

  @Test func textSizesOfADocumentCountOnlyWhereTheyAreOn() throws {
    let label = """
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    func height(_ attributes: String) throws -> Double? {
      try frames(
        label, constraints: atTopLeft,
        rest: "<accessibilityOverrides dynamicTypePreference=\"6\" \(attributes)/>",
        tools: 22155)["box"]?[3]
    }
    #expect(try height("") == 20.5)
    // Body text of 23 points.
    #expect(try height("isEnabled=\"YES\"") == 27.5)
  }

  @Test func brokenDocumentsHaveAnErrorWithAPlace() throws {
    let folder = try TemporaryDirectory("canvas")
    let file = folder.url.appendingPathComponent("document.xib")
    try "<document>\n<objects>".write(to: file, atomically: true, encoding: .utf8)
    let result = DocumentCanvas.frames(ofFile: file.path)
    #expect(result.views.isEmpty)
    #expect(result.error?.hasPrefix("\(file.path):") == true)
  }
}
