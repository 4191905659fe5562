import Foundation
import DesignCanvas
import TestSupport
import Testing

/// Documents with random damage: each has frames or an error, and none ends the process.
@MainActor
@Suite(.serialized) struct DamagedDocumentTests {
  private static let intact = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <subviews>
          <stackView axis="vertical" distribution="fillProportionally" spacing="8" id="stack"
            translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="20" y="44" width="374" height="100"/>
            <subviews>
              <label text="Name" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                <rect key="frame" x="0" y="0" width="374" height="20.5"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
              <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
                <rect key="frame" x="0" y="28.5" width="374" height="30"/>
                <state key="normal" title="Send"/></button>
            </subviews>
          </stackView>
        </subviews>
        <constraints>
          <constraint firstItem="stack" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
          <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="b"/>
          <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" constant="20" id="c"/>
          <constraint firstItem="button" firstAttribute="width" secondItem="label" secondAttribute="width" multiplier="1:2" priority="750" id="d"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
      </view></objects>
    </document>
    """

  @Test(arguments: 0..<8) func damageIsSurvived(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed) &+ 1)
    let folder = try TemporaryDirectory("damaged")
    let file = folder.url.appendingPathComponent("document.xib")
    for _ in 0..<40 {
      var bytes = Array(Self.intact.utf8)
      for _ in 0...random.below(5) { damage(&bytes, &random) }
      try Data(bytes).write(to: file)
      let result = DocumentCanvas.frames(ofFile: file.path)
      #expect(result.error != nil || result.views.allSatisfy { $0.frame.allSatisfy(\.isFinite) })
    }
  }

  /// A bar inside the view of its own item: the inner one's item is another, though it has the same id.
  @Test func barsInsideTheirItemsAreDrawn() throws {
    func bar(_ inside: String) -> String {
      """
      <toolbar opaque="NO" id="bar"><rect key="frame" x="0.0" y="0.0" width="200" height="44"/><items>
        <barButtonItem style="plain" id="item">
          <view key="customView" id="custom"><rect key="frame" x="0.0" y="0.0" width="100" height="30"/>
            <subviews>\(inside)</subviews></view></barButtonItem></items></toolbar>
      """
    }
    let folder = try TemporaryDirectory("nested")
    let file = folder.url.appendingPathComponent("document.xib")
    let text = Self.intact.replacingOccurrences(
      of: "</stackView>", with: "</stackView>" + bar(bar(bar(""))))
    try Data(text.utf8).write(to: file)
    let result = DocumentCanvas.frames(ofFile: file.path)
    #expect(result.error == nil)
    var pictures = 0
    _ = try DocumentCanvas.draw(file: file.path, format: .svg) { _ in pictures += 1 }
    #expect(pictures == 1)
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard bytes.count > 2 else { return }
    let at = random.below(bytes.count)
    switch random.below(4) {
    case 0: bytes[at] = UInt8(random.below(256))
    case 1: bytes.removeSubrange(at..<min(at + random.below(200), bytes.count))
    case 2:
      bytes.insert(
        contentsOf: bytes[at..<min(at + random.below(300), bytes.count)], at: random.below(bytes.count))
    default:
      // Another value for an attribute.
      let quotes = bytes.indices.filter { bytes[$0] == 34 }
      guard quotes.count > 2 else { return }
      let index = random.below(quotes.count - 1)
      let values = [
        "1e308", "-1e9", "nan", "0", "-1", "1e-320", "1/0", "root", "stack", "button", "NO", "leading",
      ]
      bytes.replaceSubrange(
        (quotes[index] + 1)..<quotes[index + 1], with: Array(values[random.below(values.count)].utf8))
    }
  }
}

/// Numbers that are the same in every run (Steele, Lea and Flood's SplitMix64).
private struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % UInt64(max(limit, 1)))
  }
}
