import Simulator
import UIKit

/// Runs rules on the configurations of a screen.
@MainActor
package struct Linter {
  private let rules: [any LintRule]
  private var facts: [LintFacts.Screen] = []
  /// The appearances in which contrast was measured.
  private var measured: Set<Int> = []

  /// Creates a linter with rules; all by default.
  package init(rules: [any LintRule] = LintRules.all) {
    self.rules = rules
  }

  /// Checks a screen that is shown on a device in a configuration. The first one is the usual one, by which others are named.
  package mutating func check(_ screen: LintScreen) -> [LintIssue] {
    var issues = LintIssues()
    LayoutIssues.add(screen, &issues)
    screen.measuresContrast =
      screen.measuresContrast && measured.insert(screen.configuration.settings.appearance.rawValue).inserted
    for rule in rules {
      issues.rule = rule
      rule.check(screen, &issues)
    }
    if rules.contains(where: { $0.isShown(in: LintFacts.Setting(screen.configuration)) != nil }) {
      facts.append(LintFacts.Screen(screen, isTold: facts.isEmpty))
    }
    return issues.list
  }

  /// Returns the defects that the differences between the configurations show, of views in the first one.
  package func compare() -> [LintIssue] {
    guard let usual = facts.first, facts.count > 1 else { return [] }
    return Self.compare(LintFacts(told: usual, screens: facts), rules: rules)
  }

  /// Returns the defects that the differences between configurations show.
  nonisolated static func compare(_ facts: LintFacts, rules: [any LintRule]) -> [LintIssue] {
    var issues = LintIssues()
    for rule in rules {
      issues.rule = rule
      rule.compare(facts, &issues)
    }
    return issues.list
  }

  /// Returns the defects of a document.
  package static func check(document: LintDocument, rules: [any LintRule] = LintRules.all) -> [LintIssue] {
    var issues = LintIssues()
    for rule in rules {
      issues.rule = rule
      rule.check(document: document, &issues)
    }
    return issues.list
  }
}

/// The defects that the device tells of.
@MainActor
enum LayoutIssues {
  /// Adds that a layout never settles.
  static func add(_ screen: LintScreen, _ issues: inout LintIssues) {
    guard let view = screen.views.first else { return }
    for message in Set(screen.device.messages).sorted()
    where message.contains("did not come to rest") || message.contains("never rests")
      || message.contains("layout was given up") || message.contains("given up after")
    {
      issues.rule = UnstableRule()
      issues.add(
        view, message: "The screen never settles: \(message)",
        advice: "end the activity, or do not invalidate layout from layout")
      return
    }
  }
}

/// The rule of screens whose layout never settles. What it finds is what the device tells.
struct UnstableRule: LintRule {
  let id = RuleID.unstable
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "A screen that never settles",
    finds: """
      A layout that invalidates itself again and again, work on the main queue that enqueues more of it without end, or an activity that \
      goes on for more than a minute of the device's clock.
      """,
    reason: "Such a screen uses the processor all of the time, and what it shows depends on the moment.",
    sources: ["UIView.setNeedsLayout() (developer.apple.com/documentation/uikit/uiview/setneedslayout())"],
    example: .init(
      before: """
        override func viewDidLayoutSubviews() {
          widthConstraint.constant += 1
        }
        """,
      after: """
        override func viewDidLayoutSubviews() {
          widthConstraint.constant = view.bounds.width / 2
        }
        """, remark: "one moment of such a screen looks like that of another one."))
}
