import Foundation
import ProjectReader
import TinamouCLI

/// Builds an application of a project in the cache.
///
/// 1. Each module's sources are adapted and written to the cache, unless they have not changed.
/// 2. The changed files are compiled. Rejected code is left out and the compiler is run again, for a limited
///    number of rounds.
/// 3. The objects are linked with Tinamou's library, and resources are linked beside the executable
///    (`ResourcePlan`).
///
/// Names and paths of the project go through `ProjectStrings`, files through `ContainedFolder`: nothing is
/// written outside of the cache, and nothing from the project becomes an argument of the compiler unchecked.
@MainActor
final class ProjectBuild {
  let project: AppProject
  let tolerance: Tolerance
  let console: Console
  let folder: String
  let kit: BuildKit
  let adapter: AdapterProcess
  /// The user's files by the adapted files.
  var originals: [String: String] = [:]
  /// The code that was left out, by module name.
  var leftOut: [String: [AdapterProcess.Finding]] = [:]
  /// The code that the adapter could not translate, by module name.
  var untranslated: [String: [AdapterProcess.Finding]] = [:]
  /// The code that was left out of the built modules.
  var parts = LeftOutParts()
  private var fileNumber = 0
  private var standIns = StandIns()
  /// What the files of all modules import.
  private var imports: ImportRecord?
  /// Fingerprints of the interfaces of modules that are built.
  private var interfaces: [String: String] = [:]
  /// Names that the executable's entry refers to and that were left out.
  private var missingNames: Set<String> = []
  private var entry: (path: String, application: Adapted, modules: [Adapted])?

  /// The files of modules that are built, and of all.
  private var filesDone = 0
  private var filesInAll = 0

  /// The maximum number of compilations of a module.
  private static let rounds = 24
  /// The number of rejections of a file after which it is left out as a whole.
  private static let patience = 10

  let confinement: Confinement
  /// Arguments of the Swift compiler for modules of C so far.
  var clangImporting: [String] = []
  /// Sources that were made of headers.
  var generated: Set<String> = []
  private var hasCPlusPlus = false
  /// The path that was given on the command line.
  private let path: String?
  /// The folder of the path that was given on the command line.
  private let named: String?
  /// The lock that the process holds exclusively while it builds the project.
  private let buildLock: FileLock
  /// The lock that processes share while they run the product, and that a process holds exclusively to
  /// replace it.
  private let productLock: FileLock

  init(
    _ project: AppProject, at path: String? = nil, tolerance: Tolerance = .standard,
    confinement: ConfinementOptions = ConfinementOptions.standard, console: Console
  ) throws {
    self.path = path.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    named = path.map { path in
      let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
      let isFolder = ["", "swiftpm"].contains((absolute as NSString).pathExtension.lowercased())
      return isFolder ? absolute : (absolute as NSString).deletingLastPathComponent
    }
    self.project = project
    self.confinement = try Confinement(confinement, console: console)
    self.tolerance = tolerance
    self.console = console
    kit = try BuildKit.locate()
    adapter = try AdapterProcess(console: console)
    folder = try Cache.folder(
      "projects/\(ProjectStrings.identifier(project.name))-"
        + fingerprint([project.root, project.name, kit.library, tolerance.rawValue, Cache.root]))
    let cache = try Cache.contained()
    buildLock = try FileLock(folder + "/build.lock", in: cache)
    productLock = try FileLock(folder + "/product.lock", in: cache)
  }

  /// An adapted module.
  struct Adapted {
    let module: AppProject.Module
    var paths: [String] = []
    var previews: [AdapterProcess.Preview] = []
    var delegate: String?
    var testCases: [AdapterProcess.TestCase] = []
    var overridable: [AdapterProcess.ExtensionMethod] = []
    /// The bodies of its files, where they were counted before.
    var bodies: [AdapterProcess.BodyCount]?
    /// Objects of C.
    var objects: [String] = []
    /// Arguments of the compiler for C that the module's Swift sees.
    var clangArguments: [String] = []
  }

  /// Builds the application.
  func build() throws -> BuiltApplication {
    try application(try buildExecutable().path)
  }

