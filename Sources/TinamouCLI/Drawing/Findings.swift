import Simulator

/// Formats conflicts and ambiguities as messages.
enum Findings {
  /// Prints the findings of a layout on standard error.
  static func print(_ report: LayoutReport, title: String, on console: Console) {
    for conflict in report.conflicts {
      console.warning("\(title): constraints conflict")
      for constraint in conflict.constraints { console.message("    \(constraint.text)") }
      console.message("  broken: \(conflict.broken.text)")
    }
    for ambiguity in report.ambiguities {
      console.warning(
        "\(title): ambiguous \(ambiguity.axis) layout of \(ambiguity.view), now at "
          + ambiguity.frame.pointsDescription)
      for constraint in ambiguity.settling {
        console.message("  would be settled by: \(constraint)")
      }
    }
    for message in report.messages { console.warning("\(title): \(message)") }
  }

  /// Returns the number of findings, as in "2 conflicts, 1 ambiguity".
  static func summary(_ parts: [PagePicture.Summary]) -> String {
    func total(_ part: (PagePicture.Summary) -> Int) -> Int { parts.map(part).reduce(0, +) }
    func count(_ number: Int, _ one: String, _ many: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let parts = [
      count(total(\.conflicts), "conflict", "conflicts"),
      count(total(\.ambiguities), "ambiguity", "ambiguities"),
      count(total(\.messages), "message", "messages"),
    ].compactMap { $0 }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }
}
