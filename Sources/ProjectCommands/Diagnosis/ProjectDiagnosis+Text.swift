import Foundation
import ProjectReader

/// The diagnosis in words.
extension ProjectDiagnosis {
  /// The maximum number of places that are named for a missing name, and of types that need some.
  private static let mostPlaces = 3
  private static let mostTypes = 40

  /// The lines of the report.
  ///
  /// - Parameter root: the folder that paths are relative to.
  func lines(root: String) -> [String] {
    var lines = ["\(named): \(summary)"]
    func path(_ file: String) -> String {
      ProjectStrings.shown(
        file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : PackageFetcher.shown(file))
    }
    func add(_ title: String, _ content: [String]) {
      if !content.isEmpty { lines += ["", title] + content.map { "  " + $0 } }
    }
    let uses = missing.reduce(0) { $0 + $1.places.count }
    add(
      "Missing in Tinamou: \(Self.count(missing.count, "name")) of Apple's at \(Self.count(uses, "place"))",
      missing.map { one in
        let places = one.places.prefix(Self.mostPlaces).map { "\(path($0.file)):\($0.line)" }.joined(
          separator: ", ")
        let rest = one.places.count - Self.mostPlaces
        let framework = one.framework.map { $0 == one.name ? "" : " (\($0))" } ?? ""
        return Self.padded("\(one.places.count)", 5) + " \(one.name)\(framework): \(places)"
          + (rest > 0 ? " and \(rest) more" : "")
      })
    func told(_ problem: BuildProblem) -> String {
      "\(path(problem.file)):\(problem.line):\(problem.column): \(problem.message)"
    }
    add(
      "Undecided: API of Apple's, or of a header in Objective-C, is used in a way that does not compile here; the code is wrong, or the "
        + "original declaration differs",
      undecided.map(told))
    add("Errors of the project", errors.map(told))
    add("Errors that seem to follow from others, which are not known", (unexplained ?? []).map(told))
    add("Not on this machine, or ignored", environment.map { ProjectStrings.shown(PackageFetcher.shown($0)) })
    if consequences > 0 {
      lines += [
        "", "\(Self.count(consequences, "further error")) follow\(consequences == 1 ? "s" : "") from these.",
      ]
    }
    add("Modules", modules.map(Self.line))
    add(
      "What needs the missing names",
      dependents.prefix(Self.mostTypes).map {
        "\($0.type) (\(path($0.file))): \($0.missing.joined(separator: ", "))"
      }
        + (dependents.count > Self.mostTypes
          ? ["and \(dependents.count - Self.mostTypes) further types; --json lists all"] : []))
    return lines
  }

  /// The target's name, with the schemes that run it if they have other names.
  private var named: String {
    let others = schemes.filter { $0 != target }.map(ProjectStrings.shown)
    guard !others.isEmpty else { return ProjectStrings.shown(target) }
    return
      "\(ProjectStrings.shown(target)) (\(others.count == 1 ? "scheme" : "schemes") \(others.joined(separator: ", ")))"
  }

  /// The state in one sentence.
  private var summary: String {
    if let failure, !isLinked { return "no executable can be made: \(failure)" }
    if isWhole { return "builds as it is written" }
    let own = modules.filter { !$0.isLibrary && $0.state != .whole }
    let libraries = modules.filter { $0.isLibrary && $0.state != .whole }
    if own.isEmpty {
      return libraries.isEmpty
        ? "builds as it is written, with remarks"
        : "builds; code of \(Self.count(libraries.count, "library", "libraries")) is left out"
    }
    let parts = "without parts of \(own.map(\.name).joined(separator: ", "))"
    return hasOwnErrors ? "builds with --lenient alone, \(parts)" : "builds \(parts)"
  }

  private static func line(_ module: Module) -> String {
    var words: String
    switch module.state {
    case .whole: words = "whole"
    case .partly: words = "in parts"
    case .failed: words = "not built"
    case .blocked: words = "not built, since it needs \(module.needs.map(named) ?? "others that are not")"
    }
    if let all = module.bodies, let compiled = module.compiledBodies, all > 0 {
      let percent = min(Int((100 * Double(compiled) / Double(all)).rounded()), compiled < all ? 99 : 100)
      words += ": \(compiled) of \(count(all, "body", "bodies")) (\(percent) %)"
    }
    if module.state != .blocked, let needs = module.needs {
      words += "; its errors follow from \(named(needs))"
    }
    if let reason = module.reason { words += ": \(ProjectStrings.shown(PackageFetcher.shown(reason)))" }
    return "\(module.name)\(module.isLibrary ? " (library)" : ""), \(count(module.files, "file")): \(words)"
  }

  private static func named(_ modules: [String]) -> String {
    modules.map(ProjectStrings.shown).joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