  private func application(_ executable: String) throws -> BuiltApplication {
    // The folder of the product does not change while this process runs.
    productLock.take(isShared: true, console: console, waitingFor: "builds \(project.name)")
    buildLock.release()
    var application = BuiltApplication(
      executable: executable, name: project.name, family: DeviceFamily(project), root: project.root,
      named: named, originals: originals, folder: folder,
      kit: kit,
      confinement: confinement, console: console, productLock: productLock, hasLeftOutOwnCode: parts.hasOwn)
    application.setLaunch(arguments: project.launchArguments, environment: project.launchEnvironment)
    return application
  }

  /// Builds the tests, which run in the executable.
  func buildTests() throws -> BuiltTests {
    let (executable, adapted) = try buildExecutable()
    return BuiltTests(
      name: project.name,
      application: try application(executable),
      hasTestCases: adapted.last?.testCases.isEmpty == false,
      usesSwiftTesting: usesSwiftTesting)
  }

  private var usesSwiftTesting: Bool {
    project.isTest && Imports.of(project.main.sources).contains("Testing")
  }

  private func buildExecutable() throws -> (path: String, modules: [Adapted]) {
    buildLock.take(console: console, waitingFor: "builds \(project.name)")
    let entries = try CacheEntries()
    try entries.note(folder, of: [project.root] + (path.map { [$0] } ?? []))
    entries.removeOld()
    for note in project.notes { console.warning(note) }
    for name in (project.modules + [project.main]).map(\.name) where !ProjectStrings.isIdentifier(name) {
      throw BuildError("\(ProjectStrings.shown(name)): is not the name of a module")
    }
    guard !project.main.sources.isEmpty else {
      throw BuildError("\(project.name) has no Swift files to build")
    }
    let all = project.modules + [project.main]
    let own = Set(all.map(\.name))
    let imports = try ImportRecord.of(all, at: "\(folder)/imports.json")
    self.imports = imports
    standIns = try StandIns(
      kit: kit, imported: Set(imports.all + impliedModules).subtracting(own), console: console)
    let adapted = try buildModules(all, imports)
    console.endProgress()
    let executable = try placeResources(all, linked: try link(adapted))
    try report(adapted)
    return (executable, adapted)
  }

  // MARK: The order of modules

