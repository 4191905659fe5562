import Foundation

/// Modules that are as they were built last.
extension ModuleJob {
  /// The result of looking for the module of the last build.
  enum Former {
    case result(ModuleResult)
    /// It was left out, for this reason.
    case failure(String)
    /// It is built, and the record is written with the result.
    case changed(ModuleRecord)
  }

  /// Looks for the module as it was built last. Where anything that it is made of is another, its record is removed.
  mutating func recorded(_ facts: ModuleFacts) throws -> Former {
    let stamp = FileStates.stamp(of: sources)
    var contents: String?
    // The contents of headers are not part of the key.
    let importsHeaders = !inputs.importing.isEmpty || !clang.own.isEmpty
    if !importsHeaders, var known = ModuleRecord.read(places.record), known.key == facts.key,
      known.isValid(mayLeaveOut: module.mayLeaveOut)
    {
      if known.sources != stamp { contents = FileStates.contents(of: sources) }
      let isSame = contents == nil || contents == known.contents
      if isSame, contents != nil {
        known.sources = stamp
        try known.write(to: places.record)
      }
      if isSame, let words = known.failure { return .failure(words) }
      if isSame, let former = known.result, let result = try use(former) { return .result(result) }
    }
    try Cache.remove(places.record)
    return .changed(
      ModuleRecord(
        key: facts.key, sources: stamp, contents: contents ?? FileStates.contents(of: sources),
        mayLeaveOut: module.mayLeaveOut))
  }

  /// Takes the module as it was built last; nil where that is not whole any more, or where the entry has changed.
  private mutating func use(_ former: ModuleResult) throws -> ModuleResult? {
    guard
      BuiltFiles.areIntact(
        former.paths.map(places.object) + [interface].compactMap { $0 }, stamp: "", in: places.products),
      former.paths.allSatisfy({ ContainedFolder.kind($0) == S_IFREG })
    else { return nil }
    if module.isMain {
      let text = FileManager.default.contents(atPath: former.paths.last ?? "")
      let adapted = Adapted(
        paths: former.paths, previews: former.previews, delegate: former.delegate,
        testCases: former.testCases, overridable: former.overridable, protocols: former.protocols)
      let path = try writeEntry(of: adapted, without: Set(former.missingNames))
      guard path == former.paths.last, FileManager.default.contents(atPath: path) == text else { return nil }
    }
    warn(ofUses: former.newerUses ?? [])
    var result = former
    result.clang = resultOfC
    result.lacksHeaders = lacksHeaders ? true : nil
    return result
  }

  /// Returns the result of the module, once it is compiled.
  ///
  /// - Parameter state: the state of its files.
  func result(of adapted: Adapted, _ state: BuildState = BuildState()) -> ModuleResult {
    var result = ModuleResult(name: module.name)
    result.paths = adapted.paths
    result.originals = originals
    result.objects = adapted.paths.map(places.object)
    (result.previews, result.delegate, result.testCases) = (
      adapted.previews, adapted.delegate, adapted.testCases
    )
    (result.overridable, result.protocols) = (adapted.overridable, adapted.protocols)
    (result.leftOut, result.untranslated) = (leftOut, untranslated)
    // Files that were rewritten without a loss have no problems.
    result.problems = sources.flatMap { source in
      state.files[source].flatMap { $0.leftOut.isEmpty ? nil : $0.problems } ?? []
    }
    (result.newerDeclarations, result.newerUses) = (newerDeclarations, newerUses)
    result.missingNames = entry?.missing.sorted() ?? []
    result.interface = interface.flatMap { FileManager.default.contents(atPath: $0) }.map(fingerprint) ?? ""
    result.clang = resultOfC
    result.lacksHeaders = lacksHeaders ? true : nil
    return result
  }

  /// The result of clang. Modules that see one with Swift read its bridging header again.
  private var resultOfC: ModuleResult.Clang {
    ModuleResult.Clang(
      objects: clang.objects,
      importing: module.isOnlyC ? clang.importing : Array(clang.own.dropFirst(2)),
      hasCPlusPlus: clang.hasCPlusPlus)
  }
}
