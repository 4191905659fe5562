import Foundation
import Testing
import UIKit

@MainActor
private final class Card: UIView {
  var nameLabel: UILabel?
  var buttons: [UIButton]?
  weak var leftOut: NSLayoutConstraint?
  var heights: [NSLayoutConstraint]?
  var taps = 0
  var radius = 0.0
  var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = nameLabel != nil
  }
}

@MainActor
@Suite(.serialized) struct NibTests {
  private let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view id="card" customClass="Card">
          <rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews>
            <label text="Ada" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
              <state key="normal" title="Call"/>
              <connections><action selector="call:" destination="card" eventType="touchUpInside" id="x"/></connections>
            </button>
          </subviews>
          <constraints>
            <constraint firstItem="button" firstAttribute="width" constant="80" id="width"/>
            <constraint firstItem="button" firstAttribute="centerX" secondItem="card" secondAttribute="centerX" id="c1"/>
            <constraint firstItem="button" firstAttribute="centerY" secondItem="card" secondAttribute="centerY" id="c2"/>
            <constraint firstItem="button" firstAttribute="height" constant="50" placeholder="YES" id="only-in-interface-builder"/>
            <constraint firstItem="button" firstAttribute="height" constant="60" id="excluded"/>
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="excluded"/></mask></variation>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="nameLabel" destination="label" id="o1"/>
            <outletCollection property="buttons" destination="button" id="o2"/>
            <outlet property="leftOut" destination="excluded" id="o3"/>
            <outletCollection property="heights" destination="excluded" id="o4"/>
          </connections>
        </view>
      </objects>
    </document>
    """

  private func card() throws -> Card {
    UINib.register(Card.self) {
      $0.outlet("nameLabel", \.nameLabel)
      $0.outletCollection("buttons", \.buttons)
      $0.outlet("leftOut", \.leftOut)
      $0.outletCollection("heights", \.heights)
      $0.action("call:") { card, _ in card.taps += 1 }
      $0.attribute("radius", \.radius)
    }
    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? Card)
  }

  @Test func outletsActionsAndAttributesReachTheClass() throws {
    let card = try card()
    #expect(card.nameLabel?.text == "Ada")
    #expect(card.buttons?.count == 1)
    #expect(card.isAwake)
    // A constraint that is not installed is there, and inactive: a public application's tests say so of iOS.
    #expect(card.leftOut?.isActive == false && card.heights?.map(\.constant) == [60])
    #expect(card.radius == 8)
    card.buttons?.first?.sendActions(for: .touchUpInside)
    #expect(card.taps == 1)
  }

  @Test func constraintsLayOut() throws {
    let card = try card()
    card.layoutIfNeeded()
    // 80 wide in the middle of 200; the title's line of 18 points and 12 more are 30 high, without the placeholder.
    #expect(card.buttons?.first?.frame == CGRect(x: 60, y: 35, width: 80, height: 30))
  }

  @Test func eachInstantiationMakesNewObjects() throws {
    #expect(try card() !== card())
  }

  /// A view of a document may give its place to another one, with its constraints and what refers to it.
  @Test func viewsAreReplacedAfterReading() throws {
    final class Place: UIView {
      override func awakeAfter(using coder: NSCoder) -> Any? {
        let label = UILabel(frame: frame)
        label.text = "\(subviews.count)"
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
      }
    }
    UINib.register(Place.self) { _ in }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <objects>
          <view id="root">
            <rect key="frame" x="0" y="0" width="200" height="100"/>
            <subviews>
              <view id="place" customClass="Place" translatesAutoresizingMaskIntoConstraints="NO">
                <subviews><view id="inner"/></subviews>
                <constraints><constraint firstAttribute="width" constant="70" id="w"/></constraints>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="place" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="9" id="l"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    let root = try #require(
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
    root.layoutIfNeeded()
    let label = try #require(root.subviews.first as? UILabel)
    #expect(root.subviews.count == 1 && label.text == "1")
    #expect(label.frame.minX == 9 && label.frame.width == 70)
  }
}
