import Foundation
import ProjectReader

/// Adapting the sources of a module.
extension ModuleJob {
  /// An adapted module.
  struct Adapted {
    var paths: [String] = []
    var previews: [AdapterProcess.Preview] = []
    var delegate: String?
    var testCases: [AdapterProcess.TestCase] = []
    var overridable: [AdapterProcess.ExtensionMethod] = []
    /// The protocols of Objective-C's that the module declares.
    var protocols: String?
    /// The names of the module that are SwiftUI's.
    var swiftUI = AdapterProcess.SwiftUINames()
  }

  /// Collects what the module is made of besides its sources, and tells what is to be said of it.
  mutating func facts() throws -> ModuleFacts {
    let options = options()
    let made = MadeSources(
      of: module, in: environment.scope, hasSwiftUI: environment.standIns.names.contains("SwiftUI"))
    for note in made.notes { warn(note) }
    let (kit, standIns) = (environment.kit, environment.standIns)
    let world = fingerprint(
      [kit.stamp] + options.modules + standIns.stamps + made.texts + inputs.interfaces)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let key = fingerprint(
      [
        world, String(decoding: try encoder.encode(options), as: UTF8.self), kit.swiftc,
        environment.adapter.executable, "\(module.isMainActorByDefault) \(module.isLibrary)",
        availabilityKey,
      ] + module.languageArguments)
    return ModuleFacts(options: options, made: made, world: world, key: key)
  }

  /// Returns what the adapter is told of the module.
  private func options() -> AdapterProcess.Options {
    let (known, names) = (inputs.known, environment.standIns.names)
    var options = AdapterProcess.Options(
      modules: environment.kit.modules.union(known).union(names).sorted(), flags: module.flags,
      firstNumber: module.firstNumber, isApplication: module.isApplication)
    options.impliedModules = plan.impliedModules + module.bridgedModules.filter(Set(options.modules).contains)
    options.deniedModules = StandIns.notAsked.intersection(names).sorted()
    if module.deniesDarwin { options.deniedModules.append("Darwin") }
    options.overridable = inputs.overridable.sorted { ($0.type, $0.name) < ($1.type, $1.name) }
    if plan.isTest, !module.isMain, !module.isLibrary, let tests = plan.modules.last {
      options.overriddenInTests = TestedOverrides.names(overriddenIn: tests.sources, addedBy: sources)
      options.testedModules = Imports.unconditional(options.deniedModules, in: tests.sources)
    }
    options.protocols = inputs.protocols
    options.ownModules = known.sorted()
    options.hasBridgingHeader = module.hasBridgingHeader
    options.languageVersion = module.languageVersion
    options.namesSources = true
    // Libraries are code that Apple's compiler has accepted.
    options.checksObjectiveC = !module.isLibrary || plan.tolerance == .strict
    options.unchecked = sources.filter(generated.contains).sorted()
    return options
  }

  /// Adapts the sources and writes the texts that have changed.
  mutating func adapt(_ facts: ModuleFacts) throws -> Adapted {
    var state = BuildState.read(places.state)
    let answer = try answer(to: facts, state: &state)
    try refuse(answer.unreadable)
    guard let result = answer.module else { throw BuildError("nothing was adapted", status: .internalError) }
    // It is there only while the adapted texts and their state are those that it speaks of.
    try Cache.remove(places.facts)
    var adapted = Adapted(
      previews: result.previews, delegate: result.delegate, testCases: result.testCases,
      overridable: result.overridable, protocols: result.protocols, swiftUI: result.swiftUI)
    for file in result.files { adapted.paths.append(try take(file, state: &state)) }
    adapted.paths += try write(facts.made)
    if let path = try writeAbsentTypes(state) { adapted.paths.append(path) }
    try refuse(result.files.flatMap(\.findings).filter { $0.isOfFile == true })
    // The dependencies between files of generated code are checked again when any of them changes.
    try state.write(to: places.state)
    if let text = answer.memory { try Cache.write(text, to: places.facts) }
    return adapted
  }

  /// Asks the adapter, a second time if texts that it takes for those of the last time are not there.
  private func answer(to facts: ModuleFacts, state: inout BuildState) throws -> AdapterProcess.Answer {
    let answer = try environment.adapter.adapt(sources, options: facts.options, memory: places.facts)
    state.retry(
      after: answer.module?.files ?? [], world: facts.world, mayLeaveOut: module.mayLeaveOut)
    // A text that is as it was is in its place, unless code that was left out of it may compile now.
    let known = state
    func isThere(_ file: AdapterProcess.File) -> Bool {
      known.isIntact(places.adapted(file.path), of: file.path)
    }
    guard answer.module?.files.contains(where: { $0.isUnchanged == true && !isThere($0) }) == true else {
      return answer
    }
    try Cache.remove(places.facts)
    return try environment.adapter.adapt(sources, options: facts.options, memory: places.facts)
  }

  /// Takes an adapted file, and returns its path.
  private mutating func take(_ file: AdapterProcess.File, state: inout BuildState) throws -> String {
    let path = places.adapted(file.path)
    originals[path] = file.path
    untranslated += file.findings.filter { $0.isError != true }
    rejected += file.findings.filter { $0.isError == true }
    let print = file.isUnchanged == true ? nil : fingerprint([file.text])
    if let known = state.files[file.path], print == nil || known.fingerprint == print,
      state.isIntact(path, of: file.path)
    {
      // Code that was left out of the file remains left out.
      if !generated.contains(file.path) { leftOut += known.leftOut }
      return path
    }
    state.files[file.path] = BuildState.File(
      fingerprint: print ?? "", declarations: BuildState.declarations(in: file.text), leftOut: [])
    try state.write(file.text, to: path, of: file.path)
    return path
  }

  /// Writes the sources that are made of other files, and returns their paths.
  private mutating func write(_ made: MadeSources) throws -> [String] {
    var paths: [String] = []
    func write(_ text: String, _ name: String) throws -> String {
      let path = places.made(name)
      try Cache.write(text, to: path)
      paths.append(path)
      return path
    }
    if module.flags.contains("SWIFT_PACKAGE") {
      _ = try write(
        "import Foundation\nimport ObjectiveCSupport\nextension Bundle { static var module: Bundle { "
          + AppProject.OwnBundle.expression(at: module.bundle) + " } }\n",
        "TinamouBundle.swift")
    }
    for (index, catalogue) in module.namedStrings.enumerated() where !made.symbols[index].source.isEmpty {
      let text = "import ObjectiveCSupport\n" + made.symbols[index].source
      originals[try write(text, "TinamouStrings\(index).swift")] = catalogue
    }
    if !made.assets.isEmpty {
      originals[try write(made.assets, "TinamouAssets.swift")] = module.namedAssets[0]
    }
    guard environment.standIns.names.contains("CoreData") else { return paths }
    // The names of functions are numbered behind those of the sources.
    var number = module.firstNumber + sources.count
    for (index, model) in module.dataModels.enumerated() where !made.dataModels[index].source.isEmpty {
      let classes = made.dataModels[index].classes.map { "RuntimeClasses.register(\($0).self)" }
      let name = "__tinamou_exported_\(number)"
      number += 1
      let text =
        made.dataModels[index].source
        + "\n@_cdecl(\"\(name)\") public nonisolated func \(name)() { \(classes.joined(separator: "; ")) }\n"
      originals[try write(text, "TinamouModel\(index).swift")] = model
    }
    return paths
  }
}
