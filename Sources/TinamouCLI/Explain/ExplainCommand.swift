import ArgumentParser
import ScreenRequests

struct ExplainCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains conflicts and ambiguities, or why a view is where it is.",
    discussion: """
      Without a view: each conflict in words, with what the other constraints demand of the one that iOS gives up, and the \
      changes that end it; each ambiguity, with what it leaves open and what settles it. Every change that is offered was tried \
      by solving again. The exit code is 1 if there are any.

      With a view: for its x, y, width and height the constraints that decide it, in the order of the argument, those with a \
      margin, those that were given up, and how the number changes with the text, the screen and priorities. A view is named \
      by its outlet or property, its accessibility identifier, its text or its class.

        explain "Sign up" emailField
        explain Main.storyboard "Continue" --device iphone-se-3
        explain App.xcodeproj --screen SignUpViewController emailField
      """)

  static var takesScenes: Bool { true }

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  @Option(
    help: ArgumentHelp("The view to explain; also the last argument, after the screen.", valueName: "name"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "Print text, or JSON: an object to the line for each screen and device.", valueName: "format"))
  var format = ExplanationFormat.text

  enum ExplanationFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  var result: ScreenResult {
    var explanation = ExplanationResult()
    explanation.view = view
    explanation.isJSON = format == .json
    return .explanation(explanation)
  }

  func execute(in context: Context) throws -> ExitStatus {
    var command = self
    try command.takeView()
    return try command.run(in: context)
  }

  /// Takes the view out of the arguments: what follows the documents, or the screen.
  @MainActor private mutating func takeView() throws {
    let project = screens.project
    let rest = screens.positional.filter { $0 != project && !DocumentJob.isDocument($0) }
    let isNamed =
      !screens.named.isEmpty || screens.positional.contains(where: { DocumentJob.isDocument($0) })
    let own = isNamed ? rest : Array(rest.dropFirst())
    guard own.count <= 1, own.isEmpty || view == nil else {
      throw ValidationError("explain takes one screen and one view; \(own.joined(separator: ", ")) are more.")
    }
    guard let last = own.first, let index = screens.positional.lastIndex(of: last) else { return }
    view = last
    screens.positional.remove(at: index)
  }
}
