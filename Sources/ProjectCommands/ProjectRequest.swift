import ProjectReader
import TinamouCLI

/// A project and the options of its build.
struct ProjectRequest {
  let path: String
  var options: ProjectOptions
  var confinement = ConfinementOptions.standard

  /// Returns the names of what can be built of the project.
  func outline() throws -> ProjectOutline {
    do {
      return try ProjectLoader.outline(
        of: path, scope: try ReadingScope(of: path, further: options.allowReading, closed: [Cache.root]))
    } catch let error as ProjectError { throw BuildError(error.description, status: .usage) }
  }

  /// Loads the tests: those of the target that is named, or all.
  ///
  /// - Parameter mayHaveNone: whether a project without tests is none at all, and no error.
  @MainActor func loadTests(mayHaveNone: Bool = false, console: Console) throws -> [AppProject] {
    let packages = PackageFetcher(
      console: console, manifests: ManifestReader(confinement, console: console))
    func load(_ products: ScriptProducts?) throws -> [AppProject] {
      do {
        return try ProjectLoader.loadTests(
          path, target: options.target, scheme: options.scheme, configuration: options.configuration,
          packages: packages, products: products,
          scope: try ReadingScope(of: path, further: options.allowReading, closed: [Cache.root]))
      } catch let error as ProjectError {
        if error.hasNoTests, mayHaveNone { return [] }
        throw BuildError(error.description, status: .usage)
      }
    }
    let loaded = try load(nil)
    guard options.runScripts else { return loaded }
    return try load(try BuildScripts(of: loaded, confinement: confinement, console: console).run())
  }

  /// Loads the tests of a package that are built as those of an Xcode project: one that is written for Tinamou, and one with specifications
  /// of Quick, which SwiftPM does not find on this system; `nil` for other projects.
  ///
  /// - Parameter mayHaveNone: whether a package without tests is none at all, and no error.
  @MainActor func loadOwnTests(mayHaveNone: Bool, console: Console) throws -> [AppProject]? {
    let packages = PackageFetcher(
      console: console, manifests: ManifestReader(confinement, console: console))
    do {
      let scope = try ReadingScope(of: path, further: options.allowReading, closed: [Cache.root])
      guard let manifest = scope.reading({ packages.manifest(in: path) }),
        manifest.usesTinamou || manifest.hasSpecifications
      else { return nil }
      return try ProjectLoader.loadPackageTests(
        path, target: options.target, libraries: manifest.usesTinamou ? try BuildKit.testLibraries() : [],
        packages: packages, scope: scope)
    } catch let error as ProjectError {
      if error.hasNoTests, mayHaveNone { return [] }
      throw BuildError(error.description, status: .usage)
    }
  }

  @MainActor func load(console: Console) throws -> AppProject {
    let packages = PackageFetcher(
      console: console, manifests: ManifestReader(confinement, console: console))
    func load(_ products: ScriptProducts?) throws -> AppProject {
      do {
        return try ProjectLoader.load(
          path, target: options.target, scheme: options.scheme, configuration: options.configuration,
          packages: packages, products: products,
          scope: try ReadingScope(of: path, further: options.allowReading, closed: [Cache.root]))
      } catch let error as ProjectError {
        throw BuildError(error.description, status: .usage)
      }
    }
    let project = try load(nil)
    guard options.runScripts else { return project }
    return try load(try BuildScripts(of: [project], confinement: confinement, console: console).run())
  }

  @MainActor func build(console: Console) throws -> BuiltApplication {
    try build(try load(console: console), console: console).build()
  }

  @MainActor func build(_ project: AppProject, console: Console) throws -> ProjectBuild {
    try ProjectBuild(
      project, at: path, tolerance: Tolerance(options), confinement: confinement, console: console)
  }
}
