import ArgumentParser
import CProcess
import Foundation
import ProjectReader
import ProjectSettings
import TinamouCLI

/// The commands of `tinamou` on whole projects. The parts of this module:
///
/// - `ProjectBuild`: adapts, compiles, leaves out, links
/// - `BuildKit`: the built modules of Tinamou that applications are compiled against
/// - `AdapterProcess`: the source adapter, a separate process
/// - `PackageFetcher`: fetches packages that projects reference by URL, with git
/// - `ManifestReader`: the manifests of packages, evaluated by SwiftPM
/// - `BuildScripts`: runs the scripts of a project's targets in a copy of it
/// - `ContainedFolder`, `Cache`: writing, linking and removing, restricted to the cache
/// - `ResourcePlan`: the contents of an application's folder beside the executable
/// - `PackageMirror`: a copy of a package in the cache, for its tests; `LocalPackages` and
///   `PackageCheckouts`: its dependencies
/// - `PackageTestRuns`: the runs of a package's tests
/// - `ChildProcess`: processes with limits
/// - `Confinement`, `Sandbox`: the limits, the sandbox and the environment of programs that come from
///   projects
/// - `RunPaths`: the files that applications read and write for the user
/// - `FileLock`: locks against concurrent changes of a folder
/// - `DeviceFamily`: the device families of an application
/// - `BuiltApplication`: a built application and its runs
/// - `BuiltTests`: built tests and their runs
/// - `ScreenRuns`: a command on screens, in processes of the application
/// - `Tolerance`, `LeftOutParts`, `LanguageMode`: what happens to code that does not compile
/// - `Commands`, `TestCommand`: `adapt`, `build` and `test`
public enum ProjectCommands {
  /// Limits the memory of the tool to three quarters of the machine's: input that makes it use more ends the
  /// tool, and not what else runs on the machine.
  public static func limitMemory() {
    cprocess_limit_memory(ProcessInfo.processInfo.physicalMemory / 4 * 3)
  }

  /// Registers the commands.
  @MainActor
  public static func install() {
    Tinamou.projects = BuiltProjects()
    Tinamou.furtherCommands = [
      BuildCommand.self, TestCommand.self, AdaptCommand.self, CleanCommand.self,
      InstallKitCommand.self,
    ]
    Tinamou.version = { SourceRevision.description }
  }
}

/// An error that ends a command.
struct BuildError: ToolFailure {
  let description: String
  let status: ExitStatus
  /// Errors in the code of a project, in the order in which they were told.
  var errors: [BuildReport.Problem] = []
  var problems: [PageBuild.Problem] {
    errors.map { PageBuild.Problem(file: $0.file, line: $0.line, column: $0.column, message: $0.message) }
  }

  init(_ description: String, status: ExitStatus = .buildFailed) {
    self.description = description
    self.status = status
  }
}

/// Requests for screens of a project: builds it and lets the application carry them out.
struct BuiltProjects: ProjectTool {
  func isProject(_ name: String) -> Bool { ProjectLoader.isProject(name) }

  func file(besideProject path: String) throws -> ProjectFile? {
    try ProjectFileParser.file(besideProject: path)
  }

  func run(_ call: ProjectCall, console: Console) throws -> ExitStatus {
    let request = ProjectRequest(path: call.path, options: call.options, confinement: call.confinement)
    let project = try request.load(console: console)
    if case .preview = call.request.result {
      var line = PreviewLine.own
      line.folders = project.folders
      try console.print(line.text)
    }
    let built = try request.build(project, console: console).build()
    var call = call
    if call.request.devices.names.isEmpty {
      call.request.devices.names = built.standardDevice(chosen: []).map { [$0] } ?? []
    } else {
      _ = built.standardDevice(chosen: call.request.devices.names)
    }
    call.request.conditions.startRecording()
    let runs = try ScreenRuns(application: built, call: call, console: console)
    if case .session = call.request.result { return try runs.serve() }
    return try runs.run()
  }
}

extension AppProject {
  /// The folders that it has sources, resources and parts of its specification in, outside of its own. What was fetched into the cache does not change.
  fileprivate var folders: [String] {
    var result: [String] = []
    let files = (modules + [main]).flatMap { $0.sources + $0.resources } + specificationFiles
    for file in files where ![root, Cache.root].contains(where: { file.hasPrefix($0 + "/") }) {
      let folder = (file as NSString).deletingLastPathComponent
      if !result.contains(folder) { result.append(folder) }
    }
    return result
  }
}

/// A project and the options of its build.
struct ProjectRequest {
  let path: String
  var options: ProjectOptions
  var confinement = ConfinementOptions.standard

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
