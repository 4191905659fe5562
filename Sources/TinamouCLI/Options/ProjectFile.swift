import ArgumentParser
import Foundation
import ScreenLint
import ScreenRequests
import Simulator

/// The settings in the file `tinamou.yml` beside a project: the values of options that the command line does
/// not have.
///
/// Keys at the top count for every command that draws screens of the project; those in `render`, `frames`, `gallery`, `diff` and
/// `snapshots` for that command, before the ones at the top. The text is read elsewhere, by a module that applications do not
/// link; this is what it may say. `Documentation/tinamou.schema.json` says the same.
package struct ProjectFile {
  /// A value at its place, both numbers from 1.
  package struct Value {
    package indirect enum Content {
      case text(String)
      case list([Value])
      case table([(key: Value, value: Value)])
    }
    package var content: Content
    package var line: Int
    package var column: Int

    package init(_ content: Content, line: Int, column: Int) {
      self.content = content
      self.line = line
      self.column = column
    }
  }

  /// An error in a file, at its place.
  package struct Failure: ToolFailure {
    package let description: String
    package let status = ExitStatus.usage

    package init(_ path: String, line: Int, column: Int, _ message: String) {
      description = "\(path):\(line):\(column): \(message)"
    }
  }

  /// The name of the file.
  package static let name = "tinamou.yml"
  /// The commands that have keys of their own.
  static let commands = [
    "diff", "explain", "frames", "gallery", "lint", "preview", "render", "run", "snapshots",
  ]

  private let path: String
  private var common = Choices()
  private var own: [String: Choices] = [:]

  /// - Parameters:
  ///   - root: the file's table.
  ///   - path: the file's path, for messages; paths in the file are below its folder.
  ///   - isHidden: returns whether a path relative to that folder is hidden, and therefore not read.
  package init(_ root: Value, path: String, isHidden: @escaping (String) -> Bool) throws {
    self.path = path
    let reader = ProjectFileReader(path: path, isHidden: isHidden)
    var rest: [(key: Value, value: Value)] = []
    for (key, value) in try reader.table(root) {
      let name = try reader.text(key)
      if Self.commands.contains(name) {
        let isLint = name == "lint"
        own[name] = try reader.choices(
          try reader.table(value), further: isLint ? ProjectFileReader.lintKeys : [], isLint: isLint)
      } else {
        rest.append((key, value))
      }
    }
    common = try reader.choices(rest, further: Self.commands)
  }

  /// Returns the settings that count for a result's command.
  package func choices(for result: ScreenResult) -> Choices {
    var choices = own[result.command].map { common.overridden(by: $0) } ?? common
    choices.request.result = result
    return choices
  }

  /// The settings of a file for a command; nil or empty where it says nothing.
  package struct Choices {
    package var request = ScreenRequest(.session)
    package var target: String?
    package var scheme: String?
    package var configuration: String?
    /// The extent of the matrix of `lint`.
    package var matrix: LintResult.Extent?
    /// The rules that `lint` does not report, each with the words after it, at their lines.
    package var disabled: [Disabled] = []

    func overridden(by other: Choices) -> Choices {
      var result = other
      result.request = other.request.completed(by: request)
      if !other.request.devices.files.isEmpty { result.request.devices.files = other.request.devices.files }
      result.target = other.target ?? target
      result.scheme = other.scheme ?? scheme
      result.configuration = other.configuration ?? configuration
      return result
    }
  }
}

extension ProjectFile {
  /// A line of `disable` in `lint`: a rule, and the file or the view in which it is not reported.
  package struct Disabled: Equatable, Sendable {
    package var rule: String
    /// The name of a file, or of a view; empty for all.
    package var place: String
    package var file: String
    package var line: Int
  }
}

/// Checks the values of a file one by one.
struct ProjectFileReader {
  let path: String
  let isHidden: (String) -> Bool

  typealias Value = ProjectFile.Value

  /// Keys at the top and of commands.
  static let keys = [
    "appearances", "configuration", "devices", "devices-files", "directions", "languages", "orientations",
    "scheme", "screens", "settings", "target", "text-sizes",
  ]
  /// Keys of `settings`.
  static let settings = [
    "date", "design", "fonts", "grant", "ios", "location", "machine-fonts", "region", "responses", "scale",
    "settle",
    "status-bar",
  ]

  func failure(_ value: Value, _ message: String) -> ProjectFile.Failure {
    ProjectFile.Failure(path, line: value.line, column: value.column, message)
  }

