import ScreenLint
import Testing

@testable import TinamouCLI

/// Lines of processes that check screens, which the screens' own code can write as well.
@Suite struct LintLineTests {
  private func issue(_ rule: RuleID, _ text: String) -> LintIssue {
    LintIssue(
      rule: rule, level: .error, key: "0", message: text, advice: text, frame: [0, 0, 1, 1], name: text,
      identity: "a")
  }

  @Test func rulesThatDoNotExistAreLeftOut() {
    var line = LintLine("screen")
    line.issues = [issue(RuleID(rawValue: "<script>alert(1)</script>"), "a"), issue(.crash, "b")]
    #expect(line.shown.issues == [issue(.crash, "b")])
  }

  @Test func textsAreNoCommands() throws {
    var line = LintLine("screen")
    line.issues = [issue(.crash, "one\n::error::two\u{1B}[31m")]
    let shown = try #require(line.shown.issues?.first)
    for text in [shown.message, shown.advice, shown.name] {
      #expect(
        !text.contains("\u{1B}") && !text.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(text)")
    }
    #expect(!shown.name.contains("\n"))
  }
}
