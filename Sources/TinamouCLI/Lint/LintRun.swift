import Foundation
import ScreenLint
import ScreenRequests
import UIKit

/// Checks screens in processes of their own, and goes on with the rest where one ends its process, or takes too long.
@MainActor
struct LintRun {
  /// A part of the work: screens that one process checks.
  private struct Portion {
    var units: [LintUnit]
    var result: LintResult
  }

  let matrix: LintMatrix
  let result: LintResult
  let request: ScreenRequest
  let console: Console
  /// The seconds of wall time that the screens of a process may take.
  let patience: Double
  /// The number of processes at a time.
  let atOnce: Int

  /// Takes the lines of processes.
  final class Listener {
    private(set) var report: LintReport
    private(set) var layouts = 0
    private var begun: [String: Int] = [:]
    private(set) var done: [String: [Int]] = [:]
    private(set) var ended: Set<String> = []
    private var names: [String: String] = [:]

    init(_ matrix: LintMatrix) { report = LintReport(configurations: matrix.configurations) }

    func name(_ slug: String, _ name: String) { names[slug] = ReportedText.line(name) }

    func hear(_ line: LintLine) {
      let line = line.shown
      let count = report.configurations.count
      if let index = line.begins, (0..<count).contains(index) { begun[line.screen] = index }
      let screen = names[line.screen] ?? line.screen
      if let index = line.configuration, (0..<count).contains(index) {
        layouts += 1
        begun[line.screen] = nil
        done[line.screen, default: []].append(index)
        report.add(line.issues ?? [], configuration: index, screen: screen)
      } else if let issues = line.issues {
        report.add(issues, configuration: nil, screen: screen)
      }
      if let pictures = line.pictures { report.addPictures(pictures, screen: screen) }
      if let places = line.places { report.setPlaces(places, screen: screen) }
      if line.ends == true {
        begun[line.screen] = nil
        ended.insert(line.screen)
      }
    }

    /// Takes that a screen ended its process, in the configuration that it had begun.
    func fail(
      _ slug: String, rule: RuleID, level: LintLevel = .error, message: String, advice: String
    ) {
      let message = ReportedText.lines(message)
      let index = begun.removeValue(forKey: slug)
      let name = names[slug] ?? slug
      report.add(
        [
          LintIssue(
            rule: rule, level: level, key: "", message: message, advice: advice, frame: [0, 0, 0, 0],
            name: name, identity: "screen")
        ], configuration: index, screen: name)
      if let index { done[slug, default: []].append(index) }
      // The other configurations would take as long.
      if index == nil || rule == .timeout { ended.insert(slug) }
    }

    /// The screen whose configuration was begun last.
    var open: String? { begun.keys.sorted().first }
  }

  /// Checks screens and returns what was heard.
  func run(_ units: [LintUnit]) throws -> Listener {
    let listener = Listener(matrix)
    for unit in units { listener.name(unit.slug, unit.name) }
    try PortionCopies<Portion, LintLine>(
      atOnce: atOnce, seconds: { patience * Double($0.map(\.units.count).max() ?? 1) },
      name: { $0.units[0].name }, console: console,
      work: { portion, write in
        for unit in portion.units {
          try LintCheck(
            unit: unit, matrix: matrix, result: portion.result, patience: request.conditions.patience
          ).run(write: write)
        }
      },
      hear: { listener.hear($0) },
      left: { portion, failure in
        let open = portion.units.first { !listener.ended.contains($0.slug) }
        guard let failed = open else { return [] }
        listener.fail(
          failed.slug, rule: failure.rule,
          message: failure.isLate
            ? "The screen took more than \(Int(patience)) seconds and was ended"
            : "The screen ended its process: \(failure.reason)",
          advice: failure.isLate
            ? "look for a loop that does not end"
            : "mend the crash; the rest of the configurations was checked")
        let rest = portion.units.filter { !listener.ended.contains($0.slug) }
        guard !rest.isEmpty else { return [] }
        var result = portion.result
        result.done.merge(listener.done) { _, new in new }
        return [Portion(units: rest, result: result)]
      }
    ).run(portions(of: units))
    return listener
  }

  /// Divides screens: each of a program for itself, the scenes of a document together.
  private func portions(of units: [LintUnit]) -> [Portion] {
    var result: [Portion] = []
    for unit in units {
      if let document = unit.document, result.last?.units.first?.document == document {
        result[result.count - 1].units.append(unit)
      } else {
        result.append(Portion(units: [unit], result: self.result))
      }
    }
    return result
  }
}
