/// Properties of languages by their tags.
public enum Localization {
  /// Returns the names under which translations of a language are searched for, the most specific first:
  /// `pt-BR`, `pt_BR`, `pt`.
  public static func fallbacks(_ language: String) -> [String] {
    var result: [String] = []
    var parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    while !parts.isEmpty {
      for name in [parts.joined(separator: "-"), parts.joined(separator: "_")] where !result.contains(name) {
        result.append(name)
      }
      parts.removeLast()
    }
    return result
  }

  /// Returns whether a language is written from right to left.
  public static func isRightToLeft(_ language: String) -> Bool {
    guard let code = fallbacks(language).last?.lowercased() else { return false }
    return ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(code)
  }
}
