import Foundation

/// The symbols that Xcode 26 generates for the strings of a string catalog
/// (`STRING_CATALOG_GENERATE_SYMBOLS`): members of `LocalizedStringResource`, for strings that were added
/// manually.
///
/// A symbol is the key in camel case, `Batch.NItemsSelected %lld` as `batchNitemsSelected(_:)`: words end
/// before an uppercase letter after a lowercase letter or a digit, after a digit and at other characters. The
/// symbols of catalogs other than `Localizable` are in a nested type with their name. Of the 171 symbols that
/// a public application uses of its catalog (182 keys), 170 were checked, and the last one for the rule of
/// digits.
public struct StringSymbols {
  /// The source of the members; empty if there are none.
  public private(set) var source = ""
  /// The strings that are left out, with the reasons.
  public private(set) var notes: [String] = []

  /// Generates the symbols of a catalog.
  ///
  /// - Parameter path: An `.xcstrings` file.
  public init(catalogue path: String) {
    guard let data = ProjectFiles.data(path, limit: ProjectFiles.longestDocument),
      let catalogue = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = catalogue["strings"] as? [String: Any]
    else { return }
    let language = catalogue["sourceLanguage"] as? String ?? "en"
    let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    var seen: Set<String> = []
    var members: [String] = []
    for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
      guard let entry = entry as? [String: Any], entry["extractionState"] as? String == "manual" else {
        continue
      }
      let name = Self.name(of: key)
      guard ProjectStrings.isIdentifier(name), seen.insert(name).inserted else {
        notes.append(
          "\(path): the key \"\(ProjectStrings.shown(key))\" has no symbol: its name is none or another's")
        continue
      }
      members.append(Self.member(name, key: key, value: Self.value(entry, language) ?? key, table: table))
    }
    guard !members.isEmpty else { return }
    let body = members.joined(separator: "\n")
    if table == "Localizable" {
      source = "import Foundation\nextension LocalizedStringResource {\n\(body)\n}\n"
    } else if ProjectStrings.isIdentifier(table) {
      source =
        "import Foundation\nextension LocalizedStringResource { enum \(ProjectStrings.code(table)) {\n\(body)\n} }\n"
    }
  }

  /// Returns the string of a key in the source language.
  private static func value(_ entry: [String: Any], _ language: String) -> String? {
    let localizations = entry["localizations"] as? [String: Any]
    let localization = localizations?[language] as? [String: Any]
    return (localization?["stringUnit"] as? [String: Any])?["value"] as? String
  }

  private static func member(_ name: String, key: String, value: String, table: String) -> String {
    let parameters = formats(in: value.contains("%") ? value : key)
    let tableArgument = table == "Localizable" ? "" : ", table: \(ProjectStrings.literal(table))"
    let name = ProjectStrings.code(name)
    guard !parameters.isEmpty else {
      return "  static var \(name): LocalizedStringResource { LocalizedStringResource("
        + "\(ProjectStrings.literal(key)), defaultValue: String.LocalizationValue(\(ProjectStrings.literal(value)))\(tableArgument)) }"
    }
    let declared = parameters.enumerated().map { index, parameter in
      "\(parameter.label.map(ProjectStrings.code) ?? "_") arg\(index + 1): \(parameter.type)"
    }
    // The values in the order of their positions; the table's string contains the positions.
    let values = parameters.indices.map { "\\(arg\($0 + 1))" }.joined(separator: " ")
    return "  static func \(name)(\(declared.joined(separator: ", "))) -> LocalizedStringResource { "
      + "LocalizedStringResource(\(ProjectStrings.literal(key)), defaultValue: \"\(values)\"\(tableArgument)) }"
  }

  /// Returns the parameters of a string in the order of their positions.
  static func formats(in text: String) -> [(label: String?, type: String)] {
    var found: [Int: (label: String?, type: String)] = [:]
    for argument in FormatArguments.of(text) {
      let type: String
      switch argument.conversion {
      case "@": type = "String"
      case "d", "D", "i": type = "Int"
      case "u", "U", "x", "X", "o", "O": type = "UInt"
      case "f", "F", "e", "E", "g", "G", "a", "A": type = "Double"
      default: continue
      }
      found[argument.position] = (argument.label, type)
    }
    let count = found.keys.max() ?? 0
    return count == found.count ? (1...max(count, 1)).compactMap { found[$0] } : []
  }

  /// Returns the symbol of a key.
  static func name(of key: String) -> String {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    var rest = key[...]
    while let character = rest.first {
      rest = rest.dropFirst()
      if character == "%" {
        end()
        if rest.first == "%" {
          rest = rest.dropFirst()
          continue
        }
        if let last = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGaA".contains($0) }) {
          rest = rest[rest.index(after: last)...]
        }
        continue
      }
      guard character.isLetter || character.isNumber else {
        end()
        continue
      }
      if let last = word.last {
        let isHump = character.isUppercase && !last.isUppercase
        if isHump || (last.isNumber && character.isLetter) { end() }
      }
      word.append(character)
    }
    end()
    guard let first = words.first else { return "" }
    return first.lowercased()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
  }
}
