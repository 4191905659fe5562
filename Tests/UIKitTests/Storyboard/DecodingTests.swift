import Foundation
import Testing

import UIKit

/// Objects of documents get their values inside of `init(coder:)`, as on iOS.
@MainActor @Suite(.serialized) struct DecodingTests {
  private func objects(_ content: String) -> [Any] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>\(content)</objects>
      </document>
      """
    return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
  }

  final class Card: UIView {
    var seen: [String] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      seen = ["\(Int(frame.width))", "\(subviews.count)", "\(tag)"]
      backgroundColor = .green
      addSubview(UISwitch())
    }
  }

  /// Values that a class sets after `super.init(coder:)` win over those of the document; before that the
  /// latter are there.
  @Test func initializersSeeValuesAndOverrideThem() throws {
    RuntimeClasses.register(Card.self, name: "DecodedCard")
    let card = try #require(
      objects(
        """
        <view tag="7" customClass="DecodedCard" id="v"><rect key="frame" x="1" y="2" width="30" height="40"/>
          <subviews><label text="A" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view>
        """
      ).first as? Card)
    #expect(card.seen == ["30", "1", "7"])
    #expect(card.backgroundColor == .green && card.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(card.subviews.count == 2 && card.subviews.first is UILabel)
  }

  final class Title: UILabel {
    var seen: String?
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      seen = text
      textColor = .purple
    }
  }
  final class Grid: UICollectionView {
    var seen: UICollectionView.ScrollDirection?
    let own = UICollectionViewFlowLayout()
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      seen = (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection
      collectionViewLayout = own
    }
  }
  final class Badge: UIControl {
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 3
    }
    required init?(coder: NSCoder) {
      super.init(frame: .zero)
      tag = 4
    }
  }

  @Test func subclassesOfControlsDoToo() throws {
    RuntimeClasses.register(Title.self, name: "DecodedTitle")
    RuntimeClasses.register(Grid.self, name: "DecodedGrid")
    RuntimeClasses.register(Badge.self, name: "DecodedBadge")
    let made = objects(
      """
      <label text="Hi" customClass="DecodedTitle" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
      <collectionView customClass="DecodedGrid" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" id="c"/></collectionView>
      <view tag="9" customClass="DecodedBadge" id="d"><rect key="frame" x="0" y="0" width="5" height="6"/></view>
      """)
    let title = try #require(made.first as? Title)
    #expect(title.seen == "Hi" && title.textColor == .purple)
    let grid = try #require(made[1] as? Grid)
    #expect(grid.seen == .horizontal && grid.collectionViewLayout === grid.own)
    // A class that does not read the document gets the document's values afterwards.
    #expect((made[2] as? Badge)?.tag == 9 && (made[2] as? Badge)?.frame.width == 5)
  }

  final class Awake: NSObject {
    var isAwake = false
    func awakeFromNib() { isAwake = true }
  }
  final class Pin: NSLayoutConstraint {
    override func awakeFromNib() {
      super.awakeFromNib()
      constant = 77
    }
  }

  @Test func allObjectsAreAwoken() throws {
    RuntimeClasses.register(Pin.self, name: "DecodedPin")
    let made = objects(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <constraints>
            <constraint firstAttribute="width" constant="20" id="x" customClass="DecodedPin"/>
            <constraint firstAttribute="height" constant="20" id="y"/>
          </constraints></view></subviews>
        <constraints>
          <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="p"/>
          <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="q"/>
        </constraints>
      </view>
      """)
    let root = try #require(made.first as? UIView)
    root.layoutIfNeeded()
    #expect(root.subviews.first?.frame.size == CGSize(width: 77, height: 20))
  }
}

/// Answers of extensions of UIKit's classes in their place, and of every object about itself.
@MainActor @Suite(.serialized) struct ObjectTests {
  private final class Night: UINavigationController {}

  @Test func extensionsAnswerForClasses() {
    RuntimeClasses.register(Night.self) { c in
      c.answer("preferredStatusBarStyle") { (o: Night) in UIStatusBarStyle.lightContent as Any? }
      c.answer("childForStatusBarHidden") { (o: Night) in o.viewControllers.first as Any? }
      // An answer that asks the class itself gets the class's.
      c.answer("shouldAutorotate") { (o: Night) in !o.shouldAutorotate as Any? }
    }
    let night = Night(rootViewController: UIViewController())
    #expect(night.preferredStatusBarStyle == .lightContent && !night.shouldAutorotate)
    #expect(night.childForStatusBarHidden === night.viewControllers.first)
    let plain = UINavigationController(rootViewController: UIViewController())
    #expect(plain.preferredStatusBarStyle == .default && plain.shouldAutorotate)
  }

  private final class Item: NSObject {}

  @Test func everyObjectHasALabel() {
    let item = Item()
    item.accessibilityLabel = "Swipe"
    item.accessibilityTraits = .button
    #expect(
      item.accessibilityLabel == "Swipe" && item.accessibilityTraits == .button
        && !item.isAccessibilityElement)
    // Of an object whose class is not known to the code, the class's own counts.
    let view = UILabel()
    view.accessibilityLabel = "Own"
    let object: NSObject = view
    #expect(object.accessibilityLabel == "Own")
    object.accessibilityLabel = "Set"
    #expect(view.accessibilityLabel == "Set" && view.accessibilityAttributedLabel?.string == "Set")
    let parts = [UIView(), UIView()]
    view.accessibilityElements = parts
    #expect(view.accessibilityElementCount() == 2 && view.index(ofAccessibilityElement: parts[1]) == 1)
    #expect(
      view.accessibilityElement(at: 0) as? UIView === parts[0] && view.accessibilityElement(at: 2) == nil)
  }
}
