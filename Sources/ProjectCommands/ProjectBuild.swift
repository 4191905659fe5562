import Foundation
import ProjectReader
import TinamouCLI

/// Builds an application of a project in the cache.
///
/// 1. `BuildPlan` says of which modules it is made, and in which order these are built.
/// 2. A `ModuleJob` adapts and compiles each module, those at once that do not wait for each other (`JobSchedule`). Its result is
///    a value (`ModuleResult`), from which other modules and the executable are made.
/// 3. The objects are linked with Tinamou's library, and resources are linked beside the executable
///    (`ResourcePlan`).
///
/// Names and paths of the project go through `ProjectStrings`, files through `ContainedFolder`: nothing is
/// written outside of the cache, and nothing from the project becomes an argument of the compiler unchecked.
@MainActor
struct ProjectBuild {
  let project: AppProject
  let tolerance: Tolerance
  let console: Console
  let kit: BuildKit
  /// The project's folder of the cache.
  let folder: String
  let confinement: Confinement
  /// The sandbox in which the files that the project is built from can be read.
  private let sources: Sandbox
  private let adapter: AdapterProcess
  /// The path that was given on the command line.
  private let path: String?
  /// The lock that the process holds exclusively while it builds the project.
  let buildLock: FileLock
  /// The lock that processes share while they run the product, and that a process holds exclusively to
  /// replace it.
  let productLock: FileLock

  init(
    _ project: AppProject, at path: String? = nil, tolerance: Tolerance = .standard,
    confinement: ConfinementOptions = ConfinementOptions.standard, console: Console
  ) throws {
    self.path = path.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    self.project = StandIns.replacing(in: project)
    self.confinement = try Confinement(confinement, console: console)
    self.tolerance = tolerance
    self.console = console
    kit = try BuildKit.locate()
    folder = try Cache.folder(
      "projects/\(ProjectStrings.identifier(project.name))-"
        + fingerprint([project.root, project.name, kit.library, "\(tolerance == .strict)", Cache.root]))
    sources = BuildEnvironment.sources(of: project, folder: folder, confinement: self.confinement)
    adapter = try AdapterProcess(confinement: self.confinement, sources: sources, console: console)
    let cache = try Cache.contained()
    buildLock = try FileLock(folder + "/build.lock", in: cache)
    productLock = try FileLock(folder + "/product.lock", in: cache)
  }

  /// An executable, and what it is made of.
  private struct Executable {
    let path: String
    let plan: BuildPlan
    /// The results of the modules that were built, in the order of the plan.
    let modules: [ModuleResult]
    let leftOut: LeftOutParts
  }

  /// Builds the application.
  func build() throws -> BuiltApplication {
    try application(try buildExecutable())
  }

  /// Builds the tests, which run in the executable.
  func buildTests() throws -> BuiltTests {
    let executable = try buildExecutable()
    return BuiltTests(
      name: project.name,
      application: try application(executable),
      hasTestCases: executable.modules.last?.testCases.isEmpty == false,
      usesSwiftTesting: executable.plan.usesSwiftTesting)
  }

  private func application(_ executable: Executable) throws -> BuiltApplication {
    // The folder of the product does not change while this process runs.
    productLock.take(isShared: true, console: console, waitingFor: "builds \(project.name)")
    buildLock.release()
    var application = BuiltApplication(
      executable: executable.path, name: project.name, family: DeviceFamily(project), root: project.root,
      scope: project.scope,
      originals: executable.modules.reduce(into: [:]) { $0.merge($1.originals) { $1 } }, folder: folder,
      kit: kit,
      confinement: confinement, console: console, productLock: productLock, leftOut: executable.leftOut)
    application.setLaunch(arguments: project.launchArguments, environment: project.launchEnvironment)
    return application
  }

  /// A plan that is about to be carried out.
  struct Preparation {
    let plan: BuildPlan
    let linker: LinkerCommand
    let environment: BuildEnvironment
  }

