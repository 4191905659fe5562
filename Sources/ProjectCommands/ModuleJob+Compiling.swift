import Foundation
import ProjectReader

/// Compiling a module, in rounds in which rejected code is rewritten or left out.
extension ModuleJob {
  /// The maximum number of compilations of a module.
  static let rounds = 24

  /// A module that is being compiled, in rounds.
  struct Compilation {
    let adapted: Adapted
    let objects: [String]
    /// The products of the compiler: objects and the interface.
    let products: [String]
    /// The compiler's arguments.
    let arguments: [String]
    var state: BuildState
    /// The number of times that code of a file was rejected, by its path.
    var counts: [String: Int] = [:]
    var round = 1
    var begin = Date()
    /// Types for which no inert ones can stand.
    var refusedTypes: Set<String> = []
    /// Errors beside those of missing types. Those that remain with inert types do not follow from what is left out.
    var besideMissingTypes: Set<BuildProblem> = []
  }

  /// The time in seconds after which files of a module whose code is left out again and again are left out as a whole, where there is a limit.
  private static let hastyTime: TimeInterval = 90

  /// Returns whether whole files are left out, so that a module is examined in its time.
  func isHasty(_ compilation: Compilation) -> Bool {
    environment.times != nil && Date().timeIntervalSince(compilation.begin) > Self.hastyTime
  }

  /// The path of the module's interface; `nil` for the executable's module, which no other imports, and without Swift.
  var interface: String? { module.isMain || module.isOnlyC ? nil : places.interface }

  /// Prepares the compilation of adapted sources.
  mutating func begin(_ adapted: Adapted) throws -> Compilation {
    if let sentence = Self.namesakes(among: adapted.paths, originals, module.name) {
      throw BuildError(sentence)
    }
    try environment.makeFolder(places.build)
    let objects = adapted.paths.map(places.object)
    let products = objects + [interface].compactMap { $0 }
    try checkObjects(products)
    try environment.makeFolder(places.build)
    try environment.makeFolder(places.interfaces)
    try writeLists(of: adapted.paths)
    return Compilation(
      adapted: adapted, objects: objects, products: products, arguments: try arguments(),
      state: BuildState.read(places.state))
  }

  /// A description of two sources with one name, which Swift refuses in a module on every platform; `nil` if there are none.
  ///
  /// - Parameter originals: the project's own files, by the paths of the adapted ones.
  static func namesakes(among paths: [String], _ originals: [String: String], _ module: String) -> String? {
    var known: [String: String] = [:]
    for path in paths.sorted() {
      let name = (path as NSString).lastPathComponent
      guard let other = known.updateValue(path, forKey: name) else { continue }
      let (first, second) = (originals[other] ?? other, originals[path] ?? path)
      return "\(second): has the name of \(first); "
        + "Swift refuses two files of one name in a module, here \(module)"
    }
    return nil
  }