  func choices(
    _ table: [(key: Value, value: Value)], further: [String], isLint: Bool = false
  ) throws -> ProjectFile.Choices {
    var result = ProjectFile.Choices()
    for (key, value) in table {
      switch try text(key) {
      case "screens":
        result.request.screens = try texts(value)
        result.request.controllers = result.request.screens
      case "target": result.target = try text(value)
      case "scheme": result.scheme = try text(value)
      case "configuration": result.configuration = try text(value)
      case "devices": result.request.devices.names = try texts(value)
      case "devices-files": result.request.devices.files = try list(value).map(file)
      case "orientations":
        result.request.settings.orientation = try choice(value, OrientationChoice.self, both: .both)
      case "appearances":
        result.request.settings.appearance = try choice(value, AppearanceChoice.self, both: .both)
      case "directions":
        result.request.settings.direction = try choice(value, DirectionChoice.self, both: .both)
      case "text-sizes": result.request.settings.textSizes = try list(value).map(textSize)
      case "languages": result.request.settings.languages = try list(value).map(language)
      case "settings": try read(try self.table(value), into: &result)
      case "matrix" where isLint:
        guard let extent = LintResult.Extent(rawValue: try text(value)) else {
          throw failure(value, "the matrices are quick and full")
        }
        result.matrix = extent
      case "disable" where isLint: result.disabled = try list(value).map(disabled)
      default: throw try unknown(key, among: Self.keys + further)
      }
    }
    try check(result.request.devices, at: table)
    return result
  }

  private func read(_ table: [(key: Value, value: Value)], into result: inout ProjectFile.Choices) throws {
    for (key, value) in table {
      switch try text(key) {
      case "ios":
        let known = SettingsChoice.systems
        guard let number = Int(try text(value)), known.contains(number) else {
          throw failure(
            value, "the versions of iOS that are known are \(known.map { "\($0)" }.joined(separator: ", "))")
        }
        result.request.settings.ios = number
      case "scale":
        guard let number = Double(try text(value)), SettingsChoice.scales.contains(number) else {
          throw failure(value, "the scale is a number from 0.1 to 16")
        }
        result.request.settings.scale = number
      case "design":
        let known = DesignChoice.allCases.map(\.rawValue)
        guard let design = DesignChoice(rawValue: try text(value)) else {
          throw failure(value, "the designs are \(known.joined(separator: " and "))")
        }
        result.request.settings.design = design
      case "status-bar": result.request.settings.showsStatusBar = try boolean(value)
      case "machine-fonts": result.request.fonts.usesMachineFonts = try boolean(value)
      case "fonts": result.request.fonts.files = try list(value).map(file)
      case "responses": try set("--responses", try file(value), at: value, in: &result.request.conditions)
      case "grant":
        try set("--grant", try texts(value).joined(separator: ","), at: value, in: &result.request.conditions)
      case "location":
        try set(
          "--location", try texts(value).joined(separator: ","), at: value, in: &result.request.conditions)
      case "region": try set("--region", try text(value), at: value, in: &result.request.conditions)
      case "date": try set("--date", try text(value), at: value, in: &result.request.conditions)
      case "settle": try set("--settle", try text(value), at: value, in: &result.request.conditions)
      default: throw try unknown(key, among: Self.settings)
      }
    }
  }

  private func unknown(_ key: Value, among known: [String]) throws -> ProjectFile.Failure {
    let name = try text(key)
    let near = Suggestion.phrase(Suggestion.nearest(to: name, among: known))
    return failure(
      key,
      "there is no key \"\(name)\"\(near.isEmpty ? "; there are \(known.sorted().joined(separator: ", "))" : near)"
    )
  }

  // MARK: Values

  func table(_ value: Value) throws -> [(key: Value, value: Value)] {
    switch value.content {
    case .table(let pairs): return pairs
    // A key without a value, and a file of comments.
    case .text(""): return []
    default: throw failure(value, "keys with values are expected here")
    }
  }

  func text(_ value: Value) throws -> String {
    guard case .text(let text) = value.content, !text.isEmpty else {
      throw failure(value, "a single value is expected here")
    }
    return text
  }

  /// A list; a value alone is a list of one.
  private func list(_ value: Value) throws -> [Value] {
    switch value.content {
    case .list(let values) where !values.isEmpty: return values
    case .text(let text) where !text.isEmpty: return [value]
    default: throw failure(value, "a value or a list of values is expected here")
    }
  }

