import Foundation
import ProjectReader
import TinamouCLI

/// The reports of a build: errors in the user's own code, code that was left out, and code that could not be
/// translated.
extension ProjectBuild {
  /// The maximum number of errors that are printed for a module.
  fileprivate static let mostErrors = 200

  /// Prints the errors of a module in the compiler's format. For files that import a missing module, only the
  /// import is reported, since it causes further errors.
  func failure(_ errors: [Diagnostic], of module: AppProject.Module) -> BuildError {
    let imports = missingImports(of: module)
    let lacking = Set(imports.map(\.path))
    var texts: [String: (adapted: String, original: String)] = [:]
    for path in Set(errors.map(\.path)) {
      texts[path] = (
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? "",
        originals[path].flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
      )
    }
    // The adapter's errors are printed with the compiler's, in the order of the files.
    let rejected = (rejected[module.name] ?? []).map {
      Diagnostic(path: $0.path, line: $0.line, column: $0.column ?? 1, message: $0.message)
    }
    // The code that stands for a rejected declaration may be rejected as well.
    let doubted = Dictionary(grouping: rejected, by: \.path).mapValues { Set($0.map(\.line)) }
    let errors = errors.filter { error in
      guard let lines = originals[error.path].flatMap({ doubted[$0] }) else { return true }
      let text = texts[error.path] ?? ("", "")
      return !lines.contains(error.line) && !error.isInChange(adapted: text.adapted, original: text.original)
    }
    let own = (errors + rejected).filter { !lacking.contains(originals[$0.path] ?? $0.path) }
    let derived = errors.count + rejected.count - own.count
    var problems = imports.filter { finding in errors.contains { originals[$0.path] == finding.path } }.map {
      BuildProblem(
        file: $0.path, line: $0.line, column: Self.columnOfImport($0),
        message: "no such module '\($0.module ?? "")'")
    }
    problems += own.map { error in
      let text = texts[error.path] ?? ("", "")
      let placed = error.placed(adapted: text.adapted, original: text.original)
      return BuildProblem(
        file: originals[error.path] ?? error.path, line: placed.line, column: placed.column,
        message: error.message)
    }
    if !rejected.isEmpty {
      let order = Dictionary(problems.enumerated().map { ($1.file, $0) }) { first, _ in first }
      problems.sort { (order[$0.file] ?? 0, $0.line, $0.column) < (order[$1.file] ?? 0, $1.line, $1.column) }
    }
    return failure(problems, derived: derived, of: module)
  }

