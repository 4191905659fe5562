import Foundation
import Simulator
import Testing

extension DocumentCanvasTests {
  /// Where the content of a cell begins that is the only view of a xib, in points.
  private func start(tools: Int, device: String, width: Int) throws -> Double? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(device)" orientation="portrait"/>
        <objects><tableViewCell id="cell">
          <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
            <constraints>
              <constraint firstItem="box" firstAttribute="leading" secondItem="content"
                secondAttribute="leadingMargin" id="a"/>
              <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="b"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell></objects>
      </document>
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("cell-\(UUID().uuidString).xib")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = DocumentCanvas.frames(ofFile: file.path)
    #expect(result.error == nil)
    return result.views.first { $0.id == "box" }?.frame[0]
  }

  /// As saved in public documents.
  @Test(
    arguments: [
      (14460, "retina4_7", 600, 20), (14490, "retina4_7", 375, 16), (14868, "retina4_7", 450, 15),
      (16097, "retina4_7", 600, 15), (17701, "retina4_7", 600, 16), (22154, "retina4_7", 514, 16),
      (21701, "retina6_1", 320, 16), (21701, "retina6_1", 414, 20), (22155, "retina6_0", 414, 20),
      (24506, "retina6_0", 414, 16), (24506, "retina6_12", 414, 20),
    ] as [(Int, String, Int, Double)])
  func cellsOfXibsHaveTheMarginsOfTheirDevice(
    _ tools: Int, _ device: String, _ width: Int, _ expected: Double
  ) throws {
    #expect(try start(tools: tools, device: device, width: width) == expected)
  }
}
