import Foundation
import ObjectiveCSupport
import ScreenLint
import ScreenRequests
import Simulator
import UIKit
import ViewDescriptions

extension ScreenRun {
  /// Checks screens of this process and prints their defects, a line of JSON for each configuration.
  func printIssues(_ result: LintResult) throws -> ExitStatus {
    try prepare()
    let matrix = try LintMatrix(request, extent: result.matrix)
    for unit in LintUnit.units(of: try request.chosen(among: screens)) {
      try LintCheck(unit: unit, matrix: matrix, result: result, patience: request.conditions.patience).run {
        try console.print($0.text)
      }
    }
    return .success
  }
}

/// Checks a screen in the configurations of a matrix.
@MainActor
struct LintCheck {
  let unit: LintUnit
  let matrix: LintMatrix
  let result: LintResult
  /// The maximum time that the device waits for work on other queues, in seconds of real time.
  let patience: Double

  private var rules: [any LintRule] {
    let exempt: [RuleID] =
      unit.isLaunchScreen
      ? [.dynamicType, .missingLabel, .touchTarget, .untranslated, .fixedTextBox, .unsafeArea] : []
    return LintRules.all.filter {
      (result.rules.isEmpty || result.rules.contains($0.id.rawValue)) && !exempt.contains($0.id)
    }
  }

  /// Checks the screen. Lines are written as soon as they are known, so that those before a crash remain.
  func run(write: (LintLine) throws -> Void) throws {
    if unit.isDocument { return try checkDocument(write: write) }
    let done = Set(result.done[unit.slug] ?? [])
    var linter = Linter(rules: rules)
    var pictures = LintPictures()
    var keys: Set<String> = []
    for index in matrix.indices(isForTablets: unit.isForTablets) where !done.contains(index) {
      let configuration = matrix.configurations[index]
      var begin = LintLine(unit.slug)
      begin.begins = index
      try write(begin)
      let screen = show(configuration)
      var line = LintLine(unit.slug)
      line.configuration = index
      let issues = linter.check(screen)
      line.issues = issues
      keys.formUnion(issues.lazy.filter { $0.place == nil }.map(\.key))
      if result.hasPictures { line.pictures = pictures.pictures(of: issues, on: screen) }
      try write(line)
    }
    var last = LintLine(unit.slug)
    let compared = linter.compare()
    last.issues = compared
    keys.formUnion(compared.lazy.filter { $0.place == nil }.map(\.key))
    if unit.document == nil, !keys.isEmpty { last.places = places(of: keys) }
    last.ends = true
    try write(last)
  }

  private func checkDocument(write: (LintLine) throws -> Void) throws {
    var line = LintLine(unit.slug)
    do {
      line.issues = Linter.check(document: try LintDocument(file: unit.document ?? ""), rules: rules)
    } catch {
      line.issues = [
        LintIssue(
          rule: .unreadable, level: .error, key: "", message: "The document cannot be read: \(error)",
          advice: "mend it, or restore it from version control", frame: [0, 0, 0, 0],
          place: SourcePlace(file: unit.document ?? "", line: 1), name: unit.name, identity: "document")
      ]
    }
    line.ends = true
    try write(line)
  }

  /// Shows the screen in a configuration.
  private func show(_ configuration: LintConfiguration) -> LintScreen {
    if let language = configuration.settings.language { ProcessLocale.set(language: language) }
    let device = VirtualDevice(configuration.device, settings: configuration.settings)
    device.backgroundPatience = patience
    let part = unit.show(device)
    device.layOut()
    if configuration.usesPseudoLanguage { PseudoLanguage.apply(to: device) }
    let screen = LintScreen(device, configuration: configuration, embedded: part)
    if unit.hasUnknownColors, configuration.settings.appearance == .dark { screen.measuresContrast = false }
    return screen
  }

  /// Shows the screen once more, with the lines of constraints, and returns the places in the source of views.
  private func places(of keys: Set<String>) -> [String: SourcePlace] {
    let recordsOrigins = ConstraintOrigins.areRecorded
    ConstraintOrigins.areRecorded = true
    defer { ConstraintOrigins.areRecorded = recordsOrigins }
    guard let usual = matrix.configurations.first else { return [:] }
    return SourcePlaces.places(of: keys, on: show(usual))
  }
}
