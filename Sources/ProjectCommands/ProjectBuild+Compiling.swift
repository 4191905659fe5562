import Foundation
import ProjectReader
import TinamouCLI

/// Compiling a module, in rounds in which rejected code is rewritten or left out.
extension ProjectBuild {
  /// The maximum number of compilations of a module.
  private static let rounds = 24
  /// The number of rejections of a file after which it is left out as a whole.
  private static let patience = 10

  /// A module that is being compiled, in rounds.
  struct Compilation {
    let adapted: Adapted
    let folder: String
    let objects: [String]
    /// The path of the module's interface; `nil` for the executable's module, which no other imports.
    let interface: String?
    let record: String
    /// The compiler's command, in the sandbox.
    let command: ChildProcess.Command
    let arguments: [String]
    var state: BuildState
    var counts: [String: Int] = [:]
    var round = 1
  }

  func begin(_ adapted: Adapted, isMain: Bool) throws -> Compilation {
    let module = adapted.module
    let build = try Cache.folder(inProject("build/\(module.name)"))
    let interface = isMain ? nil : "\(folder)/modules/\(module.name).swiftmodule"
    let objects = adapted.paths.map { "\(build)/\(objectStem($0)).o" }
    let record = "\(folder)/build/\(module.name).json"
    try checkObjects(objects + [interface].compactMap { $0 }, of: module, record: record)
    try Cache.folder(inProject("build/\(module.name)"))
    var map: [String: [String: String]] = ["": ["swift-dependencies": "\(build)/module.swiftdeps"]]
    for path in adapted.paths {
      let stem = objectStem(path)
      map[path] = [
        "object": "\(build)/\(stem).o", "swift-dependencies": "\(build)/\(stem).swiftdeps",
        "dependencies": "\(build)/\(stem).d",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try Cache.write(String(decoding: try encoder.encode(map), as: UTF8.self), to: "\(build)/files.json")
    guard let sources = ProjectStrings.responseFile(adapted.paths) else {
      throw BuildError("\(folder): a path with a line break cannot be built", status: .internalError)
    }
    try Cache.write(sources, to: "\(build)/sources")
    var arguments = [
      "-module-name", module.name, "-Onone", "-gline-tables-only", "-parse-as-library",
      "-incremental", "-enable-batch-mode", "-j\(max(2, ProcessInfo.processInfo.activeProcessorCount))", "-c",
      "-output-file-map", "\(build)/files.json", "-I", kit.modulesDirectory, "-I", "\(folder)/modules",
      "-module-cache-path", try Cache.compiledModules(), "-no-color-diagnostics", "-diagnostic-style", "llvm",
      "-suppress-warnings", "-continue-building-after-errors", "-enable-testing", "@\(build)/sources",
    ]
    arguments += Self.indexing(module, in: build)
    arguments += LanguageMode.arguments(for: module) + kit.clangArguments + standIns.compilerArguments
    arguments += clangImporting + adapted.clangArguments
    for flag in module.flags.sorted() where ProjectStrings.isIdentifier(flag) { arguments += ["-D", flag] }
    if module.isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    try Cache.folder(inProject("modules"))
    if let interface { arguments += ["-emit-module", "-emit-module-path", interface] }

    return Compilation(
      adapted: adapted, folder: build, objects: objects, interface: interface, record: record,
      command: try tool("swiftc", arguments, in: build), arguments: arguments,
      state: BuildState.read(stateFile(module)))
  }

  /// Takes what the compiler said in a round, and prepares another one.
  ///
  /// - Returns: whether the module is compiled.
  func proceed(_ compilation: inout Compilation, _ result: ChildProcess.Result) throws -> Bool {
    let adapted = compilation.adapted
    let module = adapted.module
    let (arguments, build, round) = (compilation.arguments, compilation.folder, compilation.round)
    if result.isLate {
      throw BuildError("the compiler took more than fifteen minutes", status: .internalError)
    }
    if let excess = result.excess {
      throw BuildError("\(module.name): the compiler \(excess) and was ended", status: .internalError)
    }
    let text = result.errors + String(decoding: result.output, as: UTF8.self)
    if result.status == 0 {
      try refuseRejected(in: module)
      try BuiltFiles.record(
        compilation.objects + [compilation.interface].compactMap { $0 }, stamp: "", to: compilation.record)
      try compilation.state.write(to: stateFile(module))
      try checkAvailability(of: compilation)
      return true
    }
    if let sentence = Self.foreignCompiler(in: text, kit: kit) {
      throw BuildError(sentence, status: .internalError)
    }
    // Adapted files name the user's ones to the compiler.
    let files = Dictionary(adapted.paths.compactMap { path in originals[path].map { ($0, path) } }) {
      first, _ in first
    }
    var errors = Diagnostic.errors(in: text)
    if errors.isEmpty, Diagnostic.isCrash(text) {
      errors = Diagnostic.crashes(in: text)
      if errors.isEmpty {
        // Alone each file is found that the compiler crashes at.
        let alone = arguments.map { $0 == "-enable-batch-mode" ? "-disable-batch-mode" : $0 }
        let again = try Confinement.run(try tool("swiftc", alone, in: build))
        errors = Diagnostic.crashes(in: again.errors + String(decoding: again.output, as: UTF8.self))
      }
    }
    errors = errors.map { $0.moved(to: files[$0.path] ?? $0.path) }
    if errors.isEmpty {
      throw BuildError("the compiler failed:\n\(String(text.suffix(4000)))", status: .internalError)
    }
    // Declarations generated from headers are not the user's code: those that do not compile are left out.
    let made = errors.filter { originals[$0.path].map(generated.contains) == true }
    if !made.isEmpty { errors = made }
    if tolerance.permitsLeavingOut(partsOf: module) || !made.isEmpty {
      console.progress(
        filesDone, of: filesInAll, "\(module.name): leaving out \(errors.count) rejected parts")
      try leaveOut(errors, of: module, round: round, counts: &compilation.counts, state: &compilation.state)
    } else if try !cure(errors, of: module, state: &compilation.state) || round == Self.rounds {
      throw failure(errors, of: module)
    }
    try compilation.state.write(to: stateFile(module))
    guard round < Self.rounds else {
      throw BuildError("\(module.name) cannot be compiled, whatever is left out of it")
    }
    compilation.round += 1
    return false
  }

  /// A description of a mismatch between the compiler on the path and the one that compiled Tinamou's modules; `nil` if there is none.
  nonisolated static func foreignCompiler(in text: String, kit: BuildKit) -> String? {
    guard
      let line = text.split(whereSeparator: \.isNewline).first(where: {
        $0.contains("module compiled with Swift") && $0.contains("cannot be imported by")
          || $0.contains("compiled module was created by")
      })
    else { return nil }
    let own = BuildKit.compiler(ofModule: "\(kit.modulesDirectory)/ApplicationHost.swiftmodule")
    return
      "\(kit.swiftc) is another version of Swift than \(own ?? "the one that Tinamou was built with"), which projects need: "
      + line.split(separator: "error: ").last.map(String.init)!
  }

  func objectStem(_ path: String) -> String {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return ProjectStrings.identifier(name).prefix(60) + "-" + fingerprint([path])
  }

  /// Returns the path of a folder of the project, relative to the cache.
  func inProject(_ path: String) -> String {
    "projects/" + (folder as NSString).lastPathComponent + "/" + path
  }

  /// Removes a module's compiled files if any of them was truncated or changed since, as the compiler only
  /// checks dates.
  private func checkObjects(_ files: [String], of module: AppProject.Module, record: String) throws {
    let present = files.filter { ContainedFolder.kind($0) != nil }
    let isFresh = ContainedFolder.kind(record) == nil
    // A missing record means that the last run was interrupted: files are complete or missing.
    let areWhole =
      isFresh
      ? present.allSatisfy { $0.hasSuffix(".swiftmodule") || BuiltFiles.isWhole($0) }
      : BuiltFiles.areIntact(present, stamp: "", in: record, isSubset: true)
    // The new files are recorded once all of them exist.
    try Cache.remove(record)
    guard !areWhole, !present.isEmpty else { return }
    if !isFresh || present.contains(where: { !BuiltFiles.isWhole($0) && $0.hasSuffix(".o") }) {
      console.message("\(module.name): what was compiled has changed since; it is compiled again")
    }
    try Cache.remove("\(folder)/build/\(module.name)")
    try Cache.remove("\(folder)/modules/\(module.name).swiftmodule")
  }

  func shown(_ error: Diagnostic) -> String {
    "\(originals[error.path] ?? error.path):\(error.line):\(error.column): error: \(error.message)"
  }

  private func leaveOut(
    _ errors: [Diagnostic], of module: AppProject.Module, round: Int, counts: inout [String: Int],
    state: inout BuildState
  ) throws {
    var byFile: [String: [AdapterProcess.Complaint]] = [:]
    for error in errors {
      byFile[error.path, default: []].append(
        AdapterProcess.Complaint(line: error.line, column: error.column, message: error.message))
    }
    var trims: [AdapterProcess.Trim] = []
    for path in byFile.keys.sorted() {
      guard let original = originals[path] else {
        let first = errors.first { $0.path == path }
        if let first, try repairEntry(first) { continue }
        throw BuildError("generated code is wrong: \(first.map(shown) ?? path)", status: .internalError)
      }
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      counts[path, default: 0] += 1
      // Whole test bodies are left out, so that no incomplete test can pass.
      let isTest = project.isTest && project.main.sources.contains(original)
      let isWhole = errors.contains { $0.path == path && $0.isOfFile }
      if isWhole || counts[path, default: 0] > (round > 18 ? 3 : Self.patience) {
        try state.write(
          String(repeating: "\n", count: text.count { $0 == "\n" }), to: path, of: original)
        let finding = AdapterProcess.Finding(
          path: original, line: 1,
          message: "the whole file is left out: \(byFile[path]?.first?.message ?? "")")
        state.files[original]?.leftOut.append(finding)
        if !generated.contains(original) { leftOut[module.name, default: []].append(finding) }
        continue
      }
      trims.append(
        AdapterProcess.Trim(
          path: path, text: text, complaints: byFile[path] ?? [],
          isCoarse: isTest || counts[path, default: 0] > 5))
    }
    let former = Dictionary(trims.map { ($0.path, $0.text) }) { $1 }
    for trimmed in try adapter.trim(trims) {
      guard let original = originals[trimmed.path] else { continue }
      try state.write(trimmed.text, to: trimmed.path, of: original)
      let findings = trimmed.findings.map {
        AdapterProcess.Finding(path: original, line: $0.line, message: $0.message)
      }
      state.files[original]?.leftOut += findings
      if !generated.contains(original) { leftOut[module.name, default: []] += findings }
      if trimmed.text == former[trimmed.path] {
        counts[trimmed.path, default: 0] += 3
      } else if trimmed.findings.isEmpty {
        // Rewriting loses no code, and the compiler reports one position of a closure at a time.
        counts[trimmed.path, default: 0] -= 1
      }
    }
  }

  /// Rewrites code that only Apple's compiler accepts.
  ///
  /// - Returns: whether any text changed. The remaining errors also occur on Apple's platforms, or concern
  ///   missing API.
  private func cure(_ errors: [Diagnostic], of module: AppProject.Module, state: inout BuildState) throws
    -> Bool
  {
    let byFile = Dictionary(grouping: errors, by: \.path)
    var trims: [AdapterProcess.Trim] = []
    for path in byFile.keys.sorted() {
      let complaints = byFile[path] ?? []
      guard originals[path] != nil else {
        if let first = complaints.first, try repairEntry(first) { return true }
        throw BuildError(
          "generated code is wrong: \(complaints.first.map(shown) ?? path)", status: .internalError)
      }
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      trims.append(
        AdapterProcess.Trim(
          path: path, text: text,
          complaints: complaints.map {
            AdapterProcess.Complaint(line: $0.line, column: $0.column, message: $0.message)
          }, isCoarse: false, isLossless: true))
    }
    let former = Dictionary(trims.map { ($0.path, $0.text) }) { $1 }
    var isChanged = false
    for trimmed in try adapter.trim(trims) where trimmed.text != former[trimmed.path] {
      isChanged = true
      guard let original = originals[trimmed.path] else { continue }
      try state.write(trimmed.text, to: trimmed.path, of: original)
      let findings = trimmed.findings.map {
        AdapterProcess.Finding(path: original, line: $0.line, message: $0.message)
      }
      state.files[original]?.leftOut += findings
      leftOut[module.name, default: []] += findings
    }
    return isChanged
  }
}
