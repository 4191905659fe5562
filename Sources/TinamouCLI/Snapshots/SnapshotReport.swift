import Foundation
import Simulator
import SnapshotComparison

/// The files of a report: `index.html`, `results.json`, `junit.xml`, `summary.md` and `comment.md`.
struct SnapshotReport {
  let results: SnapshotResults

  /// The name of the folder, where the user has named none.
  static let standardName = "snapshot-report"
  /// The name of the folder of pictures in a report.
  static let pictures = "pictures"

  // The paths of the files of a snapshot in the report's folder.
  static func actual(of id: SnapshotID) -> String { "\(pictures)/\(id).actual.png" }
  static func record(of id: SnapshotID) -> String { "\(pictures)/\(id).actual.json" }
  static func expected(of id: SnapshotID) -> String { "\(pictures)/\(id).expected.png" }
  static func difference(of id: SnapshotID) -> String { "\(pictures)/\(id).difference.png" }
  static func again(of id: SnapshotID) -> String { "\(pictures)/\(id).again.png" }

  /// Returns the names of a path in the report's folder.
  static func names(of path: String) -> [String] { path.split(separator: "/").map(String.init) }

  func write(to folder: UserFolder, withPage: Bool) throws {
    try folder.write(results.data(), to: [SnapshotResults.file])
    guard withPage else { return }
    try folder.write(Data(junit.utf8), to: ["junit.xml"])
    try folder.write(Data(markdown.utf8), to: ["summary.md"])
    try folder.write(Data((markdown + pictures).utf8), to: ["comment.md"])
    try folder.write(Data(SnapshotReportPage(results: results).html.utf8), to: ["index.html"])
  }

  /// Prints the failures, and the path of the report.
  static func tell(_ results: SnapshotResults, in folder: String, withPage: Bool, on console: Console) {
    let groups = SnapshotResultGroup.groups(of: results.failures)
    for group in groups.prefix(100) {
      let words = group.first.sentences.joined(separator: "; ")
      console.error("\(group.first.title) \(group.configurations): \(words)")
      if withPage, let command = results.command(accepting: group.members, report: folder) {
        console.message("  accept: \(command)")
      }
    }
    if groups.count > 100 {
      console.error("and \(groups.dropFirst(100).reduce(0) { $0 + $1.members.count }) more")
    }
    for result in results.results where result.status == .forgiven {
      console.warning(
        "\(result.id) differs within the tolerance: \(result.sentences.joined(separator: "; "))")
    }
    let versions = Set(
      results.results.filter { $0.isFailure || $0.status == .upgraded }.compactMap(\.version))
    if !versions.isEmpty {
      console.message(
        "note: references were drawn by version \(versions.sorted().joined(separator: ", ")) of Tinamou, and this is "
          + "\(SnapshotComparison.version); --since-upgrade lets pictures pass whose frames are equal")
    }
    let systems = Set(results.failures.compactMap(\.system))
    if !systems.isEmpty {
      console.message(
        "note: references show \(systems.sorted().joined(separator: ", ")); the default is iOS "
          + "\(DeviceSettings.standardSystem), and `ios: 18` in tinamou.yml or --ios 18 keeps the references of iOS 18"
      )
    }
    if !results.unused.isEmpty {
      console.message(
        "note: \(results.unused.count) \(results.unused.count == 1 ? "reference was" : "references were") not drawn; "
          + "`snapshots prune` removes those that no screen has"
      )
    }
    if let words = results.unchanged?.words { console.message("note: drawn are \(ReportedText.line(words))") }
    console.message(results.summary + (withPage ? "; the report is \(folder)/index.html" : ""))
  }

  // MARK: JUnit

