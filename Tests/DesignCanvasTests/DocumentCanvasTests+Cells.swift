import Foundation
import DesignCanvas
import TestSupport
import Testing

extension DocumentCanvasTests {
  /// Returns the beginning of the content of a cell that is the only view of a xib, in points.
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
    let folder = try TemporaryDirectory("cell")
    let file = folder.url.appendingPathComponent("document.xib")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let result = DocumentCanvas.frames(ofFile: file.path)
    #expect(result.error == nil)
    return result.views.first { $0.id == "box" }?.frame[0]
  }

  /// In a cell of its own that has a row height the end gives way, also where a stack is part of the conflict.
  @Test func endsOfCellsWithARowHeightBreak() throws {
    func height(_ attributes: String) throws -> Double? {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait"/>
          <objects><tableViewCell id="cell" \(attributes)>
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
              <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
              <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                  <rect key="frame" x="1" y="2" width="3" height="4"/>
                  <constraints><constraint firstAttribute="height" constant="48" id="h"/></constraints>
                </view></subviews></stackView></subviews>
              <constraints>
                <constraint firstItem="stack" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="a"/>
                <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="b"/>
                <constraint firstItem="stack" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="c"/>
                <constraint firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" constant="10" id="d"/>
              </constraints>
            </tableViewCellContentView>
          </tableViewCell></objects>
        </document>
        """
      let folder = try TemporaryDirectory("cell")
      let file = folder.url.appendingPathComponent("document.xib")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return DocumentCanvas.frames(ofFile: file.path).views.first { $0.id == "stack" }?.frame[3]
    }
    #expect(try height(#"rowHeight="60""#) == 48)
    #expect(try height("") == 40)
  }

  /// As saved in public documents.
  @Test(
    arguments: [
      (14460, "retina4_7", 600, 20), (14490, "retina4_7", 375, 16), (14868, "retina4_7", 450, 15),
      (16097, "retina4_7", 600, 15), (17701, "retina4_7", 600, 16), (22154, "retina4_7", 514, 16),
      (21701, "retina6_1", 320, 16), (21701, "retina6_1", 414, 20), (22155, "retina6_0", 414, 20),
      (24506, "retina6_12", 414, 20),
    ] as [(Int, String, Int, Double)])
  func cellsOfXibsHaveTheMarginsOfTheirDevice(
    _ tools: Int, _ device: String, _ width: Int, _ expected: Double
  ) throws {
    #expect(try start(tools: tools, device: device, width: width) == expected)
  }

  /// A table with one cell, in which a view keeps to the margin.
  private func table(_ content: String = "", attributes: String = "") -> String {
    """
    <tableView translatesAutoresizingMaskIntoConstraints="NO" id="table" \(attributes)>
      <rect key="frame" x="1" y="2" width="303" height="4"/>\(content)<prototypes><tableViewCell id="cell">
        <rect key="frame" x="0.0" y="28" width="375" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content"
              secondAttribute="leadingMargin" id="ca"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="cb"/>
          </constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
    """
  }

  private var fillsRoot: String {
    """
    <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
    <constraint firstItem="table" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
    <constraint firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="c"/>
    <constraint firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="d"/>
    """
  }

  /// 15 points in documents of nine repositories of iOS 11 to 13; 16 before and after.
  @Test(
    arguments: [
      (14460, "retina4_7", 15), (16097, "retina4_7", 15), (17701, "retina4_7", 16), (16097, "retina6_1", 20),
    ] as [(Int, String, Double)])
  func cellsOfTablesWithinOtherViewsHaveMarginsOfTheirOwn(_ tools: Int, _ device: String, _ margin: Double)
    throws
  {
    let frames = try frames(
      table(), constraints: fillsRoot, tools: tools, device: device, width: device == "retina6_1" ? 414 : 375)
    #expect(frames["box"]?[0] == margin)
  }

  /// A table that is a controller's view and wider than the phone counts as wide as it is.
  @Test(arguments: [(375, 16.0), (600, 20.0)])
  func cellsOfWideRootTablesHaveWideMargins(_ width: Int, _ margin: Double) throws {
    let table = ["303", "375"].reduce(table(attributes: #"key="view" style="plain""#)) {
      $0.replacingOccurrences(of: "width=\"\($1)\"", with: "width=\"\(width)\"")
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><tableViewController id="vc">\(table)</tableViewController></objects>
        </scene></scenes>
      </document>
      """
    let folder = try TemporaryDirectory("table")
    let file = folder.url.appendingPathComponent("document.storyboard")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let box = DocumentCanvas.frames(ofFile: file.path).views.first { $0.id == "box" }
    #expect(box?.frame[0] == margin)
  }

  /// Cells of documents without safe areas have no margins in Xcode 9.0 alone.
  @Test func plainCellsHaveMarginsFromXcode92() throws {
    func start(_ tools: Int) throws -> [Double]? {
      let frames = try frames(table(), constraints: fillsRoot, tools: tools, usesSafeAreas: false)
      return frames["box"].map { Array($0.prefix(2)) }
    }
    #expect(try start(13196) == [8, 8])
    #expect(try start(13771) == [15, 11])
  }

  /// A table of 375 points with a cell, the content of which a box fills.
  private func rowFrames(_ attributes: String, cell: String, content: String = "") throws -> [String:
    [Double]]
  {
    let table = """
      <tableView translatesAutoresizingMaskIntoConstraints="NO" id="table" \(attributes)>
        <rect key="frame" x="0" y="0" width="7" height="7"/><prototypes><tableViewCell id="cell">\(cell)
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\(content)
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
            <constraints>
              <constraint firstItem="box" firstAttribute="leading" secondItem="content"
                secondAttribute="leading" id="ca"/>
              <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="cb"/>
              <constraint firstItem="box" firstAttribute="trailing" secondItem="content"
                secondAttribute="trailing" id="cc"/>
              <constraint firstItem="box" firstAttribute="bottom" secondItem="content"
                secondAttribute="bottom" id="cd"/>
            </constraints>
          </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    return try frames(table, constraints: fillsRoot, tools: 6751, usesSafeAreas: false)
  }

  /// Cells of Xcode 7 whose content view has no frame: as wide as the table, as high as its rows, less the pixel of the
  /// line below. The cell's own frame does not matter.
  @Test func contentViewsWithoutAFrameAreAsLargeAsRows() throws {
    let saved = #"<rect key="frame" x="0.0" y="28" width="320" height="80"/>"#
    let low = try rowFrames(#"rowHeight="60""#, cell: saved)
    #expect(low["content"] == [0, 0, 375, 59.5])
    #expect(low["box"] == [0, 0, 375, 59.5])
    #expect(low["cell"] == [0, 28, 320, 80])
    // Tables that do not say how high their rows are leave it to the cell.
    #expect(try rowFrames("", cell: saved)["content"] == [0, 0, 375, 79.5])
    let unplaced = try rowFrames(#"rowHeight="60""#, cell: "")
    #expect(unplaced["cell"] == [0, 0, 375, 60])
    #expect(unplaced["box"] == [0, 0, 375, 59.5])
    #expect(try rowFrames("", cell: "")["cell"]?[3] == 44)
  }

  /// Cells of Xcode 6 and 7 whose content view is as high as in a cell that nobody made higher: what is in it has the row's
  /// size, all of it where there is no separator.
  @Test func contentViewsThatWereNotLaidOutAreAsLargeAsRows() throws {
    let cell = #"<rect key="frame" x="0.0" y="0.0" width="320" height="150"/>"#
    let content = #"<rect key="frame" x="0.0" y="0.0" width="320" height="43"/>"#
    let rows = try rowFrames(#"rowHeight="198""#, cell: cell, content: content)
    #expect(rows["box"] == [0, 0, 375, 197.5])
    #expect(rows["cell"] == [0, 0, 320, 150])
    let plain = try rowFrames(#"rowHeight="198" separatorStyle="none""#, cell: cell, content: content)
    #expect(plain["box"] == [0, 0, 375, 198])
    // One that fits its cell is what it is, and so is one of another height.
    let low = #"<rect key="frame" x="0.0" y="0.0" width="320" height="44"/>"#
    #expect(try rowFrames(#"rowHeight="198""#, cell: low, content: content)["box"] == [0, 0, 320, 43])
    let high = content.replacingOccurrences(of: "43", with: "90")
    #expect(try rowFrames(#"rowHeight="198""#, cell: cell, content: high)["box"] == [0, 0, 320, 90])
  }

  /// All 120 views at the ends of tables in public documents are as wide as the table and as high as saved.
  @Test func theTableAlonePlacesItsEnds() throws {
    func end(_ key: String, _ id: String, y: Int) -> String {
      """
      <view key="\(key)" id="\(id)"><rect key="frame" x="9" y="\(y)" width="303" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES" flexibleMinY="YES"/></view>
      """
    }
    let frames = try frames(
      table(end("tableHeaderView", "head", y: 0) + end("tableFooterView", "foot", y: 88)),
      constraints: fillsRoot)
    #expect(frames["head"] == [0, 0, 375, 40])
    #expect(frames["foot"] == [0, 88, 375, 40])
  }
}
