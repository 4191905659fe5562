import Foundation
import ProjectReader
import TinamouCLI

/// Building a project for its diagnosis.
extension ProjectBuild {
  /// Compiles all modules as far as they go, and says by cause what keeps them from being whole.
  ///
  /// - Parameters:
  ///   - path: the path of the project, as given on the command line.
  ///   - deadline: the time after which modules are not examined any further; `nil` for no limit.
  func diagnose(_ path: String, deadline: Date? = nil) throws -> ProjectDiagnosis {
    let prepared = try prepare()
    defer { buildLock.release() }
    let plan = prepared.plan
    var environment = prepared.environment
    environment.limit(to: deadline.map { DiagnosisTimes(plan, from: Date(), to: $0) })
    var remarks: [String] = []
    let states = try buildModules(plan, environment) { messages in
      remarks += messages.filter { $0.kind == .warning }.map(\.text)
    }
    var diagnosis = ProjectDiagnosis(project: path, target: project.name)
    let results = states.compactMap { $0.output?.result }
    var missing = Self.missingModules(in: states)
    remarks += plan.addMissingBridgedModules(
      to: &missing, present: kit.modules.union(environment.standIns.names))
    // They see less than on Apple's platforms: headers that cannot be read, code that a plugin would make.
    let generated = Set((project.modules + [project.main]).filter { !$0.generators.isEmpty }.map(\.name))
    let blind = results.filter { $0.lacksHeaders == true || generated.contains($0.name) }
    var findings: [ProjectDiagnosis.Finding] = []
    for (module, state) in zip(plan.modules, states) {
      let result = state.output?.result
      let found = Self.found(in: state)
      findings += found.map { ProjectDiagnosis.Finding(module: module.name, found: $0) }
      findings += Self.rejected(result?.leftOut ?? []).map {
        ProjectDiagnosis.Finding(module: module.name, found: $0, isCertain: true)
      }
      diagnosis.modules.append(try self.state(of: module, state, environment))
      if case .blocked(let others) = state {
        diagnosis.modules[diagnosis.modules.count - 1].needs = others.filter(plan.modules.indices.contains)
          .map {
            plan.modules[$0].name
          }
      }
    }
    let sorter = ErrorSorter(
      findings.map(\.found.problem), sources: plan.modules.flatMap(\.sources), missingModules: missing,
      filesWithoutHeaders: files(of: plan, seeing: blind, orIn: true)
        .union(files(of: plan, seeing: results.filter(\.reexportsMissing), orIn: false)),
      filesAfterLeftOut: files(of: plan, seeing: results.filter { !$0.leftOut.isEmpty }, orIn: false),
      filesBesideMissing: plan.filesBesideMissing(missing), absentSources: plan.absentSources,
      absentLibraries: plan.absentLibraries,
      present: PresentNames(kit), headers: plan.headerNames)
    diagnosis.markLackingModules(results, findings, by: sorter)
    diagnosis.add(
      findings, by: sorter,
      explained: Set(blind.map(\.name)),
      dependencies: Dictionary(plan.modules.map { ($0.name, plan.compiledAgainst($0)) }) { first, _ in first }
    )
    diagnosis.environment = project.notes + diagnosis.environment + remarks + Self.partsOfSwiftUI(results)
    do {
      if let failure = failure(of: plan, states) { throw failure }
      console.endProgress()
      _ = try link(results, by: prepared.linker, environment)
      diagnosis.isLinked = true
    } catch let error as BuildError {
      diagnosis.failure = error.description
    }
    return diagnosis
  }

  /// Returns the imported modules that are not here, by the files.
  private static func missingModules(in states: [Schedule.State]) -> [String: Set<String>] {
    let untranslated = states.flatMap(untranslated)
    return Dictionary(grouping: untranslated.filter { $0.module != nil }, by: \.path)
      .mapValues { Set($0.compactMap(\.module)) }
  }

