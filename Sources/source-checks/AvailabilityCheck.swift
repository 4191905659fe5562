import ArgumentParser

/// The check of the form of the versions in which API was introduced, `Availability.tsv`.
///
/// A row has a module, a declaration, the versions that introduced and deprecated it, of which it has at
/// least one, letters of sources, and older overloads, each with a version or without. Rows are sorted by
/// module and name.
struct AvailabilityCheck: Check {
  static let subject = "the versions of API"
  static let path = "Sources/ProjectCommands/Resources/Data/Availability.tsv"
  private static let columns = ["module", "name", "introduced", "deprecated", "sources", "older"]

  /// The lines of the comment at the top, and the names of the columns.
  private var head: [Substring] = []
  private var rows: [(line: Int, cells: [Substring])] = []

  init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      if line.hasPrefix("#") || cells.elementsEqual(Self.columns, by: ==) {
        head.append(line)
      } else if !line.isEmpty {
        rows.append((index + 1, cells))
      }
    }
  }

  static func findings(in repository: Repository) throws -> [Finding] {
    AvailabilityCheck(try repository.text(of: path)).findings()
  }

  func findings() -> [Finding] {
    var findings: [Finding] = []
    var last: (Substring, Substring)?
    for (line, cells) in rows {
      guard cells.count == Self.columns.count else {
        findings.append(
          Finding(Self.path, line: line, "has \(cells.count) columns instead of \(Self.columns.count)"))
        continue
      }
      findings += Self.defects(of: cells).map { Finding(Self.path, line: line, $0) }
      let name = (cells[0], cells[1])
      if let last, name <= last {
        findings.append(Finding(Self.path, line: line, "is not after the row before it; --write sorts them"))
      }
      last = name
    }
    if head.last.map(String.init) != Self.columns.joined(separator: "\t") {
      findings.append(Finding(Self.path, "the columns are not named"))
    }
    return findings
  }

  private static func defects(of cells: [Substring]) -> [String] {
    var defects: [String] = []
    if !isWord(cells[0]) || !isDeclaration(cells[1]) { defects.append("is not the name of a declaration") }
    if cells[2].isEmpty, cells[3].isEmpty { defects.append("has no version") }
    for version in cells[2...3] where !version.isEmpty && !isVersion(version) {
      defects.append("'\(version)' is not a version")
    }
    let sources = cells[4]
    if sources.isEmpty || !sources.allSatisfy({ "bhist".contains($0) }) || Set(sources).count != sources.count
    {
      defects.append("'\(sources)' are not sources")
    }
    for overload in cells[5].split(whereSeparator: \.isWhitespace) {
      let parts = overload.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if !isDeclaration(parts[0]) || parts.count == 2 && !parts[1].isEmpty && !isVersion(parts[1]) {
        defects.append("'\(overload)' is not an overload")
      }
    }
    return defects
  }

  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Returns whether a text is a version such as `13.4`.
  private static func isVersion(_ text: Substring) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isWholeNumber) }
  }

  /// Returns whether a text is the name of a declaration: names of types before it, and labels after it.
  private static func isDeclaration(_ text: Substring) -> Bool {
    var path = text
    if text.hasSuffix(")") {
      guard let open = text.firstIndex(of: "(") else { return false }
      let labels = text[text.index(after: open)...].dropLast()
      guard labels.isEmpty || labels.hasSuffix(":") else { return false }
      let words = labels.dropLast().split(separator: ":", omittingEmptySubsequences: false)
      guard labels.isEmpty || words.allSatisfy(isWord) else { return false }
      path = text[..<open]
    }
    // The names of types, up to the first that is none: operators have points, too.
    while let point = path.firstIndex(of: "."), isWord(path[..<point]) {
      path = path[path.index(after: point)...]
    }
    return isWord(path) || !path.isEmpty && path.allSatisfy { "-+*/<>=!&|^~%.?".contains($0) }
  }

  /// Returns the text with sorted rows.
  func sorted() -> String {
    let sorted = rows.map(\.cells).sorted {
      ($0[0], $0.dropFirst().first ?? "") < ($1[0], $1.dropFirst().first ?? "")
    }
    return (head.map(String.init) + sorted.map { $0.joined(separator: "\t") }).joined(separator: "\n") + "\n"
  }
}

struct AvailabilityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "availability",
    abstract: "Checks the form of the versions in which API was introduced.",
    discussion: "They are in \(AvailabilityCheck.path).")

  @Flag(help: "Sort the rows.") var write = false

  func run() throws {
    let repository = try Repository()
    if write {
      let text = try repository.text(of: AvailabilityCheck.path)
      try repository.write(AvailabilityCheck(text).sorted(), to: AvailabilityCheck.path)
    }
    try Console.report(AvailabilityCheck.findings(in: repository))
  }
}
