import Simulator
import UIKit
import ViewDescriptions

/// The defects of what a device shows: what every command says of a screen, in the same words, with the same rules and levels.
package struct ScreenFindings: Sendable {
  /// The defects by the order of the rules.
  package var findings: [FindingDescription] = []
  /// Other messages that layout wrote to the console, for example that it did not converge.
  package var messages: [String] = []
  /// The facts that rules compare with other configurations of the screen; `nil` where nobody asked for it.
  package var facts: LintFacts.Screen?

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
  /// - Parameters:
  ///   - rules: The rules; by default those of the layout itself.
  ///   - areCompared: A Boolean value that determines whether the facts are described that rules compare with other configurations.
  ///   - includesUnstable: A Boolean value that indicates whether a layout that never settles is a defect, too, and not a message only.
  package func screenFindings(
    _ rules: [any LintRule] = LintRules.layout, areCompared: Bool = false, includesUnstable: Bool = false
  ) -> ScreenFindings {
    layOut()
    let screen = LintScreen(self, configuration: lintConfiguration)
    var result = ScreenFindings(
      defects(on: screen, rules, includesUnstable: includesUnstable).map(\.description),
      messages: layoutMessages)
    if areCompared { result.facts = LintFacts.Screen(screen, isTold: true, ids: stableNames) }
    return result
  }

  /// Lays out and returns the defects of the screen with the views that have them.
  package func foundDefects(
    _ rules: [any LintRule] = LintRules.layout, includesUnstable: Bool = false
  ) -> [(view: UIView, description: FindingDescription)] {
    layOut()
    return defects(
      on: LintScreen(self, configuration: lintConfiguration), rules, includesUnstable: includesUnstable)
  }

  private func defects(
    on screen: LintScreen, _ rules: [any LintRule], includesUnstable: Bool
  ) -> [(view: UIView, description: FindingDescription)] {
    var linter = Linter(rules: rules)
    // The messages of layouts that never settle are told as such.
    let issues = linter.check(screen).filter { includesUnstable || $0.rule != .unstable }
    guard !issues.isEmpty else { return [] }
    let ids = stableNames
    let views = Dictionary(screen.views.map { ($0.path, $0.view) }) { first, _ in first }
    return issues.map { issue in
      let view = views[issue.key] ?? screen.root
      let level = LintRules.rule(issue.rule)?.level(issue.level, in: [screen.configuration]) ?? issue.level
      return (view, FindingDescription(issue, level: level, view: ids[ObjectIdentifier(view)]))
    }
  }
}

extension FindingDescription {
  /// Creates the description of a defect of a view, by its id in the description of the screen.
  fileprivate init(_ issue: LintIssue, level: LintLevel, view: String?) {
    let place = issue.place.map { "\($0.file):\($0.line)" } ?? issue.key
    self.init(
      rule: issue.rule.rawValue, level: "\(level)", view: view, title: issue.name, frame: issue.frame,
      message: issue.message, advice: issue.advice, source: issue.place,
      key: [issue.rule.rawValue, place, issue.detail ?? ""].joined(separator: " "),
      identity: "\(issue.rule.rawValue) \(issue.identity)")
  }
}

extension LintFacts {
  /// Returns the defects that the differences between configurations of a screen show, each of the configurations in which it can be seen.
  ///
  /// - Parameter screens: The screen in several configurations, with their names.
  /// - Returns: The defects by the names. Configurations without any are left out.
  package static func differences(
    among screens: [(name: String, facts: Screen)]
  ) -> [String: [FindingDescription]] {
    guard screens.count > 1 else { return [:] }
    var facts = LintFacts(told: screens[0].facts, screens: screens.map(\.facts))
    var result: [String: [FindingDescription]] = [:]
    for (name, told) in screens {
      let rules = LintRules.all.filter { $0.isShown(in: told.setting) == true }
      guard !rules.isEmpty else { continue }
      facts.told = told
      let ids = Dictionary(
        told.views.map { ($0.path, $0.subject?.id) }, uniquingKeysWith: { first, _ in first })
      let found = Linter.compare(facts, rules: rules).map { issue in
        FindingDescription(
          issue, level: issue.level, view: issue.key.isEmpty ? told.root?.id : ids[issue.key] ?? nil)
      }
      if !found.isEmpty { result[name] = found }
    }
    return result
  }
}
