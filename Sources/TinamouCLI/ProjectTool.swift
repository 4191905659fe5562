import ArgumentParser

/// The parsed arguments of a command on a project.
package struct ProjectCall {
  /// The command's name.
  package let command: String
  /// The project's path.
  package let path: String
  /// The names of the screens, positional ones before those of `--screen`; empty for all.
  package let screens: [String]
  /// Names that may be those of view controller classes.
  package let controllers: [String]
  package let options: ProjectOptions
  package let confinement: ConfinementOptions
  /// The names of the chosen devices.
  package let devices: [String]
  /// The command's other options, as arguments for the drawing process.
  package let arguments: [String]
  /// Takes what is said of the screens instead of the console; `nil` if the console takes it.
  package var heard: ((ScreenReport.Word) throws -> Void)?
}

/// A tool that builds projects and runs `render`, `frames` and `gallery` in them.
package protocol ProjectTool: Sendable {
  /// Returns whether an argument names a project.
  func isProject(_ name: String) -> Bool

  /// Returns the settings in `tinamou.yml` beside a project; nil where there is none.
  func file(besideProject path: String) throws -> ProjectFile?

  /// Runs a command on a project.
  @MainActor func run(_ call: ProjectCall, console: Console) throws -> ExitStatus
}

/// A command that draws or lays out screens: those of the executable, of documents or of a project.
protocol ScreenCommand: ProgressCommand {
  var screens: ScreenArguments { get set }
  var devices: DeviceOptions { get set }
  var settings: SettingsOptions { get set }
  var project: ProjectOptions { get set }
  var confinement: ConfinementOptions { get set }
  /// The command's own options, as arguments.
  var ownArguments: [String] { get }
  /// The name of the command whose part of `tinamou.yml` counts.
  static var nameInFile: String { get }
}

extension ScreenCommand {
  package var isQuiet: Bool { project.quiet }
  static var nameInFile: String { configuration.commandName ?? "" }

  /// Runs the command for a project if one is named. What can be checked is checked before it is built.
  ///
  /// - Returns: `nil` if no project is named; options of projects are a usage error then.
  @MainActor func runProject(on console: Console) throws -> ExitStatus? {
    let tool = Tinamou.projects
    guard let tool, let path = screens.positional.first(where: { tool.isProject($0) }) else {
      guard !project.isUsed else {
        throw ValidationError(
          "--target, --scheme, --configuration, --strict and --lenient are for projects; none is named.")
      }
      try confinement.refuseWithoutProject()
      return nil
    }
    if let document = screens.names.first(where: DocumentJob.isDocument) {
      throw ToolError.documentsBesideScreens(document: document, screen: path)
    }
    let name = Self.configuration.commandName ?? ""
    var (command, positional, named) = (self, screens.positional, screens.named)
    positional.remove(at: positional.firstIndex(of: path) ?? 0)
    if let choices = try tool.file(besideProject: path)?.choices(for: Self.nameInFile) {
      command.devices = devices.completed(by: choices)
      command.settings = settings.completed(by: choices)
      command.project = project.completed(by: choices)
      if positional.isEmpty, named.isEmpty { named = choices.screens }
    }
    _ = try command.devices.chosen(defaults: [])
    let call = ProjectCall(
      command: name, path: path, screens: positional + named, controllers: named, options: command.project,
      confinement: confinement, devices: command.devices.devices,
      arguments: command.devices.arguments + command.settings.arguments + ownArguments)
    return try tool.run(call, console: console)
  }
}