  private var junit: String {
    let all = results.results
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    let errors = all.filter { $0.status == .crashed || $0.status == .failed }.count
    let seconds = all.reduce(0) { $0 + $1.seconds }
    text +=
      "<testsuites name=\"snapshots\" tests=\"\(all.count)\" failures=\"\(results.failures.count - errors)\" "
      + "errors=\"\(errors)\" time=\"\(Self.number(seconds))\">\n"
    for (screen, members) in grouped {
      let broken = members.filter { $0.status == .crashed || $0.status == .failed }.count
      text +=
        "<testsuite name=\"\(screen.markup)\" tests=\"\(members.count)\" "
        + "failures=\"\(members.filter(\.isFailure).count - broken)\" errors=\"\(broken)\">\n"
      for result in members {
        text +=
          "<testcase classname=\"\(screen.markup)\" name=\"\(result.configuration.markup)\" "
          + "time=\"\(Self.number(result.seconds))\""
        guard result.isFailure else {
          text += "/>\n"
          continue
        }
        let element = result.status == .crashed || result.status == .failed ? "error" : "failure"
        let words = result.sentences.joined(separator: "; ").markup
        text += "><\(element) type=\"\(result.status.rawValue)\" message=\"\(words)\"/></testcase>\n"
      }
      text += "</testsuite>\n"
    }
    for shard in results.missingShards {
      text +=
        "<testsuite name=\"shards\" tests=\"1\" errors=\"1\"><testcase classname=\"shards\" name=\"\(shard)\">"
        + "<error message=\"the shard is missing\"/></testcase></testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func number(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }

  private var grouped: [(String, [SnapshotResult])] {
    var order: [String] = []
    var groups: [String: [SnapshotResult]] = [:]
    for result in results.results {
      if groups[result.screen] == nil { order.append(result.screen) }
      groups[result.screen, default: []].append(result)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  // MARK: Markdown

  /// A summary for a pull request: the counts, and the first fifty edits.
  private var markdown: String {
    var text = "### Snapshots: \(results.summary)\n"
    if let words = results.tolerance?.words { text += "\nForgiven are \(words).\n" }
    if let words = results.unchanged?.words { text += "\nDrawn are \(Self.cell(words)).\n" }
    let groups = SnapshotResultGroup.groups(of: results.failures)
    guard !groups.isEmpty else { return text }
    text += "\n| screen | configuration | what | details |\n|---|---|---|---|\n"
    for group in groups.prefix(50) {
      let result = group.first
      let what =
        result.kinds.isEmpty ? result.status.rawValue : result.kinds.map(\.rawValue).joined(separator: ", ")
      let cells = [result.title, group.configurations, what, result.sentences.joined(separator: "; ")]
      text += "| " + cells.map { Self.cell($0) }.joined(separator: " | ") + " |\n"
    }
    let rest = groups.dropFirst(50).reduce(0) { $0 + $1.members.count }
    if rest > 0 { text += "\nAnd \(rest) more.\n" }
    return text
  }

  /// The pictures of the first edits, as a comment on a change shows them: `{{pictures}}` stands for the address of the report's folder.
  private var pictures: String {
    let shown = SnapshotResultGroup.groups(of: results.failures).map(\.first).filter { $0.actual != nil }
    guard !shown.isEmpty else { return "" }
    var text = ""
    for result in shown.prefix(Self.mostPictures) {
      let columns = [("before", result.expected), ("now", result.actual), ("difference", result.difference)]
        .compactMap { title, path in path.map { (title, Self.address(of: $0)) } }
      text += "\n#### \(Self.cell(result.title)) \(Self.cell(result.configuration))\n\n"
      text += "| " + columns.map(\.0).joined(separator: " | ") + " |\n"
      text += "|" + columns.map { _ in "---|" }.joined() + "\n"
      let images = columns.map { "<img src=\"{{pictures}}/\($0.1)\" alt=\"\($0.0)\" width=\"240\">" }
      text += "| " + images.joined(separator: " | ") + " |\n"
    }
    let rest = shown.count - Self.mostPictures
    return text + (rest > 0 ? "\nThe report has the pictures of \(rest) more.\n" : "")
  }

  /// The number of edits whose pictures a comment shows.
  private static let mostPictures = 10

  /// Returns a path in the report's folder as a part of an address.
  static func address(of path: String) -> String {
    let plain = CharacterSet(charactersIn: "-._~").union(.alphanumerics)
    return path.split(separator: "/", omittingEmptySubsequences: false).map {
      $0.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }.joined(separator: "/")
  }

  /// Returns a text for a table cell, with Markdown's special characters escaped.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in ReportedText.lines(String(text.prefix(400))) {
      switch character {
      case "\n", "\r\n", "\r": result += " "
      case "|", "\\", "`", "*", "_", "[", "]", "<", ">", "#", "~", "@", "!":
        result += "&#\(character.asciiValue ?? 32);"
      default: result.append(character)
      }
    }
    return result
  }
}

extension String {
  /// The string escaped for HTML and XML, with the characters replaced that these do not permit.
  var markup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
