import Foundation
import Testing

import UIKit

/// Constraints that Interface Builder made at build time for views without any.
@MainActor @Suite struct PrototypingConstraintTests {
  private func load(toolsVersion: Int) throws -> UIView {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews>
              <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="10" y="20" width="30" height="40"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
              </view>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="tied">
                <rect key="frame" x="0.0" y="0.0" width="5" height="5"/>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="tied" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    resetDevice()
    let nib = UINib(data: Data(document.utf8), bundle: nil)
    return try #require(nib.instantiate(withOwner: nil).first as? UIView)
  }

  private func prototyping(_ view: UIView) -> [NSLayoutConstraint] {
    view.subviews.reduce(view.constraints) { $0 + $1.constraints }.filter {
      NSStringFromClass(type(of: $0)).hasPrefix("NSIBPrototypingLayoutConstraint")
    }
  }

  @Test func fixedFramesBecomeConstraints() throws {
    let root = try load(toolsVersion: 10117)
    let box = root.subviews[0]
    let made = prototyping(root)
    #expect(made.count == 4)
    #expect(made.allSatisfy { $0.identifier == "IB auto generated at build time for view with fixed frame" })
    #expect(!box.translatesAutoresizingMaskIntoConstraints)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(box.frame == rect(10, 20, 30, 40))
    // A program takes them away and uses its own.
    NSLayoutConstraint.deactivate(made)
    #expect(prototyping(root).isEmpty)
    box.placed(1, 2).sized(3, 4)
    let messages = collectingLayoutLog { root.layoutIfNeeded() }
    #expect(messages.isEmpty && box.frame == rect(1, 2, 3, 4))
  }

  /// From Xcode 8 on, views without constraints follow their masks.
  @Test func newerDocumentsKeepMasks() throws {
    let root = try load(toolsVersion: 21701)
    let box = root.subviews[0]
    #expect(prototyping(root).isEmpty && box.translatesAutoresizingMaskIntoConstraints)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(box.frame == rect(10, 20, 230, 40))
  }

  @Test func classesOfConstraintsHaveApplesNames() {
    final class Mine: NSLayoutConstraint {}
    #expect(NSStringFromClass(NSLayoutConstraint.self) == "NSLayoutConstraint")
    #expect(NSStringFromClass(Mine.self).hasSuffix("Mine"))
  }

  /// Constraints of documents know their lines.
  @Test func constraintsKnowTheirLines() throws {
    let root = try load(toolsVersion: 21701)
    let constraint = try #require(root.constraints.first)
    #expect(constraint.origin?.line == SourceLine(file: "document", line: 16))
  }
}