  private func texts(_ value: Value) throws -> [String] { try list(value).map(text) }

  /// Keys of `lint` alone.
  static let lintKeys = ["disable", "matrix"]

  /// Returns a rule that is not reported, and the file or view after it.
  private func disabled(_ value: Value) throws -> ProjectFile.Disabled {
    let words = try text(value).split(separator: " ", maxSplits: 1).map(String.init)
    let known = LintRules.all.map(\.id.rawValue)
    guard let rule = words.first, known.contains(rule) else {
      let near = Suggestion.phrase(Suggestion.nearest(to: words.first ?? "", among: known))
      throw failure(
        value,
        "there is no rule \"\(words.first ?? "")\"\(near.isEmpty ? "; there are \(known.joined(separator: ", "))" : near)"
      )
    }
    return ProjectFile.Disabled(
      rule: rule, place: words.count > 1 ? words[1] : "", file: path, line: value.line)
  }

  private func boolean(_ value: Value) throws -> Bool {
    switch try text(value) {
    case "true": return true
    case "false": return false
    default: throw failure(value, "true or false is expected here")
    }
  }

  private func textSize(_ value: Value) throws -> TextSize {
    guard let size = TextSize(try text(value)) else {
      throw failure(value, "the text sizes are \(TextSize.allValueStrings.joined(separator: ", "))")
    }
    return size
  }

  private func language(_ value: Value) throws -> String {
    let tag = try text(value)
    guard SettingsChoice.isLanguage(tag) else {
      throw failure(value, "a tag such as fr or pt-BR is expected here")
    }
    return tag
  }

  /// One of the values of a kind, or two of them, which are both.
  private func choice<Choice: RawRepresentable & CaseIterable & Equatable>(
    _ value: Value, _: Choice.Type, both: Choice
  ) throws -> Choice where Choice.RawValue == String {
    var found: [Choice] = []
    for one in try list(value) {
      guard let choice = Choice(rawValue: try text(one)) else {
        throw failure(one, "the values are \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      if !found.contains(choice) { found.append(choice) }
    }
    return found.count == 1 ? found[0] : both
  }

  /// A file in the folder of this one. Whoever builds a project reads no files of theirs to it.
  private func file(_ value: Value) throws -> String {
    let name = try text(value)
    let folder = (path as NSString).deletingLastPathComponent
    let place = folder.isEmpty ? name : folder + "/" + name
    guard !name.hasPrefix("/"), let real = realpath(place, nil) else {
      throw failure(
        value, name.hasPrefix("/") ? "paths are relative to the folder of this file" : "there is no such file"
      )
    }
    defer { free(real) }
    guard let root = realpath(folder.isEmpty ? "." : folder, nil) else {
      throw failure(value, "there is no such file")
    }
    defer { free(root) }
    guard String(cString: real).hasPrefix(String(cString: root) + "/") else {
      throw failure(value, "the file is outside of this file's folder")
    }
    guard !isHidden(String(String(cString: real).dropFirst(strlen(root)))) else {
      throw failure(value, "the file is hidden, or lies in a hidden folder")
    }
    return place
  }

  private func check(_ devices: DeviceChoice, at table: [(key: Value, value: Value)]) throws {
    guard let value = try table.first(where: { try text($0.key) == "devices" })?.value else { return }
    let catalog = try devices.catalog()
    for one in try list(value) {
      do { _ = try catalog.device(named: try text(one)) } catch let error as DeviceCatalog.UnknownDevice {
        throw failure(one, error.description.lowercasedFirst)
      }
    }
  }

  /// Reads a value as the option does that has the same name.
  private func set(_ option: String, _ text: String, at value: Value, in conditions: inout ConditionsChoice)
    throws
  {
    do {
      let one = try ConditionsOptions.parse(["\(option)=\(text)"])
      conditions = one.choice.completed(by: conditions)
    } catch {
      throw failure(value, ConditionsOptions.message(for: error))
    }
  }
}

extension ProjectOptions {
  /// The options with those of a file where there is none.
  func completed(by choices: ProjectFile.Choices) -> ProjectOptions {
    var result = self
    if target == nil, scheme == nil {
      result.target = choices.target
      result.scheme = choices.scheme
    }
    if configuration == nil { result.configuration = choices.configuration }
    return result
  }
}
