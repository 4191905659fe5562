import Foundation
import ScreenLint
import Simulator
import Testing
import UIKit
import XCTest

/// Asserts that a screen has no defects in the configurations of a matrix.
///
/// ```swift
/// assertNoFindings(of: ProfileController(), matrix: .quick)
/// ```
///
/// The controller is made anew for each configuration. The failure lists the findings with the least configuration of each.
///
/// - Parameters:
///   - controller: The controller of the screen.
///   - matrix: The configurations. The default is `.quick`.
///   - rules: The rules that are checked; all of them by default.
///   - level: The least level of findings that fail. The default is `.warning`.
@preconcurrency @MainActor
public func assertNoFindings(
  of controller: @autoclosure () throws -> UIViewController, matrix: LintMatrix = .quick,
  rules: [RuleID] = [],
  level: LintLevel = .warning, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let message: String
  do {
    let findings = try lint(controller, matrix: matrix, rules: rules).filter { $0.level >= level }
    guard !findings.isEmpty else { return }
    message = describe(findings)
  } catch {
    message = "The screen cannot be made: \(error)"
  }
  guard Test.current != nil || CommandLine.arguments.contains("swift-testing") else {
    XCTFail(message, file: filePath, line: line)
    return
  }
  Issue.record(
    Comment(rawValue: message),
    sourceLocation: SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: max(Int(line), 1), column: max(Int(column), 1)))
}

/// Returns the defects of a screen in the configurations of a matrix, errors first.
///
/// - Parameters:
///   - controller: Makes the controller of the screen, which each configuration has its own of.
///   - matrix: The configurations.
///   - rules: The rules that are checked; all of them by default.
@MainActor
public func lint(
  _ controller: () throws -> UIViewController, matrix: LintMatrix = .quick, rules: [RuleID] = []
) throws -> [Finding] {
  let chosen = LintRules.all.filter { rules.isEmpty || rules.contains($0.id) }
  var linter = Linter(rules: chosen)
  var report = LintReport(configurations: matrix.configurations)
  for (index, configuration) in matrix.configurations.enumerated() {
    let device = VirtualDevice(configuration.device, settings: configuration.settings)
    let made = try controller()
    device.show(made)
    if configuration.usesPseudoLanguage { PseudoLanguage.apply(to: device) }
    report.add(
      linter.check(LintScreen(device, configuration: configuration)), configuration: index,
      screen: "\(type(of: made))")
  }
  report.add(linter.compare(), configuration: nil, screen: "")
  return report.findings.filter { rules.isEmpty || rules.contains($0.rule) }
}

private func describe(_ findings: [Finding]) -> String {
  let lines = findings.map { finding in
    let least =
      finding.occurrences.first.map { $0.configuration.isEmpty ? "" : " (\($0.configuration))" } ?? ""
    return "\(finding.level): \(finding.message) [\(finding.rule)]\(least)\n  \(finding.advice)"
  }
  return "\(findings.count) finding\(findings.count == 1 ? "" : "s"):\n" + lines.joined(separator: "\n")
}
