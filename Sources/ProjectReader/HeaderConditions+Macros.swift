/// Macros of headers that conditions of headers ask for.
extension HeaderConditions {
  /// Returns the macros that headers certainly define as 0 or 1, and nowhere as something else.
  static func macros(in texts: [String]) -> [String: Bool] {
    let headers = texts.map { text in lines(text).compactMap(\.directive) }
    var known: [String: Bool] = [:]
    // Values depend on those of other macros, also of later headers: each round has what the one before it found.
    for _ in 0..<4 {
      var found: [String: Bool?] = [:]
      for directives in headers {
        var conditions = HeaderConditions(macros: known, guards: guards(in: directives))
        for words in directives {
          conditions.take(words)
          guard words.first == "#define", words.count > 2, conditions.isActive else { continue }
          let isConstant = words.count == 3 && conditions.isCertain
          let value = isConstant ? ["0": false, "1": true][words[2]] : nil
          let isOther = found[words[1]].map { $0 != value } ?? false
          found[words[1]] = .some(isOther ? nil : value)
        }
      }
      let values = found.compactMapValues { $0 }
      if values == known { break }
      known = values
    }
    return known
  }

  /// Returns the text of a header with empty lines in place of those that are not compiled.
  static func compiled(_ text: String, macros: [String: Bool]) -> String {
    guard !macros.isEmpty else { return text }
    var conditions = HeaderConditions(macros: macros)
    return lines(text).map { line -> Substring in
      if let words = line.directive { conditions.take(words) } else if !conditions.isActive { return "" }
      return line.text
    }.joined(separator: "\n")
  }

  /// The macros that keep headers from being read twice: `#ifndef CARD_H`, `#define CARD_H`.
  private static func guards(in directives: [[String]]) -> Set<String> {
    Set(
      zip(directives, directives.dropFirst()).compactMap { first, second in
        first.first == "#ifndef" && second.first == "#define" && second.count == 2
          && first.dropFirst() == second.dropFirst() ? second[1] : nil
      })
  }

  /// The lines of a text, with the words of directives.
  private static func lines(_ text: String) -> [(text: Substring, directive: [String]?)] {
    var isComment = false
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let start = line.first { $0 != " " && $0 != "\t" }
      let isDirective = !isComment && start == "#"
      var rest = line
      while let mark = rest.firstRange(of: isComment ? "*/" : "/*") {
        rest = rest[mark.upperBound...]
        isComment.toggle()
      }
      let words = isDirective ? line.split(whereSeparator: \.isWhitespace).map(String.init) : []
      return (line, isDirective ? ObjectiveCHeader.joined(words) : nil)
    }
  }
}
