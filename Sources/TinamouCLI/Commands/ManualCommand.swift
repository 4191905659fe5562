import ArgumentParser
import Foundation
import SnapshotComparison

/// Prints the manual page, which `scripts/install` puts beside others. It is made of what commands say of themselves.
struct ManualCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Prints the manual page, for man.", shouldDisplay: false)

  func execute(in context: Context) throws -> ExitStatus {
    let text = RootCommand._dumpHelp()
    let tool: ManualPage.Tool
    do { tool = try JSONDecoder().decode(ManualPage.Tool.self, from: Data(text.utf8)) } catch {
      throw ToolError.cannotWrite("the manual page", reason: "the commands' description has another form")
    }
    try context.console.print(ManualPage(tool: tool).text)
    return .success
  }
}

/// A manual page in the macros of man(7).
struct ManualPage {
  struct Tool: Decodable {
    var command: Command
  }
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool?
    var subcommands: [Command]?
    var arguments: [Argument]?
  }
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      var text: String { (kind == "long" ? "--" : "-") + name }
    }
    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var allValues: [String]?
  }

  let tool: Tool

  var text: String {
    let root = tool.command
    var lines = [
      ".TH \(escaped(root.commandName.uppercased())) 1 \"\" \"tinamou \(SnapshotComparison.version)\"",
      ".SH NAME",
      "\(escaped(root.commandName)) \\- \(escaped(root.abstract ?? ""))", ".SH SYNOPSIS",
      ".B \(escaped(root.commandName))", ".I command", "[\\fIoptions\\fR]", ".SH DESCRIPTION",
    ]
    lines += paragraphs(root.discussion)
    lines.append(".SH COMMANDS")
    for command in shown(root) { lines += section(command, path: [root.commandName]) }
    lines += [
      ".SH FILES", ".TP", ".I tinamou.yml",
      "What screens of a project are shown on and how, beside the project. The command line counts first.",
      ".TP",
      ".I ~/.cache/tinamou",
      "What was built of projects. \\fB\(escaped(root.commandName)) clean\\fR removes it.",
      ".SH EXIT STATUS",
    ]
    let statuses: [(ExitStatus, String)] = [
      (.success, "All is good."),
      (.findings, "There are findings: conflicts, failed tests, code that was left out."),
      (.differences, "Pictures or frames differ from references, or have none."),
      (.buildFailed, "A project cannot be built."),
      (.crashed, "The application of a project ended before its command was done."), (.usage, "Wrong usage."),
      (.internalError, "An internal error, or a file that cannot be written."),
    ]
    for (status, words) in statuses { lines += [".TP", ".B \(status.rawValue)", escaped(words)] }
    return lines.joined(separator: "\n")
  }

  private func shown(_ command: Command) -> [Command] {
    (command.subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  private func section(_ command: Command, path: [String]) -> [String] {
    let path = path + [command.commandName]
    let arguments = (command.arguments ?? []).filter {
      $0.shouldDisplay && $0.names?.contains { $0.name == "help" } != true
    }
    let positional = arguments.filter { $0.kind == "positional" }.map { argument in
      let name = "\\fI\(escaped(argument.valueName ?? "argument"))\\fR" + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? "[\(name)]" : name
    }
    var lines = [".SS \"\(escaped(path.joined(separator: " ")))\""]
    let synopsis = ["\\fB\(escaped(path.joined(separator: " ")))\\fR", "[\\fIoptions\\fR]"] + positional
    lines.append(synopsis.joined(separator: " "))
    lines.append(".PP")
    if let abstract = command.abstract { lines.append(escaped(abstract)) }
    lines += paragraphs(command.discussion).isEmpty ? [] : [".PP"] + paragraphs(command.discussion)
    for argument in arguments {
      var title = "\\fI\(escaped(argument.valueName ?? ""))\\fR"
      if let names = argument.names, !names.isEmpty {
        title = names.map { "\\fB\(escaped($0.text))\\fR" }.joined(separator: ", ")
        if argument.kind == "option" { title += " \\fI\(escaped(argument.valueName ?? "value"))\\fR" }
      }
      lines += [".TP", title]
      var words = argument.abstract ?? ""
      if let values = argument.allValues, !values.isEmpty {
        words += (words.isEmpty ? "" : " ") + "Values: " + values.joined(separator: ", ") + "."
      }
      lines.append(escaped(words.isEmpty ? "(no description)" : words))
    }
    for inner in shown(command) { lines += section(inner, path: path) }
    return lines
  }

  private func paragraphs(_ text: String?) -> [String] {
    let parts = (text ?? "").components(separatedBy: "\n\n").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return parts.filter { !$0.isEmpty }.map { escaped($0.replacingOccurrences(of: "\n", with: " ")) }
      .flatMap { [".PP", $0] }.dropFirst().map { $0 }
  }

  /// A text as troff reads it: no escapes, no requests, hyphens that can be searched for.
  private func escaped(_ text: String) -> String {
    let text = text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
      .replacingOccurrences(of: "\"", with: "\\(dq").replacingOccurrences(of: "\n", with: " ")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
