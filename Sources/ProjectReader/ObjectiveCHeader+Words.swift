import Foundation

/// The words of a header, and its directives.
extension ObjectiveCHeader {
  /// The words of a header, with its imports and its macros that are constants.
  static func tokenized(_ text: String) -> (
    tokens: [Token], imports: [String], modules: [String], macros: [(String, String)]
  ) {
    var tokens: [Token] = []
    // With the module's name and a slash, as in `<Module/Header.h>`, for those of modules.
    var imports: [String] = []
    var modules: [String] = []
    var macros: [(String, String)] = []
    let bytes = Array(text.utf8)
    var (at, line) = (0, 1)
    var isLineStart = true
    var conditions = HeaderConditions()
    func isWord(_ byte: UInt8) -> Bool {
      byte == 95 || (48...57).contains(byte) || (97...122).contains(byte | 32) || byte >= 128
    }
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 10 {
        line += 1
        at += 1
        isLineStart = true
      } else if byte <= 32 {
        at += 1
      } else if byte == 47, at + 1 < bytes.count, bytes[at + 1] == 47 {
        while at < bytes.count, bytes[at] != 10 { at += 1 }
      } else if byte == 47, at + 1 < bytes.count, bytes[at + 1] == 42 {
        at += 2
        while at < bytes.count, !(bytes[at] == 42 && at + 1 < bytes.count && bytes[at + 1] == 47) {
          if bytes[at] == 10 { line += 1 }
          at += 1
        }
        at = min(at + 2, bytes.count)
      } else if byte == 35, isLineStart {
        let start = at
        while at < bytes.count, bytes[at] != 10 || bytes[at - 1] == 92 {
          if bytes[at] == 10 { line += 1 }
          at += 1
        }
        let words = String(decoding: bytes[start..<at], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        let directive = Self.joined(words.map(String.init))
        conditions.take(directive)
        if conditions.isActive { Self.directive(directive, &imports, &modules, &macros) }
      } else if !conditions.isActive {
        // The lines of another platform, up to the next directive.
        while at < bytes.count, bytes[at] != 10 { at += 1 }
      } else if byte == 34 {
        let start = at
        at += 1
        while at < bytes.count, bytes[at] != 34, bytes[at] != 10 { at += bytes[at] == 92 ? 2 : 1 }
        at = min(at + 1, bytes.count)
        tokens.append(Token(text: String(decoding: bytes[start..<at], as: UTF8.self), line: line))
        isLineStart = false
      } else {
        let start = at
        at += 1
        if byte == 64 || isWord(byte) { while at < bytes.count, isWord(bytes[at]) { at += 1 } }
        let word = String(decoding: bytes[start..<at], as: UTF8.self)
        tokens.append(Token(text: word, line: line))
        isLineStart = false
      }
    }
    // `@import Module;`
    modules += zip(tokens, tokens.dropFirst()).filter { $0.0.text == "@import" }.map(\.1.text)
    replace(macros, in: &tokens)
    return (tokens, imports, modules, macros)
  }

  /// Puts classes of UIKit's in place of macros that are other names of them: `#define CardPath UIBezierPath`.
  private static func replace(_ macros: [(String, String)], in tokens: inout [Token]) {
    for (name, value) in macros where value.hasPrefix("UI") && ProjectStrings.isIdentifier(value) {
      for index in tokens.indices where tokens[index].text == name { tokens[index].text = value }
    }
  }

  /// The words of a directive, the first of which has the number sign.
  static func joined(_ words: [String]) -> [String] {
    if words.first == "#", words.count > 1 { return ["#" + words[1]] + words.dropFirst(2) }
    // `#if(DEBUG)`
    if let first = words.first, let open = first.firstIndex(of: "("), first.hasPrefix("#") {
      return [String(first[..<open]), String(first[open...])] + words.dropFirst()
    }
    return words
  }

  private static func directive(
    _ words: [String], _ imports: inout [String], _ modules: inout [String],
    _ macros: inout [(String, String)]
  ) {
    guard words.count > 1 else { return }
    if words[0] == "#import" || words[0] == "#include" {
      let name = words[1].trimmingCharacters(in: ["\"", "<", ">"])
      if words[1].hasPrefix("<"), let first = name.split(separator: "/").first, name.contains("/") {
        modules.append(String(first))
        imports.append("<" + name)
      } else {
        imports.append(name)
      }
    } else if words[0] == "#define", words.count == 3, ProjectStrings.isIdentifier(words[1]) {
      macros.append((words[1], words[2]))
    }
  }
}
