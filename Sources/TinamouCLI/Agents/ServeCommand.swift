import ArgumentParser
import Foundation

struct ServeCommand: AgentCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves screens to agents by the Model Context Protocol.",
    discussion: """
      Speaks on standard input and output. Tools: open, describe, picture, act, query, compare, build, test. The screen is \
      shown by a process of its own; one that crashes leaves the server alive, and so does one that takes longer than \
      --timeout seconds to answer, 60 by default.

      The options for devices, settings and conditions count for the screens that are opened, unless a call says otherwise.

        serve
        serve MyApp.xcodeproj --device iphone-se-3
      """)

  @Argument(
    help: ArgumentHelp("The project that calls need not name.", valueName: "project"), completion: .file())
  var project: String?

  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var build: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  func execute(in context: Context) throws -> ExitStatus {
    let tools = try tools()
    let server = ModelContextServer(tools: tools) { try StandardStreams.write($0, to: STDOUT_FILENO) }
    server.run(reading: STDIN_FILENO)
    return .success
  }
}
