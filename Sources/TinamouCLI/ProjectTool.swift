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
}

/// A tool that builds projects and runs `render`, `frames` and `gallery` in them.
package protocol ProjectTool: Sendable {
  /// Returns whether an argument names a project.
  func isProject(_ name: String) -> Bool

  /// Runs a command on a project.
  @MainActor func run(_ call: ProjectCall, console: Console) throws -> ExitStatus
}

/// A command that draws or lays out screens of the executable, of documents or of a project.
protocol ScreenCommand: ToolCommand {
  var screens: ScreenArguments { get }
  var devices: DeviceOptions { get }
  var settings: SettingsOptions { get }
  var project: ProjectOptions { get }
  var confinement: ConfinementOptions { get }
  /// The command's own options, as arguments.
  var ownArguments: [String] { get }
}

extension ScreenCommand {
  /// Runs the command in a project if the arguments name one. Checks arguments as far as possible before the
  /// build.
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
    _ = try devices.chosen(defaults: [])
    var positional = screens.positional
    positional.remove(at: positional.firstIndex(of: path) ?? 0)
    let call = ProjectCall(
      command: Self.configuration.commandName ?? "", path: path, screens: positional + screens.named,
      controllers: screens.named, options: project, confinement: confinement, devices: devices.devices,
      arguments: devices.arguments + settings.arguments + ownArguments)
    return try tool.run(call, console: console)
  }
}
