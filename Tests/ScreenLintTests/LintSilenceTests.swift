import Foundation
import TestSupport
import Testing
import ViewDescriptions

@testable import ScreenLint

/// Silences in code, documents and settings, and those without effect.
@Suite struct LintSilenceTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func write(_ text: String, _ name: String) throws -> String {
    let file = directory.url.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private func finding(_ rule: RuleID, _ file: String, _ line: Int, view: String = "title") -> Finding {
    var report = LintReport(configurations: [])
    report.add(
      [
        LintIssue(
          rule: rule, level: .error, key: view, message: "is cut", advice: "", frame: [0, 0, 0, 0],
          place: SourcePlace(file: file, line: line), name: view, identity: view)
      ], configuration: nil, screen: "Home")
    return report.findings[0]
  }

  @Test func aCommentCountsForItsLineAndTheNext() throws {
    let file = try write(
      """
      let title = UILabel()  // tinamou:disable text-truncated -- it is a name
      // tinamou:disable overlap, contrast
      let other = UILabel()
      let third = UILabel()
      """, "Form.swift")
    let findings = [
      finding(.textTruncated, file, 1), finding(.overlap, file, 3), finding(.contrast, file, 4),
      finding(.contrast, file, 3), finding(.textTruncated, file, 4),
    ]
    let left = LintSilences().applied(to: findings)
    #expect(left.map { "\($0.rule) \($0.place?.line ?? 0)" } == ["contrast 4", "text-truncated 4"])
  }

  @Test func aSilenceWithoutEffectIsANote() throws {
    let file = try write("// tinamou:disable all\nlet title = 1\n// tinamou:disable overlap\n", "Form.swift")
    let left = LintSilences().applied(to: [finding(.textTruncated, file, 2)])
    #expect(left.map(\.rule) == [.unusedSilence])
    #expect(left.first?.place?.line == 3 && left.first?.level == .note)
    // A rule that was not checked may have found something.
    #expect(LintSilences(besides: [file]).applied(to: [], rules: ["contrast"]).isEmpty)
  }

  @Test func anAttributeCountsForAnObjectAndWhatItHolds() throws {
    let file = try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
        <objects>
          <view id="v">
            <subviews>
              <label text="Name" id="l"/>
            </subviews>
            <constraints>
              <constraint firstAttribute="width" constant="3" id="c"/>
            </constraints>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="tinamouDisable" value="conflict overlap"/>
            </userDefinedRuntimeAttributes>
          </view>
        </objects>
      </document>
      """, "Cell.xib")
    let findings = [
      finding(.conflict, file, 9), finding(.overlap, file, 4), finding(.overlap, file, 6),
      finding(.contrast, file, 4),
    ]
    let left = LintSilences().applied(to: findings)
    #expect(left.map { "\($0.rule) \($0.place?.line ?? 0)" } == ["overlap 6", "contrast 4"])
  }

  @Test func aLineOfTheSettingsCountsForAFileOrAView() throws {
    let settings = [
      LintSilences.Silence(rule: "overlap", name: "", file: "tinamou.yml", line: 3),
      LintSilences.Silence(rule: "contrast", name: "Main.storyboard", file: "tinamou.yml", line: 4),
      LintSilences.Silence(rule: "text-truncated", name: "title", file: "tinamou.yml", line: 5),
      LintSilences.Silence(rule: "occluded", name: "none", file: "tinamou.yml", line: 6),
    ]
    let findings = [
      finding(.overlap, "/p/A.swift", 1), finding(.contrast, "/p/Main.storyboard", 1),
      finding(.contrast, "/p/A.swift", 2),
      finding(.textTruncated, "/p/A.swift", 3, view: "title \"Name\""),
      finding(.textTruncated, "/p/A.swift", 4, view: "other"),
    ]
    let left = LintSilences(settings: settings).applied(to: findings)
    #expect(left.map(\.rule) == [.contrast, .textTruncated, .unusedSilence])
    #expect(left.last?.place?.line == 6)
  }
}