  /// Plans the modules, and prepares what they are built with.
  func prepare() throws -> Preparation {
    buildLock.take(console: console, waitingFor: "builds \(project.name)")
    let entries = try CacheEntries()
    try entries.note(folder, of: [project.root] + (path.map { [$0] } ?? []))
    entries.removeOld()
    let all = project.modules + [project.main]
    let plan = try BuildPlan(
      project, imports: try ImportRecord.of(all, at: "\(folder)/imports.json"), tolerance: tolerance)
    // It is taken from the compiler's driver before anything of the project is built.
    let linker = try LinkerCommand.find(kit, console: console)
    let environment = try BuildEnvironment(
      kit: kit, folder: folder, confinement: confinement, adapter: adapter,
      standIns: try StandIns(kit: kit, imported: Set(plan.foreignModules), console: console),
      scope: project.scope, sources: sources)
    return Preparation(plan: plan, linker: linker, environment: environment)
  }

  private func buildExecutable() throws -> Executable {
    for note in project.notes { console.warning(PackageFetcher.shown(note)) }
    let prepared = try prepare()
    let (plan, environment) = (prepared.plan, prepared.environment)
    let states = try buildModules(plan, environment) { console.tell($0) }
    if let error = failure(of: plan, states) { throw error }
    let modules = states.compactMap { $0.output?.result }
    console.endProgress()
    let linked = try link(modules, by: prepared.linker, environment)
    let executable = try placeResources(project.modules + [project.main], linked: linked)
    return Executable(
      path: executable, plan: plan, modules: modules, leftOut: try report(modules, of: plan, environment))
  }

  /// Returns the error of modules that cannot be built; nil if there are none.
  func failure(of plan: BuildPlan, _ states: [Schedule.State]) -> (any Error)? {
    let failures = states.compactMap(\.failure)
    guard let first = failures.first else { return nil }
    let errors = failures.compactMap { $0.error as? BuildError }
    guard errors.count == failures.count, errors.allSatisfy({ $0.status == .buildFailed }) else {
      return first.error
    }
    var result = BuildError(errors)
    let blocked = zip(plan.modules, states).compactMap { module, state in
      if case .blocked = state { module.name } else { nil }
    }
    if !blocked.isEmpty {
      result.advice +=
        "\n\(blocked.joined(separator: ", ")) \(blocked.count == 1 ? "needs" : "need") what cannot be built; "
        + "`doctor` goes on without it"
    }
    return result
  }

  typealias Schedule = JobSchedule<ModuleJob.Outcome, ModuleJob.Failure>

  /// Builds the modules of a plan that can be built. An error that is none of their code's ends the work on all.
  ///
  /// - Parameter tell: called with the messages about each module, in their order.
  /// - Returns: what became of each, by their indices.
  func buildModules(
    _ plan: BuildPlan, _ environment: BuildEnvironment, tell: ([BuildMessage]) -> Void
  ) throws -> [Schedule.State] {
    let progress = BuildProgress(of: plan.modules.reduce(0) { $0 + $1.sources.count }, console: console)
    let stop = JobStop()
    let graph = try plan.graph()
    var schedule = Schedule(graph) { ($0.error as? BuildError)?.status != .buildFailed }
    schedule.run(
      stop: stop, started: { progress.show(plan.modules[$0].name) },
      ended: { progress.add(plan.modules[$0].sources.count) },
      settled: { _, state in
        if let messages = state.output?.messages ?? state.failure?.messages { tell(messages) }
      }
    ) { index, outcomes in
      let inputs = ModuleInputs(
        of: index, in: plan, after: graph.visible[index], results: outcomes.compactMapValues(\.result))
      var job = ModuleJob(
        index, of: plan, inputs: inputs, environment: environment, progress: progress, stop: stop)
      return job.run()
    }
    return schedule.states
  }
}
