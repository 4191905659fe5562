import Foundation

extension RswiftSource {
  /// The types of arguments by the ends of specifiers.
  private static func type(of argument: FormatArguments.Argument) -> String? {
    guard argument.flags.allSatisfy({ "+-0".contains($0) }) else { return "" }
    return switch argument.conversion?.lowercased() {
    case "@": "Swift.String"
    case "a", "e", "f", "g": "Double"
    case "d", "i": "Int"
    case "o", "u", "x": "UInt"
    default: nil
    }
  }

  /// Returns the arguments of a string, of all its languages; `nil` if they differ, or one has no type.
  private static func arguments(of entries: [StringTable.Entry]) -> [(label: String?, type: String)]? {
    var found: [Int: (label: String?, type: String)] = [:]
    for argument in entries.flatMap(\.arguments) {
      guard let type = type(of: argument) else { return nil }
      if type.isEmpty { continue }
      if let known = found[argument.position], known.type != type { return nil }
      found[argument.position] = (found[argument.position]?.label ?? argument.label, type)
    }
    let positions = found.keys.sorted()
    guard positions == Array(1..<positions.count + 1) else { return nil }
    return positions.compactMap { found[$0] }
  }

  func strings(_ files: [String], language: String) -> String {
    // The tables by name, and in each the files by language.
    var tables: [String: [String: StringTable]] = [:]
    // The strings of documents are found by the documents.
    let documents = Set(
      files.filter { ["xib", "storyboard"].contains(($0 as NSString).pathExtension) }.map(StringTable.name))
    for path in files where StringTable.kinds.contains((path as NSString).pathExtension) {
      let name = StringTable.name(of: path)
      guard !documents.contains(name) else { continue }
      let folder = (path as NSString).deletingLastPathComponent as NSString
      let locale = folder.pathExtension == "lproj" ? StringTable.name(of: folder as String) : ""
      tables[name, default: [:]][locale, default: StringTable(name: name)].add(path)
    }
    guard !tables.isEmpty else { return "" }
    var text = isValue ? "\(access)var preferredLanguages: [Swift.String]?\n" : ""
    for (name, table) in AccessorNames.unique(tables.sorted(by: { $0.key < $1.key }), { $0.key }) {
      let members = members(of: table.value, named: table.key, language: language)
      guard !members.isEmpty else { continue }
      let code = ProjectStrings.code(name)
      text += "\(access)nonisolated struct \(code): Sendable {\n"
      guard isValue else {
        text += members + "}\n"
        continue
      }
      text += "\(access)var preferredLanguages: [Swift.String]?\n\(members)}\n"
      text += "\(access)var \(code): \(code) { .init(preferredLanguages: preferredLanguages) }\n"
      text +=
        "\(access)func \(code)(preferredLanguages: [Swift.String]) -> \(code) { .init(preferredLanguages: preferredLanguages) }\n"
    }
    let type = "\(access)nonisolated struct string: Sendable {\n\(text)}\n"
    guard isValue else { return type }
    return type + """
      \(access)var string: string { .init(preferredLanguages: nil) }
      \(access)func string(preferredLanguages: [Swift.String]) -> string {
        .init(preferredLanguages: preferredLanguages)
      }
      \(access)func string(locale: Foundation.Locale) -> string {
        .init(preferredLanguages: [locale.identifier])
      }

      """
  }

  private func members(of tables: [String: StringTable], named name: String, language: String) -> String {
    let primary = tables["Base"] ?? tables[language]
    let keys = primary.map { $0.entries.keys.sorted() } ?? Set(tables.values.flatMap(\.entries.keys)).sorted()
    var text = ""
    for (symbol, key) in AccessorNames.unique(keys, { $0 }) {
      let entries = tables.sorted { $0.key < $1.key }.compactMap { $0.value.entries[key] }
      guard let arguments = Self.arguments(of: entries) else { continue }
      let types = arguments.map(\.type).joined(separator: ", ")
      let type =
        arguments.isEmpty
        ? "\(RswiftRuntime.name).StringResource" : "\(RswiftRuntime.name).StringFormatResource<\(types)>"
      let languages = isValue ? ", preferredLanguages: preferredLanguages" : ""
      text += value(
        symbol, type,
        "\(type)(key: \(ProjectStrings.literal(key)), tableName: \(ProjectStrings.literal(name)), bundle: \(bundle)\(languages))"
      )
      guard arguments.contains(where: { $0.label != nil }) else { continue }
      // Variables of plurals are the labels of a function.
      let parameters = arguments.enumerated().map { index, argument in
        "\(argument.label.map(ProjectStrings.code) ?? "_") value\(index + 1): \(argument.type)"
      }
      let values = arguments.indices.map { "value\($0 + 1)" }.joined(separator: ", ")
      text +=
        "\(access)\(member("func")) \(ProjectStrings.code(symbol))(\(parameters.joined(separator: ", ")), "
        + "preferredLanguages: [Swift.String]? = nil) -> Swift.String { "
        + "\(ProjectStrings.code(symbol)).callAsFunction(\(values), preferredLanguages: preferredLanguages) }\n"
    }
    return text
  }
}