  /// Builds all modules, those at once that do not need each other.
  ///
  /// The result does not depend on which is done first: a module sees those before it in the list, and is made of what it imports.
  private func buildModules(_ all: [AppProject.Module], _ imports: ImportRecord) throws -> [Adapted] {
    filesInAll = all.map(\.sources.count).reduce(0, +)
    // The last one is the executable, whose entry names all.
    let needs = all.indices.map { index in
      (0..<index).filter { index == all.count - 1 || imports.modules[index].contains(all[$0].name) }
    }
    var firstNumbers = [0]
    for module in all {
      firstNumbers.append(
        firstNumbers.last! + module.sources.count + module.generatedSources.count + module.dataModels.count)
    }
    var done: [Int: Adapted?] = [:]
    var running: [Int: (compilation: Compilation, record: ModuleRecord)] = [:]
    var failure: (index: Int, error: any Error)?
    let ended = EndedCompilations(console: console)
    func finish(_ index: Int, _ adapted: Adapted?) {
      done[index] = .some(adapted)
      // Modules that import this one read its bridging header again.
      if let adapted { clangImporting += adapted.clangArguments.dropFirst(2) }
      filesDone += all[index].sources.count
    }
    /// Leaves a module out, or ends the build.
    func fail(_ index: Int, _ error: any Error, _ record: ModuleRecord?) throws {
      let module = all[index]
      guard let error = error as? BuildError, index < all.count - 1,
        tolerance.permitsLeavingOut(partsOf: module)
      else {
        // What is told does not depend on the time that others take.
        if failure.map({ index < $0.index }) ?? true { failure = (index, error) }
        return
      }
      // The rest is drawn without this library.
      console.warning("\(error)")
      try Cache.remove("\(folder)/modules/\(module.name).swiftmodule")
      if error.status == .buildFailed, var record {
        record.failure = "\(error)"
        try record.write(to: recordFile(module))
      }
      finish(index, nil)
    }
    func start(_ index: Int) throws {
      let isMain = index == all.count - 1
      var clang = ClangProduct()
      do { clang = try compileClang(all[index]) } catch let error as BuildError
        where tolerance.permitsLeavingOut(partsOf: all[index])
      {
        console.warning("\(error)")
        // The Swift beside it is built without.
        if all[index].sources.isEmpty { return finish(index, nil) }
      } catch { return try fail(index, error, nil) }
      hasCPlusPlus = hasCPlusPlus || clang.hasCPlusPlus
      if all[index].sources.isEmpty, all[index].generatedSources.isEmpty {
        clangImporting += clang.importing
        return finish(index, Adapted(module: all[index], objects: clang.objects))
      }
      let module = try withGenerated(all[index])
      let present = (0..<index).filter { done[$0].map { $0 != nil } ?? true }
      var closure: Set<Int> = []
      var pending = needs[index]
      while let next = pending.popLast() { if closure.insert(next).inserted { pending += needs[next] } }
      let built = closure.sorted().compactMap { done[$0] ?? nil }
      fileNumber = firstNumbers[index]
      overridable = Set(built.flatMap(\.overridable))
      let plan = try plan(
        module, isApplication: project.isTest ? module.name == project.host : isMain,
        known: Set(present.map { all[$0].name }), needed: built.map(\.module.name))
      let modules = (0..<index).compactMap { done[$0] ?? nil }
      let stamp = FileStates.stamp(of: module.sources)
      var contents: String?
      // What headers say is not part of the key.
      let importsHeaders = !clangImporting.isEmpty || !clang.own.isEmpty
      if !importsHeaders, var known = ModuleRecord.read(recordFile(module)), known.key == plan.key {
        if known.sources != stamp { contents = FileStates.contents(of: module.sources) }
        let isSame = contents == nil || contents == known.contents
        if isSame, contents != nil {
          known.sources = stamp
          try known.write(to: recordFile(module))
        }
        if isSame, let words = known.failure {
          console.warning(words)
          return finish(index, nil)
        }
        if isSame, var one = try use(known, of: module, isMain: isMain, modules: modules) {
          one.objects = clang.objects
          return finish(index, one)
        }
      }
      try Cache.remove(recordFile(module))
      let record = ModuleRecord(
        key: plan.key, sources: stamp, contents: contents ?? FileStates.contents(of: module.sources))
      do {
        var one = try adapt(module, plan)
        (one.objects, one.clangArguments) = (clang.objects, clang.own)
        if isMain { one.paths.append(try writeMain(one, modules: modules)) }
        let compilation = try begin(one, isMain: isMain)
        running[index] = (compilation, record)
        ended.start(index, compilation, after: filesDone, of: filesInAll)
      } catch { try fail(index, error, nil) }
    }
    while done.count < all.count {
      if let failure, !running.keys.contains(where: { $0 < failure.index }) { throw failure.error }
      let ready = all.indices.filter {
        done[$0] == nil && running[$0] == nil && needs[$0].allSatisfy { done[$0] != nil }
          && $0 < (failure?.index ?? .max)
      }
      if let next = ready.first, running.count < max(1, ProcessInfo.processInfo.activeProcessorCount) {
        console.progress(filesDone, of: filesInAll, all[next].name)
        try start(next)
        continue
      }
      let (index, result) = ended.next()
      guard let one = running.removeValue(forKey: index) else { continue }
      let record = one.record
      var compilation = one.compilation
      do {
        if try proceed(&compilation, try result.get()) {
          try keep(compilation.adapted, as: record, isMain: index == all.count - 1)
          finish(index, compilation.adapted)
        } else {
          running[index] = (compilation, record)
          ended.start(index, compilation, after: filesDone, of: filesInAll)
        }
      } catch { try fail(index, error, record) }
    }
    return all.indices.compactMap { done[$0] ?? nil }
  }

  // MARK: Adapting

  private func source(_ path: String) -> String { Self.place(of: path, root: project.root) }

  /// Returns the path in the cache of an adapted file: its path in the project if that has no special
  /// characters and does not collide with a generated file, or a generated name otherwise, so that it is
  /// unambiguous in lists and messages.
  nonisolated static func place(of path: String, root: String) -> String {
    let name = (path as NSString).lastPathComponent
    let ours = ["__Tinamou", "TinamouBundle", "TinamouModel", "TinamouStrings"].contains {
      name.hasPrefix($0)
    }
    if path.hasPrefix(root + "/") {
      let relative = String(path.dropFirst(root.count + 1))
      if !ours, ProjectStrings.isPlainPath(relative), !relative.hasPrefix("outside/") { return relative }
    }
    let stem = ProjectStrings.identifier((name as NSString).deletingPathExtension)
    let isPlain = !ours && ProjectStrings.isPlainPath(name)
    return "outside/\(fingerprint([path]))/" + (isPlain ? name : "File_\(stem.prefix(40)).swift")
  }

