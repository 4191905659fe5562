import Simulator
import UIKit
import ViewDescriptions

/// The defects of what a device shows: what every command says of a screen, in the same words, with the same rules and levels.
package struct ScreenFindings: Sendable {
  /// The defects by the order of the rules.
  package var findings: [FindingDescription] = []
  /// Other messages that layout wrote to the console, for example that it did not converge.
  package var messages: [String] = []

  /// Creates findings.
  package init(_ findings: [FindingDescription] = [], messages: [String] = []) {
    self.findings = findings
    self.messages = messages
  }

  /// The rules whose defects are wrong layouts, whatever the screen is for. Texts that are cut can be meant; `lint` judges them.
  package static let wrongLayouts: Set<String> = [RuleID.conflict.rawValue, RuleID.ambiguous.rawValue]

  /// A Boolean value that indicates whether the layout is neither contradictory nor ambiguous, and wrote no messages.
  package var isClean: Bool {
    messages.isEmpty && !findings.contains { Self.wrongLayouts.contains($0.rule) }
  }

  /// Returns the number of defects of a rule.
  package func count(of rule: RuleID) -> Int { findings.count { $0.rule == rule.rawValue } }
}

extension LintRules {
  /// The rules of the layout itself: what contradicts, what is left open, and what is cut.
  package nonisolated static let layout: [any LintRule] = [
    ConflictRule(), AmbiguousRule(), TextTruncatedRule(), TextClippedRule(),
  ]

  /// The rules that draw nothing, for those who compare many pictures: all but `contrast`.
  package nonisolated static let withoutDrawing = all.filter { $0.id != .contrast }
}

extension VirtualDevice {
  /// The device with its current settings as a configuration.
  package var lintConfiguration: LintConfiguration {
    var settings = settings
    settings.orientation = interfaceOrientation
    return LintConfiguration(device: device, settings: settings)
  }

  /// Lays out and returns the defects of the screen in its current configuration.
  ///
  /// - Parameter rules: The rules; by default those of the layout itself.
  package func screenFindings(_ rules: [any LintRule] = LintRules.layout) -> ScreenFindings {
    ScreenFindings(foundDefects(rules).map(\.description), messages: layoutMessages)
  }

  /// Lays out and returns the defects of the screen with the views that have them.
  package func foundDefects(
    _ rules: [any LintRule] = LintRules.layout
  ) -> [(view: UIView, description: FindingDescription)] {
    layOut()
    let screen = LintScreen(self, configuration: lintConfiguration)
    var linter = Linter(rules: rules)
    // The messages of layouts that never settle are told as such.
    let issues = linter.check(screen).filter { $0.rule != .unstable }
    guard !issues.isEmpty else { return [] }
    let ids = stableNames
    let views = Dictionary(screen.views.map { ($0.path, $0.view) }) { first, _ in first }
    return issues.map { issue in
      let view = views[issue.key] ?? screen.root
      let level = LintRules.rule(issue.rule)?.level(issue.level, in: [screen.configuration]) ?? issue.level
      return (
        view,
        FindingDescription(
          rule: issue.rule.rawValue, level: "\(level)", view: ids[ObjectIdentifier(view)], title: issue.name,
          frame: issue.frame, message: issue.message, advice: issue.advice, source: issue.place,
          key: Self.key(of: issue),
          identity: "\(issue.rule.rawValue) \(issue.identity)")
      )
    }
  }

  private static func key(of issue: LintIssue) -> String {
    let place = issue.place.map { "\($0.file):\($0.line)" } ?? issue.key
    return [issue.rule.rawValue, place, issue.detail ?? ""].joined(separator: " ")
  }
}
