import Foundation

/// A report as a table of Markdown, for the comment of a pull request.
enum MarkdownReporter {
  /// The number of rows; GitHub's comments have at most 65,536 characters.
  private static let limit = 100

  static func text(_ results: LintResults) -> String {
    var lines = ["### tinamou lint: \(results.summary)", ""]
    if !results.findings.isEmpty {
      lines += ["| level | rule | where | finding | configurations |", "|---|---|---|---|---|"]
    }
    for finding in results.findings.prefix(limit) {
      let place =
        finding.place.map { "\(cell((RelativePath.text($0.file) as NSString).lastPathComponent)):\($0.line)" }
        ?? cell(finding.screen)
      let words = TextReporter.configurations(finding) ?? ""
      lines.append(
        "| \(finding.level) | `\(finding.rule)` | \(place) | \(cell(finding.message)); \(cell(finding.advice)) | \(cell(words)) |"
      )
    }
    if results.findings.count > limit { lines += ["", "\(results.findings.count - limit) more findings."] }
    if let gone = results.gone, !gone.isEmpty {
      lines += ["", "Gone:", ""] + gone.map { "- \(cell($0.message))" }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a text without what has a meaning in a table.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|", "*", "_", "`", "[", "]", "\\", "#": result += "\\\(character)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