  /// Prints the problems of a module in the compiler's format.
  ///
  /// - Parameter derived: the number of further errors, which follow from modules that are not here.
  func failure(_ problems: [BuildProblem], derived: Int, of module: AppProject.Module) -> BuildError {
    let told = problems.map {
      "\(ProjectStrings.shown($0.file)):\($0.line):\($0.column): error: \($0.message)"
    }
    let lines = Set(problems.map(\.file)).reduce(into: [String: [Substring]]()) {
      let text = (try? String(contentsOfFile: $1, encoding: .utf8)) ?? ""
      $0[$1] = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let old = OldSwift(problems) { file, number in
      guard let text = lines[file], text.indices.contains(number - 1) else { return "" }
      return String(text[number - 1])
    }
    if let old {
      console.message(old.sentence(of: module.name, shown: ProjectStrings.shown))
    } else {
      for line in told.prefix(Self.mostErrors) { console.message(line) }
    }
    var words = "\(module.name) cannot be built: \(told.count) \(told.count == 1 ? "error" : "errors")"
    if old == nil, told.count > Self.mostErrors {
      words += ", of which the first \(Self.mostErrors) are shown"
    }
    if derived > 0 {
      words += ", and \(derived) that follow\(derived == 1 ? "s" : "") from modules that are not here"
    }
    var failure = BuildError(
      words + (tolerance == .strict ? "" : "; --lenient leaves out what cannot be compiled"),
      status: .buildFailed)
    failure.errors = problems
    return failure
  }

  /// Throws an error if files of a module cannot be compiled at all and its code must not be left out.
  func refuse(_ findings: [AdapterProcess.Finding], of module: AppProject.Module) throws {
    guard !findings.isEmpty else { return }
    guard tolerance.permitsLeavingOut(partsOf: module) else {
      for finding in findings {
        let message = finding.message.replacingOccurrences(
          of: "the whole file is left out: it ", with: "the file "
        )
        .replacingOccurrences(of: ": it is left out", with: "").replacingOccurrences(
          of: ": the file is left out", with: "")
        console.message("\(ProjectStrings.shown(finding.path)):\(finding.line):1: error: \(message)")
      }
      let count = findings.count
      throw BuildError(
        "\(module.name) cannot be built: \(count) \(count == 1 ? "file" : "files") cannot be compiled; --lenient leaves "
          + "\(count == 1 ? "it" : "them") out")
    }
    leftOut[module.name, default: []] += findings
  }

  /// Throws an error if the adapter rejects code of a module that compiles and none of it may be left out. Where it
  /// may be, the code is counted as left out: what Objective-C would see of it is.
  func refuseRejected(in module: AppProject.Module) throws {
    guard let found = rejected[module.name], !found.isEmpty else { return }
    guard tolerance.permitsLeavingOut(partsOf: module) else { throw failure([], of: module) }
    leftOut[module.name, default: []] += found
    rejected[module.name] = nil
  }

  /// Returns the imports of missing modules that were removed from a module's files.
  private func missingImports(of module: AppProject.Module) -> [AdapterProcess.Finding] {
    (untranslated[module.name] ?? []).filter { $0.module != nil }
  }

  /// Returns the column of the module's name in an import.
  private static func columnOfImport(_ finding: AdapterProcess.Finding) -> Int {
    guard let name = finding.module, let text = try? String(contentsOfFile: finding.path, encoding: .utf8)
    else {
      return 1
    }
    let lines = text.split(separator: "\n", maxSplits: finding.line, omittingEmptySubsequences: false)
    guard finding.line >= 1, lines.count >= finding.line, let at = lines[finding.line - 1].range(of: name)
    else {
      return 1
    }
    return lines[finding.line - 1][..<at.lowerBound].utf8.count + 1
  }

  /// Reports the code that was left out and the code that could not be translated.
  func report(_ adapted: [Adapted]) throws {
    for one in adapted {
      let module = one.module
      for (name, imports) in Dictionary(grouping: missingImports(of: module), by: { $0.module ?? "" }).sorted(
        by: {
          $0.key < $1.key
        })
      {
        let files = Set(imports.map(\.path)).count
        console.warning(
          "\(module.name): no such module '\(name)' here, which \(files) \(files == 1 ? "file imports" : "files import") "
            + "(\(ProjectStrings.shown(imports[0].path)):\(imports[0].line))")
      }
      for finding in (untranslated[module.name] ?? []) where finding.module == nil && finding.isOfFile != true
      {
        console.warning("\(ProjectStrings.shown(finding.path)):\(finding.line): \(finding.message)")
      }
      let found = leftOut[module.name] ?? []
      guard !found.isEmpty else { continue }
      if let bodies = one.bodies {
        parts.add(found, of: module, bodies: bodies)
        continue
      }
      let files = Set(found.map(\.path))
      let bodies = try adapter.count(
        one.paths.compactMap { path in
          guard let original = originals[path], files.contains(original),
            let text = try? String(contentsOfFile: path, encoding: .utf8)
          else { return nil }
          return AdapterProcess.Bodies(path: original, text: text)
        }
          + module.sources.filter { !files.contains($0) }.map { path in
            // Nothing was left out of these.
            AdapterProcess.Bodies(
              path: path, text: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
          })
      parts.add(found, of: module, bodies: bodies)
      if var record = ModuleRecord.read(recordFile(module)) {
        record.bodies = bodies
        try record.write(to: recordFile(module))
      }
    }
    for sentence in parts.sentences { console.warning(sentence) }
  }
}
