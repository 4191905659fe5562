import Foundation

/// Annotations of a workflow on GitHub: commands on standard output that its runner reads.
///
/// GitHub shows ten annotations of a kind of a step. The first ten findings are annotations, errors first, and a last line tells the
/// number of the rest.
enum GitHubReporter {
  static let limit = 10

  static func text(_ results: LintResults) -> String {
    var lines = results.findings.prefix(limit).map(annotation)
    let rest = results.findings.count - lines.count
    if rest > 0 {
      lines.append("::notice title=tinamou lint::\(rest) more findings; the report has all of them")
    }
    for gone in results.gone ?? [] { lines.append("gone: \(data(gone.message))") }
    lines.append(results.summary)
    return lines.joined(separator: "\n")
  }

  private static func annotation(_ finding: Finding) -> String {
    let command =
      switch finding.level {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [String] = []
    if let place = finding.place {
      properties += ["file=\(property(RelativePath.text(place.file)))", "line=\(place.line)"]
    }
    properties.append("title=\(property(finding.rule.rawValue))")
    var text = "\(finding.screen): \(finding.message)\n\(finding.advice)"
    if let words = TextReporter.configurations(finding) { text += "\n\(words)" }
    return "::\(command) \(properties.joined(separator: ","))::\(data(text))"
  }

  /// Returns a text as the runner's commands have it.
  private static func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
  }
}
