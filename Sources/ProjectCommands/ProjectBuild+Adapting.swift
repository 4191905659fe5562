import Foundation
import ProjectReader
import TinamouCLI

/// Adapting the sources of a module.
extension ProjectBuild {
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

  func stateFile(_ module: AppProject.Module) -> String { "\(folder)/\(module.name).state.json" }

  private func adaptedPath(of path: String, in module: AppProject.Module) -> String {
    "\(folder)/adapted/\(module.name)/\(source(path))"
  }

  private nonisolated static func importsXCTest(_ path: String) -> Bool {
    ProjectFiles.text(path)?.contains("import XCTest") == true
  }

  /// The inputs of a module other than its sources.
  struct Plan {
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
  func plan(
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
    // Libraries are code that Apple's compiler has accepted.
    options.checksObjectiveC = !module.isLibrary || tolerance == .strict
    options.unchecked = module.sources.filter(generated.contains).sorted()
    let scope = project.scope
    let dataModels = scope.reading { module.dataModels.map { DataModel(path: $0) } }
    for note in dataModels.flatMap(\.notes) { console.warning(note) }
    let models = dataModels.map(\.source)
    let symbols = scope.reading { module.namedStrings.map { StringSymbols(catalogue: $0) } }
    for note in symbols.flatMap(\.notes) { console.warning(note) }
    let assets = scope.reading {
      AssetSymbols(catalogues: module.namedAssets, hasExtensions: module.hasAssetExtensions).source
    }
    let world = fingerprint(
      [kit.stamp] + options.modules + standIns.stamps + models + symbols.map(\.source) + [assets]
        + needed.map { $0 + (interfaces[$0] ?? "") })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let key = fingerprint(
      [
        world, String(decoding: try encoder.encode(options), as: UTF8.self), kit.swiftc, adapter.executable,
        "\(module.isMainActorByDefault) \(module.isLibrary)", Self.availabilityKey(of: module),
      ] + LanguageMode.arguments(for: module))
    return Plan(
      options: options, dataModels: dataModels, symbols: symbols, assets: assets, world: world, key: key)
  }

  func adapt(_ module: AppProject.Module, _ plan: Plan) throws -> Adapted {
    fileNumber += module.sources.count
    var state = BuildState.read(stateFile(module))
    let memory = "\(folder)/\(module.name).facts"
    var answer = try adapter.adapt(module.sources, options: plan.options, memory: memory)
    state.retry(after: answer.module?.files ?? [], world: plan.world)
    // A text that is as it was is in its place, unless code that was left out of it may compile now.
    func isThere(_ file: AdapterProcess.File) -> Bool {
      state.isIntact(adaptedPath(of: file.path, in: module), of: file.path)
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
      untranslated[module.name, default: []] += file.findings.filter { $0.isError != true }
      rejected[module.name, default: []] += file.findings.filter { $0.isError == true }
      let print = file.isUnchanged == true ? nil : fingerprint([file.text])
      if let known = state.files[file.path], print == nil || known.fingerprint == print,
        state.isIntact(path, of: file.path)
      {
        // Code that was left out of the file remains left out.
        if !generated.contains(file.path) { leftOut[module.name, default: []] += known.leftOut }
        continue
      }
      state.files[file.path] = BuildState.File(fingerprint: print ?? "", leftOut: [])
      try state.write(file.text, to: path, of: file.path)
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
}
