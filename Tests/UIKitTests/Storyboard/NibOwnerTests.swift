import Foundation
import Testing

import UIKit

/// Connections of a document beside its views: the owner of a nib, and objects beside a scene's controller.
@MainActor @Suite(.serialized) struct NibOwnerTests {
  final class Owner: UIView {
    weak var label: UILabel?
    var wakings = 0
    var touches = 0
    override func awakeFromNib() { wakings += 1 }
  }

  private func xib(_ content: String) -> UINib {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>\(content)</objects>
      </document>
      """
    return UINib(data: Data(text.utf8), bundle: nil)
  }

  /// Apple's Key-Value Coding Programming Guide, *Search Pattern for the Basic Setter*: "look for the first accessor named
  /// set<Key>:", which a property has whose first letter is small. A name that the class has not, of an outlet or an action,
  /// ends the application on iOS.
  @Test func outletsAreSetByTheirAccessorsAndWrongNamesAreReported() throws {
    RuntimeClasses.register(Owner.self, name: "NibOwner") { c in
      c.property("label") { (o: Owner) -> Any? in
        o.label as Any?
      } set: { (o: Owner, a: RuntimeArguments) in
        o.label = try a.value()
      }
    }
    let nib = xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="NibOwner">
        <connections>
          <outlet property="Label" destination="l" id="o"/>
          <outlet property="lable" destination="l" id="p"/>
        </connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
        <label text="Here" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
        <button id="b"><rect key="frame" x="0" y="20" width="50" height="20"/>
          <connections><action selector="tuoched" destination="-1" eventType="touchUpInside" id="a"/></connections>
        </button>
      </subviews></view>
      """)
    let owner = Owner()
    var messages: [String] = []
    LayoutLog.collector = { messages.append($0) }
    defer { LayoutLog.collector = nil }
    let objects = nib.instantiate(withOwner: owner, options: nil)
    withExtendedLifetime(objects) { #expect(owner.label?.text == "Here") }
    // Lines are those of the document above: its head has two, and the outlets are the fourth and fifth after it.
    #expect(
      messages.contains {
        $0.contains(
          ":6: [<Owner> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key lable."
        )
      }, "\(messages)")
    #expect(messages.contains { $0.contains("-[Owner tuoched]: unrecognized selector") }, "\(messages)")
    #expect(messages.count == 2)
  }

  /// Parts that UIKit does not publish are asked for by key: those that are not here are nil.
  @Test func privateKeysGiveNil() {
    #expect(UITextField().value(forKey: "_clearButton") == nil)
    #expect(UINavigationBar().value(forKey: "backgroundView") == nil)
    UIDatePicker().setValue(true, forKey: "_highlightsToday")
    #expect(UISearchBar().value(forKey: "searchField") is UISearchTextField)
    // A key of an application's own class ends the program, as on iOS; one that it has is found.
    #expect(Owner().value(forKey: "tag") as? Int == 0)
  }

  /// The owner gets its outlets and its views' actions; it is not of the nib, so that it is not woken.
  @Test func ownersAreConnected() throws {
    RuntimeClasses.register(Owner.self, name: "NibOwner") { c in
      c.property("label") { (o: Owner) -> Any? in
        o.label as Any?
      } set: { (o: Owner, a: RuntimeArguments) in
        o.label = try a.value()
      }
      c.method("touched") { (o: Owner, _: RuntimeArguments) in
        o.touches += 1
        return nil
      }
    }
    let nib = xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="NibOwner">
        <connections><outlet property="label" destination="l" id="o"/></connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
        <label text="Here" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
        <button id="b"><rect key="frame" x="0" y="20" width="50" height="20"/>
          <connections><action selector="touched" destination="-1" eventType="touchUpInside" id="a"/></connections>
        </button>
      </subviews></view>
      """)
    let owner = Owner(frame: .zero)
    let view = try #require(nib.instantiate(withOwner: owner).first as? UIView)
    #expect(owner.label?.text == "Here" && owner.wakings == 0)
    (view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(owner.touches == 1)
    // Without an owner the connections lead nowhere.
    #expect(nib.instantiate(withOwner: nil).count == 1)
  }

  private struct Kept { weak var object: AnyObject? }
  final class Helper: NSObject { var name = "made" }
  final class Screen: UIViewController {
    weak var badge: UILabel?
    var helper: Helper?
    var seen: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      seen = [badge?.text ?? "none", helper?.name ?? "none", "\(badge?.superview == nil)"]
    }
  }

  /// Views and objects that stand beside a scene's controller live as long as that does: weak outlets lead to them.
  @Test func objectsBesideAControllerLiveWithIt() throws {
    RuntimeClasses.register(Helper.self, name: "SceneHelper")
    RuntimeClasses.register(Screen.self, name: "SceneScreen") { c in
      c.property("badge") { (o: Screen) -> Any? in
        o.badge as Any?
      } set: {
        (o: Screen, a: RuntimeArguments) in
        o.badge = try a.value()
      }
      c.property("helper") { (o: Screen) -> Any? in
        o.helper as Any?
      } set: {
        (o: Screen, a: RuntimeArguments) in
        o.helper = try a.value()
      }
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
        initialViewController="c">
        <scenes><scene sceneID="s"><objects>
          <viewController id="c" customClass="SceneScreen" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
            <connections>
              <outlet property="badge" destination="l" id="o"/><outlet property="helper" destination="h" id="p"/>
            </connections>
          </viewController>
          <customObject id="h" customClass="SceneHelper"/>
          <label text="Beside" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
        </objects></scene></scenes>
      </document>
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
    var screen = autoreleasepool {
      let screen = storyboard.instantiateInitialViewController() as? Screen
      screen?.loadViewIfNeeded()
      return screen
    }
    #expect(screen?.seen == ["Beside", "made", "true"])
    #expect(screen?.badge != nil)
    let badge = Kept(object: screen?.badge)
    screen = nil
    #expect(badge.object == nil)
  }

  /// Elements of views that have classes of their own.
  @Test func elementsNameTheirClasses() {
    let made = xib(
      "<refreshControl id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"60\"/></refreshControl>"
    ).instantiate(withOwner: nil)
    #expect(made.first is UIRefreshControl)
  }

  /// The words are those that iOS logs of an image that a nib refers to and that is not there.
  @Test func missingImagesAreReportedWithTheirPlace() throws {
    let nib = xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <imageView image="nowhere" id="v"><rect key="frame" x="0" y="0" width="100" height="50"/></imageView>
      """)
    var messages: [String] = []
    LayoutLog.collector = { messages.append($0) }
    defer { LayoutLog.collector = nil }
    _ = nib.instantiate(withOwner: nil, options: nil)
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains(":4: Could not load the \"nowhere\" image referenced from a nib in the bundle")
        == true,
      "\(messages)")
  }
}
