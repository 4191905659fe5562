import Foundation
import TestSupport
import Testing
import UIKit

@testable import TinamouCLI

/// `lint`: screens and documents in many configurations, a finding for each defect.
@MainActor
@Suite struct LintCommandTests {
  /// A screen with a text that is cut on a small phone, in a fixed font.
  final class CutController: UIViewController {
    let priceLabel = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      priceLabel.text = "Twelve thousand and some"
      priceLabel.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(priceLabel)
      NSLayoutConstraint.activate([
        priceLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        priceLabel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        priceLabel.widthAnchor.constraint(equalToConstant: 90),
      ])
    }
  }

  private let tool: Tool

  init() throws {
    var tool = try Tool()
    tool.screens = [Screen("Cut") { CutController() }, Screen("Good one") { GoodController() }]
    self.tool = tool
  }

  private func findings(_ text: String) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(object?["findings"] as? [[String: Any]])
  }

  @Test func aDefectOfAllConfigurationsIsOneFinding() throws {
    let result = tool.run("lint", "Cut", "--rule", "text-truncated", "--reporter", "json")
    #expect(result.status == .findings, "\(result.errors)")
    let findings = try findings(result.text)
    #expect(findings.count == 1)
    let view = findings.first?["view"] as? String
    #expect(view?.hasPrefix("priceLabel") == true)
    let place = findings.first?["place"] as? [String: Any]
    #expect((place?["file"] as? String)?.hasSuffix("LintCommandTests.swift") == true)
    #expect((findings.first?["occurrences"] as? [Any])?.count == findings.first?["configurations"] as? Int)
  }

  @Test func theExitCodeIsThatOfTheLevel() {
    #expect(tool.run("lint", "Good one").status == .success)
    #expect(tool.run("lint", "Cut", "--rule", "dynamic-type").status == .success)
    #expect(tool.run("lint", "Cut", "--rule", "dynamic-type", "--fail-on", "warning").status == .findings)
    #expect(tool.run("lint", "Cut", "--fail-on", "never").status == .success)
    #expect(tool.run("lint", "Cut", "--rule", "text-cut").status == .usage)
  }

  @Test func whatABaselineHasIsNotNew() throws {
    let file = tool.path("lint.json")
    #expect(tool.run("lint", "Cut", "-o", file, "--fail-on", "never").status == .success)
    let again = tool.run("lint", "Cut", "--baseline", file)
    #expect(again.status == .success, "\(again.text)")
    #expect(again.text.contains("no findings") && again.text.contains("known"))
    #expect(tool.run("lint", "Good one", "--baseline", file).text.contains("gone: priceLabel"))
  }

  @Test func theFormFollowsTheFilesName() throws {
    let page = tool.path("lint.html")
    _ = tool.run("lint", "Cut", "--rule", "text-truncated", "-o", page)
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("<img") && text.contains("data:image/png;base64,"))
    let sarif = tool.run("lint", "Cut", "--reporter", "sarif").text
    #expect(sarif.contains("\"version\" : \"2.1.0\""))
  }

  @Test func choicesReplaceThoseOfTheMatrix() throws {
    let result = tool.run(
      "lint", "Cut", "--device", "iphone-se-3", "--text-size", "l", "--orientation", "portrait",
      "--appearance", "light",
      "--direction", "ltr", "--rule", "text-truncated", "--reporter", "json")
    let object = try JSONSerialization.jsonObject(with: Data(result.text.utf8)) as? [String: Any]
    // As it is, and in the pseudo-language.
    #expect((object?["configurations"] as? [String])?.count == 2)
  }
}

/// Documents, and screens that end their process, by the real binary.
@Suite struct LintBinaryTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func document(_ attribute: String = "") throws -> String {
    let file = directory.url.appendingPathComponent("Cell.xib")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="320" height="60"/>
            <subviews>
              <label text="A name that is much too long" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="10" y="10" width="80" height="20"/>
                <constraints><constraint firstAttribute="width" constant="80" id="w"/></constraints>
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                <userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="a"/>
              <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" id="b"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  @Test func aDocumentsFindingHasItsLine() throws {
    let file = try document()
    let result = try Binary(name: "tinamou").run("lint", file, "--rule", "text-truncated")
    #expect(result.status == 1, "\(result.errors)")
    #expect(
      result.text.contains("\(file):9: error: \"A name that is much too long\" is cut"), "\(result.text)")
    #expect(try Binary(name: "tinamou").run("lint", file + "x").status == 64)
  }

  @Test func anAttributeSilencesARule() throws {
    let file = try document(
      #"<userDefinedRuntimeAttribute type="string" keyPath="tinamouDisable" value="text-truncated"/>"#)
    let result = try Binary(name: "tinamou").run("lint", file, "--rule", "text-truncated")
    #expect(result.status == 0 && result.text.contains("no findings"), "\(result.text)")
  }

  @Test func screensThatEndTheirProcessAreFindingsAndTheRestGoesOn() throws {
    let result = try Binary(name: "test-screens").run(
      "lint", "--device", "iphone-se-3", "--rule", "text-truncated", "--rule", "crash", "--reporter", "json")
    #expect(result.status == 1, "\(result.errors)")
    let object = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let findings = object?["findings"] as? [[String: Any]] ?? []
    #expect(findings.map { $0["screen"] as? String } == ["Stop", "Exit"])
    #expect(findings.allSatisfy { $0["rule"] as? String == "crash" })
    #expect((findings.first?["message"] as? String)?.contains("no data") == true)
    #expect((findings.last?["message"] as? String)?.contains("status 7") == true)
    // Four screens were laid out in each configuration.
    let configurations = (object?["configurations"] as? [String])?.count ?? 0
    #expect(configurations > 1 && object?["layouts"] as? Int == 4 * configurations)
  }

  @Test func aScreenThatHangsIsEndedAndTheRestGoesOn() throws {
    let result = try Binary(name: "test-screens").run(
      "lint", "Hang", "First", "--device", "iphone-se-3", "--text-size", "l", "--direction", "ltr",
      "--appearance", "light", "--orientation", "both", "--rule", "text-truncated", "--rule", "timeout",
      "--screen-timeout", "2", "--reporter", "json", environment: ["TINAMOU_TEST_HANG": "1"])
    #expect(result.status == 1, "\(result.errors)")
    let object = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let findings = object?["findings"] as? [[String: Any]] ?? []
    #expect(findings.map { $0["rule"] as? String } == ["timeout"])
    let finding = try #require(findings.first)
    #expect(finding["screen"] as? String == "Hang" && finding["level"] as? String == "error")
    #expect(finding["message"] as? String == "The screen took more than 2 seconds and was ended")
    // It hung in the second configuration: the first one was checked, and all those of the other screen.
    let names = object?["configurations"] as? [String] ?? []
    let occurrences = finding["occurrences"] as? [[String: Any]]
    #expect(occurrences?.map { $0["configuration"] as? String } == [names.dropFirst().first])
    #expect(names.count > 1 && object?["layouts"] as? Int == 1 + names.count)
  }

  @Test func aDocumentThatCannotBeReadIsToldAndTheRestGoesOn() throws {
    let broken = directory.url.appendingPathComponent("Broken.xib")
    try "<document".write(to: broken, atomically: true, encoding: .utf8)
    let result = try Binary(name: "tinamou").run(
      "lint", broken.path, try document(), "--rule", "text-truncated")
    #expect(result.text.contains("Broken.xib"), "\(result.text)\(result.errors)")
    #expect(result.text.contains("is cut"))
  }
}
