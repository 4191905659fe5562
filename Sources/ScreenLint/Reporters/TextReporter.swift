import ViewDescriptions

/// A report for people: the place, the level and the defect, the change that mends it, and where it appears.
enum TextReporter {
  /// The number of findings of a rule on a screen that are written out; others are counted.
  private static let limit = 10

  static func text(_ results: LintResults) -> String {
    var lines: [String] = []
    var counts: [String: Int] = [:]
    for finding in results.findings {
      let key = "\(finding.rule) \(finding.level) \(finding.place?.file ?? finding.screen)"
      counts[key, default: 0] += 1
      if counts[key, default: 0] > limit { continue }
      let place = finding.place.map { "\($0.file):\($0.line)" } ?? finding.screen
      lines.append("\(place): \(finding.level): \(finding.message) [\(finding.rule)]")
      lines.append("  \(finding.advice)")
      if let words = Self.configurations(finding) { lines.append("  \(words)") }
    }
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) where count > limit {
      let words = key.split(separator: " ", maxSplits: 2)
      lines.append("\(words[2]): \(words[1]): \(count - limit) more of \(words[0])")
    }
    for gone in results.gone ?? [] { lines.append("gone: \(gone.message)") }
    lines.append(results.summary)
    return lines.joined(separator: "\n")
  }

  /// Returns where a finding appears: `in 3 of 14 configurations, the least: iPhone SE, text AX3`.
  static func configurations(_ finding: Finding) -> String? {
    guard finding.configurations > 1, let least = finding.occurrences.first, !least.configuration.isEmpty
    else {
      return nil
    }
    if finding.occurrences.count == finding.configurations { return "in all configurations" }
    if finding.occurrences.count == 1 { return "on \(least.configuration)" }
    return
      "in \(finding.occurrences.count) of \(finding.configurations) configurations, the least: \(least.configuration)"
  }
}
