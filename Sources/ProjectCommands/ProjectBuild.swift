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
  /// The code that the adapter rejects as Apple's compiler does, by module name.
  var rejected: [String: [AdapterProcess.Finding]] = [:]
  /// The code that was left out of the built modules.
  var parts = LeftOutParts()
  var fileNumber = 0
  var standIns = StandIns()
  /// The imports of the files of all modules.
  var imports: ImportRecord?
  /// Fingerprints of the interfaces of modules that are built.
  var interfaces: [String: String] = [:]
  /// Names that the executable's entry refers to and that were left out.
  var missingNames: Set<String> = []
  /// The declarations that are for versions of iOS newer than the deployment target, by module name.
  var newerDeclarations: [String: [String: String]] = [:]
  /// The uses of API that is newer than the deployment target, by module name.
  var newerUses: [String: [AdapterProcess.Availability.Use]] = [:]
  var entry: (path: String, application: Adapted, modules: [Adapted])?

  /// Methods that the modules which a module is compiled against give classes of others by extensions, and that may be overridden.
  var overridable: Set<AdapterProcess.ExtensionMethod> = []

  /// The modules that are imported wherever Foundation or UIKit is: UIKit's names from before Swift 4.2, if
  /// the project uses them, and modules that Apple's frameworks re-export.
  lazy var impliedModules: [String] =
    (project.usesOldNames ? ["SwiftFourNames"] : []) + (imports?.broughtAlong ?? [])

  /// The files of modules that are built, and of all.
  var filesDone = 0
  var filesInAll = 0

  let confinement: Confinement
  /// The sandbox in which the files that the project is built from can be read.
  let sources: Sandbox
  /// Arguments of the Swift compiler for modules of C so far.
  var clangImporting: [String] = []
  /// The linker's command, which is taken from the compiler's driver before anything of the project is built.
  var linker: LinkerCommand?
  /// Sources that were made of headers.
  var generated: Set<String> = []
  var hasCPlusPlus = false
  /// The path that was given on the command line.
  private let path: String?
  /// The lock that the process holds exclusively while it builds the project.
  private let buildLock: FileLock
  /// The lock that processes share while they run the product, and that a process holds exclusively to
  /// replace it.
  let productLock: FileLock

  init(
    _ project: AppProject, at path: String? = nil, tolerance: Tolerance = .standard,
    confinement: ConfinementOptions = ConfinementOptions.standard, console: Console
  ) throws {
    self.path = path.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    self.project = project
    self.confinement = try Confinement(confinement, console: console)
    self.tolerance = tolerance
    self.console = console
    kit = try BuildKit.locate()
    folder = try Cache.folder(
      "projects/\(ProjectStrings.identifier(project.name))-"
        + fingerprint([project.root, project.name, kit.library, tolerance.rawValue, Cache.root]))
    sources = Self.sources(of: project, folder: folder, confinement: self.confinement)
    adapter = try AdapterProcess(confinement: self.confinement, sources: sources, console: console)
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

  func application(_ executable: String) throws -> BuiltApplication {
    // The folder of the product does not change while this process runs.
    productLock.take(isShared: true, console: console, waitingFor: "builds \(project.name)")
    buildLock.release()
    var application = BuiltApplication(
      executable: executable, name: project.name, family: DeviceFamily(project), root: project.root,
      scope: project.scope, originals: originals, folder: folder,
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

  var usesSwiftTesting: Bool {
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
    linker = try LinkerCommand.find(kit, console: console)
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
}
