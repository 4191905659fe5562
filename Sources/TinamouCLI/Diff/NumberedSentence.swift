import Foundation

/// A sentence about frames as words with numbers between them: points and counts of views, but none of what is quoted.
///
/// Sentences that differ in their numbers only are joined to one with ranges: *moved 4 to 6 points to the left*.
struct NumberedSentence {
  /// A number, or a range of numbers.
  private struct Range {
    var least: Double
    var most: Double

    var text: String {
      func words(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
      }
      return least == most ? words(least) : "\(words(least)) to \(words(most))"
    }
  }

  /// The words before each number, and after the last one.
  private var parts: [String] = [""]
  private var numbers: [Range] = []

  /// Divides a sentence. Numbers are those in front of `point`, `view` and `more view`, or of a range of them.
  init(_ sentence: String) {
    for (index, part) in sentence.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { parts[parts.count - 1] += "\"" }
      guard index % 2 == 0 else {
        parts[parts.count - 1] += part
        continue
      }
      var rest = part
      while let match = rest.firstMatch(
        of: #/(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? (?=points?\b|(?:more )?views?\b)/#)
      {
        let least = Double(match.output.1) ?? 0
        parts[parts.count - 1] += rest[..<match.range.lowerBound]
        numbers.append(Range(least: least, most: match.output.2.flatMap { Double($0) } ?? least))
        parts.append(" ")
        rest = rest[match.range.upperBound...]
        // A number of one has another word behind it.
        for word in ["point", "more view", "view"] where rest.hasPrefix(word) {
          parts[parts.count - 1] += word + "s"
          rest = rest.dropFirst(rest.hasPrefix(word + "s") ? word.count + 1 : word.count)
          break
        }
      }
      parts[parts.count - 1] += rest
    }
  }

  /// The sentence with a sign in place of each number.
  var words: String { parts.joined(separator: "\u{0}") }

  /// The sentence.
  var text: String {
    var result = parts[0]
    for (number, part) in zip(numbers, parts.dropFirst()) {
      var part = part
      for word in [" point", " more view", " view"] where number.text == "1" && part.hasPrefix(word + "s") {
        part = word + part.dropFirst(word.count + 1)
        break
      }
      result += number.text + part
    }
    return result
  }

  /// Returns a sentence whose numbers include those of another one of the same words.
  func joined(with other: NumberedSentence) -> NumberedSentence {
    var result = self
    for (index, number) in other.numbers.enumerated() where numbers.indices.contains(index) {
      result.numbers[index].least = min(numbers[index].least, number.least)
      result.numbers[index].most = max(numbers[index].most, number.most)
    }
    return result
  }
}
