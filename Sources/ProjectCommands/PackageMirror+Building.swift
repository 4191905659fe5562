import Foundation
import ProjectReader
import TinamouCLI

/// The build of a package's tests.
extension PackageMirror {
  /// The maximum number of builds of the package.
  private static let rounds = 14

  /// Builds the tests. Code that only Apple's compiler accepts is rewritten. An error in the package's own
  /// code ends the build, or the code is left out if the user permits it. From tests whole bodies are left
  /// out, so that no incomplete test can pass.
  ///
  /// - Returns: whether something was left out.
  func buildTests(
    _ swift: String, _ arguments: [String], _ checkouts: PackageCheckouts
  ) throws -> Bool {
    let prefix = tree + "/"
    var counts: [String: Int] = [:]
    var leftOut: [AdapterProcess.Finding] = []
    var leftOutOfOthers: [AdapterProcess.Finding] = []
    try CompilerLocks.remove(in: mirror + "/build", of: try Cache.contained())
    for _ in 0..<Self.rounds {
      let result = try confinement.run(command(swift, ["build", "--build-tests"] + arguments), in: sandbox())
      if result.isLate { throw BuildError("\(folder): building it took more than 1800 seconds") }
      if let excess = result.excess { throw BuildError("\(folder): building it \(excess) and was ended") }
      if result.status == 0 {
        tell(leftOut, ofOthers: leftOutOfOthers)
        return !leftOut.isEmpty
      }
      let text = String(decoding: result.output, as: UTF8.self) + result.errors
      // Adapted files refer to the user's files in `#sourceLocation`.
      let all = Diagnostic.errors(in: text)
      let places = all.map { placed($0) }
      let errors = places.filter { $0.path.hasPrefix(prefix) && !$0.path.hasSuffix("/Package.swift") }
      // Sources of dependencies are adapted first, and left out where that is not enough.
      let foreign = places.compactMap { error in checkouts.place(of: error.path).map { error.moved(to: $0) } }
      if try checkouts.adaptTargets(of: foreign.map(\.path)) {
        try adaptCheckouts(checkouts)
        continue
      }
      var isChanged = false
      for trimmed in try adapter.trim(trims(of: errors + foreign, counts: &counts)) {
        let findings = trimmed.findings.map {
          AdapterProcess.Finding(path: shown(trimmed.path), line: $0.line, message: $0.message)
        }
        isChanged = try Cache.write(trimmed.text, to: trimmed.path) || isChanged
        if (trimmed.path as NSString).lastPathComponent == ObjectiveCTarget.fileName { continue }
        if trimmed.path.hasPrefix(prefix) { leftOut += findings } else { leftOutOfOthers += findings }
      }
      guard isChanged else { throw failure(errors, of: all, text: text) }
    }
    throw BuildError("\(folder): cannot be built, whatever is left out of it")
  }

  /// Tells what was left out of the package and of those that it depends on.
  private func tell(_ own: [AdapterProcess.Finding], ofOthers: [AdapterProcess.Finding]) {
    var parts = LeftOutParts()
    parts.add(own, of: (folder as NSString).lastPathComponent, isLibrary: false, bodies: [])
    parts.add(ofOthers, of: "packages that it depends on", isLibrary: true, bodies: [])
    for sentence in parts.sentences { console.warning(sentence) }
  }

  /// Returns an error at its place in the mirror.
  private func placed(_ error: Diagnostic) -> Diagnostic {
    if let target = declared.first(where: { declarations(of: $0) == error.path }) {
      return error.moved(to: tree + "/" + target.path.dropFirst(root.count + 1))
    }
    guard error.path.hasPrefix(root + "/"), !error.path.hasPrefix(mirror + "/") else { return error }
    return error.moved(to: tree + "/" + error.path.dropFirst(root.count + 1))
  }

  /// Returns the requests to leave out what errors are in.
  ///
  /// - Parameter counts: how often each file has had errors.
  private func trims(of errors: [Diagnostic], counts: inout [String: Int]) -> [AdapterProcess.Trim] {
    let prefix = tree + "/"
    let byFile = Dictionary(grouping: errors, by: \.path)
    var trims: [AdapterProcess.Trim] = []
    for path in byFile.keys.sorted() {
      counts[path, default: 0] += 1
      // The compiler uses the real paths of files; those of the mirror are regular files.
      guard ContainedFolder.kind(path) == S_IFREG,
        let text = try? String(contentsOfFile: path, encoding: .utf8)
      else { continue }
      let complaints = (byFile[path] ?? []).map {
        AdapterProcess.Complaint(line: $0.line, column: $0.column, message: $0.message)
      }
      let isForeign = !path.hasPrefix(prefix)
      // Declarations made of headers are left out where the compiler rejects them.
      let isDeclared = (path as NSString).lastPathComponent == ObjectiveCTarget.fileName
      let isTest = !isForeign && path.dropFirst(prefix.count).contains("Tests/")
      trims.append(
        AdapterProcess.Trim(
          path: path, text: text, complaints: complaints, isCoarse: isTest || counts[path, default: 0] > 5,
          isLossless: !isDeclared && (isForeign ? tolerance == .strict : tolerance != .lenient)))
    }
    return trims
  }

  /// Prints the package's own errors in the compiler's format, or the output of the build if there are none.
  private func failure(_ errors: [Diagnostic], of all: [Diagnostic], text: String) -> BuildError {
    guard !errors.isEmpty else {
      for error in all {
        console.message(shown("\(error.path):\(error.line):\(error.column): error: \(error.message)"))
      }
      if all.isEmpty { console.message(shown(String(text.suffix(4000)))) }
      return BuildError(
        all.isEmpty
          ? "\(folder): cannot be built" : "\(folder): cannot be built: the errors are in what it depends on")
    }
    for error in errors {
      let adapted = (try? String(contentsOfFile: error.path, encoding: .utf8)) ?? ""
      let original = (try? String(contentsOfFile: shown(error.path), encoding: .utf8)) ?? ""
      let placed = error.placed(adapted: adapted, original: original)
      console.message("\(shown(error.path)):\(placed.line):\(placed.column): error: \(shown(error.message))")
    }
    let count = errors.count
    return BuildError(
      "\(folder): cannot be built: \(count) \(count == 1 ? "error" : "errors")"
        + (tolerance == .strict ? "" : "; --lenient leaves out what cannot be compiled"))
  }
}
