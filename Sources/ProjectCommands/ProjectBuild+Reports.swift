import Foundation
import ProjectReader
import TinamouCLI

/// The report of a build: imports of modules that are not here, code that could not be translated, and code that was left out.
extension ProjectBuild {
  /// Reports what became of the modules that were built.
  ///
  /// - Parameter plan: the plan of all modules.
  /// - Returns: the code that was left out.
  func report(
    _ results: [ModuleResult], of plan: BuildPlan, _ environment: BuildEnvironment
  ) throws -> LeftOutParts {
    var parts = LeftOutParts()
    for result in results {
      warn(ofUntranslated: result)
      guard !result.leftOut.isEmpty, let module = plan.modules.first(where: { $0.name == result.name }) else {
        continue
      }
      let bodies = try result.bodies ?? countBodies(of: result, module, environment)
      parts.add(result.leftOut, of: module.name, isLibrary: module.isLibrary, bodies: bodies)
    }
    for sentence in parts.sentences { console.warning(sentence) }
    return parts
  }

  private func warn(ofUntranslated result: ModuleResult) {
    let missing = Dictionary(
      grouping: result.untranslated.filter { $0.module != nil }, by: { $0.module ?? "" })
    for (name, imports) in missing.sorted(by: { $0.key < $1.key }) {
      let files = Set(imports.map(\.path)).count
      console.warning(
        "\(result.name): no such module '\(name)' here, which \(files) \(files == 1 ? "file imports" : "files import") "
          + "(\(ProjectStrings.shown(imports[0].path)):\(imports[0].line))")
    }
    for finding in result.untranslated where finding.module == nil && finding.isOfFile != true {
      console.warning("\(ProjectStrings.shown(finding.path)):\(finding.line): \(finding.message)")
    }
  }

  /// Counts the bodies of a module, and keeps the numbers for the next build.
  func countBodies(
    of result: ModuleResult, _ module: BuildPlan.Module, _ environment: BuildEnvironment
  ) throws -> [AdapterProcess.BodyCount] {
    let places = ModulePlaces(project: folder, module: result.name, root: project.root)
    let files = Set(result.leftOut.map(\.path))
    func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
    let changed = result.paths.compactMap { path -> AdapterProcess.Bodies? in
      guard let original = result.originals[path], files.contains(original), let text = text(path) else {
        return nil
      }
      return AdapterProcess.Bodies(path: original, text: text)
    }
    // Nothing was left out of these.
    let whole = places.sources(of: module).filter { !files.contains($0) }.map { path in
      AdapterProcess.Bodies(path: path, text: text(path) ?? "")
    }
    let bodies = try environment.adapter.count(changed + whole)
    if !bodies.isEmpty, var record = ModuleRecord.read(places.record) {
      record.result?.bodies = bodies
      try record.write(to: places.record)
    }
    return bodies
  }
}
