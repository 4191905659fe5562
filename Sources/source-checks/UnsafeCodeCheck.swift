import ArgumentParser
import SourceScanner

/// The check for reasons where the compiler's checks of isolation, sending or lifetimes are disabled.
///
/// `nonisolated(unsafe)`, `@unchecked Sendable` and `unowned(unsafe)` need a comment on their line or
/// directly above their declaration that states why they are safe: it names the thread, actor or lock that
/// protects the value, or states that it is constant, that only its address matters, or what clears a
/// reference that is not counted.
enum UnsafeCodeCheck: Check {
  static let subject = "reasons for what is unsafe"
  static let folders = [
    "Sources", "Parity", "Plugins", "Tests", "Examples", "Benchmarks/Sources", "Adapter/Sources",
    "Adapter/Tests",
  ]

  /// The texts of which a comment has at least one, in small letters; beside them, a word that ends with
  /// "lock".
  private static let reasons = [
    "unchecked", "unsafe", "thread", "actor", "constant", "likewise", "see above", "address", "not counted",
    "clears", "captures", "immutable", "never change", "alone",
  ]
  private static let declarations: Set<String> = [
    "class", "struct", "enum", "extension", "let", "var", "actor", "protocol",
  ]

  static func findings(in repository: Repository) throws -> [Finding] {
    try findings(in: repository, places: folders)
  }

  static func findings(in repository: Repository, places: [String]) throws -> [Finding] {
    try repository.swiftFiles(in: places).flatMap { findings(in: try repository.source(at: $0)) }
  }

  static func findings(in file: SourceFile) -> [Finding] {
    let text = file.text
    var findings: [Finding] = []
    var lines: Lines?
    var lastLine = 0
    for (index, token) in text.tokens.enumerated() where token.lines.lowerBound != lastLine {
      guard let mark = mark(at: index, in: text) else { continue }
      lastLine = token.lines.lowerBound
      let known = lines ?? Lines(text)
      lines = known
      if !known.comments(for: lastLine).contains(where: states) {
        findings.append(Finding(file.path, line: lastLine, "\(mark) without a reason in words"))
      }
    }
    return findings
  }

  /// Returns what disables a check and begins at an index.
  private static func mark(at index: Int, in text: SourceText) -> String? {
    if text.isAt(index, "@"), text.isAt(index + 1, "unchecked"), text.isAt(index + 2, "Sendable") {
      return "@unchecked Sendable"
    }
    guard text.isAt(index + 2, "unsafe"), text.isAt(index + 1, "("), text.isAt(index + 3, ")") else {
      return nil
    }
    if text.isAt(index, "nonisolated") { return "nonisolated(unsafe)" }
    return text.isAt(index, "unowned") ? "unowned(unsafe)" : nil
  }

  /// Returns whether a comment states a reason.
  private static func states(_ comment: String) -> Bool {
    let comment = comment.lowercased()
    return reasons.contains { comment.contains($0) }
      || comment.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0.hasSuffix("lock") }
  }

  /// The comments and beginnings of declarations of a source by line.
  private struct Lines {
    /// The first part of each line, if it begins there.
    private var first: [Int: (text: String, isComment: Bool)] = [:]
    private var comments: [Int: [String]] = [:]
    /// The lines with words that begin declarations.
    private var declared: Set<Int> = []

    init(_ source: SourceText) {
      for token in source.tokens {
        let line = token.lines.lowerBound
        let isComment = token.kind == .comment
        if token.isFirstOfLine {
          first[line] = (isComment || token.kind == .symbol ? source.text(of: token) : "", isComment)
        }
        if isComment { comments[line, default: []].append(source.text(of: token)) }
        if token.kind == .word, declarations.contains(source.text(of: token)) { declared.insert(line) }
      }
    }

    /// Returns the comments on a line, and those directly above the declaration that it is a part of. The
    /// head of a declaration can have several lines, and attributes above it.
    func comments(for line: Int) -> [String] {
      var found = comments[line] ?? []
      var above = line
      while above > 1, !declared.contains(above) { above -= 1 }
      above -= 1
      while first[above]?.text == "@" { above -= 1 }
      while let comment = first[above], comment.isComment {
        found.append(comment.text)
        above -= 1
      }
      return found
    }
  }
}

struct UnsafeCodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unsafe",
    abstract: "Refuses code that disables a check of the compiler without a stated reason.",
    discussion: """
      A comment on the line or directly above the declaration states it: the thread, actor or lock that protects
      the value, that it is constant, that only its address matters, or what clears a reference.
      """)

  @Argument(help: "Files and folders.") var places = UnsafeCodeCheck.folders

  func run() throws { try Console.report(UnsafeCodeCheck.findings(in: Repository(), places: places)) }
}
