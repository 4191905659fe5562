import ArgumentParser
import SourceScanner

/// The check that refuses doc comments whose summary opens with a question word or with Has.
///
/// A summary is a noun phrase for a type, a property or a case ("The output of one launch", "A Boolean value
/// that indicates whether the bar is hidden") and begins with a verb in the third person for a method
/// ("Returns whether the bar is hidden"), as in Apple's documentation.
enum SummaryCheck: Check {
  static let subject = "the summaries of doc comments"
  static let folders = UnsafeCodeCheck.folders + ["StandIns"]

  private static let refused: Set<String> = [
    "What", "Who", "Whose", "Whom", "Whether", "Which", "Has", "How", "Where", "When",
  ]

  static func findings(in repository: Repository) throws -> [Finding] {
    try findings(in: repository, places: folders)
  }

  static func findings(in repository: Repository, places: [String]) throws -> [Finding] {
    try repository.swiftFiles(in: places).flatMap { findings(in: try repository.source(at: $0)) }
  }

  static func findings(in file: SourceFile) -> [Finding] {
    var findings: [Finding] = []
    // The line of the doc comment before: only the first line of a comment is its summary.
    var last = -1
    for token in file.text.tokens where token.kind == .comment && token.isFirstOfLine {
      let comment = file.text.bytes[token.range]
      guard comment.starts(with: "///".utf8) else { continue }
      defer { last = token.lines.lowerBound }
      guard last + 1 < token.lines.lowerBound else { continue }
      let summary = String(decoding: comment.dropFirst(3), as: UTF8.self).drop { $0 == " " }
      let word = summary.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      guard refused.contains(String(word)) else { continue }
      findings.append(
        Finding(
          file.path, line: token.lines.lowerBound,
          "the summary opens with \"\(word)\"; begin with a noun, or with a verb for a method"))
    }
    return findings
  }
}

struct SummaryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summaries",
    abstract: "Refuses doc comments whose summary opens with a question word or with Has.",
    discussion: """
      A summary is a noun phrase for a type, a property or a case, and begins with a verb in the third person for
      a method, as in Apple's documentation.
      """)

  @Argument(help: "Files and folders.") var places = SummaryCheck.folders

  func run() throws { try Console.report(SummaryCheck.findings(in: Repository(), places: places)) }
}
