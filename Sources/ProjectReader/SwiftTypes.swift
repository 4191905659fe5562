import Foundation

/// Types that sources in Swift declare, looked for by their names.
enum SwiftTypes {
  /// Returns those of some names that sources declare as classes or protocols at the top level, as headers of Objective-C may use them.
  ///
  /// A declaration at the beginning of a line counts, behind attributes and words of access.
  static func declared(_ names: Set<String>, in sources: [String]) -> Set<String> {
    guard !names.isEmpty else { return [] }
    var result: Set<String> = []
    for path in sources where result.count < names.count {
      guard let text = ProjectFiles.text(path) else { continue }
      for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
        // Members are indented.
        guard let first = line.first, first != 32, first != 9, line.count < 400 else { continue }
        guard let name = name(declaredBy: String(Substring(line))), names.contains(name) else { continue }
        result.insert(name)
      }
    }
    return result
  }

  /// The name of the class or protocol that a line declares; nil for other lines.
  private static func name(declaredBy line: String) -> String? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
    guard let keyword = words.firstIndex(where: { $0 == "class" || $0 == "protocol" }), keyword < 8,
      keyword + 1 < words.count
    else { return nil }
    let before: Set<Substring> = ["public", "open", "internal", "final", "package", "objc", "nonisolated"]
    guard
      words[..<keyword].allSatisfy({ before.contains($0) || $0.hasPrefix("@") }),
      words[keyword + 1] != "func", words[keyword + 1] != "var"
    else { return nil }
    return String(words[keyword + 1])
  }
}
