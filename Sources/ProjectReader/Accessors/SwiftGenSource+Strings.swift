import Foundation

/// The templates `structured` and `flat` of strings.
extension SwiftGenSource {
  /// A level of the keys of a table.
  private struct Level {
    var strings: [(name: String, entry: StringTable.Entry)] = []
    var children: [String: Level] = [:]

    mutating func add(_ parts: ArraySlice<String>, _ entry: StringTable.Entry) {
      guard let first = parts.first else { return }
      if parts.count == 1 {
        strings.append((first, entry))
      } else {
        children[first, default: Level()].add(parts.dropFirst(), entry)
      }
    }
  }

  func strings(isFlat: Bool) -> String? {
    var tables: [String: StringTable] = [:]
    // The same table in other languages has the same keys; SwiftGen refuses it.
    var files: Set<String> = []
    for input in output.files where files.insert((input.path as NSString).lastPathComponent).inserted {
      let name = StringTable.name(of: input.path)
      tables[name, default: StringTable(name: name)].add(input.path)
    }
    guard !tables.isEmpty else { return nil }
    let name = name("enumName", "L10n")
    let bodies = tables.sorted { $0.key.lowercased() < $1.key.lowercased() }.map { table, contents in
      (name: table, body: body(of: contents, in: name, isFlat: isFlat))
    }
    let find =
      lookup.map { "\($0)(key, table, value)" }
      ?? "\(bundle).localizedString(forKey: key, value: value, table: table)"
    return AssetAccessors.header + enumeration(name, joined(bodies)) + """
      extension \(name) {
        \(isolation)fileprivate static func tr(
          _ table: String, _ key: String, _ args: any CVarArg..., fallback value: String
        ) -> String {
          let format = \(find)
          return String(format: format, locale: Foundation.Locale.current, arguments: args)
        }
      }

      """
  }

  private func body(of table: StringTable, in name: String, isFlat: Bool) -> String {
    var top = Level()
    for entry in table.entries.values.sorted(by: {
      ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key)
    }) {
      if isFlat {
        top.strings.append((entry.key, entry))
      } else {
        top.add(entry.key.components(separatedBy: output.separator).filter { !$0.isEmpty }.prefix(32), entry)
      }
    }
    return members(of: top, table: table.name, in: name)
  }

  private func members(of level: Level, table: String, in name: String) -> String {
    var known: Set<String> = []
    var text = ""
    for (string, entry) in level.strings {
      guard let symbol = AccessorNames.member(string), known.insert(symbol).inserted,
        let types = Self.types(of: entry)
      else { continue }
      let parameters = types.enumerated().map { "_ p\($0 + 1): \($1 == "String" ? "Any" : $1)" }
      let arguments = types.enumerated().map { index, type in
        switch type {
        case "String": "Swift.String(describing: p\(index + 1)), "
        case "UnsafeRawPointer": "Int(bitPattern: p\(index + 1)), "
        default: "p\(index + 1), "
        }
      }
      let value =
        "\(name).tr(\(ProjectStrings.literal(table)), \(ProjectStrings.literal(entry.key)), \(arguments.joined())"
        + "fallback: \(ProjectStrings.literal(entry.text)))"
      let declaration =
        types.isEmpty
        ? "var \(ProjectStrings.code(symbol)): Swift.String"
        : "func \(ProjectStrings.code(symbol))(\(parameters.joined(separator: ", "))) -> Swift.String"
      text += "\(access)\(isolation)static \(declaration) { \(value) }\n"
    }
    var children: Set<String> = []
    for (child, level) in level.children.sorted(by: { $0.key < $1.key }) {
      guard let type = AccessorNames.type(child), children.insert(type).inserted else { continue }
      text += enumeration(ProjectStrings.code(type), members(of: level, table: table, in: name))
    }
    return text
  }

  /// Returns the types of a string's arguments by their positions; `nil` if two of one position differ.
  static func types(of entry: StringTable.Entry) -> [String]? {
    var found: [Int: String] = [:]
    for argument in entry.arguments where argument.width.count < 2 {
      let type: String
      switch argument.conversion?.lowercased() {
      case "@": type = "String"
      case "a", "e", "f", "g": type = "Float"
      case "d", "i", "o", "u", "x": type = "Int"
      case "c": type = "CChar"
      case "s": type = "UnsafePointer<CChar>"
      case "p": type = "UnsafeRawPointer"
      default: continue
      }
      guard found[argument.position] == nil || found[argument.position] == type else { return nil }
      found[argument.position] = type
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}