  private func adaptedPath(of path: String, in module: AppProject.Module) -> String {
    "\(folder)/adapted/\(module.name)/\(source(path))"
  }

  private nonisolated static func importsXCTest(_ path: String) -> Bool {
    ProjectFiles.text(path)?.contains("import XCTest") == true
  }

  /// What a module is made of, beside its sources.
  private struct Plan {
    var options: AdapterProcess.Options
    var dataModels: [DataModel]
    var symbols: [StringSymbols]
    var assets: String
    /// A fingerprint of what the files are compiled against.
    var world: String
    /// A fingerprint of all, the sources aside.
    var key: String
  }

  /// - Parameters:
  ///   - known: the modules before it, as far as they are built.
  ///   - needed: those of them that it is compiled against.
  private func plan(
    _ module: AppProject.Module, isApplication: Bool, known: Set<String>, needed: [String]
  ) throws -> Plan {
    var options = AdapterProcess.Options(
      modules: kit.modules.union(known).union(standIns.names).sorted(), flags: module.flags.sorted(),
      firstNumber: fileNumber, isApplication: isApplication)
    options.impliedModules = impliedModules + module.bridgedModules.filter(known.contains)
    options.deniedModules = StandIns.notAsked.intersection(standIns.names).sorted()
    // XCTest is the one without Objective-C's runtime here: libraries of tests do as they do where there is no Darwin.
    if module.isLibrary, module.sources.contains(where: Self.importsXCTest) {
      options.deniedModules.append("Darwin")
    }
    options.overridable = overridable.sorted { ($0.type, $0.name) < ($1.type, $1.name) }
    options.ownModules = known.sorted()
    options.hasBridgingHeader = module.hasBridgingHeader
    options.languageVersion = module.languageVersion
    options.namesSources = true
    let dataModels = module.dataModels.map { DataModel(path: $0) }
    for note in dataModels.flatMap(\.notes) { console.warning(note) }
    let models = dataModels.map(\.source)
    let symbols = module.namedStrings.map { StringSymbols(catalogue: $0) }
    for note in symbols.flatMap(\.notes) { console.warning(note) }
    let assets = AssetSymbols(catalogues: module.namedAssets, hasExtensions: module.hasAssetExtensions).source
    let world = fingerprint(
      [kit.stamp] + options.modules + standIns.stamps + models + symbols.map(\.source) + [assets]
        + needed.map { $0 + (interfaces[$0] ?? "") })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let key = fingerprint(
      [
        world, String(decoding: try encoder.encode(options), as: UTF8.self), kit.swiftc, adapter.executable,
        "\(module.isMainActorByDefault) \(module.isLibrary)",
      ] + LanguageMode.arguments(for: module))
    return Plan(
      options: options, dataModels: dataModels, symbols: symbols, assets: assets, world: world, key: key)
  }

