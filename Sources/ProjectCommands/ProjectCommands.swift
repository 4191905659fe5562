import ArgumentParser
import Foundation
import ProjectReader
import TinamouCLI

/// Commands of `tinamou` that work on whole projects. The parts of this module:
///
/// - `ProjectBuild`: adapts, compiles, leaves out, links
/// - `BuildKit`: the built modules of Tinamou that applications are compiled against
/// - `AdapterProcess`: the source adapter, a process of its own
/// - `PackageFetcher`: packages that projects name by their addresses, from git
/// - `ContainedFolder`, `Cache`: all that is written, linked and removed; nothing of it outside of the cache
/// - `ResourcePlan`: what is beside an application's executable
/// - `PackageMirror`: a copy of a package in the cache, for its tests
/// - `ChildProcess`: processes with limits
/// - `Confinement`, `Sandbox`: the limits and the sandbox of what comes from projects, and its environment
/// - `RunPaths`: what applications read and write for the user
/// - `FileLock`: what keeps two processes from changing one folder
/// - `DeviceFamily`: the devices that an application is for
/// - `BuiltApplication`: an application that was built, and its runs
/// - `BuiltTests`: tests that were built, and their runs
/// - `Commands`, `TestCommand`: `adapt`, `build`, `run` and `test`
public enum ProjectCommands {
  /// Makes the commands known to the tool.
  @MainActor
  public static func install() {
    Tinamou.projects = BuiltProjects()
    Tinamou.furtherCommands = [RunCommand.self, BuildCommand.self, TestCommand.self, AdaptCommand.self]
  }
}

/// What stops a command.
struct BuildError: ToolFailure {
  let description: String
  let status: ExitStatus

  init(_ description: String, status: ExitStatus = .buildFailed) {
    self.description = description
    self.status = status
  }
}

/// `render`, `frames` and `gallery` of a project: builds it and has the application itself run the command.
struct BuiltProjects: ProjectTool {
  func run(_ command: String, _ arguments: [String], console: Console) throws -> ExitStatus? {
    guard let request = try ProjectRequest(arguments) else { return nil }
    let built = try request.build(console: console)
    let arguments = request.remaining + built.deviceOptions(DeviceFamily.chosen(in: request.remaining))
    ConditionsOptions.startRecording(arguments)
    let namesScreens = arguments.contains("--screen")
    let isFile = zip(arguments, arguments.dropFirst()).contains { option, value in
      let endings = [".png", ".svg", ".pdf"]
      return ["-o", "--output"].contains(option) && (value == "-" || endings.contains { value.hasSuffix($0) })
    }
    guard command == "render", !namesScreens, !isFile else {
      return try built.run([command] + arguments, console: console)
    }
    // A process for each screen: one that crashes does not take the others with it.
    let screens = try built.screens()
    guard !screens.isEmpty else {
      throw BuildError(
        "\(request.path): has no delegate, no storyboard and no preview; name a controller with --screen",
        status: .usage)
    }
    var status = ExitStatus.success
    for screen in screens {
      do {
        let result = try built.run([command, screen] + arguments, console: console)
        if result != .success { status = result }
      } catch let error as BuildError {
        console.error("\(screen): \(error.description)")
        status = error.status
      }
    }
    return status
  }
}

/// A project on the command line, with what is meant for building it and what is meant for drawing.
struct ProjectRequest {
  let path: String
  var target: String?
  var scheme: String?
  var tolerance = Tolerance.standard
  var confinement = ConfinementOptions.standard
  private(set) var remaining: [String] = []

  /// Nil if the arguments name no project.
  init?(_ given: [String]) throws {
    guard let (options, arguments) = try Self.own(given) else { return nil }
    confinement = options
    var path: String?
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      switch argument {
      case _ where argument.hasPrefix("--target=") || argument.hasPrefix("--scheme="):
        let value = String(argument.drop { $0 != "=" }.dropFirst())
        if argument.hasPrefix("--target") { target = value } else { scheme = value }
      case "--target", "--scheme":
        let value = index + 1 < arguments.count ? arguments[index + 1] : nil
        if argument == "--target" { target = value } else { scheme = value }
        index += 1
      case "--strict", "--lenient":
        let asked: Tolerance = argument == "--strict" ? .strict : .lenient
        guard tolerance == .standard || tolerance == asked else {
          throw BuildError("--strict and --lenient exclude each other.", status: .usage)
        }
        tolerance = asked
      default:
        if argument.hasPrefix("-") {
          remaining.append(argument)
          // The value of an option is no project.
          if !argument.contains("="), index + 1 < arguments.count, !Self.flags.contains(argument) {
            remaining.append(arguments[index + 1])
            index += 1
          }
        } else if path == nil, ProjectLoader.isProject(argument) {
          path = argument
        } else {
          remaining.append(argument)
        }
      }
      index += 1
    }
    guard let path else { return nil }
    self.path = path
  }

  /// The options for applications of projects and what is left; nil if the arguments name no project, whose commands read
  /// these options themselves.
  private static func own(_ arguments: [String]) throws -> (ConfinementOptions, [String])? {
    guard arguments.contains(where: { !$0.hasPrefix("-") && ProjectLoader.isProject($0) }) else { return nil }
    return try ConfinementOptions.take(from: arguments)
  }

  init(path: String, target: String?, scheme: String?, tolerance: Tolerance, confinement: ConfinementOptions)
  {
    self.path = path
    self.target = target
    self.scheme = scheme
    self.tolerance = tolerance
    self.confinement = confinement
  }

  private static let flags: Set<String> = [
    "--json", "--machine-fonts", "--status-bar", "--help", "-h", "--version",
  ]

  @MainActor func load(console: Console) throws -> AppProject {
    do {
      return try ProjectLoader.load(
        path, target: target, scheme: scheme, packages: PackageFetcher(console: console))
    } catch let error as ProjectError {
      throw BuildError(error.description, status: .usage)
    }
  }

  @MainActor func build(console: Console) throws -> BuiltApplication {
    let project = try load(console: console)
    return try ProjectBuild(
      project, at: path, tolerance: tolerance, confinement: confinement, console: console
    ).build()
  }
}
