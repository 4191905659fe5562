import Foundation

/// The names that generators of accessors make of resources' names.
///
/// A name of a project becomes a part of code here and nowhere else: each result is an identifier, or `nil`.
enum AccessorNames {
  // MARK: SwiftGen and Tuist

  /// Returns the name of a type: words that end at other characters than letters and digits begin with capitals. `big icons` is `BigIcons`,
  /// `ALL_NEW` is `AllNew`.
  ///
  /// The rules are those of the filter `swiftIdentifier:"pretty"` of StencilSwiftKit, which SwiftGen and Tuist use.
  static func type(_ text: String) -> String? {
    let parts = words(of: text)
    let joined = withUnderscore(parts.map(capitalized).joined(separator: "_"))
    let isWithoutSmallLetters = !joined.utf8.contains { (97...122).contains($0) }
    let words = (isWithoutSmallLetters ? divided(joined) : joined).split(separator: "_").map(String.init)
    let name = words.map { isWithoutSmallLetters ? $0.capitalized : capitalized($0) }.joined()
    return checked(withUnderscore(name))
  }

  /// Returns the name of a member: that of a type, whose first word is in small letters. `URLBar` is `urlBar`.
  static func member(_ text: String) -> String? {
    guard let name = type(text) else { return nil }
    let scalars = Array(name.unicodeScalars)
    var end = scalars.prefix { $0.properties.generalCategory == .uppercaseLetter }.count
    if end > 1, end < scalars.count, scalars[end].properties.generalCategory == .lowercaseLetter { end -= 1 }
    let first = scalars[..<end].map { $0.properties.lowercaseMapping }.joined()
    return checked(first + String(String.UnicodeScalarView(scalars[end...])))
  }

  /// Returns a name without small letters with its words divided by underscores: one ends after a digit before a letter.
  private static func divided(_ name: String) -> String {
    var result = ""
    for character in name {
      if let last = result.last, last.isASCII, last.isNumber, character.isASCII, character.isUppercase {
        result += "_"
      }
      result.append(character)
    }
    return result
  }

  /// Returns the parts of a text that identifiers can have, which other characters divide.
  private static func words(of text: String) -> [String] {
    var parts: [String] = [""]
    for scalar in text.unicodeScalars {
      if scalar == "_" || scalar.properties.isXIDContinue {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      } else {
        parts.append("")
      }
    }
    return parts
  }

  private static func capitalized(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    return first.properties.uppercaseMapping + String(word.unicodeScalars.dropFirst())
  }

  private static func withUnderscore(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, !first.properties.isXIDStart, first != "_" else {
      return name
    }
    return "_" + name
  }

  // MARK: R.swift

  /// Returns the name that R.swift makes: words begin with capitals after other characters, digits at the start are dropped, and the first
  /// word is in small letters. `1st-Page` is `stPage`, `OK` is `oK`, as R.swift's own rules have it.
  static func rswift(_ text: String, lowercasesStart: Bool = true) -> String? {
    let parts = words(of: text)
    let joined = parts[0] + parts.dropFirst().map(capitalized).joined()
    let name = String(joined.drop { $0.isASCII && $0.isNumber })
    guard lowercasesStart else { return checked(name) }
    let characters = Array(name)
    var end = characters.prefix { $0.isASCII && $0.isUppercase }.count
    // The capital before a small letter begins the next word, and a name's last capital stays.
    while end > 0,
      end == characters.count || characters[end].isASCII && characters[end].isLowercase
    {
      end -= 1
    }
    if end == 0 { return checked(name.prefix(1).lowercased() + name.dropFirst()) }
    return checked(String(characters[..<end]).lowercased() + String(characters[end...]))
  }

  /// Returns values whose names R.swift makes accessors of, with the names in order. Those of which several have the same name have none.
  static func unique<T>(_ values: [T], _ text: (T) -> String) -> [(name: String, value: T)] {
    var groups: [String: [T]] = [:]
    for value in values {
      guard let name = rswift(text(value)) else { continue }
      groups[name, default: []].append(value)
    }
    return groups.filter { $0.value.count == 1 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value[0]) }
  }

  // MARK: Code of a project

  private static func checked(_ name: String) -> String? {
    ProjectStrings.isIdentifier(name) && name != "_" ? name : nil
  }

  /// Returns the name of a type as code: identifiers with dots between them. `nil` for anything else.
  static func path(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ checked($0) != nil }) else { return nil }
    return parts.map(ProjectStrings.code).joined(separator: ".")
  }

  /// Returns an expression that a configuration gives for generated code, such as `Bundle(for: Token.self)` or `find(_:_:)`; `nil` if it
  /// has anything else than names, dots, commas, colons and balanced parentheses.
  static func expression(_ text: String) -> String? {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(": depth += 1
      case ")": depth -= 1
      case ".", ",", ":", " ", "_", "!", "?": break
      default: guard scalar.properties.isXIDContinue else { return nil }
      }
      guard depth >= 0 else { return nil }
    }
    let first = text.unicodeScalars.first
    guard depth == 0, let first, first == "_" || first.properties.isXIDStart, text.utf8.count < 500 else {
      return nil
    }
    return text
  }
}