  private func adapt(_ module: AppProject.Module, _ plan: Plan) throws -> Adapted {
    fileNumber += module.sources.count
    var state = BuildState.read(stateFile(module))
    let memory = "\(folder)/\(module.name).facts"
    var answer = try adapter.adapt(module.sources, options: plan.options, memory: memory)
    state.retry(after: answer.module?.files ?? [], world: plan.world)
    // A text that is as it was is in its place, unless code that was left out of it may compile now.
    func isThere(_ file: AdapterProcess.File) -> Bool {
      state.files[file.path] != nil && ContainedFolder.kind(adaptedPath(of: file.path, in: module)) == S_IFREG
    }
    if answer.module?.files.contains(where: { $0.isUnchanged == true && !isThere($0) }) == true {
      try Cache.remove(memory)
      answer = try adapter.adapt(module.sources, options: plan.options, memory: memory)
    }
    try refuse(answer.unreadable, of: module)
    guard let result = answer.module else { throw BuildError("nothing was adapted", status: .internalError) }
    // It is there only while the adapted texts and their state are those that it speaks of.
    try Cache.remove(memory)
    var adapted = Adapted(
      module: module, previews: result.previews, delegate: result.delegate, testCases: result.testCases)
    adapted.overridable = result.overridable
    let (dataModels, symbols, assets) = (plan.dataModels, plan.symbols, plan.assets)
    let models = dataModels.map(\.source)
    for file in result.files {
      let path = adaptedPath(of: file.path, in: module)
      originals[path] = file.path
      adapted.paths.append(path)
      untranslated[module.name, default: []] += file.findings
      let print = file.isUnchanged == true ? nil : fingerprint([file.text])
      if let known = state.files[file.path], print == nil || known.fingerprint == print,
        ContainedFolder.kind(path) == S_IFREG
      {
        // What was left out of it stays out.
        if !generated.contains(file.path) { leftOut[module.name, default: []] += known.leftOut }
        continue
      }
      try Cache.write(file.text, to: path)
      state.files[file.path] = BuildState.File(fingerprint: print ?? "", leftOut: [])
    }
    if module.flags.contains("SWIFT_PACKAGE") {
      let path = "\(folder)/adapted/\(module.name)/TinamouBundle.swift"
      try Cache.write(
        "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n", to: path)
      adapted.paths.append(path)
    }
    for (index, catalogue) in module.namedStrings.enumerated() where !symbols[index].source.isEmpty {
      let path = "\(folder)/adapted/\(module.name)/TinamouStrings\(index).swift"
      try Cache.write("import ObjectiveCSupport\n" + symbols[index].source, to: path)
      originals[path] = catalogue
      adapted.paths.append(path)
    }
    if !assets.isEmpty {
      let path = "\(folder)/adapted/\(module.name)/TinamouAssets.swift"
      try Cache.write(assets, to: path)
      originals[path] = module.namedAssets[0]
      adapted.paths.append(path)
    }
    for (index, model) in module.dataModels.enumerated() where standIns.names.contains("CoreData") {
      let source = models[index]
      guard !source.isEmpty else { continue }
      let classes = dataModels[index].classes.map { "RuntimeClasses.register(\($0).self)" }
      let name = "__tinamou_exported_\(fileNumber)"
      fileNumber += 1
      let path = "\(folder)/adapted/\(module.name)/TinamouModel\(index).swift"
      try Cache.write(
        source
          + "\n@_cdecl(\"\(name)\") public nonisolated func \(name)() { \(classes.joined(separator: "; ")) }\n",
        to: path)
      originals[path] = model
      adapted.paths.append(path)
    }
    let tooDeep = result.files.flatMap(\.findings).filter { $0.isOfFile == true }
    try refuse(tooDeep, of: module)
    // The dependencies between files of generated code are checked again when any of them changes.
    try state.write(to: stateFile(module))
    if let text = answer.memory { try Cache.write(text, to: memory) }
    return adapted
  }

  /// Methods that the modules which a module is compiled against give classes of others by extensions, and that may be overridden.
  private var overridable: Set<AdapterProcess.ExtensionMethod> = []

  private func stateFile(_ module: AppProject.Module) -> String { "\(folder)/\(module.name).state.json" }

  /// The modules that are imported wherever Foundation or UIKit is: UIKit's names from before Swift 4.2, if
  /// the project uses them, and modules that Apple's frameworks re-export.
  private lazy var impliedModules: [String] =
    (project.usesOldNames ? ["SwiftFourNames"] : []) + (imports?.broughtAlong ?? [])

  /// Writes the executable's entry, which calls the host.
  private func writeMain(_ main: Adapted, modules: [Adapted]) throws -> String {
    let path = "\(folder)/adapted/\(main.module.name)/__TinamouMain.swift"
    entry = (path, main, modules)
    try writeEntry()
    return path
  }

  private func writeEntry() throws {
    guard let (path, main, modules) = entry else { return }
    if project.isTest { return try writeTestEntry(path, main, modules) }
    let imports =
      (["ApplicationHost"] + modules.filter { !$0.paths.isEmpty }.map { ProjectStrings.code($0.module.name) })
      .map {
        "import \($0)"
      }
    let delegate = main.delegate.flatMap { missingNames.contains($0) ? nil : "\($0).self" } ?? "nil"
    let previews = main.previews.map(\.constant).filter { !missingNames.contains($0) }
    let text = """
      \(imports.joined(separator: "\n"))

      @main struct __TinamouApplication {
        @MainActor static func main() {
          var application = HostedApplication(
            name: \(ProjectStrings.literal(ProjectStrings.shown(project.name))), module: "\(main.module.name)", delegate: \(delegate),
            previews: [\(previews.joined(separator: ", "))])
          application.setArguments = { CommandLine.arguments = $0 }
          application.main()
        }
      }

      """
    try Cache.write(text, to: path)
  }

