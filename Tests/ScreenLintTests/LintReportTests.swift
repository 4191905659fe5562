import DeviceModels
import Foundation
import Simulator
import TestSupport
import Testing
import ViewDescriptions

@testable import ScreenLint

/// A finding for each defect, in forms that others read.
@Suite struct LintReportTests {
  private let configurations: [LintConfiguration]

  init() throws {
    let phone = try DeviceCatalog.standard.device(named: "iPhone SE (3rd generation)")
    configurations = [
      LintConfiguration(device: phone),
      LintConfiguration(device: phone, settings: DeviceSettings(textSize: .accessibilityLarge)),
      LintConfiguration(device: phone, usesPseudoLanguage: true),
    ]
  }

  private func issue(
    _ rule: RuleID = .textTruncated, key: String = ".0", _ message: String = "is cut", line: Int? = nil,
    level: LintLevel = .error, file: String = "/p/Main.storyboard"
  ) -> LintIssue {
    LintIssue(
      rule: rule, level: level, key: key, message: message, advice: "mend it", frame: [1, 2, 3, 4],
      place: line.map { SourcePlace(file: file, line: $0) }, name: "title", identity: "path \(key)")
  }

  private func issue(_ message: String, line: Int? = nil) -> LintIssue {
    issue(.textTruncated, key: ".0", message, line: line)
  }

  private func results(_ findings: [Finding]) -> LintResults {
    LintResults(configurations: configurations.map(\.name), layouts: 3, findings: findings)
  }

