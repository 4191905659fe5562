import Foundation

/// A table of strings: a `.strings` file, a `.stringsdict`, or both of one name.
struct StringTable {
  struct Entry {
    let key: String
    /// The text, or the format of an entry of a `.stringsdict`.
    let text: String
    /// The arguments by position, in which variables of a `.stringsdict` stand as their types.
    let arguments: [FormatArguments.Argument]
  }

  let name: String
  /// The entries by key.
  private(set) var entries: [String: Entry] = [:]

  /// The extensions of tables.
  static let kinds: Set<String> = ["strings", "stringsdict"]

  init(name: String) { self.name = name }

  /// Returns the name of the table that a file is of.
  static func name(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// Adds what a file has; plurals take the place of texts with the same key. Files that cannot be read are noted.
  mutating func add(_ path: String) {
    let list: Any?
    do { list = try ProjectFiles.propertyList(path) } catch {
      ReadingReport.note("\(error); accessors of its strings are not made")
      return
    }
    let isDictionary = (path as NSString).pathExtension.lowercased() == "stringsdict"
    for (key, value) in list as? [String: Any] ?? [:] {
      guard ReadingReport.spend(1, of: .values) else { return }
      if let text = value as? String {
        if entries[key] == nil || isDictionary {
          entries[key] = Entry(key: key, text: text, arguments: FormatArguments.of(text))
        }
      } else if let rules = value as? [String: Any],
        let format = rules["NSStringLocalizedFormatKey"] as? String
      {
        entries[key] = Entry(key: key, text: format, arguments: Self.arguments(of: format, rules))
      }
    }
  }

  /// Returns the arguments of a format whose variables are replaced by their types.
  private static func arguments(of format: String, _ rules: [String: Any]) -> [FormatArguments.Argument] {
    FormatArguments.of(format).map { argument in
      guard let name = argument.variable, let rule = rules[name] as? [String: Any] else { return argument }
      let type = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
      return FormatArguments.Argument(
        position: argument.position, label: ProjectStrings.isIdentifier(name) ? name : nil,
        conversion: type.last ?? "d", variable: nil)
    }
  }
}
