import Foundation
import ProjectReader
import TinamouCLI

/// Modules that are as they were built last.
extension ProjectBuild {
  func recordFile(_ module: AppProject.Module) -> String { "\(folder)/\(module.name).module.json" }

  private func products(_ paths: [String], of module: AppProject.Module, isMain: Bool) -> [String] {
    paths.map { "\(folder)/build/\(module.name)/\(objectStem($0)).o" }
      + (isMain ? [] : ["\(folder)/modules/\(module.name).swiftmodule"])
  }

  /// Takes a module as it was built last; nil where that is not whole any more, or where the entry has changed.
  func use(
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
    newerDeclarations[module.name] = record.newerDeclarations
    warn(ofUses: record.newerUses ?? [])
    adapted.paths = record.paths
    return adapted
  }

  /// Keeps what came of a module that was built.
  func keep(_ adapted: Adapted, as record: ModuleRecord, isMain: Bool) throws {
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
    record.newerDeclarations = newerDeclarations[module.name]
    record.newerUses = newerUses[module.name]
    record.missingNames = isMain ? missingNames.sorted() : []
    record.interface =
      isMain
      ? ""
      : FileManager.default.contents(atPath: "\(folder)/modules/\(module.name).swiftmodule").map(fingerprint)
        ?? ""
    interfaces[module.name] = record.interface
    try record.write(to: recordFile(module))
  }
}
