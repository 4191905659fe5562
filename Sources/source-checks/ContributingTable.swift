/// A table of CONTRIBUTING.md, between the comments `NAME: begin` and `NAME: end`, which a check can write.
struct ContributingTable {
  /// The cells of each row without the backticks of the first; those of the head are left out.
  let rows: [[String]]
  private let before: Substring
  private let after: Substring

  init(_ name: String, in page: String) throws {
    let begin = "<!-- \(name): begin -->\n"
    let end = "<!-- \(name): end -->"
    guard let start = page.firstRange(of: begin), let stop = page[start.upperBound...].firstRange(of: end)
    else { throw CheckError("CONTRIBUTING.md has no table of \(name)") }
    before = page[..<start.upperBound]
    after = page[stop.lowerBound...]
    rows = page[start.upperBound..<stop.lowerBound].split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `"), line.hasSuffix(" |") else { return nil }
      var cells = line.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init)
      cells[0] = cells[0].filter { $0 != "`" }
      return cells
    }
  }

  /// Returns the page with another table: the cells of the head, and those of rows, whose first get
  /// backticks.
  func page(head: [String], rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    var text = String(before) + line(head) + "|" + String(repeating: "---|", count: head.count) + "\n"
    for row in rows { text += line(["`\(row[0])`"] + row.dropFirst()) }
    return text + after
  }
}
