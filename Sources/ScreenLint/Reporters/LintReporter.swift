/// The forms of a report.
package enum LintReporter: String, CaseIterable, Sendable {
  /// Lines for people.
  case text
  /// An object with all that is known, which is a baseline as well.
  case json
  /// SARIF 2.1.0, which GitHub shows.
  case sarif
  /// JUnit's XML.
  case junit
  /// Annotations of a workflow on GitHub.
  case github
  /// A table for a comment.
  case markdown
  /// A page with pictures.
  case html

  /// Returns the form that a file's name asks for.
  package init?(file: String) {
    switch file.split(separator: ".").last?.lowercased() {
    case "json": self = .json
    case "sarif": self = .sarif
    case "xml": self = .junit
    case "md": self = .markdown
    case "html": self = .html
    case "txt": self = .text
    default: return nil
    }
  }

  /// Returns a report in this form.
  package func text(_ results: LintResults) -> String {
    switch self {
    case .text: TextReporter.text(results)
    case .json: JSONReporter.text(results)
    case .sarif: SARIFReporter.text(results)
    case .junit: JUnitReporter.text(results)
    case .github: GitHubReporter.text(results)
    case .markdown: MarkdownReporter.text(results)
    case .html: HTMLReporter.text(results)
    }
  }
}
