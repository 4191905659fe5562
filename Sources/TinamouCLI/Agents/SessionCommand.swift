import ArgumentParser
import Foundation
import ScreenSession
import Simulator

/// The command that shows a screen and answers requests about it, one line of JSON each. `serve` runs it in a
/// separate process, so that a crash or an endless loop of the screen only ends its session.
struct SessionCommand: ScreenCommand {
  static let configuration = CommandConfiguration(commandName: "session", shouldDisplay: false)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions

  var ownArguments: [String] { [] }

  func execute(in context: Context) throws -> ExitStatus {
    // Standard output is reserved for answers; output of the screen's code is redirected to standard error.
    let output = Tinamou.isHosted ? -1 : dup(STDOUT_FILENO)
    if !Tinamou.isHosted, output >= 0, !isProject { dup2(STDERR_FILENO, STDOUT_FILENO) }
    if let status = try runProject(on: context.console) { return status }
    try settings.prepare()
    let known =
      try screens.documents(allowsScenes: true).map { try DocumentScreens.screens(of: $0) } ?? context.screens
    let screen = try screens.first(among: known)
    guard let device = try devices.chosen(defaults: ["iphone-15"]).first,
      let chosenSettings = settings.settings(defaultOrientation: .portrait).first
    else { throw ToolError.noScreens }
    ConstraintOrigins.areRecorded = true
    let patience = settings.conditions.patience
    var language = chosenSettings.language
    let session = ScreenSession(
      screen: screen.name, screens: known.map(\.name), settings: chosenSettings
    ) { settings in
      // The language of the process is set already, with its region, unless the session changed it.
      let isOther = settings.language != language
      language = settings.language
      return PictureJob(
        screen: screen, device: device, settings: settings, patience: patience,
        isOneOfSeveralLanguages: isOther
      ).show()
    }
    try SessionLoop(session: session) { line in
      if output >= 0 {
        try StandardStreams.write(Data((line + "\n").utf8), to: output)
      } else {
        try context.console.print(line)
      }
    }.run()
    return .success
  }

  @MainActor private var isProject: Bool {
    guard let tool = Tinamou.projects else { return false }
    return screens.positional.contains { tool.isProject($0) }
  }
}
