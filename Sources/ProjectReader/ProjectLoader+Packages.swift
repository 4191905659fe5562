import Foundation

/// Packages of Swift as projects.
extension ProjectLoader {
  static func loadPackage(
    _ folder: String, target: String?, _ packages: (any PackageSource)?
  ) throws -> AppProject {
    let modules = PackageReader.modules(in: folder, packages)
    guard !modules.isEmpty else { throw ProjectError("\(folder): has no Sources with Swift files") }
    if target == nil, let manifest = PackageReader.manifest(in: folder, packages), manifest.usesTinamou {
      return loadScreens(of: modules, in: folder, manifest, packages)
    }
    var main: AppProject.Module
    if let target {
      guard let found = modules.first(where: { $0.name == target }) else {
        throw ProjectError(
          "\(folder): there is no target \"\(target)\"; there are: \(modules.map(\.name).joined(separator: ", "))"
        )
      }
      main = found
    } else {
      // The module that no other one imports.
      let used = Set(modules.flatMap { Imports.of($0.sources) })
      main =
        modules.first { !used.contains($0.name) && !$0.sources.isEmpty }
        ?? modules.first { !$0.sources.isEmpty } ?? modules[0]
    }
    GeneratedAccessors.complete(&main)
    var known: Set<String> = [main.name]
    let candidates = Candidates(modules: modules, directory: folder, packages: packages)
    var result = AppProject(name: main.name, root: folder, main: main)
    result.modules = needed(by: main, candidates: candidates, known: &known)
    result.main.dependencies = result.modules.map(\.name)
    noteMissing(in: &result, of: [], candidates)
    result.info = complete(result.info, name: main.name)
    return result
  }

  /// Loads a package that is written for Tinamou: all modules, with the previews of each, and what executables register.
  private static func loadScreens(
    of modules: [AppProject.Module], in folder: String, _ manifest: PackageManifest,
    _ packages: (any PackageSource)?
  ) -> AppProject {
    let package = manifest.name.isEmpty ? (folder as NSString).lastPathComponent : manifest.name
    var name = ProjectStrings.identifier(package)
    while modules.contains(where: { $0.name == name }) { name += "Screens" }
    // It has nothing but the executable's entry, which is made.
    let main = AppProject.Module(name: name, sources: [])
    var result = AppProject(name: package, root: folder, main: main)
    let shown = importable(modules, in: &result)
    var known: Set<String> = [name]
    let candidates = Candidates(modules: shown, directory: folder, packages: packages)
    result.modules = needed(by: main, candidates: candidates, known: &known, further: shown.map(\.name))
    result.main.dependencies = result.modules.map(\.name)
    result.previewModules = shown.map(\.name)
    noteMissing(in: &result, of: [], candidates)
    result.info = complete(result.info, name: name)
    return result
  }

  /// Returns the modules that others can import, and notes their entries. Those with `main.swift` are programs and nothing else.
  static func importable(
    _ modules: [AppProject.Module], in project: inout AppProject
  ) -> [AppProject.Module] {
    modules.filter { module in
      if module.sources.contains(where: { ($0 as NSString).lastPathComponent == "main.swift" }) {
        project.notes.append(
          "\(module.name): has main.swift, and the screens that it registers are not known; declare a type with @main instead"
        )
        return false
      }
      let texts = module.sources.compactMap { ProjectFiles.text($0) }.filter { $0.contains("@main") }
      project.entryPoints[module.name] = texts.lazy.compactMap(SwiftEntryPoint.type).first
      return true
    }
  }
}
