import Foundation
import ProjectReader

/// Rewriting rejected code of a module, and leaving it out.
extension ModuleJob {
  /// The number of rejections of a file after which it is left out as a whole.
  private static let patience = 10
  /// The number of compilations of an own module after which code is left out without trying first to rewrite it.
  private static let curingRounds = 4

  /// Rewrites what the compiler rejects or, where that is permitted, leaves it out. Throws an error if nothing can be done.
  mutating func treat(_ errors: [Diagnostic], in compilation: inout Compilation) throws {
    // Declarations generated from headers are not the user's code: those that do not compile are left out.
    let made = errors.filter { originals[$0.path].map(generated.contains) == true }
    let errors = (made.isEmpty ? errors : made).withoutFailuresOfTheCompiler
    if made.isEmpty { permitLeavingOut(errors) }
    if mayLeaveOut, made.isEmpty, let others = try standIn(for: errors, in: &compilation) {
      // Of the others only those are certain that name something else that is not there.
      let certain = others.filter { $0.message.hasPrefix("cannot find '") }
      compilation.besideMissingTypes.formUnion(problems(others))
      note(certain, in: &compilation)
      try leaveOut(certain, of: &compilation)
      return
    }
    if mayLeaveOut, !module.isLibrary, made.isEmpty, compilation.round <= Self.curingRounds,
      try cure(errors, of: &compilation)
    {
      return
    }
    // SwiftUI is left out of an application without an option, hence also where more may be left out: it is no problem then.
    if mayLeaveOut, !module.isLibrary, made.isEmpty,
      try leaveOutSwiftUI(errors, in: &compilation)
    {
      return
    }
    if mayLeaveOut || !made.isEmpty {
      progress.show("\(module.name): leaving out \(errors.count) rejected parts")
      try noteRemaining(errors, in: &compilation)
      try leaveOut(errors, of: &compilation)
    } else if compilation.round == Self.rounds {
      throw failure(errors)
    } else if try !cure(errors, of: &compilation), try !leaveOutSwiftUI(errors, in: &compilation) {
      throw failure(errors)
    }
  }

  /// Notes errors because of which code is left out, with the files that they are in.
  mutating func note(_ errors: [Diagnostic], in compilation: inout Compilation) {
    // Earlier compilations only rewrote what was rejected: these errors do not follow from code that is left out.
    let isFirst = compilation.state.files.values.allSatisfy { ($0.problems ?? []).isEmpty }
    for problem in problems(errors) where !generated.contains(problem.file) {
      let isEarly = isFirst || compilation.besideMissingTypes.contains(problem)
      let found = FoundProblem(problem: problem, round: isEarly ? 1 : compilation.round)
      self.found.append(found)
      let known = compilation.state.files[problem.file]?.problems ?? []
      compilation.state.files[problem.file]?.problems = known + [found]
    }
  }

  /// Leaves out code that concerns SwiftUI, which has no picture here, and nothing else.
  ///
  /// - Returns: whether any text changed. The remaining errors are the user's.
  private mutating func leaveOutSwiftUI(
    _ errors: [Diagnostic], in compilation: inout Compilation
  ) throws -> Bool {
    guard plan.tolerance != .strict, environment.standIns.names.contains("SwiftUI") else { return false }
    var trims = trimsOfSwiftUI(errors, in: compilation)
    var answers = try environment.adapter.trim(trims)
    let others = Dictionary(answers.map { ($0.path, Set($0.others ?? [])) }) { $1 }
    let mistakes = errors.filter { others[$0.path]?.contains($0.complaint) == true }
    if !mistakes.isEmpty {
      // Mistakes in other code end the build at once, and are told without what follows from SwiftUI. Where code may be left out,
      // the next compilation finds them again.
      guard mayLeaveOut else { throw failure(mistakes) }
      let rest = errors.filter { others[$0.path]?.contains($0.complaint) == false }
      if rest.isEmpty { return false }
      trims = trimsOfSwiftUI(rest, in: compilation)
      answers = try environment.adapter.trim(trims)
    }
    let texts = Dictionary(trims.map { ($0.path, $0.text) }) { $1 }
    var isChanged = false
    for trimmed in answers where trimmed.text != texts[trimmed.path] {
      guard let original = originals[trimmed.path] else { continue }
      isChanged = true
      compilation.counts[trimmed.path, default: 0] += 1
      try compilation.state.write(trimmed.text, to: trimmed.path, of: original)
      let findings = trimmed.findings.map { finding in
        var finding = finding
        finding.path = original
        return finding
      }
      note(findings, of: original, state: &compilation.state)
    }
    return isChanged
  }

  /// Returns the texts that the compiler rejects, with the names by which SwiftUI's code in them is recognized.
  private func trimsOfSwiftUI(
    _ errors: [Diagnostic], in compilation: Compilation
  ) -> [AdapterProcess.Trim] {
    // Names that begin with a period are local to their file.
    let names = compilation.state.files.mapValues { $0.leftOut.flatMap { $0.names ?? [] } }
    let shared = Set(names.values.joined()).filter { !$0.hasPrefix(".") }
    var trims: [AdapterProcess.Trim] = []
    for (path, errors) in Dictionary(grouping: errors, by: \.path).sorted(by: { $0.key < $1.key }) {
      guard let original = originals[path], !errors.contains(where: \.isOfFile),
        let text = try? String(contentsOfFile: path, encoding: .utf8)
      else { continue }
      let isTest = plan.isTest && plan.modules.last?.sources.contains(original) == true
      let local = (names[original] ?? []).filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
      let scope = AdapterProcess.Scope(
        names: compilation.adapted.swiftUI, leftOut: shared.union(local).sorted())
      trims.append(
        AdapterProcess.Trim(
          path: path, text: text, complaints: errors.map(\.complaint),
          isCoarse: isTest || compilation.counts[path, default: 0] > 3, scope: scope))
    }
    return trims
  }

