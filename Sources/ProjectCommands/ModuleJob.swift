import Foundation
import ProjectReader
import TinamouCLI

/// The work on one module, from its sources to its objects and its interface, on one thread.
///
/// 1. Its C is compiled.
/// 2. Its sources are adapted and written to the cache, unless they have not changed.
/// 3. The changed files are compiled. Rejected code is left out and the compiler is run again, for a limited number of rounds.
///
/// A job knows its module of the plan and the results of those that this waits for. All that changes meanwhile is the job's own.
struct ModuleJob {
  /// The state of the work on a module.
  enum State: Equatable {
    case waiting
    case compilingC
    case adapting
    /// - Parameter round: the number of the compilation, from 1.
    case compiling(round: Int)
    case done
    case leftOut
    case failed

    /// Returns whether another state may come after this one.
    func permits(_ next: State) -> Bool {
      switch (self, next) {
      case (.waiting, .compilingC), (.compilingC, .adapting), (.adapting, .compiling(round: 1)): true
      case (.compiling(let round), .compiling(let following)): following == round + 1
      // A module of C alone is done without Swift, and one that is as it was built last without the compiler.
      case (.compilingC, .done), (.adapting, .done), (.compiling, .done): true
      case (.compilingC, .leftOut), (.adapting, .leftOut), (.compiling, .leftOut): true
      case (.waiting, .failed), (.compilingC, .failed), (.adapting, .failed), (.compiling, .failed): true
      default: false
      }
    }
  }

  /// The end of a job that does not end the build.
  struct Outcome: Sendable {
    let messages: [BuildMessage]
    /// The result; nil where the module was left out, and others are built without it.
    let result: ModuleResult?
    /// The errors of a module that was left out, as far as they were found.
    var problems: [FoundProblem] = []
    /// The code of such a module that the adapter could not translate, with the imports of modules that are not here.
    var untranslated: [AdapterProcess.Finding] = []
  }

  /// The end of a job that cannot be done.
  struct Failure: Error {
    let messages: [BuildMessage]
    let error: any Error
    /// The errors for which code was left out before.
    var problems: [FoundProblem] = []
    /// The code that the adapter could not translate, with the imports of modules that are not here.
    var untranslated: [AdapterProcess.Finding] = []
  }

  let plan: BuildPlan
  let module: BuildPlan.Module
  let inputs: ModuleInputs
  let environment: BuildEnvironment
  let places: ModulePlaces
  let progress: BuildProgress
  let stop: JobStop

  private(set) var state = State.waiting
  private(set) var messages: [BuildMessage] = []
  /// The module's sources, with those that are made of headers.
  let sources: [String]
  /// Those that are made of headers.
  let generated: Set<String>
  var clang = ClangProduct()
  /// A Boolean value that indicates whether the module's C was left out.
  private(set) var lacksHeaders = false
  /// The user's files by the adapted files.
  var originals: [String: String] = [:]
  var leftOut: [AdapterProcess.Finding] = []
  /// The errors for which code was left out.
  var found: [FoundProblem] = []
  var untranslated: [AdapterProcess.Finding] = []
  /// The code that the adapter rejects as Apple's compiler does.
  var rejected: [AdapterProcess.Finding] = []
  var newerDeclarations: [String: String]?
  var newerUses: [AdapterProcess.Availability.Use]?
  /// The entry of the executable, in whose module it is.
  var entry: ApplicationEntry?
  /// A Boolean value that indicates whether code is left out because it needs modules that are not here.
  var lacksModules = false

  init(
    _ index: Int, of plan: BuildPlan, inputs: ModuleInputs, environment: BuildEnvironment,
    progress: BuildProgress, stop: JobStop
  ) {
    (self.plan, self.inputs, self.environment) = (plan, inputs, environment)
    (self.progress, self.stop) = (progress, stop)
    module = plan.modules[index]
    places = ModulePlaces(project: environment.folder, module: module.name, root: plan.root)
    sources = places.sources(of: module)
    generated = Set(sources.dropFirst(module.sources.count))
  }

  mutating func warn(_ text: String) { messages.append(BuildMessage(kind: .warning, text: text)) }

  mutating func say(_ text: String) { messages.append(BuildMessage(kind: .line, text: text)) }

  /// Goes over to another state, unless nobody waits for the result any more.
  mutating func enter(_ next: State) throws {
    precondition(state.permits(next), "\(module.name): \(next) does not come after \(state)")
    try stop.check()
    state = next
  }

  /// Does the work.
  mutating func run() -> Result<Outcome, Failure> {
    do {
      let result: ModuleResult?
      do { result = try build() } catch is AdapterProcess.TimeIsOver { throw timeLimit }
      guard result == nil else { return .success(Outcome(messages: messages, result: result)) }
      return .success(
        Outcome(messages: messages, result: nil, problems: found, untranslated: untranslated))
    } catch {
      state = .failed
      return .failure(Failure(messages: messages, error: error, problems: found, untranslated: untranslated))
    }
  }

  /// Builds the module; returns nil where it is left out.
  private mutating func build() throws -> ModuleResult? {
    try enter(.compilingC)
    do { try checkTime() } catch  where module.mayLeaveOut && !module.isMain {
      warn("\(error)")
      try enter(.leftOut)
      return nil
    }
    guard try compileC() else { return nil }
    if module.isOnlyC {
      try enter(.done)
      return result(of: Adapted())
    }
    try enter(.adapting)
    try writeGenerated()
    let facts = try facts()
    var record: ModuleRecord
    switch try recorded(facts) {
    case .result(let result):
      try enter(.done)
      return result
    case .failure(let words):
      warn(words)
      try enter(.leftOut)
      return nil
    case .changed(let new): record = new
    }
    do {
      var adapted = try adapt(facts)
      if module.isMain { adapted.paths.append(try writeEntry(of: adapted)) }
      var compilation = try begin(adapted)
      repeat { try enter(.compiling(round: compilation.round)) } while try !compile(&compilation)
      record.result = result(of: compilation.adapted, compilation.state)
      try record.write(to: places.record)
    } catch let error as BuildError where module.mayLeaveOut && !module.isMain {
      try leaveOut(because: error, record)
      return nil
    }
    try enter(.done)
    return record.result
  }

  /// A Boolean value that indicates whether code of the module may be left out.
  var mayLeaveOut: Bool { module.mayLeaveOut || lacksModules }

  /// Throws an error if the time is over.
  func checkTime() throws {
    if environment.isOver(for: module) { throw timeLimit }
  }

  private var timeLimit: BuildError {
    var error = BuildError(
      "\(module.name) was not examined to the end: \(module.isMain ? "the" : "its part of the") time limit is over"
    )
    error.isTimeLimit = true
    return error
  }

  /// Leaves the module out: the rest is drawn without this library.
  private mutating func leaveOut(because error: BuildError, _ record: ModuleRecord) throws {
    warn("\(error)")
    try Cache.remove(places.interface)
    if error.status == .buildFailed, !error.isTimeLimit, case .compiling = state {
      var record = record
      record.failure = "\(error)"
      try record.write(to: places.record)
    }
    try enter(.leftOut)
  }

  /// Compiles the C of the module. Where it does not compile and may be left out, the Swift beside it is built without.
  ///
  /// - Returns: whether there is anything left of the module.
  private mutating func compileC() throws -> Bool {
    do {
      clang = try compileClang()
      return true
    } catch let error as BuildError where module.mayLeaveOut {
      warn("\(error)")
      lacksHeaders = true
      guard module.sources.isEmpty else { return true }
      try enter(.leftOut)
      return false
    }
  }
}