  /// Writes the entry of tests, which launches the host application and then calls XCTest or Swift Testing.
  private func writeTestEntry(_ path: String, _ main: Adapted, _ modules: [Adapted]) throws {
    let host = modules.first { $0.module.name == project.host }
    let delegate = host?.delegate.flatMap { missingNames.contains($0) ? nil : $0 }
    let cases = main.testCases.filter {
      !missingNames.contains($0.name)
        && !missingNames.contains($0.list.replacingOccurrences(of: "()", with: ""))
    }
    let imports =
      ["import ApplicationHost", "import XCTest", usesSwiftTesting ? "import Testing" : ""]
      + modules.filter { !$0.paths.isEmpty }.map { "@testable import \(ProjectStrings.code($0.module.name))" }
    let application =
      "HostedApplication(name: \(ProjectStrings.literal(ProjectStrings.shown(project.name))), module: "
      + "\"\(host?.module.name ?? main.module.name)\", delegate: "
      + "\(delegate.map { "\(host!.module.name).\($0).self" } ?? "nil"), previews: [])"
    let swiftTesting =
      usesSwiftTesting
      ? "if swiftTesting { Task { await Testing.__swiftPMEntryPoint() as Never }; RunLoop.main.run() }" : ""
    let text = """
      \(imports.joined(separator: "\n"))

      @main struct __TinamouTests {
        @MainActor static func main() {
          let swiftTesting = CommandLine.arguments.contains("swift-testing")
          LeftOut.reached = { reason in
            \(usesSwiftTesting ? "if swiftTesting { Issue.record(\"left out: \\(reason)\"); return }" : "")
            XCTFail("left out: \\(reason)")
          }
          \(application).prepareTests(launches: \(host != nil))
          \(swiftTesting)
          XCTMain([\(cases.map { "testCase(\($0.list))" }.joined(separator: ", "))])
        }
      }

      """
    try Cache.write(text, to: path)
  }

  /// Removes a name that the compiler does not find from the entry.
  ///
  /// - Returns: whether a name was removed.
  private func repairEntry(_ error: Diagnostic) throws -> Bool {
    guard let (path, main, modules) = entry, error.path == path else { return false }
    var names = main.previews.map(\.constant) + [main.delegate].compactMap { $0 }
    names +=
      modules.compactMap(\.delegate)
      + main.testCases.flatMap { [$0.name, $0.list.replacingOccurrences(of: "()", with: "")] }
    let text = error.message + "'"
    let found = names.filter { name in
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return !missingNames.contains(name) && text.contains("'\(last)'")
    }
    missingNames.formUnion(found)
    if !found.isEmpty { try writeEntry() }
    return !found.isEmpty
  }

  // MARK: What has not changed

  func recordFile(_ module: AppProject.Module) -> String { "\(folder)/\(module.name).module.json" }

  private func products(_ paths: [String], of module: AppProject.Module, isMain: Bool) -> [String] {
    paths.map { "\(folder)/build/\(module.name)/\(objectStem($0)).o" }
      + (isMain ? [] : ["\(folder)/modules/\(module.name).swiftmodule"])
  }

  /// Takes a module as it was built last; nil where that is not whole any more, or where the entry has changed.
  private func use(
    _ record: ModuleRecord, of module: AppProject.Module, isMain: Bool, modules: [Adapted]
  ) throws -> Adapted? {
    guard
      BuiltFiles.areIntact(
        products(record.paths, of: module, isMain: isMain), stamp: "",
        in: "\(folder)/build/\(module.name).json"),
      record.paths.allSatisfy({ ContainedFolder.kind($0) == S_IFREG })
    else { return nil }
    var adapted = Adapted(
      module: module, paths: record.paths, previews: record.previews, delegate: record.delegate,
      testCases: record.testCases, overridable: record.overridable, bodies: record.bodies)
    if isMain {
      missingNames = Set(record.missingNames)
      let former = FileManager.default.contents(atPath: record.paths.last ?? "")
      let path = try writeMain(adapted, modules: modules)
      guard path == record.paths.last, FileManager.default.contents(atPath: path) == former else {
        missingNames = []
        return nil
      }
    }
    originals.merge(record.originals) { $1 }
    if !record.leftOut.isEmpty { leftOut[module.name] = record.leftOut }
    if !record.untranslated.isEmpty { untranslated[module.name] = record.untranslated }
    interfaces[module.name] = record.interface
    adapted.paths = record.paths
    return adapted
  }

