import Foundation
import DesignCanvas
import TestSupport
import Testing

extension DocumentCanvasTests {
  private var fillsSafeArea: String {
    """
    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
    <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c"/>
    <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="d"/>
    """
  }

  /// Returns the heights that cover the top and the bottom of a root view, in points.
  private func insets(
    tools: Int, device: String, width: Int = 375, height: Int, controller: String = "", scenes: String = "",
    y: Int = 0, before: String = "", after: String = "", attributes: String = ""
  ) throws -> [Double] {
    let frames = try frames(
      """
      \(before)<view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/></view>\(after)
      """,
      constraints: fillsSafeArea, controller: controller, scenes: scenes, tools: tools, device: device,
      width: width, height: height, y: y, attributes: attributes)
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

  /// In documents without safe areas a scene may ask for no status bar, until Xcode 8.
  @Test func scenesMayHideTheStatusBar() throws {
    func top(
      _ tools: Int, _ controller: String, device: String = "retina4_7", width: Int = 375, height: Int = 667
    ) throws -> Double? {
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
          """, tools: tools, device: device, width: width, height: height, usesSafeAreas: false)["box"]?[1]
    }
    let hidden = #"<nil key="simulatedStatusBarMetrics"/>"#
    #expect(try top(14460, "") == 20)
    #expect(try top(12121, hidden) == 0)
    #expect(try top(13196, hidden) == 20)
    #expect(try top(21701, hidden) == 20)
    // A notch is there without a status bar too.
    #expect(try top(14490, hidden, device: "retina6_1", width: 414, height: 774) == 44)
    // Low freeform views are on a phone held sideways.
    let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    #expect(try top(14113, freeform, height: 80) == 0)
    #expect(try top(14113, freeform, height: 500) == 20)
    // A size of its own says as much.
    #expect(try top(14113, #"<size key="freeformSize" width="375" height="80"/>"#, height: 80) == 0)
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

  /// A scene with a navigation controller, whose root is the controller that is looked at unless another is named.
  private func navigation(_ bar: String, to destination: String = "vc", attributes: String = "") -> String {
    """
    <scene sceneID="n"><objects><navigationController id="nav" \(attributes)><navigationBar key="navigationBar" id="bar" \(bar)
      </navigationBar><connections><segue destination="\(destination)" kind="relationship"
      relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
    """
  }

  private func bar(_ y: Int, _ height: Int, _ attributes: String = "") -> String {
    #"\#(attributes)><rect key="frame" x="0.0" y="\#(y)" width="375" height="\#(height)"/>"#
  }

  /// Frames of public documents: large titles of narrow phones, sheets, phones with and without twice their safe area.
  @Test(
    arguments: [
      (14460, "retina4_0", 568, 20, 91, "largeTitles=\"YES\"", 111),
      (14460, "retina4_7", 667, 20, 96, "largeTitles=\"YES\"", 116),
      (23504, "retina6_1", 896, 0, 56, "", 56), (24127, "retina6_1", 896, 48, 44, "", 92),
      (24127, "retina6_1", 896, 96, 54, "", 150), (15400, "ipad9_7", 1024, 0, 50, "", 50),
      (14313, "retina4_7", 667, 0, 44, "", 64),
    ] as [(Int, String, Int, Int, Int, String, Double)])
  func viewsBeginWhereTheSavedBarEnds(
    _ tools: Int, _ device: String, _ height: Int, _ y: Int, _ barHeight: Int, _ attributes: String,
    _ top: Double
  ) throws {
    let scenes = navigation(bar(y, barHeight, attributes))
    #expect(try insets(tools: tools, device: device, height: height, scenes: scenes)[0] == top)
  }

  @Test func pushedControllersKeepTheLargeTitleUnlessTheySayNever() throws {
    let scenes =
      navigation(bar(20, 96, #"largeTitles="YES""#), to: "first")
        + """
        <scene sceneID="f"><objects><viewController id="first"><connections>
          <segue destination="vc" kind="show" id="s"/></connections></viewController></objects></scene>
        """
    func top(_ item: String) throws -> Double {
      try insets(tools: 14868, device: "retina4_7", height: 667, controller: item, scenes: scenes)[0]
    }
    #expect(try top("") == 116)
    let never = #"<navigationItem key="navigationItem" largeTitleDisplayMode="never" id="i"/>"#
    #expect(try top(never) == 44)
  }

  /// A large title is small above a view that begins with one that scrolls: 20 and 44 points, without it 20 and 96.
  @Test(arguments: ["tableView", "scrollView", "collectionView", "textView"])
  func largeTitlesShrinkAboveScrollViews(_ tag: String) throws {
    let scrolls = """
      <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="scrolls">
        <rect key="frame" x="1" y="2" width="3" height="4"/></\(tag)>
      """
    let large = bar(20, 96, #"largeTitles="YES""#)
    func tops(before: String = "", after: String = "", _ attributes: String) throws -> [Double] {
      let pushed = """
        <scene sceneID="f"><objects><viewController id="first"><connections>
          <segue destination="vc" kind="show" id="s"/></connections></viewController></objects></scene>
        """
      return try [
        navigation(large, attributes: attributes),
        navigation(large, to: "first", attributes: attributes) + pushed,
      ].map {
        try insets(
          tools: 14460, device: "retina4_7", height: 667, scenes: $0, before: before, after: after)[0]
      }
    }
    #expect(try tops(before: scrolls, "") == [64, 64])
    // Only the first view counts.
    #expect(try tops(after: scrolls, "") == [116, 116])
    // Scroll views that are left alone keep the title of the first controller large, not of those that it shows.
    let leavesAlone = #"automaticallyAdjustsScrollViewInsets="NO""#
    #expect(try tops(before: scrolls, leavesAlone) == [116, 64])
  }

  /// A view ends at opaque bars, unless it says that it reaches under them as under translucent ones.
  @Test func viewsMayReachUnderOpaqueBars() throws {
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs"><tabBar key="tabBar" translucent="NO" id="tabbar"/>
        <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="v"/>
        </connections></tabBarController></objects></scene>
      """
    func insets(_ attributes: String) throws -> [Double] {
      try self.insets(
        tools: 14460, device: "retina4_7", height: 667,
        scenes: tabs + navigation(bar(20, 44, #"translucent="NO""#)), attributes: attributes)
    }
    #expect(try insets("") == [0, 0])
    #expect(try insets(#"extendedLayoutIncludesOpaqueBars="YES""#) == [64, 49])
  }

  @Test func opaqueBarsThatAreSimulatedMayBeReachedUnder() throws {
    func bottom(_ attributes: String) throws -> Double {
      try insets(
        tools: 14460, device: "retina4_7", height: 667,
        controller: #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>"#,
        attributes: attributes)[1]
    }
    #expect(try bottom("") == 0)
    #expect(try bottom(#"extendedLayoutIncludesOpaqueBars="YES""#) == 49)
  }

  /// A scene of 600 x 600 is as large as the screen once there is one, unless its container has that size of its own.
  @Test func containersPassTheirSizeOn() throws {
    func insets(_ size: String) throws -> [Double] {
      try self.insets(
        tools: 22154, device: "retina6_1", width: 600, height: 600,
        scenes: """
          <scene sceneID="t"><objects><tabBarController id="tabs">\(size)
            <connections><segue destination="vc" kind="relationship" relationship="viewControllers" id="g"/></connections>
          </tabBarController></objects></scene>
          """)
    }
    let own = try insets(#"<size key="freeformSize" width="600" height="600"/>"#)
    let screens = try insets("")
    // The screen is 296 points higher: so much further ends its safe area.
    #expect(own[1] - screens[1] == 296)
  }

  /// A root view that is as high as the screen and begins below its top ends below its bottom.
  @Test func whatIsBelowTheScreenIsCovered() throws {
    func bottom(y: Int, device: String = "retina4_7", height: Int = 667) throws -> Double {
      try insets(tools: 14490, device: device, height: height, y: y)[1]
    }
    #expect(try bottom(y: 0) == 0)
    #expect(try bottom(y: 64) == 64)
    #expect(try bottom(y: -64) == 0)
    // The home indicator's 34 points are among those.
    #expect(try bottom(y: 64, device: "retina5_9", height: 812) == 64)
    #expect(try bottom(y: 20, device: "retina5_9", height: 812) == 34)
    let frames = try frames(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/></view>
      """,
      constraints: """
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
        <constraint firstItem="below" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="b"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c"/>
        """,
      controller: #"<layoutGuides><viewControllerLayoutGuide type="bottom" id="below"/></layoutGuides>"#,
      y: 64, usesSafeAreas: false)
    #expect(frames["box"]?[3] == 603)
  }

  /// Cells of collections that are alone in a xib lie on the screen as all views do, and since Xcode 11 none is sideways.
  @Test func cellsOfCollectionsInXibsHaveASafeArea() throws {
    func box(_ tools: Int) throws -> [Double]? {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_1" orientation="portrait"/>
          <objects><collectionViewCell id="cell">
            <rect key="frame" x="0.0" y="0.0" width="414" height="200"/>
            <view key="contentView" id="content">
              <rect key="frame" x="0.0" y="0.0" width="414" height="200"/><autoresizingMask key="autoresizingMask"/>
              <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews></view>
            <constraints>\(fillsSafeArea)</constraints><viewLayoutGuide key="safeArea" id="safe"/>
          </collectionViewCell></objects>
        </document>
        """
      let folder = try TemporaryDirectory("cell")
      let file = folder.url.appendingPathComponent("document.xib")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let result = DocumentCanvas.frames(ofFile: file.path)
      #expect(result.error == nil)
      return result.views.first { $0.id == "box" }?.frame
    }
    #expect(try box(17506) == [0, 44, 414, 156])
    #expect(try box(14490) == [0, 0, 414, 200])
  }

  /// A controller that one in a tab bar shows covers the tab bar in a navigation controller around it; without one it is
  /// presented and has no bars.
  @Test func whatIsPushedOverTabsHasNoTabBar() throws {
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="tabbar"/><connections>
        <segue destination="first" kind="relationship" relationship="viewControllers" id="v"/></connections>
        </tabBarController></objects></scene>
      <scene sceneID="f"><objects><viewController id="first"><connections>
        <segue destination="vc" kind="show" id="s"/></connections></viewController></objects></scene>
      """
    func insets(_ scenes: String) throws -> [Double] {
      try self.insets(tools: 21701, device: "retina4_7", height: 667, scenes: scenes)
    }
    #expect(try insets(navigation(bar(20, 44), to: "tabs") + tabs) == [64, 0])
    #expect(try insets(tabs) == [20, 0])
  }

  /// Roots of public documents that are lower than the screen, on a phone 852 high whose safe area begins at 59.
  @Test(
    arguments: [
      (17506, 798, [0, 34]), (21701, 842, [0, 0]), (21701, 840, [59, 34]), (24127, 793, [59, 0]),
      (24127, 783, [59, 0]), (24127, 798, [118, 68]),
    ] as [(Int, Int, [Double])])
  func sheetsFollowTheVersionOfXcode(_ tools: Int, _ height: Int, _ expected: [Double]) throws {
    #expect(try insets(tools: tools, device: "retina6_12", width: 393, height: height) == expected)
  }

  @Test func embeddedViewsLieAtTheTopOfTheScreen() throws {
    let scenes = """
      <scene sceneID="o"><objects><viewController id="other"><connections>
        <segue destination="vc" kind="embed" id="e"/></connections></viewController></objects></scene>
      """
    func bottom(_ tools: Int) throws -> Double {
      try insets(tools: tools, device: "retina6_1", width: 414, height: 300, scenes: scenes)[1]
    }
    #expect(try bottom(14490) == 34)
    #expect(try bottom(17506) == 0)
    #expect(try bottom(21701) == 34)
  }

  /// Xcode 6 and the first 7 show embedded controllers without a status bar.
  @Test func embeddedViewsOfOldDocumentsHaveNoStatusBar() throws {
    func top(_ tools: Int, kind: String) throws -> Double {
      let scenes = """
        <scene sceneID="o"><objects><viewController id="other"><connections>
          <segue destination="vc" kind="\(kind)" id="e"/></connections></viewController></objects></scene>
        """
      return try insets(tools: tools, device: "retina4_7", height: 500, scenes: scenes)[0]
    }
    #expect(try top(7531, kind: "embed") == 0)
    #expect(try top(7531, kind: "modal") == 20)
    #expect(try top(9531, kind: "embed") == 20)
  }

  /// A scene of the canvas for any device that was not opened again since the document has a device.
  @Test func scenesForAnyDeviceHaveTheScreensSize() throws {
    let constraints = """
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="d"/>
      """
    func frame(_ controller: String) throws -> [Double]? {
      try frames(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="1" y="2" width="3" height="4"/></view>
        """, constraints: constraints, controller: controller, tools: 19455, device: "retina6_1", width: 600,
        height: 600)["box"]
    }
    #expect(try frame("") == [0, 0, 414, 896])
    #expect(
      try frame(#"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#) == [0, 0, 600, 600])
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
