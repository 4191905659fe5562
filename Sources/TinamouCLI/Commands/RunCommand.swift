import ArgumentParser
import ScreenRequests

struct RunCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Plays a visit on a screen, and draws it after each step.",
    discussion: """
      A visit is a JSON array of steps: {"tap": "Sign in"}, {"type": "me@example.org", "into": "Email"}, {"scroll": "down", \
      "until": "Terms"}, {"press": {"role": "cell", "index": 2}}, {"drag": [10, 500, 10, 100]}, {"rotate": "landscape"}, \
      {"settings": {"appearance": "dark"}}, {"wait": 0.5}, {"expect": "Welcome"}.

      A target is a text, label or identifier on the screen, [x, y] in points, or an object with a role, label, identifier or value. \
      The screen is the first one of the project, unless one is named; with several devices or settings the visit is played in each. \
      The exit code is 1 where a step fails, or a layout has conflicts or ambiguities.

        run MyApp.xcodeproj --script visit.json -o pictures
        run MyApp.xcodeproj "Sign up" --script visit.json --language de
      """)
  static var takesScenes: Bool { true }

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  @Option(help: "The file with the steps.")
  var script: String

  @Option(name: [.short, .long], help: "The directory for the pictures.")
  var output = "."

  @OptionGroup var encoding: EncodingOptions

  var result: ScreenResult {
    var visit = VisitResult(script: script, output: output)
    visit.png = encoding.png
    return .visit(visit)
  }

  func execute(in context: Context) throws -> ExitStatus {
    let screens = try request().screens
    guard screens.count < 2 else {
      throw ValidationError("A visit is played on one screen; \(screens.count) are named.")
    }
    // Wrong steps are told before anything is built.
    _ = try Visit(file: script)
    try OutputFiles.checkDirectory(output)
    return try run(in: context)
  }
}
