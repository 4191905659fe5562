import ScreenLint
import ViewDescriptions

/// Formats the defects of layouts as messages.
enum Findings {
  /// The most texts that are cut in one message each.
  private static let shownCuts = 10

  /// Prints the defects of a layout on standard error.
  static func print(_ found: ScreenFindings, title: String, on console: Console) {
    var cuts = 0
    for finding in found.findings {
      if !ScreenFindings.wrongLayouts.contains(finding.rule) {
        cuts += 1
        guard cuts <= shownCuts else { continue }
      }
      console.warning("\(title): \(finding.rule): \(finding.message)")
      let place = finding.source.map { "\($0.file):\($0.line): " } ?? ""
      console.message("  \(place)\(finding.advice)")
    }
    if cuts > shownCuts {
      console.warning("\(title): \(cuts - shownCuts) more texts are cut, which lint lists")
    }
    for message in found.messages { console.warning("\(title): \(message)") }
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
