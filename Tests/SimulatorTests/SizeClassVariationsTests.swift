import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

@MainActor
private final class VariedPanel: UIView {
  var stack: UIStackView?
  weak var third: UILabel?
  weak var badge: UIView?
  var narrow: NSLayoutConstraint?
  var wide: NSLayoutConstraint?
}

/// Variations of documents by size class follow the size classes of a program's views.
@MainActor
@Suite(.serialized) struct SizeClassVariationsTests {
  private let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <objects>
        <view id="panel" customClass="VariedPanel">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <stackView axis="vertical" distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
              <subviews>
                <view id="first"/>
                <label text="Second" id="second">
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  <variation key="heightClass=compact">
                    <fontDescription key="fontDescription" type="system" pointSize="12"/>
                  </variation>
                </label>
                <label text="Third" id="third"/>
              </subviews>
              <variation key="default"><mask key="subviews"><exclude reference="third"/></mask></variation>
              <variation key="heightClass=compact" axis="horizontal" spacing="6">
                <mask key="subviews"><include reference="third"/></mask>
              </variation>
            </stackView>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="badge"/>
            <view id="last"/>
          </subviews>
          <constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="panel" secondAttribute="leading" id="c1"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="panel" secondAttribute="top" constant="100" id="c2">
              <variation key="heightClass=compact" constant="10"/>
            </constraint>
            <constraint firstItem="stack" firstAttribute="height" constant="90" id="c3"/>
            <constraint firstItem="stack" firstAttribute="width" constant="300" id="narrow"/>
            <constraint firstItem="stack" firstAttribute="width" constant="600" id="wide"/>
            <constraint firstItem="badge" firstAttribute="top" secondItem="stack" secondAttribute="bottom" constant="5" id="c4"/>
            <constraint firstItem="badge" firstAttribute="leading" secondItem="stack" secondAttribute="leading" id="c5"/>
            <constraint firstItem="badge" firstAttribute="width" constant="40" id="c6"/>
            <constraint firstItem="badge" firstAttribute="height" constant="20" id="c7"/>
          </constraints>
          <variation key="default">
            <mask key="subviews"><exclude reference="badge"/></mask>
            <mask key="constraints"><exclude reference="wide"/></mask>
          </variation>
          <variation key="heightClass=compact">
            <mask key="subviews"><include reference="badge"/></mask>
            <mask key="constraints"><exclude reference="narrow"/><include reference="wide"/></mask>
          </variation>
          <connections>
            <outlet property="stack" destination="stack" id="o1"/>
            <outlet property="third" destination="third" id="o2"/>
            <outlet property="badge" destination="badge" id="o3"/>
            <outlet property="narrow" destination="narrow" id="o4"/>
            <outlet property="wide" destination="wide" id="o5"/>
          </connections>
        </view>
      </objects>
    </document>
    """

  private func show(
    _ text: String? = nil, on device: VirtualDevice, as root: UIViewController
  ) throws -> VariedPanel {
    UINib.register(VariedPanel.self) {
      $0.outlet("stack", \.stack)
      $0.outlet("third", \.third)
      $0.outlet("badge", \.badge)
      $0.outlet("narrow", \.narrow)
      $0.outlet("wide", \.wide)
    }
    let panel = try #require(
      UINib(data: Data((text ?? document).utf8), bundle: nil).instantiate(withOwner: nil).first
        as? VariedPanel)
    panel.frame = root.view.bounds
    root.view.addSubview(panel)
    device.layOut()
    return panel
  }

  private func device() throws -> (VirtualDevice, UIViewController) {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let root = UIViewController()
    device.show(root)
    return (device, root)
  }

  // swiftandpainless.com, "Size classes under the hood": weak outlets of views that are not installed are set.
  @Test func viewsThatAreNotInstalledAreThereForTheirOutlets() throws {
    let (device, root) = try device()
    let panel = try show(on: device, as: root)
    #expect(panel.third?.text == "Third")
    #expect(panel.third?.superview == nil)
    #expect(panel.badge != nil && panel.badge?.superview == nil)
    #expect(panel.stack?.frame == CGRect(x: 0, y: 100, width: 300, height: 90))
    #expect(panel.stack?.arrangedSubviews.map(\.frame.height) == [45, 45])
  }

  @Test func viewsConstraintsAndAttributesFollowTheSizeClasses() throws {
    let (device, root) = try device()
    let panel = try show(on: device, as: root)
    let stack = try #require(panel.stack), badge = try #require(panel.badge)
    device.rotate(to: .landscape)
    #expect(stack.frame == CGRect(x: 0, y: 10, width: 600, height: 90))
    #expect(stack.arrangedSubviews.map(\.frame.width) == [196, 196, 196])
    #expect(stack.arrangedSubviews.last === panel.third)
    #expect((stack.arrangedSubviews[1] as? UILabel)?.font.pointSize == 12)
    // In the place that it has in the document.
    #expect(panel.subviews.firstIndex { $0 === badge } == 1)
    #expect(badge.frame == CGRect(x: 0, y: 105, width: 40, height: 20))

    device.rotate(to: .portrait)
    #expect(badge.superview == nil && panel.third?.superview == nil)
    #expect(stack.frame == CGRect(x: 0, y: 100, width: 300, height: 90))
    #expect(stack.axis == .vertical && stack.spacing == 0)
    #expect((stack.arrangedSubviews[1] as? UILabel)?.font.pointSize == 17)
  }

  // rdar://23105634, Apple's answer: the hierarchy becomes that of the document again.
  @Test func whatTheProgramChangedBecomesTheDocumentsAgain() throws {
    let (device, root) = try device()
    let panel = try show(on: device, as: root)
    panel.narrow?.isActive = false
    let last = try #require(panel.subviews.last)
    last.removeFromSuperview()
    device.rotate(to: .landscape)
    #expect(panel.narrow?.isActive == false && panel.wide?.isActive == true)
    #expect(last.superview === panel)
    device.rotate(to: .portrait)
    #expect(panel.narrow?.isActive == true && panel.wide?.isActive == false)
  }

  /// Documents of Xcode 6 and 7 exclude for all size classes what is not installed: nothing follows from a turn.
  @Test func whatIsExcludedEverywhereDoesNotVary() throws {
    let pattern = #"<variation key="heightClass=compact"[^>/]*(/>|>(?s:.*?)</variation>)"#
    let text = document.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
    let (device, root) = try device()
    let panel = try show(text, on: device, as: root)
    panel.narrow?.isActive = false
    device.rotate(to: .landscape)
    #expect(panel.narrow?.isActive == false && panel.wide?.isActive == false)
    #expect(panel.badge != nil && panel.badge?.superview == nil && panel.third?.superview == nil)
  }

  @Test func viewsThatVaryAreReleasedWithTheirHierarchy() throws {
    weak var panel: VariedPanel?
    weak var third: UILabel?
    do {
      let (device, root) = try device()
      let made = try show(on: device, as: root)
      device.rotate(to: .landscape)
      made.removeFromSuperview()
      panel = made
      third = made.third
    }
    #expect(panel == nil && third == nil)
  }
}
