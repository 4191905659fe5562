import CProcess
import Foundation
import TinamouCLI

/// The commands of `tinamou` on whole projects. The parts of this module:
///
/// - `ProjectBuild`: builds the modules of a plan, links them, and reports what was left out
/// - `BuildPlan`: the modules that are built of a project, and their order, as a value
/// - `ModuleJob`: adapts and compiles a module, and leaves out code of it; `ModuleInputs`, `ModuleResult`: what it is made
///   of, and what comes of it
/// - `JobSchedule`: jobs that need each other, done at once where they do not
/// - `BuildEnvironment`: the programs, folders and sandboxes of a build
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
/// - `ProjectDiagnosis`, `ErrorSorter`: what keeps a project from being built whole, by cause
/// - `Commands`, `TestCommand`, `DoctorCommand`: `adapt`, `build`, `test` and `doctor`
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
  }
}
