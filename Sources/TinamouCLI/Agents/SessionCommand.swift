import ArgumentParser
import Foundation
import ScreenRequests
import ViewDescriptions

/// The command that shows a screen and answers requests about it, one line of JSON each. `serve` runs it in a
/// separate process, so that a crash or an endless loop of the screen only ends its session.
struct SessionCommand: ScreenCommand {
  static let configuration = CommandConfiguration(commandName: "session", shouldDisplay: false)
  static var takesScenes: Bool { true }

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions

  @Option(name: .customLong("request")) var handed: ScreenRequest?

  var result: ScreenResult { .session }
}

extension ScreenRequest: ExpressibleByArgument {
  /// Parses the JSON of a request, which another process of the tool has made.
  package init?(argument: String) {
    guard let request = try? JSONDecoder().decode(ScreenRequest.self, from: Data(argument.utf8)) else {
      return nil
    }
    self = request
  }

  /// The request as the option of another process of the tool.
  var arguments: [String] { ["--request=\(json)"] }

  /// The request as JSON.
  package var json: String { (try? JSONLine.text(of: self)) ?? "{}" }
}
