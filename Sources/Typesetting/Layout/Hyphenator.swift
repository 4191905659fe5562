import Foundation

/// Finds where English words may be hyphenated, with Liang's algorithm.
///
/// 1. The word, in lowercase and between two dots, is searched for every pattern: letters with digits between
///    them.
/// 2. Between two letters the highest digit of all matching patterns applies.
/// 3. The word may be hyphenated where that digit is odd, with at least two letters before and three after.
///
/// The patterns are Plain TeX's, found by Frank Liang in 1982 and unchanged since: `hyphen.tex`, which may be
/// copied verbatim.
struct Hyphenator: Sendable {
  /// The digits of each pattern by its letters: one before each letter and one after the last.
  private let patterns: [[UInt8]: [UInt8]]
  private let longestPattern: Int
  /// The offsets within words that are exceptions from the patterns.
  private let exceptions: [[UInt8]: [Int]]

  static let leastBefore = 2
  static let leastBehind = 3
  /// The maximum length of a word; longer ones are not hyphenated.
  static let longestWord = 64

  /// The bundled patterns.
  static let english: Hyphenator = {
    let url = FontLibrary.resourceDirectory.deletingLastPathComponent()
      .appendingPathComponent("Hyphenation/hyphen.tex")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      fatalError("Typesetting's resources are missing: \(url.path)")
    }
    return Hyphenator(tex: text)
  }()

  /// Reads the `\patterns` and `\hyphenation` of a TeX file.
  init(tex: String) {
    var patterns: [[UInt8]: [UInt8]] = [:]
    var exceptions: [[UInt8]: [Int]] = [:]
    var list = ""
    for line in tex.split(whereSeparator: \.isNewline) {
      var line = line.prefix { $0 != "%" }[...]
      if line.hasPrefix("\\"), let brace = line.firstIndex(of: "{") {
        list = String(line[..<brace])
        line = line[line.index(after: brace)...]
      }
      for word in line.split(whereSeparator: { $0 == " " || $0 == "}" }) {
        if list == "\\hyphenation" {
          let parts = word.split(separator: "-").map { Array($0.utf8) }
          var offsets: [Int] = []
          var offset = 0
          for part in parts.dropLast() {
            offset += part.count
            offsets.append(offset)
          }
          exceptions[Array(parts.joined())] = offsets
        } else {
          var letters: [UInt8] = []
          var digits: [UInt8] = [0]
          for byte in word.utf8 {
            if (0x30...0x39).contains(byte) {
              digits[digits.count - 1] = byte - 0x30
            } else {
              letters.append(byte)
              digits.append(0)
            }
          }
          patterns[letters] = digits
        }
      }
    }
    self.patterns = patterns
    self.exceptions = exceptions
    longestPattern = patterns.keys.map(\.count).max() ?? 0
  }

  /// Returns the offsets at which a word of ASCII letters may be hyphenated, ascending.
  func divisions(of word: ArraySlice<UInt16>) -> [Int] {
    let letters = word.map { UInt8(truncatingIfNeeded: $0 | 0x20) }
    guard letters.count >= Hyphenator.leastBefore + Hyphenator.leastBehind,
      letters.count <= Hyphenator.longestWord
    else { return [] }
    if let known = exceptions[letters] { return known }
    let dotted = [UInt8(ascii: ".")] + letters + [UInt8(ascii: ".")]
    var digits = [UInt8](repeating: 0, count: dotted.count + 1)
    for start in dotted.indices {
      for length in 1...min(longestPattern, dotted.count - start) {
        guard let pattern = patterns[Array(dotted[start..<start + length])] else { continue }
        for (offset, digit) in pattern.enumerated() {
          digits[start + offset] = max(digits[start + offset], digit)
        }
      }
    }
    // The digit before letter n of the word is offset by the dot.
    return (Hyphenator.leastBefore...letters.count - Hyphenator.leastBehind).filter {
      digits[$0 + 1] & 1 == 1
    }
  }

  /// Returns whether a UTF-16 unit is a letter that the patterns cover.
  static func isLetter(_ unit: UInt16) -> Bool {
    (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }
}
