import Simulator

/// Conflicts and ambiguities as messages.
enum Findings {
  /// Prints what is wrong with a layout on standard error.
  static func print(_ report: LayoutReport, title: String, on console: Console) {
    for conflict in report.conflicts {
      console.warning("\(title): constraints conflict")
      for constraint in conflict.constraints { console.message("    \(constraint)") }
      console.message("  broken: \(conflict.broken)")
    }
    for ambiguity in report.ambiguities {
      console.warning(
        "\(title): ambiguous layout of \(ambiguity.view), now at \(ambiguity.frame.pointsDescription)")
    }
  }

  /// The number of findings in words: "2 conflicts, 1 ambiguity".
  static func summary(conflicts: Int, ambiguities: Int) -> String {
    func count(_ number: Int, _ one: String, _ many: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let parts = [
      count(conflicts, "conflict", "conflicts"), count(ambiguities, "ambiguity", "ambiguities"),
    ].compactMap { $0 }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }
}
