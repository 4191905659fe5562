/// Suggestions for mistyped names.
package enum Suggestion {
  /// Returns the candidate with the smallest edit distance from the name, if it is small; the first of
  /// equals.
  ///
  /// Beyond a slip of one character, numbers are compared as numbers: `iPhone 99` is nearer to `iPhone 17` than to `iPhone 4s`.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8)
    let shape = Shape(wanted)
    var best: (candidate: String, order: [Int])?
    for candidate in candidates {
      let bytes = Array(candidate.lowercased().utf8)
      let distance = distance(wanted, bytes)
      guard distance <= max(2, wanted.count / 3) else { continue }
      let other = Shape(bytes)
      let order =
        distance < 2
        ? [0, distance]
        : [1, Self.distance(shape.text, other.text), shape.difference(other), distance]
      if best.map({ order.lexicographicallyPrecedes($0.order) }) ?? true { best = (candidate, order) }
    }
    return best?.candidate
  }

  /// A text with a mark for each number, and the numbers.
  private struct Shape {
    var text: [UInt8] = []
    var numbers: [Int] = []

    init(_ bytes: [UInt8]) {
      var isNumber = false
      for byte in bytes {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
          text.append(byte)
          isNumber = false
          continue
        }
        if !isNumber {
          text.append(UInt8(ascii: "0"))
          numbers.append(0)
        }
        isNumber = true
        // Longer ones are no numbers of devices.
        numbers[numbers.count - 1] = min(
          numbers[numbers.count - 1] * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      }
    }

    func difference(_ other: Shape) -> Int {
      guard numbers.count == other.numbers.count else { return .max }
      return zip(numbers, other.numbers).reduce(0) { $0 + abs($1.0 - $1.1) }
    }
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
