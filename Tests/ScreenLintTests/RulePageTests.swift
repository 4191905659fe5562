import Foundation
import Testing

@testable import ScreenLint

/// The documentation of the rules is what the rules say of themselves.
@Suite struct RulePageTests {
  /// The page is written by a run of this test with TINAMOU_WRITE_RULES=1.
  @Test func thePageIsCurrent() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/Tinamou.docc/LintRules.md")
    if ProcessInfo.processInfo.environment["TINAMOU_WRITE_RULES"] == "1" {
      try RulePage.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == RulePage.text, "run this test with TINAMOU_WRITE_RULES=1")
  }

  @Test func eachRuleHasANameAReasonAndAnExample() {
    #expect(Set(LintRules.all.map(\.id)).count == LintRules.all.count)
    for rule in LintRules.all {
      let words = rule.documentation
      #expect(!words.summary.hasSuffix("."), "\(rule.id)")
      #expect(words.finds.hasSuffix("."), "\(rule.id)")
      #expect(!words.reason.isEmpty && !words.sources.isEmpty, "\(rule.id)")
      #expect(words.example.before != words.example.after, "\(rule.id)")
      #expect(words.example.isPictured || words.example.remark?.hasSuffix(".") == true, "\(rule.id)")
      #expect(rule.id.rawValue.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
    }
  }
}