  @Test func aDefectIsOneFindingWithTheLeastConfigurationFirst() throws {
    var report = LintReport(configurations: configurations)
    report.add([issue("at AX3")], configuration: 1, screen: "Home")
    report.add([issue("in other words")], configuration: 2, screen: "Home")
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.occurrences.map(\.configuration) == [configurations[2].name, configurations[1].name])
    #expect(finding.message == "in other words")
    // Only at an accessibility size and in the pseudo-language.
    #expect(finding.level == .warning)
    report.add([issue("as usual")], configuration: 0, screen: "Home")
    #expect(report.findings.first?.level == .error)
    #expect(report.findings.first?.message == "as usual")
  }

  @Test func aLineOfTheSourceIsOneDefectOnAllScreens() {
    var report = LintReport(configurations: configurations)
    report.add([issue(line: 7)], configuration: 0, screen: "One")
    report.add([issue(key: ".4", line: 7)], configuration: 0, screen: "Two")
    report.add([issue(line: 8)], configuration: 0, screen: "Two")
    #expect(report.findings.map(\.place?.line) == [7, 8])
  }

  @Test func aViewOfAControllerIsOneDefectOnAllScreens() {
    func issue(_ key: String, _ owner: String?) -> LintIssue {
      var issue = self.issue(key: key)
      issue.owner = owner
      return issue
    }
    var report = LintReport(configurations: configurations)
    report.add([issue(".0", "App.Menu.0"), issue(".1", "App.Menu.1")], configuration: 0, screen: "Launch")
    report.add([issue(".0.0", "App.Menu.0")], configuration: 0, screen: "Main Menu")
    report.add([issue(".0.0", nil)], configuration: 0, screen: "Other")
    #expect(report.findings.map(\.screen) == ["Launch", "Launch", "Other"])
  }

  /// Partly outside on the usual screen is a warning; wholly outside counts as an error only at usual text sizes.
  @Test(arguments: [
    (UIContentSizeCategory.extraExtraExtraLarge, LintLevel.error), (.accessibilityMedium, .warning),
  ])
  func aDefectIsAsSeriousAsWhereItIsSo(_ size: UIContentSizeCategory, _ level: LintLevel) {
    var large = configurations[0]
    large.settings.textSize = size
    var report = LintReport(configurations: [configurations[0], large])
    report.add([issue(.offScreen, level: .warning)], configuration: 0, screen: "One")
    report.add([issue(.offScreen, level: .error)], configuration: 1, screen: "One")
    #expect(report.findings.map(\.level) == [level])
  }

  /// The screen is 393 x 852 points.
  @Test(arguments: [
    (CGRect(x: 100, y: 100, width: 50, height: 20), CGRect(x: 60, y: 60, width: 130, height: 100)),
    (CGRect(x: 380, y: 100, width: 50, height: 20), CGRect(x: 340, y: 60, width: 53, height: 100)),
    (CGRect(x: 400, y: 100, width: 50, height: 20), CGRect(x: 0, y: 0, width: 490, height: 852)),
    (CGRect(x: 0, y: 3000, width: 50, height: 20), CGRect(x: 0, y: 0, width: 393, height: 852)),
  ])
  func aPictureShowsTheViewAlsoBesideTheScreen(_ frame: CGRect, _ part: CGRect) {
    #expect(LintPictures.part(of: CGRect(x: 0, y: 0, width: 393, height: 852), around: frame) == part)
  }

  @Test func aFingerprintIsTheSameAfterLinesMove() {
    func fingerprints(_ line: Int) -> [String] {
      var report = LintReport(configurations: configurations)
      report.add([issue(line: line), issue(.overlap, line: line)], configuration: 0, screen: "One")
      return report.findings.map(\.fingerprint)
    }
    #expect(fingerprints(3) == fingerprints(90))
    #expect(Set(fingerprints(3)).count == 2)
  }

  @Test func aBaselineLeavesNewFindingsAndTellsWhatIsGone() throws {
    var report = LintReport(configurations: configurations)
    report.add([issue(), issue(.overlap)], configuration: 0, screen: "One")
    let directory = try TemporaryDirectory()
    let file = directory.url.appendingPathComponent("lint.json")
    try LintReporter.json.text(results(report.findings)).write(to: file, atomically: true, encoding: .utf8)
    var next = LintReport(configurations: configurations)
    next.add([issue(.overlap), issue(.contrast, "is faint")], configuration: 0, screen: "One")
    var new = results(next.findings)
    new.compare(with: try LintBaseline(contentsOfFile: file.path).fingerprints)
    #expect(new.findings.map(\.rule) == [.contrast])
    #expect(new.known == 1)
    #expect(new.gone?.map(\.message) == ["is cut"])
    #expect(throws: LintBaseline.Failure.self) { try LintBaseline(contentsOfFile: file.path + "x") }
  }

  @Test func sarifHasStableFingerprintsAndKnownRules() throws {
    var report = LintReport(configurations: configurations)
    report.add([issue(line: 7), issue(.overlap, level: .warning)], configuration: 0, screen: "One")
    let text = LintReporter.sarif.text(results(report.findings))
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(log["version"] as? String == "2.1.0" && runs.count == 1)
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    let rules =
      ((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules?[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["partialFingerprints"] as? [String: String])?.values.first?.count == 16)
    }
    #expect(text.contains(#""startLine" : 7"#))
  }

  @Test func sarifHasAtMostFiveThousandResults() {
    var report = LintReport(configurations: configurations)
    report.add((0..<5010).map { issue(key: ".\($0)") }, configuration: 0, screen: "One")
    let text = LintReporter.sarif.text(results(report.findings))
    #expect(text.components(separatedBy: "\"ruleIndex\"").count == 5001)
    #expect(text.contains(#""omitted" : 10"#))
  }

  @Test func gitHubHasTenAnnotationsErrorsFirstAndTheRestAsANumber() {
    var report = LintReport(configurations: configurations)
    report.add(
      (0..<12).map { issue(.overlap, key: ".\($0)", level: .warning) }, configuration: 0, screen: "One")
    report.add([issue(key: ".99", "100 % of it,\nis cut: all", line: 3)], configuration: 0, screen: "One")
    let lines = LintReporter.github.text(results(report.findings)).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("::error ") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("::warning ") }.count == 9)
    #expect(
      lines.first?.hasPrefix(
        "::error file=/p/Main.storyboard,line=3,title=text-truncated::One: 100 %25 of it,%0Ais cut: all%0A")
        == true)
    #expect(lines.contains("::notice title=tinamou lint::3 more findings; the report has all of them"))
  }

  @Test(arguments: [LintReporter.junit, .html])
  func markupIsEscaped(reporter: LintReporter) throws {
    var report = LintReport(configurations: configurations)
    report.add([issue(key: "a", "<b> & \"c\"\u{1}", line: 3)], configuration: 0, screen: "<One>")
    report.add([issue(.contrast, key: "b", "note", level: .note)], configuration: 0, screen: "Two")
    let text = reporter.text(results(report.findings))
    #expect(
      !text.contains("<b>") && !text.contains("\u{1}") && text.contains("&lt;b&gt; &amp; &quot;c&quot;"))
    guard reporter == .junit else { return }
    #expect(text.contains(#"<testsuites name="tinamou lint" tests="2" failures="1">"#))
    #expect(text.contains("<system-out>note"))
  }

  @Test func thePageHasTheNumbersOfEachRule() {
    var report = LintReport(configurations: configurations)
    report.add(
      [issue(key: "a", line: 3), issue(key: "b", line: 4), issue(.overlap, key: "c", line: 5)],
      configuration: 0,
      screen: "One")
    let text = LintReporter.html.text(results(report.findings))
    #expect(
      text.contains(
        ##"<a href="#error-text-truncated">text-truncated</a> 2 · <a href="#error-overlap">overlap</a> 1"##))
    #expect(text.components(separatedBy: #"id="error-text-truncated""#).count == 2)
  }

  @Test func markdownKeepsItsTable() {
    var report = LintReport(configurations: configurations)
    report.add([issue("a | b\nc", line: 3)], configuration: 0, screen: "One")
    let text = LintReporter.markdown.text(results(report.findings))
    #expect(text.contains("| error | `text-truncated` | Main.storyboard:3 | a \\| b c; mend it |"))
  }

  @Test func aReportsFormIsThatOfItsFile() {
    #expect(LintReporter(file: "a.sarif") == .sarif)
    #expect(LintReporter(file: "a.xml") == .junit)
    #expect(LintReporter(file: "a.html") == .html)
    #expect(LintReporter(file: "a") == nil)
  }
}
