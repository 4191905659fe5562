/// Suggestions for mistyped names.
package enum Suggestion {
  /// Returns the candidate with the smallest edit distance from the name, if it is small; the first of
  /// equals.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(wanted, Array(candidate.lowercased().utf8))
      if distance < best?.distance ?? max(2, wanted.count / 3) + 1 { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Returns "; did you mean …?", or an empty string.
  package static func phrase(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// Returns the number of insertions, deletions and replacements between two names.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (byte == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
