import Foundation
import ProjectReader

/// The errors of a module, which end the work on it.
extension ModuleJob {
  /// The maximum number of errors that are told of a module.
  private static let mostErrors = 200

  /// Tells the errors of the module in the compiler's format. For files that import a missing module, only the
  /// import is told, since it causes further errors.
  mutating func failure(_ errors: [Diagnostic]) -> BuildError {
    let texts = texts(of: errors)
    let imports = missingImports
    let lacking = Set(imports.map(\.path))
    // The adapter's errors are told with the compiler's, in the order of the files.
    let rejected = rejected.map {
      Diagnostic(path: $0.path, line: $0.line, column: $0.column ?? 1, message: $0.message)
    }
    let errors = withoutConsequences(of: rejected, in: errors, texts)
    let own = (errors + rejected).filter { !lacking.contains(originals[$0.path] ?? $0.path) }
    var problems = imports.filter { finding in errors.contains { originals[$0.path] == finding.path } }.map {
      BuildProblem(
        file: $0.path, line: $0.line, column: Self.columnOfImport($0),
        message: "no such module '\($0.module ?? "")'")
    }
    problems += self.problems(own, texts)
    if !rejected.isEmpty {
      let order = Dictionary(problems.enumerated().map { ($1.file, $0) }) { first, _ in first }
      problems.sort { (order[$0.file] ?? 0, $0.line, $0.column) < (order[$1.file] ?? 0, $1.line, $1.column) }
    }
    return failure(problems, derived: errors.count + rejected.count - own.count)
  }

  /// Returns the errors at their places in the user's files.
  func problems(_ errors: [Diagnostic]) -> [BuildProblem] { problems(errors, texts(of: errors)) }

  private func problems(_ errors: [Diagnostic], _ texts: Texts) -> [BuildProblem] {
    errors.map { error in
      let text = texts[error.path] ?? ("", "")
      let placed = error.placed(adapted: text.adapted, original: text.original)
      return BuildProblem(
        file: originals[error.path] ?? error.path, line: placed.line, column: placed.column,
        message: error.message)
    }
  }

  /// The compiled text and the user's, by the adapted file.
  private typealias Texts = [String: (adapted: String, original: String)]

  private func texts(of errors: [Diagnostic]) -> Texts {
    func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
    return Set(errors.map(\.path)).reduce(into: [:]) {
      $0[$1] = (text($1), originals[$1].map(text) ?? "")
    }
  }

  /// Returns errors without those in the code that stands for a rejected declaration, which may be rejected as well.
  private func withoutConsequences(
    of rejected: [Diagnostic], in errors: [Diagnostic], _ texts: Texts
  ) -> [Diagnostic] {
    let doubted = Dictionary(grouping: rejected, by: \.path).mapValues { Set($0.map(\.line)) }
    return errors.filter { error in
      guard let lines = originals[error.path].flatMap({ doubted[$0] }) else { return true }
      let text = texts[error.path] ?? ("", "")
      return !lines.contains(error.line) && !error.isInChange(adapted: text.adapted, original: text.original)
    }
  }

  /// Tells the problems of the module in the compiler's format.
  ///
  /// - Parameter derived: the number of further errors, which follow from modules that are not here.
  mutating func failure(_ found: [BuildProblem], derived: Int) -> BuildError {
    let (problems, consequences) = sorted(found)
    let derived = derived + consequences
    let told = problems.map { problem in
      "\(ProjectStrings.shown(problem.file)):\(problem.line):\(problem.column): error: \(problem.message)"
        + (problem.missing.map { " (\($0) is Apple's and missing in Tinamou)" } ?? "")
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
      say(old.sentence(of: module.name, shown: ProjectStrings.shown))
    } else {
      for line in told.prefix(Self.mostErrors) { say(line) }
    }
    var words = "\(module.name) cannot be built: \(told.count) \(told.count == 1 ? "error" : "errors")"
    if old == nil, told.count > Self.mostErrors {
      words += ", of which the first \(Self.mostErrors) are shown"
    }
    if derived > 0 {
      words +=
        ", and \(derived) that follow\(derived == 1 ? "s" : "") from "
        + (consequences == 0 ? "modules that are not here" : "others")
    }
    // Modules of Apple's are missing names.
    let absent = problems.filter { $0.missing == nil }.compactMap(\.absentModule)
    words += MissingNames(absent).clauseOfModules(of: told.count)
    words += MissingNames(problems.compactMap(\.missing)).clause(of: told.count)
    var failure = BuildError(words, status: .buildFailed)
    if plan.tolerance != .strict { failure.advice = "; --lenient leaves out what cannot be compiled" }
    failure.errors = problems
    return failure
  }

