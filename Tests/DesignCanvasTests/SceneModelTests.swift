import Foundation
import InterfaceBuilder
import Testing
import TinamouSnapshots
import UIKit

@testable import DesignCanvas

/// The surroundings of a scene, and the five steps of its safe area. Numbers are those of an iPhone 15: 393 x
/// 852 points, 59 at the top and 34 at the bottom are not safe; bars are 44 and 49 points high.
@MainActor
@Suite struct SceneModelTests {
  private func document(_ scenes: String, rest: String = "") throws -> InterfaceDocument {
    try InterfaceDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait"/>
          <scenes>\(scenes)</scenes>\(rest)
        </document>
        """.utf8))
  }

  private func scene(
    _ id: String, _ element: String = "viewController", attributes: String = "", inside: String = "",
    connections: String = "", size: (Int, Int) = (393, 852)
  ) -> String {
    """
    <scene><objects><\(element) id="\(id)" \(attributes)>
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/></view>
      \(inside)<connections>\(connections)</connections></\(element)></objects></scene>
    """
  }

  private func segue(_ destination: String, _ kind: String, _ attributes: String = "") -> String {
    #"<segue destination="\#(destination)" kind="\#(kind)" id="to-\#(destination)-\#(kind)" \#(attributes)/>"#
  }

  private func navigation(to id: String, _ attributes: String = "", bar: String = "") -> String {
    scene(
      "navigation", "navigationController", attributes: attributes,
      inside: #"<navigationBar key="navigationBar" id="bar" \#(bar)/>"#,
      connections: segue(id, "relationship", #"relationship="rootViewController""#))
  }

  private func surroundings(_ id: String, _ document: InterfaceDocument) throws -> SceneSurroundings {
    SceneModel(document).surroundings(of: try #require(document.element(id)))
  }

  private func safeArea(_ id: String, _ document: InterfaceDocument) throws -> CanvasSafeArea {
    let controller = try #require(document.element(id))
    let view = try #require(controller.child("view"))
    return CanvasSafeArea(
      of: DocumentCanvas.Root(view: view, controller: controller), scenes: SceneModel(document),
      device: try DeviceCatalog.standard.device(named: "iPhone 15"), orientation: .portrait)
  }

  // MARK: Surroundings

  @Test func pushedScenesHaveTheBarsOfTheStack() throws {
    let document = try document(
      navigation(to: "first") + scene("first", connections: segue("second", "show")) + scene("second"))
    let second = try surroundings("second", document)
    #expect(second.navigation?.id == "navigation")
    #expect(second.previous?.id == "first")
    #expect(second.topBar == .translucent)
    #expect(second.bottomBar == .none)
  }

  @Test func scenesThatAreShownOutsideNavigationHaveNoBars() throws {
    let document = try document(scene("first", connections: segue("second", "show")) + scene("second"))
    #expect(try surroundings("second", document).topBar == .none)
  }

  @Test func tabsAreCoveredByWhatIsPushedOverThem() throws {
    let tabs = scene(
      "tabs", "tabBarController", inside: #"<tabBar key="tabBar" id="tabBar"/>"#,
      connections: segue("tab", "relationship", #"relationship="viewControllers""#))
    let document = try document(
      navigation(to: "tabs") + tabs + scene("tab", connections: segue("detail", "show")) + scene("detail"))
    #expect(try surroundings("tab", document).bottomBar == .translucent)
    #expect(try surroundings("tab", document).tabs?.id == "tabs")
    #expect(try surroundings("detail", document).bottomBar == .none)
    #expect(try surroundings("detail", document).topBar == .translucent)
  }

  @Test func hiddenAndSimulatedBarsCount() throws {
    let hidden = try document(navigation(to: "first", #"navigationBarHidden="YES""#) + scene("first"))
    #expect(try surroundings("first", hidden).topBar == .none)
    let simulated = try document(
      scene(
        "first",
        inside: #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>"#))
    let first = try surroundings("first", simulated)
    #expect(first.isToolbar)
    #expect(first.bottomBar == .opaque)
  }

  /// Of several segues the document says which one decides.
  @Test func tieBreakersDecide() throws {
    let scenes =
      navigation(to: "first") + scene("first", connections: segue("second", "show"))
      + scene("other", connections: segue("second", "presentation")) + scene("second")
    #expect(try surroundings("second", document(scenes)).modalStyle == nil)
    let breaker = """
      <inferredMetricsTieBreakers><segue reference="to-second-presentation"/></inferredMetricsTieBreakers>
      """
    let second = try surroundings("second", document(scenes, rest: breaker))
    #expect(second.modalStyle == .automatic)
    #expect(second.topBar == .none)
  }

  @Test func popoversAndEmbeddedScenesAreTold() throws {
    let document = try document(
      scene("first", connections: segue("inside", "embed") + segue("above", "popoverPresentation"))
        + scene("inside") + scene("above"))
    #expect(try surroundings("inside", document).isEmbedded)
    #expect(try surroundings("above", document).isPopover)
    #expect(try surroundings("above", document).modalStyle == .popover)
  }

  @Test func circlesOfSeguesEnd() throws {
    let document = try document(
      scene("first", connections: segue("second", "show"))
        + scene("second", connections: segue("first", "show")))
    #expect(try surroundings("first", document).topBar == .none)
  }

  // MARK: The safe area

  @Test func theDeviceComesFirst() throws {
    let area = try safeArea("first", document(scene("first")))
    #expect(area.onDevice() == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(area.insets == area.onDevice())
  }

  @Test(.ios(18)) func barsCoverWhatTheyAreTranslucentOver() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    // Other tests leave devices of other systems.
    let session = DeviceSession(log: .current)
    try DeviceCatalog.standard.device(named: "iPhone 15").configure(
      session, DeviceSettings(), interfaceOrientation: .portrait)
    DeviceSession.current = session
    let device = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let under = try safeArea("first", document(navigation(to: "first") + scene("first")))
    #expect(under.topBar(device).top == 103)
    let large = try safeArea(
      "first", document(navigation(to: "first", bar: #"largeTitles="YES""#) + scene("first")))
    #expect(large.topBar(device).top == 155)
    let below = try safeArea(
      "first", document(navigation(to: "first", bar: #"translucent="NO""#) + scene("first")))
    #expect(below.topBar(device).top == 0)
    let tabs = try safeArea(
      "first",
      document(scene("first", inside: #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#)))
    #expect(tabs.bottomBar(device).bottom == 83)
  }

  /// By 54 points under a notch since Xcode 11, with nothing at the top to avoid.
  @Test func sheetsAreLower() throws {
    let document = try document(
      scene("first", connections: segue("sheet", "presentation"))
        + scene("sheet", size: (393, 852 - 54)))
    let area = try safeArea("sheet", document)
    let insets = try #require(area.presentation(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)))
    #expect(insets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func popoversAreNotCovered() throws {
    let document = try document(
      scene("first", connections: segue("above", "popoverPresentation"))
        + scene("above", size: (300, 300)))
    #expect(try safeArea("above", document).insets == .zero)
  }
}
