import DeviceModels
import ScreenRequests
import ScreenSession
import UIKit

/// A tool that an agent can call: its name, its description, and its arguments.
struct AgentTool: Sendable {
  /// A parameter.
  struct Parameter: Sendable {
    let name: String
    let schema: JSONValue
    var isRequired = false
  }

  let name: String
  let description: String
  let parameters: [Parameter]
  /// A Boolean value that indicates whether the tool changes nothing.
  var isReadOnly = true
  /// A Boolean value that indicates whether it requires an executable that builds projects.
  var isForProjects = false

  /// The description of the tool in the protocol's format.
  var listing: JSONValue {
    var schema: [String: JSONValue] = [
      "type": .string("object"), "additionalProperties": .bool(false),
      "properties": .object(Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.schema) })),
    ]
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    return .object([
      "name": .string(name), "description": .string(description), "inputSchema": .object(schema),
      "annotations": .object([
        "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(false), "openWorldHint": .bool(false),
      ]),
    ])
  }

  // MARK: The tools

  static let all = [open, describe, picture, act, query, compare, build, test]

  private static func text(_ words: String? = nil, of choices: [String]? = nil) -> JSONValue {
    var schema: [String: JSONValue] = ["type": .string("string")]
    if let words { schema["description"] = .string(words) }
    if let choices { schema["enum"] = .array(choices.map { .string($0) }) }
    return .object(schema)
  }

  private static func number(_ words: String? = nil, isWhole: Bool = false) -> JSONValue {
    var schema: [String: JSONValue] = ["type": .string(isWhole ? "integer" : "number")]
    if let words { schema["description"] = .string(words) }
    return .object(schema)
  }

  private static func flag(_ words: String? = nil) -> JSONValue {
    var schema: [String: JSONValue] = ["type": .string("boolean")]
    if let words { schema["description"] = .string(words) }
    return .object(schema)
  }

  private static let versions = JSONValue.object([
    "type": .string("integer"), "enum": .array(SettingsChoice.systems.map { .integer($0) }),
  ])

  private static let target = JSONValue.object([
    "type": .string("string"),
    "description": .string("Label, identifier or text; #12 for an element's number; \"20,300\" for a point"),
  ])

  private static let sources =
    "an .xcodeproj, .xcworkspace, project.yml of XcodeGen, Package.swift or folder of sources"
  private static let project = text("Path of \(sources)")

  static let open = AgentTool(
    name: "open",
    description:
      "Builds a project if needed and shows a screen of it on a device. Lists its screens. Needed before describe, picture, act, query, compare. Opening again builds and starts afresh, and says what changed since; if it fails, the old screen stays.",
    parameters: [
      Parameter(name: "project", schema: text("Path of a .storyboard, .xib, \(sources)")),
      Parameter(
        name: "screen", schema: text("Name of a screen or controller's class; the first screen by default")),
      Parameter(name: "device", schema: text("iphone-15 by default")),
      Parameter(name: "orientation", schema: text(of: ["portrait", "landscape"])),
      Parameter(name: "appearance", schema: text(of: ["light", "dark"])),
      Parameter(name: "text_size", schema: text(of: UIContentSizeCategory.shortNames)),
      Parameter(name: "direction", schema: text(of: ["ltr", "rtl"])),
      Parameter(name: "language", schema: text("Tag, as in fr")),
      Parameter(name: "ios", schema: versions),
      Parameter(name: "lenient", schema: flag("Leave out code that does not compile")),
      Parameter(
        name: "options",
        schema: .object([
          "type": .string("object"),
          "description": .string("Others by name: " + options.joined(separator: ", ")),
        ])),
    ], isReadOnly: false)

  /// The options of commands on screens that `open` takes by their names on the command line, beside those that are parameters. The limits
  /// and the sandbox are none of an agent's.
  static let options = [
    "configuration", "date", "design", "devices-file", "font", "grant", "location", "machine-fonts",
    "record-responses",
    "region", "responses", "scale", "scheme", "settle", "status-bar", "strict", "target",
  ]

  static let describe = AgentTool(
    name: "describe",
    description:
      "What a person sees: one line per element: number, role, label, value, states, (x,y widthxheight) in points; then problems of the layout.",
    parameters: [
      Parameter(name: "limit", schema: number("Elements; 120 by default", isWhole: true)),
      Parameter(name: "start", schema: number("Elements to skip", isWhole: true)),
      Parameter(name: "all", schema: flag("Parts of cells and buttons, too, that their labels name")),
    ])

  static let picture = AgentTool(
    name: "picture", description: "A PNG of the screen or a part of it.",
    parameters: [
      Parameter(name: "scale", schema: number("Pixels per point, 0.1 to 4; 1 by default")),
      Parameter(name: "target", schema: target),
      Parameter(
        name: "region",
        schema: .object([
          "type": .string("array"), "items": .object(["type": .string("number")]),
          "description": .string("[x, y, width, height] in points"),
        ])),
      Parameter(name: "marks", schema: flag("Numbers on what can be touched")),
    ])

  static let act = AgentTool(
    name: "act",
    description:
      "Does what a person does, waits until the screen rests, and says what changed (+ new, - gone, ~ changed). type replaces nothing unless clear. scroll goes up, down, left or right (to), by points or a page, or until a text is seen. drag goes to a point. rotate goes to portrait or landscape. steps does several, as visits have them: [{\"tap\": \"Email\"}, {\"type\": \"me\"}, {\"settings\": {\"appearance\": \"dark\", \"textSize\": \"ax3\"}}, {\"expect\": \"Hi\"}].",
    parameters: [
      Parameter(name: "action", schema: text(of: ScreenSession.actions)),
      Parameter(name: "target", schema: target),
      Parameter(name: "text", schema: text("For type; \\n is return")),
      Parameter(name: "clear", schema: flag()),
      Parameter(
        name: "to", schema: text("A direction, an orientation, or a point: \"20,300\"")),
      Parameter(name: "until", schema: text()),
      Parameter(name: "points", schema: number()),
      Parameter(name: "seconds", schema: number("For press and wait")),
      Parameter(name: "count", schema: number("Taps", isWhole: true)),
      Parameter(
        name: "steps",
        schema: .object(["type": .string("array"), "items": .object(["type": .string("object")])])),
    ], isReadOnly: false)

  static let query = AgentTool(
    name: "query",
    description:
      "at: the views at a target, the touched one first. why: the constraints that decide where a target lies and how large it is, with files and lines. explain: the same as an argument with numbers and what would change them; without a target, what conflicts or is ambiguous and what mends it. lint: defects of the screen. overlaps: what lies over each other. cut: what is truncated or clipped.",
    parameters: [
      Parameter(name: "question", schema: text(of: ScreenSession.questions), isRequired: true),
      Parameter(name: "target", schema: target),
    ])

  static let compare = AgentTool(
    name: "compare",
    description:
      "Compares the screen with an earlier state: opened, earlier (when it was opened the time before), before (the last act), a name that was remembered, or a reference's .png. Says which frames moved, which texts and colors changed.",
    parameters: [
      Parameter(name: "with", schema: text("opened by default")),
      Parameter(name: "remember", schema: text("Keeps the present state under a name")),
    ])

  static let build = AgentTool(
    name: "build", description: "Builds a project. Errors by file, line and column.",
    parameters: [
      Parameter(name: "project", schema: project), Parameter(name: "lenient", schema: flag()),
    ], isForProjects: true)

  static let test = AgentTool(
    name: "test", description: "Builds and runs a project's tests. Failures by file and line.",
    parameters: [
      Parameter(name: "project", schema: project),
      Parameter(name: "filter", schema: text("Regular expression for names of tests")),
    ], isForProjects: true)
}
