import Simulator
import Testing

extension DocumentCanvasTests {
  /// What covers the top and the bottom of a root view, in points.
  private func insets(
    tools: Int, device: String, width: Int = 375, height: Int, controller: String = "", scenes: String = ""
  ) throws -> [Double] {
    let frames = try frames(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/></view>
      """,
      constraints: """
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
        <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c"/>
        <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="d"/>
        """, controller: controller, scenes: scenes, tools: tools, device: device, width: width,
      height: height)
    let box = try #require(frames["box"])
    return [box[1], Double(height) - box[1] - box[3]]
  }

  @Test(
    arguments: [
      (17506, "retina5_9", 812, [44, 34]), (21701, "retina5_9", 812, [50, 34]),
      (21701, "retina6_12", 852, [59, 34]), (24127, "retina6_12", 852, [118, 68]),
      (24127, "retina4_7", 667, [20, 0]), (32700, "retina6_12", 852, [59, 34]),
      (14490, "ipad9_7", 1024, [20, 0]), (14865, "ipad9_7", 1024, [0, 0]),
    ] as [(Int, String, Int, [Double])])
  func safeAreasFollowTheVersionOfXcode(_ tools: Int, _ device: String, _ height: Int, _ expected: [Double])
    throws
  {
    #expect(try insets(tools: tools, device: device, height: height) == expected)
  }

  @Test func freeformViewsLieAtTheTopOfTheScreen() throws {
    let freeform = """
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <size key="freeformSize" width="375" height="300"/>
      """
    #expect(try insets(tools: 17506, device: "retina6_1", height: 300, controller: freeform) == [44, 0])
    #expect(try insets(tools: 17506, device: "retina6_1", height: 886, controller: freeform) == [44, 24])
    #expect(try insets(tools: 21507, device: "retina6_1", height: 300, controller: freeform) == [48, 34])
  }

  /// A view as wide as a phone held sideways is on one until Xcode 10, without a status bar; wider ones are not.
  @Test func wideViewsAreSidewaysIfTheyFit() throws {
    func top(_ tools: Int, _ width: Int, _ height: Int) throws -> Double {
      try insets(
        tools: tools, device: "retina4_7", width: width, height: height,
        controller: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)[0]
    }
    #expect(try top(14490, 667, 475) == 0)
    #expect(try top(14490, 1024, 768) == 20)
    #expect(try top(21701, 667, 475) == 20)
  }

  /// In documents without safe areas a scene may ask for no status bar, until Xcode 14.
  @Test func scenesMayHideTheStatusBar() throws {
    func top(_ tools: Int, _ controller: String) throws -> Double? {
      try frames(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="1" y="2" width="3" height="4"/></view>
        """,
        constraints: """
          <constraint firstItem="box" firstAttribute="top" secondItem="above" secondAttribute="bottom" id="a"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
          """,
        controller: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="above"/></layoutGuides>\(controller)
          """, tools: tools, usesSafeAreas: false)["box"]?[1]
    }
    let hidden = #"<nil key="simulatedStatusBarMetrics"/>"#
    #expect(try top(14460, "") == 20)
    #expect(try top(14460, hidden) == 0)
    #expect(try top(21701, hidden) == 20)
  }

  @Test func containersDecideForWhatIsAlsoPresented() throws {
    let scenes = """
      <scene sceneID="o"><objects><viewController id="other"><connections>
        <segue destination="vc" kind="presentation" id="p"/></connections></viewController></objects></scene>
      <scene sceneID="n"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
      """
    #expect(try insets(tools: 14313, device: "retina4_7", height: 667, scenes: scenes) == [64, 0])
  }

  @Test func standardSpacingNeedsNoNumber() throws {
    func label(_ id: String) -> String {
      """
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <fontDescription key="fontDescription" type="system" size="system"/></label>
      """
    }
    let frames = try frames(
      label("upper") + label("lower"),
      constraints: """
        <constraint firstItem="upper" firstAttribute="leading" secondItem="root" secondAttribute="leading"
          symbolic="YES" id="a"/>
        <constraint firstAttribute="trailing" secondItem="upper" secondAttribute="trailing" symbolic="YES" id="b"/>
        <constraint firstItem="upper" firstAttribute="top" secondItem="safe" secondAttribute="top"
          symbolic="YES" id="c"/>
        <constraint firstItem="lower" firstAttribute="top" secondItem="upper" secondAttribute="bottom"
          symbolic="YES" id="d"/>
        <constraint firstItem="lower" firstAttribute="leading" secondItem="upper" secondAttribute="leading" id="e"/>
        """)
    // The system's size is 14 points, 17 high.
    #expect(frames["upper"] == [20, 20, 335, 17])
    #expect(frames["lower"]?[1] == 45)
  }
}
