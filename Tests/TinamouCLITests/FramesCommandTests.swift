import Foundation
import Simulator
import Testing
import UIKit
import ViewDescriptions

@testable import TinamouCLI

@MainActor
@Suite struct FramesCommandTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func theViewsArePrinted() {
    let result = tool.run("frames")
    #expect(result.status == .success)
    // The safe area of an iPhone 15 begins 59 points from the top.
    #expect(
      result.lines == [
        "UIWindow (0 0; 393 852)", "  UIView (0 0; 393 852)", "    UIView (0 59; 100 100) #square",
      ])
  }

  @Test func rightToLeftPutsLeadingAtTheRight() {
    let result = tool.run("frames", "--direction", "rtl")
    #expect(result.lines.last == "    UIView (293 59; 100 100) #square")
  }

  @Test func landscapeHasOtherSafeAreas() {
    let result = tool.run("frames", "--orientation", "landscape")
    #expect(result.lines.last == "    UIView (59 0; 100 100) #square")
  }

  @Test func framesArePrintedAsJSON() throws {
    let result = tool.run("frames", "--json", "--orientation", "both")
    let entries = try result.lines.map {
      try JSONDecoder().decode(ScreenDescription.self, from: Data($0.utf8))
    }
    #expect(entries.map(\.settings.orientation) == ["portrait", "landscape"])
    #expect(entries.map(\.device.id) == ["iphone-15", "iphone-15"])
    #expect(entries[0].views.map(\.depth) == [0, 1, 2])
    #expect(entries[1].device.width == 852 && entries[1].device.height == 393)
    let square = try #require(entries[0].views.last)
    #expect(square.frame == [0, 59, 100, 100] && square.windowFrame == [0, 59, 100, 100])
    #expect(square.accessibility?.identifier == "square" && square.id == "UIView #square")
    let touching = square.constraints ?? []
    #expect(touching.count == 4 && Set(touching).isSubset(of: entries[0].constraints.map(\.id)))
  }

  /// Both forms of the command print JSON as the schema in the documentation says: every key is known, of the
  /// type that it says, and what must be there is there.
  @Test func jsonIsAsTheSchemaSays() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Documentation/frames.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let tool = Tool(screens: [Screen("Good one") { DescribedController() }], directory: tool.directory)
    let screen = tool.run("frames", "--json")
    let document = tool.path("Form.xib")
    try Self.document.write(toFile: document, atomically: true, encoding: .utf8)
    let documents = try Binary(name: "tinamou").run("frames", "--json", document)
    let damaged = try Binary(name: "tinamou").run("frames", "--json", tool.path("No.xib"))
    let inspected = tool.run("frames", "--json", "--inspect")
    let inspectedDocument = try Binary(name: "tinamou").run("frames", "--json", "--inspect", document)
    #expect(inspected.text.contains(#""zIndex":2"#) && inspectedDocument.text.contains(#""source":{"#))
    for line in screen.lines + documents.text.split(separator: "\n").map(String.init) + inspected.lines
      + inspectedDocument.text.split(separator: "\n").map(String.init)
      + damaged.text.split(separator: "\n").map(String.init)
    {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(Schema(whole: schema).complaints(about: value, by: schema, at: "") == [], "\(line)")
    }
    #expect(screen.lines.count == 1 && !documents.text.isEmpty)
    let described = try JSONDecoder().decode(ScreenDescription.self, from: Data(screen.text.utf8))
    let label = try #require(described.views.first { $0.class == "UILabel" && $0.outlet == "label" })
    #expect(label.truncated == true && label.text == "A text that is far too long for its label")
    #expect(
      label.font?.size == 17 && label.accessibility?.traits == ["staticText"]
        && label.accessibility?.label == label.text)
    let button = try #require(described.views.first { $0.class == "UIButton" })
    #expect(button.enabled == false && button.hidden == true && button.alpha == 0.5)
    #expect(described.views.contains { $0.controller == "DescribedController" })
  }

  @Test func aLineIsOneForEveryProgram() throws {
    let text = "a\u{2028}b\u{2029}c\u{85}d\ne é"
    let line = try JSONLine.text(of: [text])
    #expect(line == #"["a\u2028b\u2029c\u0085d\ne é"]"#)
    #expect(try JSONDecoder().decode([String].self, from: Data(line.utf8)) == [text])
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <label opaque="NO" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
          </constraints>
        </view>
      </objects>
    </document>
    """
}

/// A screen with what is unusual of views.
private final class DescribedController: UIViewController {
  let label = UILabel(frame: CGRect(x: 0, y: 100, width: 80, height: 20))

  override func viewDidLoad() {
    label.text = "A text that is far too long for its label"
    view.addSubview(label)
    let button = UIButton(type: .system)
    button.isEnabled = false
    button.isHidden = true
    button.alpha = 0.5
    view.addSubview(button)
  }
}
