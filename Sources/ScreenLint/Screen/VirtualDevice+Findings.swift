import Simulator
import UIKit

extension VirtualDevice {
  /// Lays out and returns the defects of what is on the screen, in its current configuration.
  ///
  /// ```swift
  /// #expect(phone.findings(.textTruncated).isEmpty)
  /// ```
  ///
  /// Rules that compare configurations, such as `dynamic-type`, need several; see `assertNoFindings(of:matrix:)`.
  ///
  /// - Parameter rules: The rules; all of them if none is given.
  public func findings(_ rules: RuleID...) -> [Finding] {
    layOut()
    let configuration = lintConfiguration
    let chosen = LintRules.all.filter { rules.isEmpty || rules.contains($0.id) }
    var linter = Linter(rules: chosen)
    let issues = linter.check(LintScreen(self, configuration: configuration)).filter {
      rules.isEmpty || rules.contains($0.rule)
    }
    var report = LintReport(configurations: [configuration])
    report.add(issues, configuration: 0, screen: "")
    return report.findings
  }
}
