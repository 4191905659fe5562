import DeviceModels
import Foundation
import ScreenLint
import Simulator
import TestSupport
import Testing
import UIKit

/// A kind of change of a screen: one that makes a defect, or one that comes near to it.
@MainActor
struct Mutation {
  let name: String
  let isDefect: Bool
  let change: Specimen.Change

  static func defect(_ name: String, _ change: @escaping Specimen.Change) -> Mutation {
    Mutation(name: name, isDefect: true, change: change)
  }

  static func nearMiss(_ name: String, _ change: @escaping Specimen.Change) -> Mutation {
    Mutation(name: name, isDefect: false, change: change)
  }
}

/// The counts of a rule's cases.
struct MutationCount: Hashable {
  var rule: String
  var defects = 0
  /// The defects that were found.
  var found = 0
  var nearMisses = 0
  /// The findings that are of no mutation.
  var wrong = 0
  /// The cases that are not as they should be.
  var failures: [String] = []

  var recall: Double { defects == 0 ? 1 : Double(found) / Double(defects) }
  var precision: Double { found + wrong == 0 ? 1 : Double(found) / Double(found + wrong) }

  /// The row of the table in the documentation.
  var row: String {
    func percent(_ share: Double) -> String { "\(Int((share * 1000).rounded()) / 10) %" }
    return
      "| `\(rule)` | \(defects) | \(found) | \(nearMisses) | \(wrong) | \(percent(recall)) | \(percent(precision)) |"
  }

  mutating func add(_ name: String, isDefect: Bool, isFound: Bool, wrong: Int) {
    if isDefect {
      defects += 1
      if isFound { found += 1 } else { failures.append("missed: \(name)") }
    } else {
      nearMisses += 1
      if isFound { failures.append("near miss found: \(name)") }
    }
    let wrong = wrong + (isFound && !isDefect ? 1 : 0)
    self.wrong += wrong
    if wrong > 0, !(isFound && !isDefect) { failures.append("\(wrong) other findings: \(name)") }
  }
}

/// Makes the cases of a rule and counts what it finds.
@MainActor
struct MutationRun {
  /// The number of defects and of near misses of each rule.
  static let cases = 30

  let rule: RuleID
  let configurations: [LintConfiguration]

  /// Runs kinds of mutations in turns, each case with a seed of its own.
  func count(_ mutations: [Mutation]) -> MutationCount {
    var result = MutationCount(rule: rule.rawValue)
    for isDefect in [true, false] {
      let kinds = mutations.filter { $0.isDefect == isDefect }
      for index in 0..<Self.cases where !kinds.isEmpty {
        let kind = kinds[index % kinds.count]
        let findings = self.findings(seed: UInt64(index * 2 + (isDefect ? 1 : 0)), kind)
        let own = findings.filter { $0.view.contains("mutant") || $0.message.contains("mutant") }
        result.add(
          "\(kind.name) \(index): \(findings.first?.message ?? "nothing")", isDefect: isDefect,
          isFound: !own.isEmpty,
          wrong: findings.count - own.count)
      }
    }
    return result
  }

  private func findings(seed: UInt64, _ mutation: Mutation) -> [Finding] {
    var linter = Linter(rules: LintRules.all.filter { $0.id == rule })
    var report = LintReport(configurations: configurations)
    for (index, configuration) in configurations.enumerated() {
      let device = VirtualDevice(configuration.device, settings: configuration.settings)
      device.show(Specimen(seed: seed, change: mutation.change))
      report.add(
        linter.check(LintScreen(device, configuration: configuration)), configuration: index,
        screen: "specimen")
    }
    report.add(linter.compare(), configuration: nil, screen: "specimen")
    return report.findings.filter { $0.rule == rule }
  }
}

/// The table of the documentation, which the tests of rules check.
enum MutationTable {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/LINT.md")

  /// Expects a rule's row in the table. With TINAMOU_WRITE_RULES=1 it is written there.
  static func check(_ count: MutationCount) throws {
    var text = try String(contentsOf: file, encoding: .utf8)
    if ProcessInfo.processInfo.environment["TINAMOU_WRITE_RULES"] == "1", !text.contains(count.row) {
      var lines = text.components(separatedBy: "\n")
      let place = lines.firstIndex { $0.hasPrefix("| `\(count.rule)` |") }
      if let place { lines[place] = count.row } else { lines.append(count.row) }
      text = lines.joined(separator: "\n")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text.contains(count.row), "run this test with TINAMOU_WRITE_RULES=1")
  }
}
