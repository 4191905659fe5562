/// The page of the documentation with all rules, which is made from what the rules say of themselves.
package enum RulePage {
  /// The page in Markdown.
  package static var text: String {
    var lines = [
      "# Rules of lint", "", "What `tinamou lint` finds, why, and how it is silenced.", "", "## Overview", "",
      "A finding is an error, a warning or a note: the level of the table is the most serious one of the rule. The view of a finding has a red",
      "frame in the pictures.",
      "",
      "| rule | level | finds |", "|---|---|---|",
    ]
    lines += LintRules.all.map { "| `\($0.id)` | \($0.level) | \($0.documentation.summary) |" }
    lines += ["", "## Silences", ""] + silences
    for rule in LintRules.all { lines += section(rule) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let silences = [
    "- In code: `// tinamou:disable RULE` at the line of the finding or the one before. Several rules are separated by spaces, `all` is every",
    "  rule, and words after `--` are a reason.",
    "- In a document: a user-defined runtime attribute `tinamouDisable` of the type String with the names of rules. iOS writes a line to the",
    "  console about the attribute, and goes on.",
    "- In `tinamou.yml`: `disable` in the part `lint`, a list of rules; a file or the name of a view can follow the name of a rule.",
    "- A silence without effect is a note.",
  ]

  private static func section(_ rule: any LintRule) -> [String] {
    let words = rule.documentation
    return [
      "", "## \(rule.id)", "", "\(words.summary). Level: \(rule.level).", "", words.finds, "", words.reason,
      "",
      "Before:", "", fence(words.example.before), words.example.before, "```", "", "After:", "",
      fence(words.example.after), words.example.after, "```", "",
    ] + pictures(rule) + [
      "Sources: \(words.sources.joined(separator: "; ")).", "",
      "Silence: `// tinamou:disable \(rule.id)`.",
    ]
  }

  /// Returns the name of the file of a picture: of the state `before` or `after`.
  package static func picture(of rule: RuleID, _ state: String) -> String { "rule-\(rule)-\(state).png" }

  private static func pictures(_ rule: any LintRule) -> [String] {
    let example = rule.documentation.example
    let remark = example.remark.map { [example.isPictured ? $0 : "No picture: \($0)", ""] } ?? []
    guard example.isPictured else { return remark }
    let cells = ["before", "after"].map { "![\(rule.id) \($0)](\(picture(of: rule.id, $0)))" }
    return ["| before | after |", "|---|---|", "| \(cells.joined(separator: " | ")) |", ""] + remark
  }

  private static func fence(_ code: String) -> String { code.hasPrefix("<") ? "```xml" : "```swift" }
}