  /// Keeps what came of a module that was built.
  private func keep(_ adapted: Adapted, as record: ModuleRecord, isMain: Bool) throws {
    var record = record
    let module = adapted.module
    record.paths = adapted.paths
    record.originals = originals.filter { $0.key.hasPrefix("\(folder)/adapted/\(module.name)/") }
    (record.previews, record.delegate, record.testCases) = (
      adapted.previews, adapted.delegate, adapted.testCases
    )
    record.overridable = adapted.overridable
    record.leftOut = leftOut[module.name] ?? []
    record.untranslated = untranslated[module.name] ?? []
    record.missingNames = isMain ? missingNames.sorted() : []
    record.interface =
      isMain
      ? ""
      : FileManager.default.contents(atPath: "\(folder)/modules/\(module.name).swiftmodule").map(fingerprint)
        ?? ""
    interfaces[module.name] = record.interface
    try record.write(to: recordFile(module))
  }

  // MARK: Compiling

  /// A module that is being compiled, in rounds.
  struct Compilation {
    let adapted: Adapted
    let folder: String
    let objects: [String]
    /// The path of the module's interface; `nil` for the executable's module, which no other imports.
    let interface: String?
    let record: String
    let compiler: String
    let arguments: [String]
    var state: BuildState
    var counts: [String: Int] = [:]
    var round = 1
  }

  private func begin(_ adapted: Adapted, isMain: Bool) throws -> Compilation {
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
    arguments += LanguageMode.arguments(for: module) + kit.clangArguments + standIns.compilerArguments
    arguments += clangImporting + adapted.clangArguments
    for flag in module.flags.sorted() where ProjectStrings.isIdentifier(flag) { arguments += ["-D", flag] }
    if module.isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    try Cache.folder(inProject("modules"))
    if let interface { arguments += ["-emit-module", "-emit-module-path", interface] }

    return Compilation(
      adapted: adapted, folder: build, objects: objects, interface: interface, record: record,
      compiler: kit.swiftc, arguments: arguments, state: BuildState.read(stateFile(module)))
  }

  /// Takes what the compiler said in a round, and prepares another one.
  ///
  /// - Returns: whether the module is compiled.
  private func proceed(_ compilation: inout Compilation, _ result: ChildProcess.Result) throws -> Bool {
    let adapted = compilation.adapted
    let module = adapted.module
    let (arguments, build, round) = (compilation.arguments, compilation.folder, compilation.round)
    if result.isLate {
      throw BuildError("the compiler took more than fifteen minutes", status: .internalError)
    }
    let text = result.errors + String(decoding: result.output, as: UTF8.self)
    if result.status == 0 {
      try BuiltFiles.record(
        compilation.objects + [compilation.interface].compactMap { $0 }, stamp: "", to: compilation.record)
      try compilation.state.write(to: stateFile(module))
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
        let again = try ChildProcess.run(kit.swiftc, alone, in: build, seconds: 900)
        errors = Diagnostic.crashes(in: again.errors + String(decoding: again.output, as: UTF8.self))
      }
    }
    errors = errors.map { $0.moved(to: files[$0.path] ?? $0.path) }
    if errors.isEmpty {
      throw BuildError("the compiler failed:\n\(String(text.suffix(4000)))", status: .internalError)
    }
    // What was made of headers is no code of the user's: members of it that do not compile are left out.
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

  /// What there is to say where the compiler on the path is another version than the one that made Tinamou's modules.
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

  private func objectStem(_ path: String) -> String {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return ProjectStrings.identifier(name).prefix(60) + "-" + fingerprint([path])
  }