  /// Writes what the compiler is told in files: the sources, and where the products of each belong.
  private func writeLists(of paths: [String]) throws {
    var map: [String: [String: String]] = ["": ["swift-dependencies": "\(places.build)/module.swiftdeps"]]
    for path in paths {
      let product = places.product(of: path)
      map[path] = [
        "object": product + ".o", "swift-dependencies": product + ".swiftdeps",
        "dependencies": product + ".d",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try Cache.write(
      String(decoding: try encoder.encode(map), as: UTF8.self), to: "\(places.build)/files.json")
    guard let sources = ProjectStrings.responseFile(paths) else {
      throw BuildError(
        "\(environment.folder): a path with a line break cannot be built", status: .internalError)
    }
    try Cache.write(sources, to: "\(places.build)/sources")
  }

  /// Returns the compiler's arguments.
  private func arguments() throws -> [String] {
    let kit = environment.kit
    var arguments = [
      "-module-name", module.name, "-Onone", "-gline-tables-only", "-parse-as-library",
      "-incremental", "-enable-batch-mode", "-j\(max(2, ProcessInfo.processInfo.activeProcessorCount))", "-c",
      "-output-file-map", "\(places.build)/files.json", "-I", kit.modulesDirectory, "-I", places.interfaces,
      "-module-cache-path", try Cache.compiledModules(), "-no-color-diagnostics", "-diagnostic-style", "llvm",
      "-suppress-warnings", "-continue-building-after-errors", "-enable-testing", "@\(places.build)/sources",
    ]
    arguments += indexing
    arguments += module.languageArguments + kit.clangArguments + environment.standIns.compilerArguments
    arguments += inputs.importing + clang.own
    for flag in module.flags where ProjectStrings.isIdentifier(flag) { arguments += ["-D", flag] }
    if module.isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    if plan.entryPoints[module.name] != nil {
      // As SwiftPM does for executables that tests import.
      arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main"]
    }
    if let interface { arguments += ["-emit-module", "-emit-module-path", interface] }
    return arguments
  }

  /// Removes the module's compiled files if any of them was truncated or changed since, as the compiler only
  /// checks dates.
  private mutating func checkObjects(_ files: [String]) throws {
    let present = files.filter { ContainedFolder.kind($0) != nil }
    let isFresh = ContainedFolder.kind(places.products) == nil
    // A missing record means that the last run was interrupted: files are complete or missing.
    let areWhole =
      isFresh
      ? present.allSatisfy { $0.hasSuffix(".swiftmodule") || BuiltFiles.isWhole($0) }
      : BuiltFiles.areIntact(present, stamp: "", in: places.products, isSubset: true)
    // The new files are recorded once all of them exist.
    try Cache.remove(places.products)
    guard !areWhole, !present.isEmpty else { return }
    if !isFresh || present.contains(where: { !BuiltFiles.isWhole($0) && $0.hasSuffix(".o") }) {
      say("\(module.name): what was compiled has changed since; it is compiled again")
    }
    try Cache.remove(places.build)
    try Cache.remove(places.interface)
  }

  /// Returns the functions that are called while a program runs.
  ///
  /// - Parameter everySecond: shows the progress.
  func handlers(everySecond: (() -> Void)? = nil) -> ChildProcess.Handlers {
    var handlers = ChildProcess.Handlers()
    handlers.everySecond = everySecond
    handlers.endsEarly = { [stop, environment, module] in
      stop.isStopped || environment.isOver(for: module)
    }
    return handlers
  }

  /// Runs the compiler once, takes what it said, and prepares another round.
  ///
  /// - Returns: whether the module is compiled.
  mutating func compile(_ compilation: inout Compilation) throws -> Bool {
    let result = try run(compilation)
    try stop.check()
    if result.status != 0, environment.isOver(for: module) {
      // It may have found errors until then.
      try noteRemaining(
        moved(Diagnostic.errors(in: Self.said(by: result)), in: compilation), in: &compilation)
      try checkTime()
    }
    if result.isLate {
      throw BuildError("the compiler took more than fifteen minutes", status: .internalError)
    }
    if let excess = result.excess {
      throw BuildError("\(module.name): the compiler \(excess) and was ended", status: .internalError)
    }
    if result.status == 0 {
      try refuseRejected()
      try BuiltFiles.record(compilation.products, stamp: "", to: places.products)
      try compilation.state.write(to: places.state)
      try checkAvailability(of: compilation)
      return true
    }
    let errors = try errors(in: Self.said(by: result), of: compilation)
    try treat(errors, in: &compilation)
    try compilation.state.write(to: places.state)
    guard compilation.round < Self.rounds else {
      throw BuildError("\(module.name) cannot be compiled, whatever is left out of it")
    }
    compilation.round += 1
    return false
  }

  private func run(_ compilation: Compilation) throws -> ChildProcess.Result {
    let (objects, name, progress) = (compilation.objects, module.name, progress)
    let again = compilation.round == 1 ? "" : ", again without what was rejected"
    let begin = time(nil)
    return try Confinement.run(
      try environment.tool("swiftc", compilation.arguments, in: places.build),
      handlers: handlers {
        let written = objects.count { path in
          var status = stat()
          return stat(path, &status) == 0 && status.st_mtim.tv_sec >= begin
        }
        progress.show("\(name): \(written) of \(objects.count) files\(again)", further: written)
      })
  }

  private static func said(by result: ChildProcess.Result) -> String {
    result.errors + String(decoding: result.output, as: UTF8.self)
  }

  /// Returns errors of the user's files, which the adapted ones name to the compiler, as errors of the adapted files.
  private func moved(_ errors: [Diagnostic], in compilation: Compilation) -> [Diagnostic] {
    let files = Dictionary(
      compilation.adapted.paths.compactMap { path in originals[path].map { ($0, path) } }
    ) { first, _ in first }
    return errors.map { $0.moved(to: files[$0.path] ?? $0.path) }
  }

  /// Returns the errors in what the compiler said, by the adapted files.
  private func errors(in text: String, of compilation: Compilation) throws -> [Diagnostic] {
    if let sentence = Self.foreignCompiler(in: text, kit: environment.kit) {
      throw BuildError(sentence, status: .internalError)
    }
    var errors = Diagnostic.errors(in: text)
    if errors.isEmpty, Diagnostic.isCrash(text) {
      errors = Diagnostic.crashes(in: text)
      if errors.isEmpty {
        // Alone each file is found that the compiler crashes at.
        let alone = compilation.arguments.map { $0 == "-enable-batch-mode" ? "-disable-batch-mode" : $0 }
        let again = try Confinement.run(
          try environment.tool("swiftc", alone, in: places.build), handlers: handlers())
        errors = Diagnostic.crashes(in: Self.said(by: again))
      }
    }
    if errors.isEmpty {
      throw BuildError("the compiler failed:\n\(String(text.suffix(4000)))", status: .internalError)
    }
    return moved(errors, in: compilation)
  }

  /// A description of a mismatch between the compiler on the path and the one that compiled Tinamou's modules; `nil` if there is none.
  static func foreignCompiler(in text: String, kit: BuildKit) -> String? {
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
}