  /// The number of files of a module, up to which any number of them may need modules that are not here.
  private static let smallModule = 20

  /// Permits to leave out code of one of the project's own modules if no error can be a mistake: all are about modules that are not here, or
  /// follow from that. If most of a module's files need them, what remains is no application, and the errors are told.
  mutating func permitLeavingOut(_ errors: [Diagnostic]) {
    guard !mayLeaveOut, plan.tolerance == .standard, rejected.isEmpty,
      !missingImports.isEmpty || !missingBridged.isEmpty || !module.absentSources.isEmpty
    else { return }
    let problems = problems(errors)
    let files = Set(problems.map(\.file) + missingImports.map(\.path))
    guard module.sources.count <= Self.smallModule || files.count * 2 <= module.sources.count else { return }
    let sorter = sorter(of: problems)
    // Errors after SwiftUI was left out follow from it: mistakes end the build before.
    let round = leftOut.isEmpty ? 1 : 2
    lacksModules = problems.allSatisfy { sorter.cause(of: $0, round: round).isOfAbsence }
  }

  private func sorter(of problems: [BuildProblem]) -> ErrorSorter {
    var missing = Dictionary(grouping: missingImports, by: \.path).mapValues { Set($0.compactMap(\.module)) }
    let bridged = missingBridged
    if !bridged.isEmpty { for path in module.sources { missing[path, default: []].formUnion(bridged) } }
    // Names of C, or of modules that others would show, are not found in any of its files.
    let isBlind = inputs.compiledAgainst.contains { $0.lacksHeaders == true || $0.reexportsMissing }
    let seesMissing =
      !missing.isEmpty || inputs.compiledAgainst.contains { $0.untranslated.contains { $0.module != nil } }
    return ErrorSorter(
      problems, sources: plan.modules.flatMap(\.sources), missingModules: missing,
      filesWithoutHeaders: isBlind ? Set(sources) : [],
      filesAfterLeftOut: inputs.compiledAgainst.contains { !$0.leftOut.isEmpty } ? Set(sources) : [],
      filesBesideMissing: seesMissing ? Set(sources) : [], absentSources: plan.absentSources,
      absentLibraries: plan.absentLibraries,
      present: PresentNames(environment.kit), headers: plan.headerNames)
  }

  /// Returns the errors that are told, with the missing API that causes them, and the number of those that follow from them.
  private func sorted(_ problems: [BuildProblem]) -> ([BuildProblem], consequences: Int) {
    let sorter = sorter(of: problems)
    var told: [BuildProblem] = []
    for var problem in problems {
      switch sorter.cause(of: problem, round: 1) {
      case .consequence: continue
      case .missing(let name): problem.missing = name
      case .undecided, .project, .environment: break
      }
      told.append(problem)
    }
    // Something has to be told: what all seem to follow from is not among them.
    return told.isEmpty ? (problems, 0) : (told, problems.count - told.count)
  }

  /// Throws an error if files of the module cannot be compiled at all and its code must not be left out.
  mutating func refuse(_ findings: [AdapterProcess.Finding]) throws {
    guard !findings.isEmpty else { return }
    guard module.mayLeaveOut else {
      for finding in findings {
        let message = finding.message.replacingOccurrences(
          of: "the whole file is left out: it ", with: "the file "
        )
        .replacingOccurrences(of: ": it is left out", with: "").replacingOccurrences(
          of: ": the file is left out", with: "")
        say("\(ProjectStrings.shown(finding.path)):\(finding.line):1: error: \(message)")
      }
      let count = findings.count
      throw BuildError(
        "\(module.name) cannot be built: \(count) \(count == 1 ? "file" : "files") cannot be compiled; --lenient leaves "
          + "\(count == 1 ? "it" : "them") out")
    }
    leftOut += findings
  }

  /// Throws an error if the adapter rejects code of the module that compiles and none of it may be left out. Where it
  /// may be, the code is counted as left out: what Objective-C would see of it is.
  mutating func refuseRejected() throws {
    guard !rejected.isEmpty else { return }
    guard module.mayLeaveOut else { throw failure([]) }
    leftOut += rejected
    rejected = []
  }

  /// The modules that the bridging header shows to all files and that are not here.
  private var missingBridged: Set<String> {
    plan.missingBridgedModules(
      of: module, present: environment.kit.modules.union(environment.standIns.names))
  }

  /// The imports of missing modules that were removed from the module's files.
  private var missingImports: [AdapterProcess.Finding] { untranslated.filter { $0.module != nil } }

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
}
