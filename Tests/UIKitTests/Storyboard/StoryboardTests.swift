import EventLoop
import Foundation
import Testing
import TinamouSnapshots
import UIKit

@MainActor
private final class FirstController: UIViewController {
  var box: UIView?
  var nextButton: UIButton?
  var log: [String] = []
  var prepared: [UIStoryboardSegue] = []
  var allowsSegues = true

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(box == nil ? "without" : "with") outlets")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded \(box == nil ? "without" : "with") outlets")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allowsSegues }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue)
    (segue.destination as? SecondController)?.handedOver = "from \(segue.identifier ?? "")"
  }
}

@MainActor
private final class SecondController: UIViewController {
  var handedOver: String?
  let number: Int

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }
}

@MainActor
private final class RowsController: UITableViewController {
  var log: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row } ?? -1
    log.append("\(segue.identifier ?? "") by cell \(row)")
  }
}

@MainActor
private final class WiredController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate,
  UISearchBarDelegate, UITabBarDelegate, UIToolbarDelegate
{
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 7 + component }
}

/// A view of a library, which knows its outlets itself.
@MainActor
private final class WiredView: UIView, OutletConnecting {
  weak var source: UIViewController?
  func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    guard name == "source", let controller = value as? UIViewController else { return false }
    source = controller
    return true
  }
}

@MainActor
private final class GestureController: UIViewController, UIGestureRecognizerDelegate {
  var tap: UITapGestureRecognizer?
  var log: [String] = []
  var senders: [Any] = []
  var allowsGestures = true

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let sender { senders.append(sender) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allowsGestures }
}

@MainActor
@Suite(.serialized) struct StoryboardTests {
  private let window: UIWindow

  init() {
    useStandardScreen()
    // An iPhone 15: 393 x 852 points, of which 59 at the top and 34 at the bottom are not safe.
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    UINib.register(FirstController.self) {
      $0.outlet("box", \.box)
      $0.outlet("nextButton", \.nextButton)
      $0.action("back:") { controller, segue in
        controller.log.append("back by \((segue as? UIStoryboardSegue)?.identifier ?? "")")
      }
      $0.segueAction("makeSecond:") { _, coder, _ in SecondController(coder: coder, number: 7) }
    }
    UINib.register(SecondController.self)
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func box(of controller: UIViewController) throws -> CGRect {
    let box = try #require(controller.view.subviews.first)
    return box.convert(box.bounds, to: window)
  }

  private let button = """
    <button buttonType="system" id="next"><rect key="frame" x="0" y="0" width="50" height="30"/>
      <connections><segue destination="two" kind="show" identifier="go" id="seg"/></connections></button>
    """

  private func navigation(_ inside: String = "", to root: String = "one", id: String = "nav") -> String {
    """
    <scene sceneID="s-\(id)"><objects><navigationController id="\(id)">\(inside)
      <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/></connections>
    </navigationController></objects></scene>
    """
  }

  private func firstScene(_ extra: String = "") -> String {
    Storyboards.scene(
      "one", #"<navigationItem key="navigationItem" title="First" id="ni"/>"#,
      attributes: #"customClass="FirstController""#, subviews: button,
      connections:
        #"<outlet property="box" destination="one-box" id="o1"/><outlet property="nextButton" destination="next" id="o2"/>\#(extra)"#
    )
  }

  private func secondScene(_ extra: String = "") -> String {
    Storyboards.scene(
      "two", attributes: #"customClass="SecondController" title="Second" storyboardIdentifier="second""#,
      connections: extra)
  }

  // MARK: Making

  @Test func controllersWakeBeforeTheirViewsAndOutlets() throws {
    let files = try Storyboards(["Main.storyboard": Storyboards.document(firstScene(), initial: "one")])
    let controller = try #require(
      try files.storyboard().instantiateInitialViewController() as? FirstController)
    #expect(controller.log == ["awake without outlets"])
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(controller.log == ["awake without outlets", "loaded with outlets"])
    #expect(controller.storyboard != nil)
  }

  /// The view has the screen's size when it has loaded, as one made in code, not that of its design. Its subviews follow.
  @Test func viewsBeginWithTheSizeOfTheScreen() throws {
    let scene = """
      <scene sceneID="s"><objects><viewController id="one"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><view id="inner"><rect key="frame" x="10" y="20" width="300" height="50"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view></subviews>
      </view></viewController></objects></scene>
      """
    let files = try Storyboards(["Main.storyboard": Storyboards.document(scene, initial: "one")])
    let controller = try #require(try files.storyboard().instantiateInitialViewController())
    controller.loadViewIfNeeded()
    let screen = UIScreen.main.bounds
    #expect(controller.view.frame == screen && screen.size != CGSize(width: 320, height: 480))
    let inner = try #require(controller.view.subviews.first)
    #expect(inner.frame == CGRect(x: 10, y: 20, width: screen.width - 20, height: 50))
  }