  /// Leaves out what the compiler rejects.
  private mutating func leaveOut(_ errors: [Diagnostic], of compilation: inout Compilation) throws {
    let byFile = Dictionary(grouping: errors, by: \.path)
    var trims: [AdapterProcess.Trim] = []
    for path in byFile.keys.sorted() {
      let found = byFile[path] ?? []
      guard let original = originals[path] else {
        // The entry is written anew without a name that it cannot have.
        if try repairEntry(found) { continue }
        throw Self.isWrong(found, path)
      }
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      compilation.counts[path, default: 0] += 1
      let count = compilation.counts[path, default: 0]
      let patience = isHasty(compilation) ? 1 : compilation.round > 18 ? 3 : Self.patience
      if found.contains(where: \.isOfFile) || count > patience {
        try leaveOutAll(of: original, at: path, text, because: found, state: &compilation.state)
        continue
      }
      // Whole test bodies are left out, so that no incomplete test can pass.
      let isTest = plan.isTest && plan.modules.last?.sources.contains(original) == true
      trims.append(
        AdapterProcess.Trim(
          path: path, text: text, complaints: found.map(\.complaint), isCoarse: isTest || count > 5))
    }
    let former = Dictionary(trims.map { ($0.path, $0.text) }) { $1 }
    for trimmed in try environment.adapter.trim(trims) {
      try take(trimmed, state: &compilation.state)
      if trimmed.text == former[trimmed.path] {
        compilation.counts[trimmed.path, default: 0] += 3
      } else if trimmed.findings.isEmpty {
        // Rewriting loses no code, and the compiler reports one position of a closure at a time.
        compilation.counts[trimmed.path, default: 0] -= 1
      }
    }
  }

  /// Leaves out a whole file, whose lines remain.
  private mutating func leaveOutAll(
    of original: String, at path: String, _ text: String, because errors: [Diagnostic],
    state: inout BuildState
  ) throws {
    try state.write(String(repeating: "\n", count: text.count { $0 == "\n" }), to: path, of: original)
    note(
      [
        AdapterProcess.Finding(
          path: original, line: 1, message: "the whole file is left out: \(errors.first?.message ?? "")")
      ], of: original, state: &state)
  }

  /// Returns what the adapter is asked to rewrite without a loss.
  private func losslessTrims(_ errors: [Diagnostic]) -> [AdapterProcess.Trim] {
    let byFile = Dictionary(grouping: errors, by: \.path)
    return byFile.keys.sorted().compactMap { path in
      guard originals[path] != nil, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        return nil
      }
      return AdapterProcess.Trim(
        path: path, text: text, complaints: (byFile[path] ?? []).map(\.complaint), isCoarse: false,
        isLossless: true)
    }
  }

  /// Notes errors without those that rewriting answers.
  mutating func noteRemaining(_ errors: [Diagnostic], in compilation: inout Compilation) throws {
    let remaining = try environment.adapter.remaining(of: losslessTrims(errors))
    note(errors.filter { remaining[$0.path]?.contains($0.complaint) == true }, in: &compilation)
  }

  /// Rewrites code that only Apple's compiler accepts.
  ///
  /// - Returns: whether any text changed. The remaining errors also occur on Apple's platforms, or concern
  ///   missing API.
  private mutating func cure(_ errors: [Diagnostic], of compilation: inout Compilation) throws -> Bool {
    let made = errors.filter { originals[$0.path] == nil }
    if let path = made.map(\.path).min() {
      let found = made.filter { $0.path == path }
      if try repairEntry(found) { return true }
      throw Self.isWrong(found, path)
    }
    let trims = losslessTrims(errors)
    let former = Dictionary(trims.map { ($0.path, $0.text) }) { $1 }
    var isChanged = false
    for trimmed in try environment.adapter.trim(trims) where trimmed.text != former[trimmed.path] {
      isChanged = true
      try take(trimmed, state: &compilation.state)
    }
    return isChanged
  }

  /// Writes a text of which parts were rewritten or left out.
  private mutating func take(_ trimmed: AdapterProcess.File, state: inout BuildState) throws {
    guard let original = originals[trimmed.path] else { return }
    try state.write(trimmed.text, to: trimmed.path, of: original)
    note(
      trimmed.findings.map {
        AdapterProcess.Finding(path: original, line: $0.line, message: $0.message)
      }, of: original, state: &state)
  }

  /// Notes code of a file that is left out. That of declarations made from headers is nobody's.
  mutating func note(
    _ findings: [AdapterProcess.Finding], of original: String, state: inout BuildState
  ) {
    state.files[original]?.leftOut += findings
    if !generated.contains(original) { leftOut += findings }
  }

  /// Returns the error about code that was made and that the compiler rejects.
  private static func isWrong(_ errors: [Diagnostic], _ path: String) -> BuildError {
    let place = errors.first.map { "\($0.path):\($0.line):\($0.column): error: \($0.message)" }
    return BuildError("generated code is wrong: \(place ?? path)", status: .internalError)
  }
}

extension [Diagnostic] {
  /// The errors without those that only say that the compiler cannot name one, which follow from others of their files.
  fileprivate var withoutFailuresOfTheCompiler: [Diagnostic] {
    let named = filter { !$0.message.hasPrefix("failed to produce diagnostic") }
    let files = Set(named.map(\.path))
    return filter { !$0.message.hasPrefix("failed to produce diagnostic") || !files.contains($0.path) }
  }
}

extension Diagnostic {
  fileprivate var complaint: AdapterProcess.Complaint {
    AdapterProcess.Complaint(line: line, column: column, message: message)
  }
}
