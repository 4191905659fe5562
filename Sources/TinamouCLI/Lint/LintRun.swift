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
    func fail(_ slug: String, rule: RuleID, message: String, advice: String) {
      let message = ReportedText.lines(message)
      let index = begun.removeValue(forKey: slug)
      let name = names[slug] ?? slug
      report.add(
        [
          LintIssue(
            rule: rule, level: .error, key: "", message: message, advice: advice, frame: [0, 0, 0, 0],
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
    var portions = portions(of: units)
    // Each round has the screens that are left after those that ended their process.
    while !portions.isEmpty {
      var left: [Portion] = []
      try run(portions, listener) { portion, ending in
        let open = portion.units.first { !listener.ended.contains($0.slug) }
        guard let failed = open else { return }
        if ending.isLate {
          listener.fail(
            failed.slug, rule: .timeout,
            message: "The screen took more than \(Int(patience)) seconds and was ended",
            advice: "look for a loop that does not end")
        } else {
          let reason = Self.reason(ending)
          listener.fail(
            failed.slug, rule: .crash, message: "The screen ended its process: \(reason)",
            advice: "mend the crash; the rest of the configurations was checked")
        }
        let rest = portion.units.filter { !listener.ended.contains($0.slug) }
        guard !rest.isEmpty else { return }
        var result = portion.result
        result.done.merge(listener.done) { _, new in new }
        left.append(Portion(units: rest, result: result))
      }
      portions = left
    }
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

  private func run(
    _ portions: [Portion], _ listener: Listener, failed: (Portion, ProcessCopies.Ending) -> Void
  ) throws {
    func check(_ portion: Portion, write: (LintLine) throws -> Void) throws {
      for unit in portion.units {
        try LintCheck(
          unit: unit, matrix: matrix, result: portion.result, patience: request.conditions.patience
        ).run(write: write)
      }
    }
    guard ProcessCopy.isPossible else {
      for portion in portions { try check(portion) { listener.hear($0) } }
      return
    }
    ProcessCopy.readCommonData()
    let parent = getpid()
    let copies = ProcessCopies(
      channels: [.whole(1 << 30), .ends(1 << 16)], atOnce: atOnce,
      seconds: patience * Double(portions.map(\.units.count).max() ?? 1))
    let task = try copies.run(portions.count) { ending in
      if ending.isMissing {
        throw ToolError.cannotDraw(
          portions[ending.index].units[0].name, reason: String(cString: strerror(ending.status)))
      }
      var lines = ReportedLines()
      for line in lines.add(ending.output[0]) {
        if let line = try? JSONDecoder().decode(LintLine.self, from: line) { listener.hear(line) }
      }
      failed(portions[ending.index], ending)
      console.progress(ending.index + 1, of: portions.count, portions[ending.index].units[0].name)
    }
    if let task {
      ProcessCopy.end(with: parent)
      // The message of a crash is the reason in its finding.
      dup2(task.channels[1], STDERR_FILENO)
      dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO)
      try? check(portions[task.index]) { line in
        try StandardStreams.write(Data((line.text + "\n").utf8), to: task.channels[0])
      }
      fflush(nil)
      _exit(0)
    }
    console.endProgress()
  }

  private static func reason(_ ending: ProcessCopies.Ending) -> String {
    let errors = String(decoding: ending.output[1], as: UTF8.self)
    if let message = FatalErrorMessage.find(in: errors) { return message }
    return ending.isCrash ? "signal \(ending.status)" : "status \(ending.status)"
  }
}