  @Test func programsMayMakeControllersThemselves() throws {
    let files = try Storyboards(["Main.storyboard": Storyboards.document(secondScene(), initial: "two")])
    let storyboard = try files.storyboard()
    let made: SecondController = storyboard.instantiateViewController(identifier: "second") {
      SecondController(coder: $0, number: 3)
    }
    #expect(made.number == 3)
    #expect(made.view.subviews.count == 1)
    let other = storyboard.instantiateInitialViewController { SecondController(coder: $0, number: 4) }
    #expect(other?.number == 4)
  }

  // MARK: Containers

  /// Frames in thirds of points have the noise of a layer's position, as on iOS.
  private func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
      && abs(a.height - b.height) < 1e-9
  }

  @Test(.ios(18)) func theSafeAreaEndsAtTheBars() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs"><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="t1"/>
        <segue destination="two" kind="relationship" relationship="viewControllers" id="t2"/>
      </connections></tabBarController></objects></scene>
      """
    let files = try Storyboards([
      "Base.lproj/Main.storyboard": Storyboards.document(
        tabs + navigation(#"<tabBarItem key="tabBarItem" title="Home" id="ti"/>"#) + firstScene()
          + secondScene(),
        initial: "tabs")
    ])
    let controller = try #require(
      try files.storyboard().instantiateInitialViewController() as? UITabBarController)
    show(controller)
    let stack = try #require(controller.selectedViewController as? UINavigationController)
    let first = try #require(stack.topViewController)
    // The navigation bar begins at 53.67 on this device and is 44 high; 34 of home indicator and 49 of tab bar below.
    let top = CGFloat(293) / 3
    #expect(isSame(try box(of: first), CGRect(x: 0, y: top, width: 393, height: CGFloat(2014) / 3)))
    #expect(first.view.frame == window.bounds)
    #expect(controller.tabBar.items?.map(\.title) == ["Home", "Second"])
    #expect(stack.navigationBar.topItem?.title == "First")
    controller.selectedIndex = 1
    window.layoutIfNeeded()
    let second = try #require(controller.selectedViewController)
    #expect(try box(of: second) == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 83))
  }

  @Test(.ios(18)) func viewsEndAtOpaqueBarsAndLargeTitlesAreHigher() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let opaque = #"<navigationBar key="navigationBar" translucent="NO" id="bar"/>"#
    let large = #"<navigationBar key="navigationBar" largeTitles="YES" id="bar"/>"#
    for (bar, frame, inside) in [
      // 97.67, 754.33 and 720.33; 149.67 and 668.33: in thirds of points.
      (
        opaque, CGRect(x: 0, y: CGFloat(293) / 3, width: 393, height: CGFloat(2263) / 3),
        CGRect(x: 0, y: CGFloat(293) / 3, width: 393, height: CGFloat(2161) / 3)
      ),
      (
        large, CGRect(x: 0, y: 0, width: 393, height: 852),
        CGRect(x: 0, y: CGFloat(449) / 3, width: 393, height: CGFloat(2005) / 3)
      ),
    ] {
      let files = try Storyboards([
        "Main.storyboard": Storyboards.document(navigation(bar) + firstScene(), initial: "nav")
      ])
      let stack = try #require(
        try files.storyboard().instantiateInitialViewController() as? UINavigationController)
      show(stack)
      let first = try #require(stack.topViewController)
      #expect(isSame(first.view.frame, frame))
      #expect(isSame(try box(of: first), inside))
    }
  }

  @Test func embeddedControllersFillTheirContainers() throws {
    let container = """
      <containerView id="holder"><rect key="frame" x="10" y="200" width="100" height="80"/>
        <connections><segue destination="two" kind="embed" identifier="inside" id="e"/></connections></containerView>
      """
    let scene = Storyboards.scene("one", attributes: #"customClass="FirstController""#, subviews: container)
    let files = try Storyboards([
      "Main.storyboard": Storyboards.document(scene + secondScene(), initial: "one")
    ])
    let first = try #require(
      try files.storyboard().instantiateInitialViewController() as? FirstController)
    show(first)
    let second = try #require(first.children.first as? SecondController)
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(second.handedOver == "from inside")
    // Clear of the bars, so that nothing of it is unsafe.
    #expect(try box(of: second) == CGRect(x: 10, y: 200, width: 100, height: 80))
  }

  @Test func splitViewsShowBothWhereThereIsRoom() throws {
    let split = """
      <scene sceneID="sp"><objects><splitViewController id="split"><connections>
        <segue destination="nav" kind="relationship" relationship="masterViewController" id="m"/>
        <segue destination="two" kind="relationship" relationship="detailViewController" id="d"/>
      </connections></splitViewController></objects></scene>
      """
    let files = try Storyboards([
      "Main.storyboard": Storyboards.document(
        split + navigation() + firstScene() + secondScene(), initial: "split")
    ])
    let pad = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
    pad.deviceTraits = UITraitCollection {
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .regular
      $0.userInterfaceIdiom = .pad
      $0.displayScale = 2
    }
    let wide = try #require(
      try files.storyboard().instantiateInitialViewController() as? UISplitViewController)
    pad.rootViewController = wide
    pad.isHidden = false
    pad.layoutIfNeeded()
    // 320 points, a line of half a point, the rest.
    #expect(wide.viewControllers.map { $0.view.frame.width } == [320, 859.5])
    let narrow = try #require(
      try files.storyboard().instantiateInitialViewController() as? UISplitViewController)
    show(narrow)
    #expect(narrow.isCollapsed)
    let stack = try #require(narrow.viewControllers.first as? UINavigationController)
    #expect(stack.viewControllers.map(\.title) == [nil, "Second"])
  }

  /// Before the window is there, applications find a navigation stack in each column.
  @Test func splitViewsOfTwoColumnsWrapTheirControllers() throws {
    let split = """
      <scene sceneID="sp"><objects><splitViewController allowDoubleColumnStyle="YES"
        preferredDisplayMode="twoBeside" behavior="tile" id="split"><connections>
        <segue destination="nav" kind="relationship" relationship="masterViewController" id="m"/>
        <segue destination="two" kind="relationship" relationship="detailViewController" id="d"/>
      </connections></splitViewController></objects></scene>
      """
    let files = try Storyboards([
      "Main.storyboard": Storyboards.document(
        split + navigation() + firstScene() + secondScene(), initial: "split")
    ])
    let controller = try #require(
      try files.storyboard().instantiateInitialViewController() as? UISplitViewController)
    #expect(controller.style == .doubleColumn && controller.preferredDisplayMode == .twoBesideSecondary)
    #expect(controller.preferredSplitBehavior == .tile)
    let stacks = controller.viewControllers.map { ($0 as? UINavigationController)?.viewControllers.first }
    #expect(stacks.count == 2 && stacks.allSatisfy { $0 != nil } && stacks.last as? SecondController != nil)
    #expect(controller.viewController(for: .secondary) is SecondController)
  }

  @Test func runtimeAttributesOfTabBarsAreSet() throws {
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="color" keyPath="tintColor">
          <color key="value" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></tabBar></tabBarController></objects></scene>
      """
    let files = try Storyboards(["Main.storyboard": Storyboards.document(tabs, initial: "tabs")])
    let controller = try #require(
      try files.storyboard().instantiateInitialViewController() as? UITabBarController)
    controller.loadViewIfNeeded()
    #expect(controller.tabBar.tintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  /// Documents of Xcode 9 and earlier have this color for tabs.
  @Test func colorsOfSelectedImagesAreTintColors() throws {
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar">
        <color key="selectedImageTintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </tabBar></tabBarController></objects></scene>
      """
    let files = try Storyboards(["Main.storyboard": Storyboards.document(tabs, initial: "tabs")])
    let controller = try #require(
      try files.storyboard().instantiateInitialViewController() as? UITabBarController)
    #expect(controller.tabBar.tintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func storyboardReferencesLeadToOtherFiles() throws {
    let reference = """
      <scene sceneID="r"><objects>
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="second" id="ref"/>
        <viewControllerPlaceholder storyboardName="Missing" id="none"/></objects></scene>
      """
    for (target, isThere) in [("ref", true), ("none", false)] {
      let files = try Storyboards([
        "Main.storyboard": Storyboards.document(navigation(to: target) + reference, initial: "nav"),
        "Base.lproj/Other.storyboard": Storyboards.document(firstScene() + secondScene(), initial: "one"),
      ])
      let stack = try #require(
        try files.storyboard().instantiateInitialViewController() as? UINavigationController)
      #expect(stack.viewControllers.count == 1)
      #expect((stack.topViewController is SecondController) == isThere)
    }
  }

  @Test func circlesOfControllersEnd() throws {
    let holder = """
      <containerView id="holder"><rect key="frame" x="0" y="0" width="100" height="80"/>
        <connections><segue destination="one" kind="embed" id="e"/></connections></containerView>
      """
    let files = try Storyboards([
      "Main.storyboard": Storyboards.document(
        navigation(to: "other") + navigation(to: "nav", id: "other"), initial: "nav"),
      "Self.storyboard": Storyboards.document(
        Storyboards.scene("one", subviews: holder), initial: "one"),
    ])
    let stack = try #require(
      try files.storyboard().instantiateInitialViewController() as? UINavigationController)
    #expect((stack.topViewController as? UINavigationController)?.viewControllers.isEmpty == true)
    let controller = try #require(try files.storyboard("Self").instantiateInitialViewController())
    show(controller)
    #expect(controller.children.isEmpty)
  }

  @Test func exponentialContainmentEnds() throws {
    // Each of 30 controllers holds the next one twice.
    let scenes = (0..<30).map { index -> String in
      let holders = (0..<2).map { copy in
        """
        <containerView id="h\(index)-\(copy)"><rect key="frame" x="0" y="0" width="10" height="10"/>
          <connections><segue destination="c\(index + 1)" kind="embed" id="e\(index)-\(copy)"/></connections></containerView>
        """
      }
      return Storyboards.scene("c\(index)", subviews: holders.joined())
    }
    let files = try Storyboards(["Main.storyboard": Storyboards.document(scenes.joined(), initial: "c0")])
    let controller = try #require(try files.storyboard().instantiateInitialViewController())
    show(controller)
    var all: [UIViewController] = [controller]
    var next = 0
    while next < all.count {
      all += all[next].children
      next += 1
    }
    #expect(all.count > 30)
    #expect(all.count <= 201)
  }

  // MARK: Segues

  @Test func touchesGoWhereSeguesLead() throws {
    let files = try Storyboards([
      "Main.storyboard": Storyboards.document(navigation() + firstScene() + secondScene(), initial: "nav")
    ])
    let stack = try #require(
      try files.storyboard().instantiateInitialViewController() as? UINavigationController)
    show(stack)
    let first = try #require(stack.topViewController as? FirstController)
    first.allowsSegues = false
    first.nextButton?.sendActions(for: .touchUpInside)
    #expect(stack.viewControllers.count == 1)
    first.allowsSegues = true
    first.nextButton?.sendActions(for: .touchUpInside)
    let second = try #require(stack.topViewController as? SecondController)
    #expect(second.handedOver == "from go")
    #expect(first.prepared.map(\.identifier) == ["go"])
    #expect(stack.navigationBar.backItem?.title == "First")
    // Another touch makes another destination.
    stack.popViewController(animated: false)
    first.performSegue(withIdentifier: "go", sender: nil)
    #expect(stack.topViewController is SecondController)
    #expect(stack.topViewController !== second)
  }

  @Test(.ios(18)) func presentationsFollowTheirStyles() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    func frame(_ attributes: String) throws -> CGRect {
      let segue = #"<segue destination="two" kind="presentation" identifier="p" \#(attributes) id="p"/>"#
      let files = try Storyboards([
        "Main.storyboard": Storyboards.document(firstScene(segue) + secondScene(), initial: "one")
      ])
      let first = try #require(
        try files.storyboard().instantiateInitialViewController() as? FirstController)
      show(first)
      UIView.performWithoutAnimation { first.performSegue(withIdentifier: "p", sender: nil) }
      window.layoutIfNeeded()
      let shown = try #require(first.presentedViewController)
      let frame = shown.view.convert(shown.view.bounds, to: window)
      first.dismiss(animated: false)
      return frame
    }
    // A sheet begins 10 points below the safe area's top.
    #expect(try frame("") == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(try frame(#"modalPresentationStyle="fullScreen""#) == window.bounds)
  }

  @Test func unwindSeguesGoBackAndCallTheAction() throws {
    let unwind =
      #"<segue destination="two-exit" kind="unwind" identifier="home" unwindAction="back:" id="u"/>"#
    let files = try Storyboards([
      "Main.storyboard": Storyboards.document(
        navigation() + firstScene() + secondScene(unwind), initial: "nav")
    ])
    let stack = try #require(
      try files.storyboard().instantiateInitialViewController() as? UINavigationController)
    show(stack)
    let first = try #require(stack.topViewController as? FirstController)
    first.performSegue(withIdentifier: "go", sender: nil)
    stack.topViewController?.performSegue(withIdentifier: "home", sender: nil)
    #expect(stack.topViewController === first)
    #expect(first.log.last == "back by home")
  }

  @Test func segueActionsMakeTheDestination() throws {
    let segue =
      #"<segue destination="two" kind="show" identifier="made" destinationCreationSelector="makeSecond:" id="m"/>"#
    let files = try Storyboards([
      "Main.storyboard": Storyboards.document(
        navigation() + firstScene(segue) + secondScene(), initial: "nav")
    ])
    let stack = try #require(
      try files.storyboard().instantiateInitialViewController() as? UINavigationController)
    stack.topViewController?.performSegue(withIdentifier: "made", sender: nil)
    let second = try #require(stack.topViewController as? SecondController)
    #expect(second.number == 7)
    #expect(second.view.subviews.count == 1)
  }

  @Test func controllersAreReleased() throws {
    let files = try Storyboards([
      "Main.storyboard": Storyboards.document(navigation() + firstScene() + secondScene(), initial: "nav")
    ])
    weak var first: UIViewController?
    weak var unloaded: UIViewController?
    try autoreleasepool {
      let storyboard = try files.storyboard()
      let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
      show(stack)
      first = stack.topViewController
      #expect(first != nil)
      unloaded = storyboard.instantiateViewController(withIdentifier: "second")
      // It lives until the pool or the turn ends, if a device runs the loop.
      #expect(unloaded != nil || !MainQueue.isActive)
      window.rootViewController = nil
    }
    #expect(first == nil)
    #expect(unloaded == nil)
  }

  // MARK: Neighbours

  @Test func imagesAndColoursComeFromCataloguesBesideTheStoryboard() throws {
    let subviews = """
      <view id="coloured"><rect key="frame" x="0" y="0" width="10" height="10"/><color key="backgroundColor" name="Brand"/></view>
      <imageView image="missing" id="picture"><rect key="frame" x="0" y="0" width="10" height="10"/></imageView>
      """
    let document = Storyboards.document(Storyboards.scene("one", subviews: subviews), initial: "one")
      .replacingOccurrences(
        of: "</document>",
        with: """
          <resources><image name="missing" width="40" height="30"/>
            <namedColor name="Brand"><color name="Loop" colorSpace="custom"/></namedColor>
            <namedColor name="Loop"><color name="Brand"/></namedColor></resources></document>
          """)
    let colour = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.000", "green": "0.500", "blue": "0", "alpha": "1.000"}}}]}
      """
    for (hasCatalogue, expected) in [(true, CGFloat(0.5)), (false, nil)] {
      var files = ["Main.storyboard": document]
      if hasCatalogue { files["Assets.xcassets/Brand.colorset/Contents.json"] = colour }
      let storyboards = try Storyboards(files)
      let controller = try #require(try storyboards.storyboard().instantiateInitialViewController())
      let views = controller.view.subviews
      // Without a catalogue the document's two colours name each other: none is there.
      #expect(views[1].backgroundColor?.cgColor.components?[1] == expected)
      #expect((views[2] as? UIImageView)?.image?.size == CGSize(width: 40, height: 30))
    }
  }

  @Test func runtimeAttributesReachKnownClasses() throws {
    let subviews = """
      <label text="x" id="l"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="text" value="from the attribute"/>
          <userDefinedRuntimeAttribute type="number" keyPath="numberOfLines"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></label>
      <button id="b"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.textAlignment"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="no.such.path"><real key="value" value="1e300"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></button>
      """
    let files = try Storyboards([
      "Main.storyboard": Storyboards.document(Storyboards.scene("one", subviews: subviews), initial: "one")
    ])
    let controller = try #require(try files.storyboard().instantiateInitialViewController())
    let label = try #require(controller.view.subviews[1] as? UILabel)
    #expect(label.layer.cornerRadius == 6)
    #expect(label.layer.masksToBounds)
    #expect(label.layer.borderColor?.components?.prefix(3) == [1, 0, 0])
    #expect(label.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(label.text == "from the attribute")
    #expect(label.numberOfLines == 3)
    #expect((controller.view.subviews[2] as? UIButton)?.titleLabel?.textAlignment == .center)
  }

  // MARK: Lists

  @Test func staticRowsLieBelowEachOther() throws {
    func cell(_ id: String, _ height: Int?) -> String {
      """
      <tableViewCell id="\(id)" style="IBUITableViewCellStyleDefault" \(height.map { #"rowHeight="\#($0)""# } ?? "")>
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="\(id)-content"><rect key="frame" x="0" y="0" width="348" height="44"/></tableViewCellContentView>
      </tableViewCell>
      """
    }
    let table = """
      <scene sceneID="ts"><objects><tableViewController id="table">
        <tableView key="view" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <sections>
            <tableViewSection headerTitle="One" id="s1"><cells>\(cell("a", nil))\(cell("b", 60))</cells></tableViewSection>
            <tableViewSection id="s2"><cells>\(cell("c", nil))</cells></tableViewSection>
          </sections>
        </tableView></tableViewController></objects></scene>
      """
    let files = try Storyboards(["Main.storyboard": Storyboards.document(table, initial: "table")])
    let controller = try #require(
      try files.storyboard().instantiateInitialViewController() as? UITableViewController)
    show(controller)
    let cells = controller.tableView.visibleCells
    // A first header with a title is 55.5 high, on whole pixels; 18 of footer and 18 of header lie between the sections.
    #expect(cells.map(\.frame.height) == [44, 60, 44])
    for (cell, y) in zip(cells, [55.5, 99.5, 195.5]) { #expect(abs(cell.frame.minY - y) < 0.17) }
    // A running cell gives its content view all that an accessory leaves, whatever the document has.
    #expect(cells.map(\.contentView.frame.width) == [393, 393, 393])
    #expect(abs(controller.tableView.contentSize.height - 257.5) < 0.17)
    // Content begins below the status bar.
    #expect(controller.tableView.contentOffset.y == -59)
  }

  /// A table of two rows: one with a segue of its own, one with a segue of its detail button too.
  private func tableOfSegues() -> String {
    func cell(_ id: String, _ attributes: String, _ segues: String) -> String {
      """
      <tableViewCell id="\(id)" \(attributes) rowHeight="44"><rect key="frame" x="0" y="0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" id="\(id)-content"><rect key="frame" x="0" y="0" width="343" height="44"/>
          <subviews><switch id="\(id)-switch"><rect key="frame" x="250" y="6" width="51" height="31"/></switch></subviews>
        </tableViewCellContentView>
        <connections>\(segues)</connections></tableViewCell>
      """
    }
    return """
      <scene sceneID="ts"><objects><tableViewController customClass="RowsController" id="table">
        <tableView key="view" style="plain" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <sections><tableViewSection id="s1"><cells>
            \(cell("a", "", #"<segue destination="two" kind="show" identifier="row" id="sa"/>"#))
            \(cell("b", #"accessoryType="detailButton""#, #"""
            <segue destination="two" kind="show" identifier="second row" id="sb"/>
            <segue destination="two" kind="show" identifier="detail" trigger="accessoryAction" id="sc"/>
            """#))
          </cells></tableViewSection></sections>
        </tableView></tableViewController></objects></scene>
      """
  }

  /// Touches a point of the window as a finger does, and may leave it elsewhere.
  private func tap(_ point: CGPoint, movingTo end: CGPoint? = nil) throws {
    window.layoutIfNeeded()
    let touch = try #require(UITouch.comingDown(at: point, in: window))
    touch.send(.began, at: point, after: 0)
    if let end { touch.send(.moved, at: end, after: 0.1) }
    touch.send(.ended, at: end ?? point, after: 0.1)
    window.layoutIfNeeded()
  }

  @Test func rowsGoWhereTheirSeguesLead() throws {
    UINib.register(RowsController.self)
    let files = try Storyboards([
      "Main.storyboard": Storyboards.document(
        navigation(to: "table") + tableOfSegues() + secondScene(), initial: "nav")
    ])
    let stack = try #require(
      try files.storyboard().instantiateInitialViewController() as? UINavigationController)
    show(stack)
    let rows = try #require(stack.topViewController as? RowsController)
    let table = try #require(rows.tableView)
    let cells = (0..<2).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    try #require(cells.count == 2)
    func point(_ cell: UITableViewCell, _ x: CGFloat) -> CGPoint {
      cell.convert(CGPoint(x: x, y: 22), to: window)
    }
    // A control in the row keeps its touches, and a finger that moves scrolls.
    try tap(point(cells[0], 270))
    #expect((cells[0].contentView.subviews.first as? UISwitch)?.isOn == true)
    try tap(point(cells[0], 50), movingTo: point(cells[1], 50))
    #expect(stack.viewControllers.count == 1)
    #expect(table.indexPathForSelectedRow == nil)

    try tap(point(cells[0], 50))
    #expect(rows.log == ["row by cell 0"])
    #expect(stack.topViewController is SecondController)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    stack.popViewController(animated: false)
    // The selection goes as the table comes back.
    window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)

    // The detail button is 20 points wide, 20 from the edge.
    try tap(point(cells[1], 393 - 30))
    #expect(rows.log.last == "detail by cell 1")
    #expect(table.indexPathForSelectedRow == nil)
    stack.popViewController(animated: false)
    try tap(point(cells[1], 50))
    #expect(rows.log.last == "second row by cell 1")
    stack.popViewController(animated: false)
    table.allowsSelection = false
    try tap(point(cells[0], 50))
    #expect(rows.log.count == 3)
  }

  /// Delegates and data sources that a document connects.
  @Test func viewsHaveTheDelegatesThatTheDocumentConnects() throws {
    func outlet(_ name: String, _ id: String) -> String {
      "<connections><outlet property=\"\(name)\" destination=\"one\" id=\"o-\(id)\"/></connections>"
    }
    let views = """
      <pickerView id="wheel"><rect key="frame" x="0" y="300" width="393" height="200"/>
        <connections><outlet property="dataSource" destination="one" id="w1"/>
          <outlet property="delegate" destination="one" id="w2"/></connections></pickerView>
      <searchBar id="search"><rect key="frame" x="0" y="100" width="393" height="56"/>\(outlet("delegate", "s"))</searchBar>
      <tabBar id="tabs"><rect key="frame" x="0" y="700" width="393" height="49"/>\(outlet("delegate", "t"))</tabBar>
      <view id="own" customClass="WiredView"><rect key="frame" x="0" y="650" width="10" height="10"/>\(outlet("source", "v"))</view>
      <toolbar id="tools"><rect key="frame" x="0" y="600" width="393" height="44"/>\(outlet("delegate", "b"))</toolbar>
      """
    UINib.register(WiredController.self)
    UINib.register(WiredView.self)
    let scene = Storyboards.scene("one", attributes: #"customClass="WiredController""#, subviews: views)
    let files = try Storyboards(["Main.storyboard": Storyboards.document(scene, initial: "one")])
    let controller = try #require(
      try files.storyboard().instantiateInitialViewController() as? WiredController)
    show(controller)
    func first<View: UIView>(_ type: View.Type) throws -> View {
      try #require(controller.view.subviews.lazy.compactMap { $0 as? View }.first)
    }
    let wheel = try first(UIPickerView.self)
    #expect(wheel.dataSource === controller && wheel.delegate === controller)
    #expect(wheel.numberOfComponents == 2 && wheel.numberOfRows(inComponent: 1) == 8)
    #expect(try first(UISearchBar.self).delegate === controller)
    #expect(try first(UITabBar.self).delegate === controller)
    #expect(try first(UIToolbar.self).delegate === controller)
    #expect(try first(WiredView.self).source === controller)
  }

  @Test func recognizersCallActionsAndGoWhereTheirSeguesLead() throws {
    let picture = """
      <view id="picture"><rect key="frame" x="100" y="300" width="100" height="100"/>
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g1"/>
          <outletCollection property="gestureRecognizers" destination="swipe" appends="YES" id="g2"/></connections></view>
      """
    let recognizers = """
      <tapGestureRecognizer id="tap"><connections>
        <action selector="tapped:" destination="one" id="a1"/><outlet property="delegate" destination="one" id="d1"/>
        <segue destination="two" kind="show" identifier="go" id="gs"/></connections></tapGestureRecognizer>
      <swipeGestureRecognizer id="swipe"><swipeGestureRecognizerDirection key="direction" left="YES"/>
        <connections><action selector="tapped:" destination="one" id="a2"/></connections></swipeGestureRecognizer>
      """
    UINib.register(GestureController.self) {
      $0.outlet("tap", \.tap)
      $0.action("tapped:") { controller, sender in controller.log.append("\(type(of: sender))") }
    }
    let scene = Storyboards.scene(
      "one", attributes: #"customClass="GestureController""#, subviews: picture,
      connections: #"<outlet property="tap" destination="tap" id="o"/>"#
    ).replacingOccurrences(of: "<exit ", with: recognizers + "<exit ")
    let files = try Storyboards([
      "Main.storyboard": Storyboards.document(navigation() + scene + secondScene(), initial: "nav")
    ])
    let stack = try #require(
      try files.storyboard().instantiateInitialViewController() as? UINavigationController)
    show(stack)
    let first = try #require(stack.topViewController as? GestureController)
    #expect(first.tap?.view?.frame == CGRect(x: 100, y: 300, width: 100, height: 100))
    try tap(CGPoint(x: 190, y: 350), movingTo: CGPoint(x: 120, y: 350))
    #expect(first.log == ["UISwipeGestureRecognizer"])
    try tap(CGPoint(x: 120, y: 350), movingTo: CGPoint(x: 190, y: 350))
    #expect(first.log.count == 1)
    first.allowsGestures = false
    try tap(CGPoint(x: 150, y: 350))
    #expect(first.log.count == 1)
    first.allowsGestures = true
    try tap(CGPoint(x: 150, y: 350))
    #expect(first.log == ["UISwipeGestureRecognizer", "UITapGestureRecognizer"])
    #expect(stack.topViewController is SecondController)
    #expect(first.senders.first is UITapGestureRecognizer)
  }

  @Test func standardCellsFollowTheWidthOfTheTable() throws {
    func label(_ id: String, _ text: String, _ frame: String) -> String {
      """
      <label text="\(text)" id="\(id)"><rect key="frame" \(frame)/><autoresizingMask key="autoresizingMask"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    func cell(_ id: String, _ style: String, _ labels: String, _ attributes: String) -> String {
      """
      <tableViewCell id="\(id)" style="IBUITableViewCellStyle\(style)" \(attributes) rowHeight="44">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="\(id)-c"><rect key="frame" x="0" y="0" width="375" height="44"/>
          <subviews>\(labels)</subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let rows =
      cell("d", "Default", label("d1", "A", #"x="16" y="0" width="343" height="44""#), #"textLabel="d1""#)
      + cell(
        "v", "Value1",
        label("v1", "A", #"x="16" y="12" width="40" height="21""#)
          + label("v2", "B", #"x="319" y="12" width="40" height="21""#),
        #"textLabel="v1" detailTextLabel="v2""#)
      + cell(
        "s", "Subtitle",
        label("s1", "A", #"x="16" y="5" width="40" height="21""#)
          + label("s2", "B", #"x="16" y="26" width="40" height="15""#),
        #"textLabel="s1" detailTextLabel="s2""#)
    let table = """
      <scene sceneID="ts"><objects><tableViewController id="table">
        <tableView key="view" style="plain" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <sections><tableViewSection id="s1x"><cells>\(rows)</cells></tableViewSection></sections>
        </tableView></tableViewController></objects></scene>
      """
    let files = try Storyboards(["Main.storyboard": Storyboards.document(table, initial: "table")])
    let controller = try #require(
      try files.storyboard().instantiateInitialViewController() as? UITableViewController)
    show(controller)
    func frames(_ row: Int) throws -> [CGRect] {
      let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
      cell.layoutIfNeeded()
      return [cell.textLabel, cell.detailTextLabel].compactMap { $0?.frame }
    }
    // 393 points instead of 375: the margins grow from 16 to 20 with the width of the screen.
    #expect(try frames(0) == [CGRect(x: 20, y: 0, width: 353, height: 44)])
    // Titles are as wide as their texts; details end at the margin.
    #expect(try frames(1).first?.minX == 20)
    #expect(try frames(1).last?.maxX == 373)
    #expect(try frames(2).map(\.minX) == [20, 20])
    // And back to the document's own width.
    window.frame.size.width = 375
    window.layoutIfNeeded()
    #expect(try frames(0) == [CGRect(x: 16, y: 0, width: 343, height: 44)])
    #expect(try frames(1).first?.minX == 16)
    #expect(try frames(1).last?.maxX == 359)
  }

  @Test func flowLayoutsFillRows() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    let sizes = Array(repeating: CGSize(width: 100, height: 50), count: 5)
    // 300 points of space: two cells and a gap of 10 take 210, three take 320. What is left of a full row lies between.
    let all = layout.frames(of: sizes, in: CGSize(width: 320, height: 400))
    let frames = all.cells
    #expect(frames.map(\.minX) == [10, 210, 10, 210, 10])
    #expect(frames.map(\.minY) == [8, 8, 63, 63, 118])
    #expect(all.contentSize == CGSize(width: 320, height: 176))
  }
}