  /// Returns the code of a module that the adapter could not translate, also of one that was not compiled to the end.
  private static func untranslated(in state: Schedule.State) -> [AdapterProcess.Finding] {
    state.output.map { $0.result?.untranslated ?? $0.untranslated } ?? state.failure?.untranslated ?? []
  }

  /// Returns what is said of code that is left out because SwiftUI has no picture.
  private static func partsOfSwiftUI(_ results: [ModuleResult]) -> [String] {
    var parts = LeftOutParts()
    for result in results {
      let found = result.leftOut.filter { $0.isOfSwiftUI == true }
      parts.add(found, of: result.name, isLibrary: false, bodies: [])
    }
    return parts.sentences
  }

  /// Returns the errors of a module that were found, also of one that was not compiled to the end.
  private static func found(in state: Schedule.State) -> [FoundProblem] {
    let result = state.output?.result
    var found = result?.problems ?? state.output?.problems ?? state.failure?.problems ?? []
    found += untranslated(in: state).compactMap { finding in
      finding.module.map {
        FoundProblem(
          problem: BuildProblem(
            file: finding.path, line: finding.line, column: 1, message: "no such module '\($0)'"), round: 1)
      }
    }
    if let error = state.failure?.error as? BuildError {
      found += error.errors.map { FoundProblem(problem: $0, round: 1) }
    }
    return found
  }

  /// Returns the errors for which the adapter left out code: Apple's compiler has them, and the one here does not.
  private static func rejected(_ leftOut: [AdapterProcess.Finding]) -> [FoundProblem] {
    leftOut.filter { $0.isError == true }.map { finding in
      FoundProblem(
        problem: BuildProblem(
          file: finding.path, line: finding.line, column: finding.column ?? 1, message: finding.message),
        round: 1)
    }
  }

  /// Returns the sources of modules that are compiled against some others.
  ///
  /// - Parameter isIn: whether the sources of those others are among them.
  private func files(of plan: BuildPlan, seeing results: [ModuleResult], orIn isIn: Bool) -> Set<String> {
    let names = Set(results.map(\.name))
    let modules = plan.modules.filter {
      isIn && names.contains($0.name) || !plan.compiledAgainst($0).isDisjoint(with: names)
    }
    return Set(modules.flatMap(\.sources))
  }

  /// Returns the state of a module for a diagnosis.
  private func state(
    of module: BuildPlan.Module, _ state: Schedule.State, _ environment: BuildEnvironment
  ) throws -> ProjectDiagnosis.Module {
    var result = ProjectDiagnosis.Module(
      name: module.name, isLibrary: module.isLibrary, state: .whole, files: module.sources.count)
    switch state {
    case .done(let outcome):
      guard let built = outcome.result else {
        result.state = .failed
        result.reason = outcome.messages.last { $0.kind == .warning }?.text
        break
      }
      guard built.leftOut.contains(where: { $0.isOfSwiftUI != true }) || built.problems?.isEmpty == false
      else {
        break
      }
      result.state = .partly
      let bodies = try built.bodies ?? countBodies(of: built, module, environment)
      result.bodies = bodies.reduce(0) { $0 + $1.all }
      result.compiledBodies = bodies.reduce(0) { $0 + $1.whole }
    case .failed(let failure):
      result.state = .failed
      result.reason = "\(failure.error)"
    case .blocked, .dropped, .waiting, .running: result.state = .blocked
    }
    return result
  }
}

extension ProjectDiagnosis {
  /// Marks the modules of which parts are left out because they need modules that are not here, and for no other reason.
  fileprivate mutating func markLackingModules(
    _ results: [ModuleResult], _ findings: [Finding], by sorter: ErrorSorter
  ) {
    let lacking = results.filter { $0.untranslated.contains { $0.module != nil } }.map(\.name)
    for index in modules.indices where lacking.contains(modules[index].name) {
      modules[index].lacksModules = findings.filter { $0.module == modules[index].name }.allSatisfy {
        !$0.isCertain && sorter.cause(of: $0.found.problem, round: $0.found.round).isOfAbsence
      }
    }
  }
}
