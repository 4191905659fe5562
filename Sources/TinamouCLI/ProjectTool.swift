import ArgumentParser
import ScreenRequests
import SnapshotComparison

/// A request for screens of a project.
package struct ProjectCall {
  /// The project's path.
  package let path: String
  package var request: ScreenRequest
  package let options: ProjectOptions
  package let confinement: ConfinementOptions
  /// Takes what is said of the screens instead of the console; `nil` if the console takes it.
  package var heard: ((ScreenReport.Word) throws -> Void)?
  /// A Boolean value that indicates whether the console tells of screens that end their process, too.
  package var tellsFailures = true
}

/// A tool that builds projects and carries out requests for their screens.
package protocol ProjectTool: Sendable {
  /// The commands in addition to those of every executable.
  var commands: [any ParsableCommand.Type] { get }

  /// The output of `--version`.
  var version: String { get }

  /// Returns whether an argument names a project.
  func isProject(_ name: String) -> Bool

  /// Returns the paths of the projects in a folder: the folder itself if other commands take it for one, or else those below it.
  func projects(in folder: String) -> [String]

  /// Returns the settings in `tinamou.yml` beside a project; nil where there is none.
  func file(besideProject path: String) throws -> ProjectFile?

  /// Returns those of a project's screens that may look otherwise than at a revision.
  ///
  /// - Parameter origins: The places that screens come from, by their names.
  @MainActor func affected(
    _ screens: [String], from origins: [String: ScreenOrigin], of call: ProjectCall,
    since baseline: GitBaseline,
    console: Console
  ) throws -> AffectedScreens

  /// Carries out a request.
  @MainActor func run(_ call: ProjectCall, console: Console) throws -> ExitStatus
}

extension ProjectTool {
  package var commands: [any ParsableCommand.Type] { [] }
  package var version: String { SnapshotComparison.version }
  package func projects(in folder: String) -> [String] { isProject(folder) ? [folder] : [] }

  /// Returns all screens: of what they are made is not known.
  @MainActor package func affected(
    _ screens: [String], from origins: [String: ScreenOrigin], of call: ProjectCall,
    since baseline: GitBaseline,
    console: Console
  ) throws -> AffectedScreens {
    AffectedScreens(Set(screens), reason: "of what the screens are made is not known")
  }

  /// Returns a request and options with those of `tinamou.yml` beside a project where they say nothing.
  func completed(
    _ request: ScreenRequest, _ options: ProjectOptions, besideProject path: String
  ) throws -> (ScreenRequest, ProjectOptions) {
    guard let choices = try file(besideProject: path)?.choices(for: request.result) else {
      return (request, options)
    }
    return (request.completed(by: choices.request), options.completed(by: choices))
  }
}

/// A command that draws or lays out screens: those of the executable, of documents or of a project.
protocol ScreenCommand: ProgressCommand {
  var screens: ScreenArguments { get set }
  var devices: DeviceOptions { get set }
  var settings: SettingsOptions { get set }
  var project: ProjectOptions { get set }
  var confinement: ConfinementOptions { get set }
  /// The result that the command's own options ask for.
  var result: ScreenResult { get }
  /// The request that another process of the tool has made; `nil` for commands of users.
  var handed: ScreenRequest? { get }
  /// A Boolean value that indicates whether `--screen` may name a scene of documents.
  static var takesScenes: Bool { get }
}

extension ScreenCommand {
  package var isQuiet: Bool { project.quiet }
  var handed: ScreenRequest? { nil }
  static var takesScenes: Bool { false }

  /// Returns the request that the options describe.
  @MainActor func request() throws -> ScreenRequest {
    var request = ScreenRequest(result, devices, settings)
    try screens.name(in: &request, project: screens.project, allowsScenes: Self.takesScenes)
    return handed.map { request.completed(by: $0) } ?? request
  }

  @MainActor func execute(in context: Context) throws -> ExitStatus { try run(in: context) }

  /// Carries out the request. What can be checked is checked before a project is built.
  @MainActor func run(in context: Context) throws -> ExitStatus {
    var request = try request()
    guard let tool = Tinamou.projects, let path = screens.project else {
      try project.refuseWithoutProject()
      try confinement.refuseWithoutProject()
      return try ScreenRun(request, screens: context.screens, console: context.console).run()
    }
    var options = project
    (request, options) = try tool.completed(request, project, besideProject: path)
    _ = try request.devices.chosen(defaults: [])
    let call = ProjectCall(path: path, request: request, options: options, confinement: confinement)
    return try tool.run(call, console: context.console)
  }
}
