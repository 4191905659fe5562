import Foundation
import ObjectiveCSupport
import Testing

/// Enumerations by words and sentences, and orders by methods of strings.
@Suite struct WordEnumerationTests {
  /// The examples of Unicode's annex on the boundaries of texts, and ideographs.
  @Test func wordsAreThoseOfUnicode() {
    let text = "The quick (“brown”) fox can’t jump 32.3 feet, right? 日本 x_y 1,000"
    var words: [String] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [.byWords, .localized]) {
      word, range, _, _ in
      words.append(word ?? "")
      #expect(word == String(text[range]))
    }
    #expect(
      words == [
        "The", "quick", "brown", "fox", "can’t", "jump", "32.3", "feet", "right", "日", "本", "x_y", "1,000",
      ])
  }

  @Test func rangesEncloseWhatFollows() {
    let text = "  one, two.\nthree" as NSString
    var seen: [String] = []
    text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: [.byWords, .reverse]) {
      word, range, enclosing, _ in
      seen.append("\(word ?? "") \(range.location) \(enclosing.location) \(enclosing.length)")
    }
    #expect(seen == ["three 12 12 5", "two 7 7 5", "one 2 0 7"])
    var count = 0
    text.enumerateSubstrings(in: NSRange(location: 2, length: 8), options: [.byWords, .substringNotRequired])
    { word, _, _, stop in
      count += 1
      #expect(word == nil)
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test func sentencesEndAtMarks() {
    let text = "It costs 3.5 euros. Really? Yes!\nNew line"
    var sentences: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .bySentences) { sentence, _, _, _ in
      sentences.append(sentence ?? "")
    }
    #expect(sentences == ["It costs 3.5 euros. ", "Really? ", "Yes!\n", "New line"])
  }

  /// The units that Foundation has are its own.
  @Test func otherUnitsAreFoundations() {
    var lines: [String] = []
    "a\nb".enumerateSubstrings(in: "a\nb".startIndex..., options: .byLines) { line, _, _, _ in
      lines.append(line ?? "")
    }
    #expect(lines == ["a", "b"])
  }

  @Test func descriptorsCompareByMethodsOfStrings() {
    func sorted(_ method: String, ascending: Bool = true) -> [String] {
      let names = ["b", "A", "a10", "a9", "B"] as NSArray
      let descriptor = NSSortDescriptor(key: "self", ascending: ascending, selector: Selector(method))
      return names.sortedArray(using: [descriptor]).compactMap { $0 as? String }
    }
    #expect(Array(sorted("caseInsensitiveCompare:").prefix(3)) == ["A", "a10", "a9"])
    #expect(Array(sorted("localizedStandardCompare:").prefix(3)) == ["A", "a9", "a10"])
    #expect(
      sorted("compare:").first == "A" && sorted("caseInsensitiveCompare:", ascending: false).last == "A")
    let numbers = ([3, 1, 2] as NSArray).sortedArray(using: [
      NSSortDescriptor(key: nil, ascending: true, selector: nil)
    ])
    #expect(numbers as? [Int] == [1, 2, 3])
    let lengths = NSSortDescriptor(key: nil, ascending: true) { a, b in
      "\(a)".count < "\(b)".count
        ? .orderedAscending : "\(a)".count > "\(b)".count ? .orderedDescending : .orderedSame
    }
    #expect(
      (["ccc", "a", "bb"] as NSArray).sortedArray(using: [lengths]) as? [String] == ["a", "bb", "ccc"])
  }
}
