/// The names in Swift of methods and constants, as the compiler's importer gives them.
extension ObjectiveCHeader {
  private static let prepositions: Set<String> = [
    "With", "For", "From", "To", "In", "At", "By", "On", "Of", "Into", "Using", "As", "Before", "After",
    "Between",
    "Without", "Via", "Inside", "Above", "Below", "Within",
  ]

  /// The words of a name in mixed case; what is written in capitals is one word.
  static func words(of name: String) -> [String] {
    var result: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isStart =
        letter.isUppercase
        && (index == 0 || !letters[index - 1].isUppercase
          || (index + 1 < letters.count && letters[index + 1].isLowercase))
      if isStart || result.isEmpty { result.append("") }
      result[result.count - 1].append(letter)
    }
    return result
  }

  /// A name with its first word in small letters.
  static func lowered(_ name: String) -> String {
    var words = words(of: name)
    guard let first = words.first else { return name }
    words[0] =
      first == first.uppercased() && first.count > 1
      ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return words.joined()
  }

  static func commonPrefix(_ names: [String], type: String) -> String {
    // The type's name, where all begin with it; else the words that all have in common.
    if names.allSatisfy({ $0.hasPrefix(type) && $0.count > type.count }) { return type }
    guard names.count > 1, let first = names.first else { return "" }
    var common = ""
    for word in words(of: first) {
      guard names.allSatisfy({ $0.hasPrefix(common + word) && $0.count > (common + word).count }) else {
        break
      }
      common += word
    }
    return common
  }

  /// The words of a class method's name that makes an instance: `colorWithRed` of `UIColor`.
  static func isFactory(_ label: String, _ type: String) -> Bool {
    let last = words(of: type).last?.lowercased() ?? ""
    return !last.isEmpty && label.lowercased().hasPrefix(last) && label.contains("With")
  }

  /// The last words of a type's name, by which arguments are named.
  static func typeWords(_ type: [String]) -> [String] {
    guard
      var name = type.first(where: { ProjectStrings.isIdentifier($0) && $0 != "nullable" && $0 != "nonnull" })
    else { return [] }
    if name == "id" || name == "BOOL" { return [] }
    if isApple(name) { name = String(name.dropFirst(2)) }
    return words(of: name)
  }

  /// The base name and the labels that Swift's importer gives a selector.
  static func swiftName(
    _ first: String, isConstructor: Bool, type: String, arguments: [(label: String, type: [String])],
    throwing: Bool
  ) -> (base: String, labels: [String]) {
    guard !arguments.isEmpty else {
      return (throwing && first.hasSuffix("AndReturnError") ? String(first.dropLast(14)) : first, [])
    }
    var parts = words(of: first)
    var labels = arguments.map { $0.label.isEmpty ? "_" : $0.label }
    if isConstructor {
      // `initWithTitle:` and `colorWithRed:` have the label behind the preposition.
      let mark = parts.firstIndex { $0 == "With" || $0 == "For" || $0 == "From" }
      guard let mark, mark > 0 else {
        labels[0] = parts.count > 1 ? lowered(parts.dropFirst().joined()) : "_"
        return ("init", labels)
      }
      let rest = Array(parts[(parts[mark] == "With" ? mark + 1 : mark)...])
      labels[0] = rest.isEmpty ? "_" : lowered(rest.joined())
      return ("init", labels)
    }
    // Setters are not split.
    if parts[0] == "set" {
      labels[0] = "_"
      return (first, labels)
    }
    let isBlock =
      arguments[0].type.contains("^")
      || ["Completion", "Block", "Handler"].contains { word in
        arguments[0].type.contains { $0.hasSuffix(word) }
      }
    // What repeats the argument's type goes, behind the verb or a preposition.
    let typed = isBlock ? [] : typeWords(arguments[0].type)
    var rest = parts
    for word in typed.reversed() {
      guard rest.count > 1, rest.last?.lowercased() == word.lowercased() else { break }
      rest.removeLast()
    }
    if rest.count < parts.count, rest.count == 1 || prepositions.contains(rest.last ?? "") { parts = rest }
    if let mark = parts.lastIndex(where: { prepositions.contains($0) }), mark > 0 {
      // Of blocks the preposition goes: `close(completion:)`, but `dismiss(withDelay:)`.
      let start = parts[mark] == "With" && isBlock && mark + 1 < parts.count ? mark + 1 : mark
      let label = lowered(parts[start...].joined())
      let base = parts[..<mark].joined()
      labels[0] = label
      return (base, labels)
    }
    labels[0] = "_"
    let base = parts.joined()
    return (base.isEmpty ? first : base, labels)
  }
}