  /// Returns the path of a folder of the project, relative to the cache.
  private func inProject(_ path: String) -> String {
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
        try Cache.write(String(repeating: "\n", count: text.count { $0 == "\n" }), to: path)
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
      try Cache.write(trimmed.text, to: trimmed.path)
      guard let original = originals[trimmed.path] else { continue }
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
      try Cache.write(trimmed.text, to: trimmed.path)
      guard let original = originals[trimmed.path] else { continue }
      let findings = trimmed.findings.map {
        AdapterProcess.Finding(path: original, line: $0.line, message: $0.message)
      }
      state.files[original]?.leftOut += findings
      leftOut[module.name, default: []] += findings
    }
    return isChanged
  }

  // MARK: Linking

  private func link(_ modules: [Adapted]) throws -> String {
    // Beside the folder of resources, so that no resource can replace it.
    let executable = "\(folder)/linked"
    let record = "\(folder)/linked.json"
    var objects: [String] = []
    for adapted in modules {
      objects += adapted.paths.map { "\(folder)/build/\(adapted.module.name)/\(objectStem($0)).o" }
      objects += adapted.objects
    }
    objects += standIns.objects
    guard let list = ProjectStrings.responseFile(objects) else {
      throw BuildError("\(folder): a path with a line break cannot be linked", status: .internalError)
    }
    try Cache.write(list, to: "\(folder)/objects")
    // Dates are compared for equality: a clock may be set back.
    let stamp = fingerprint([kit.stamp, FileStates.stamp(of: objects + [kit.library])])
    if BuiltFiles.areIntact([executable], stamp: stamp, in: record) { return executable }
    let part = "\(folder)/linked-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? Cache.remove(part) }
    try link(list, to: part)
    try Cache.move(part, to: executable)
    try BuiltFiles.record([executable], stamp: stamp, to: record)
    return executable
  }

  /// Links objects.
  ///
  /// - Parameter list: the objects as in the file that the driver reads.
  private func link(_ list: String, to part: String) throws {
    let library = URL(fileURLWithPath: kit.library)
    let arguments =
      [
        "@\(folder)/objects", kit.library, "-Xlinker", "-rpath", "-Xlinker",
        library.deletingLastPathComponent().path, "-Xlinker", "--export-dynamic",
      ] + kit.linkerSelection + (hasCPlusPlus ? ["-lstdc++"] : []) + kit.linkArguments
    let linker = kit.toolchain + "/bin/ld.lld"
    let key = fingerprint(arguments + [list, kit.swiftc, kit.toolchain] + (imports?.all.sorted() ?? []))
    let record = "\(folder)/linker.json"
    if try LinkerCommand.read(record, key: key)?.run(linker: linker, output: part) == true,
      BuiltFiles.isWhole(part)
    {
      return
    }
    let result = try ChildProcess.run(
      kit.swiftc, ["-o", part] + arguments + LinkerCommand.verbose, seconds: 300)
    guard result.status == 0, BuiltFiles.isWhole(part) else {
      // What is told without the commands.
      let told = try ChildProcess.run(kit.swiftc, ["-o", part] + arguments, seconds: 300)
      if told.status == 0, BuiltFiles.isWhole(part) { return }
      throw BuildError("the application cannot be linked:\n\(told.errors)")
    }
    try LinkerCommand(key: key, said: result.errors, linker: linker, output: part)?.write(to: record)
  }

  // MARK: Resources

  /// Creates the folder with the executable and the contents of the bundle.
  ///
  /// - Returns: the path of the executable in it.
  private func placeResources(_ modules: [AppProject.Module], linked: String) throws -> String {
    let name = ProjectStrings.identifier(project.name)
    let plan = ResourcePlan(modules: modules, own: kit.resources, executable: name)
    for note in plan.notes { console.warning(note) }
    return try plan.make(
      in: folder, of: try Cache.contained(), executable: linked, named: name,
      info: try Self.info(of: project, executable: name)
    ) {
      productLock.take(console: console, waitingFor: "runs \(project.name)")
    }
  }

  /// Returns the contents of `Info.plist`.
  nonisolated static func info(of project: AppProject, executable: String) throws -> Data {
    var info = project.info.mapValues(\.propertyList)
    info["CFBundleExecutable"] = executable
    do {
      return try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    } catch {
      throw BuildError("\(project.name): Info.plist has values that cannot be written")
    }
  }
}
