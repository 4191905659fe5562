import DeviceModels
import ArgumentParser
import Foundation
import ScreenSession
import ViewDescriptions

/// Calls the tools of `serve` once, in order, on one screen.
struct CallCommand: AgentCommand {
  static let configuration = CommandConfiguration(
    commandName: "call", abstract: "Calls tools of `serve` on a screen, and prints their answers.",
    discussion: """
      Each tool is followed by its arguments as a JSON object, if it has any. The screen is opened first. The exit code \
      is 1 if an answer is an error.

        call --project MyApp.xcodeproj describe
        call --project MyApp.xcodeproj act '{"action": "tap", "target": "Add"}' describe
      """)

  @Argument(help: ArgumentHelp("Names of tools, each with its arguments as JSON.", valueName: "tool"))
  var words: [String]

  @Option(
    help: ArgumentHelp("The project; executables with registered screens have none.", valueName: "project"),
    completion: .file())
  var project: String?

  @Option(help: ArgumentHelp("The screen; the first by default.", valueName: "name"))
  var screen: String?

  @Option(
    name: [.short, .long], help: ArgumentHelp("The file for the picture.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Print JSON: an object to the line for each answer, pictures as base64.")
  var json = false

  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var build: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  /// An answer as `--json` prints it.
  private struct Line: Encodable {
    var tool: String
    var isError: Bool
    var text: String
    var structured: JSONValue?
    var picture: Data?
  }

  /// The tools and their arguments, in order.
  private func calls() throws -> [(tool: String, arguments: [String: JSONValue])] {
    var result: [(tool: String, arguments: [String: JSONValue])] = []
    for word in words {
      guard word.hasPrefix("{") else {
        result.append((word, [:]))
        continue
      }
      guard !result.isEmpty else { throw ValidationError("Arguments come after the name of a tool.") }
      guard !JSONNesting.isTooDeep(Data(word.utf8)) else {
        throw ValidationError(
          "The arguments of \(result[result.count - 1].tool) cannot be read: \(JSONNesting.reason).")
      }
      guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(word.utf8)),
        case .object(let members) = value
      else { throw ValidationError("\(word) is no JSON object.") }
      result[result.count - 1].arguments = members
    }
    return result
  }

  func execute(in context: Context) throws -> ExitStatus {
    let tools = try tools()
    var calls = try calls()
    let known = tools.listed.map(\.name)
    if let unknown = calls.first(where: { !known.contains($0.tool) }) {
      throw ValidationError("There is no tool \(unknown.tool); there are: \(known.joined(separator: ", ")).")
    }
    if calls.contains(where: { $0.tool == "picture" }), output == nil, !json {
      throw ValidationError("A picture needs -o FILE, or --json.")
    }
    defer { tools.end() }
    if let first = calls.first, !["open", "build", "test"].contains(first.tool) {
      var arguments: [String: JSONValue] = [:]
      if let screen { arguments["screen"] = .string(screen) }
      let answer = tools.call("open", arguments)
      if answer.isFailure == true {
        try print(answer, of: "open", on: context.console)
        return .findings
      }
    } else if let screen {
      for index in calls.indices where calls[index].tool == "open" {
        calls[index].arguments["screen"] = .string(screen)
      }
    }
    var status = ExitStatus.success
    for call in calls {
      let answer = tools.call(call.tool, call.arguments)
      try print(answer, of: call.tool, on: context.console)
      if answer.isFailure == true { status = .findings }
    }
    return status
  }

  @MainActor private func print(_ answer: SessionAnswer, of tool: String, on console: Console) throws {
    if json {
      let line = Line(
        tool: tool, isError: answer.isFailure == true, text: answer.text, structured: answer.structured,
        picture: answer.picture)
      return try console.print(try JSONLine.text(of: line))
    }
    if answer.isFailure == true { return console.error(answer.text) }
    guard let picture = answer.picture, let output else { return try console.print(answer.text) }
    try OutputFiles.write(picture, to: output)
    try console.print(output)
  }
}
