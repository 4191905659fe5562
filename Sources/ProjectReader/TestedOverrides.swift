/// The members that extensions add for Objective-C's runtime and that tests override, which see internal members of the
/// modules that they test.
public enum TestedOverrides {
  /// Returns the names of such members, without labels, sorted.
  ///
  /// Names decide alone: one too many makes a method that is called in another way, with the same effect.
  ///
  /// - Parameters:
  ///   - tests: the paths of sources that may override. Those count that have `@testable import`.
  ///   - sources: the paths of the sources of tested modules.
  public static func names(overriddenIn tests: [String], addedBy sources: [String]) -> [String] {
    var overridden: Set<Substring> = []
    for text in tests.lazy.compactMap(text) where text.contains("@testable") {
      overridden.formUnion(members(of: text) { $0 == "override" })
    }
    guard !overridden.isEmpty else { return [] }
    var added: Set<Substring> = []
    for text in sources.lazy.compactMap(text) where text.contains("@objc") && text.contains("extension ") {
      added.formUnion(members(of: text) { $0 == "@objc" || $0 == "@IBAction" || $0 == "@IBInspectable" })
    }
    return overridden.intersection(added).map(String.init).sorted()
  }

  private static func text(_ path: String) -> String? {
    ProjectFiles.text(path, limit: ProjectFiles.longestDocument)
  }

  /// Returns the names of functions and variables that are declared behind a modifier, or in an extension behind it.
  private static func members(of text: String, behind isModifier: (Substring) -> Bool) -> Set<Substring> {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
    var names: Set<Substring> = []
    /// The number of words in which the declaration of the last modifier is looked for.
    var rest = 0
    var isExtension = false
    for (index, word) in words.enumerated() {
      if isModifier(word) { rest = farthest }
      if rest > 0, word == "extension" { isExtension = true }
      if rest > 0 || isExtension, word == "func" || word == "var", index + 1 < words.count {
        names.insert(words[index + 1])
        rest = 0
      }
      rest -= 1
    }
    return names
  }

  /// The number of words between a modifier and what it modifies, with an attribute's arguments.
  private static let farthest = 12
}
