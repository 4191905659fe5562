import ArgumentParser
import ScreenRequests

/// The command that shows a screen and answers requests about it, one line of JSON each. `serve` runs it in a
/// separate process, so that a crash or an endless loop of the screen only ends its session.
struct SessionCommand: ScreenCommand {
  static let configuration = CommandConfiguration(commandName: "session", shouldDisplay: false)
  static var takesScenes: Bool { true }

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  @Option(name: .customLong("request")) var handed: ScreenRequest?

  var result: ScreenResult { .session }
}
