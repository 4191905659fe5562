import ArgumentParser
import Foundation
import ScreenRequests

struct ServeCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves screens to agents by the Model Context Protocol.",
    discussion: """
      Speaks on standard input and output. Tools: open, describe, picture, act, query, compare, build, test. The screen is \
      shown by a process of its own; one that crashes leaves the server alive, and so does one that takes longer than \
      --timeout seconds to answer, 60 by default.

      The options for devices, settings and conditions count for the screens that are opened, unless a call says otherwise.
      """)

  @Argument(help: ArgumentHelp("The project that calls need not name.", valueName: "project"))
  var project: String?

  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var build: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions

  func execute(in context: Context) throws -> ExitStatus {
    let tool = Tinamou.projects
    if let project, tool == nil || tool?.isProject(project) == false {
      throw ValidationError("\(project) is no project.")
    }
    // Calls can name projects.
    if tool == nil {
      try confinement.refuseWithoutProject()
      try build.refuseWithoutProject()
    }
    let tools = AgentTools(
      project: project, options: confinement.arguments + build.arguments,
      request: ScreenRequest(.session, devices, settings), patience: confinement.timeout ?? 60,
      buildsProjects: tool != nil)
    let server = ModelContextServer(tools: tools) { try StandardStreams.write($0, to: STDOUT_FILENO) }
    server.run(reading: STDIN_FILENO)
    return .success
  }
}
