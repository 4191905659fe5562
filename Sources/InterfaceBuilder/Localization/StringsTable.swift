import Foundation

/// Translations by key, from a `.strings`, `.stringsdict` or `.xcstrings` file.
///
/// The keys of documents consist of an object id and a property: `abc-de-fgh.text`, `abc-de-fgh.normalTitle`.
public struct StringsTable: Hashable, Sendable {
  /// The texts by key.
  public private(set) var strings: [String: String] = [:]

  /// Creates a table of texts by key, by default empty.
  public init(_ strings: [String: String] = [:]) { self.strings = strings }

  /// Returns the text of a key; `nil` if the table has none.
  public subscript(_ key: String) -> String? { strings[key] }

  /// Adds the entries of another table, which take precedence.
  public mutating func add(_ other: StringsTable) {
    strings.merge(other.strings) { _, new in new }
  }

  /// Reads a file according to its extension. Errors contain the file's path, and the line if there is one.
  ///
  /// - Parameters:
  ///   - language: The language to select in a string catalog.
  ///   - isPad: Whether variants for iPads are preferred.
  public init(
    contentsOfFile path: String, language: String, isPad: Bool = false
  ) throws(InterfaceDocumentError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InterfaceDocumentError("the file cannot be read", file: path)
    }
    do {
      switch (path as NSString).pathExtension {
      case "stringsdict": strings = try Self.rules(data, isPad: isPad)
      case "xcstrings": strings = try Self.catalogue(data, language: language, isPad: isPad)
      default: strings = try Self.pairs(data)
      }
    } catch {
      var error = error
      error.file = path
      throw error
    }
  }

  // MARK: .strings

  /// Parses the contents of a `.strings` file: pairs of quoted strings, or a property list.
  static func pairs(_ data: Data) throws(InterfaceDocumentError) -> [String: String] {
    if data.starts(with: Data("bplist".utf8)) || data.prefix(200).contains(UInt8(ascii: "<")),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let strings = list as? [String: Any]
    {
      return strings.compactMapValues { $0 as? String }
    }
    guard let text = decoded(data) else {
      throw InterfaceDocumentError("the file is neither UTF-8 nor UTF-16")
    }
    var parser = StringsParser(text)
    return try parser.parse()
  }

  private static func decoded(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let plain = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return String(data: Data(plain), encoding: .utf8)
  }

  // MARK: .stringsdict

  /// Parses the contents of a `.stringsdict` file. Documents have no numbers that select plural forms: the
  /// form `other` is used, the widest of the variants by width, and the variant for the kind of device.
  static func rules(_ data: Data, isPad: Bool) throws(InterfaceDocumentError) -> [String: String] {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      throw InterfaceDocumentError("this is no property list")
    }
    guard let entries = list as? [String: Any] else {
      throw InterfaceDocumentError("this is no dictionary of strings")
    }
    var result: [String: String] = [:]
    for (key, value) in entries {
      if let text = rule(value, isPad: isPad, depth: 0) { result[key] = text }
    }
    return result
  }

  private static func rule(_ value: Any, isPad: Bool, depth: Int) -> String? {
    guard depth < 16 else { return nil }
    if let text = value as? String { return text }
    guard let entry = value as? [String: Any] else { return nil }
    if let variants = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let names = isPad ? ["ipad", "other", "iphone"] : ["iphone", "other", "ipad"]
      guard let found = names.lazy.compactMap({ variants[$0] }).first else { return nil }
      return rule(found, isPad: isPad, depth: depth + 1)
    }
    if let variants = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = variants.max { (Double($0.key) ?? 0, $0.key) < (Double($1.key) ?? 0, $1.key) }
      return widest.flatMap { rule($0.value, isPad: isPad, depth: depth + 1) }
    }
    guard var format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    for (name, variable) in entry.sorted(by: { $0.key < $1.key }) {
      guard let forms = variable as? [String: Any], let other = forms["other"] as? String else { continue }
      format = format.replacingOccurrences(of: "%#@\(name)@", with: other)
    }
    return format
  }

  // MARK: .xcstrings

  private struct Catalogue: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
    }
    struct Unit: Decodable { var value: String? }
    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  /// Returns the languages of a string catalog, sorted, including the source language; empty for a file that
  /// is not a catalog.
  package static func languages(ofCatalogue path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path),
      let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data)
    else { return [] }
    var languages = Set(catalogue.strings.values.flatMap { ($0.localizations ?? [:]).keys })
    if let source = catalogue.sourceLanguage { languages.insert(source) }
    return languages.sorted()
  }

  static func catalogue(
    _ data: Data, language: String, isPad: Bool
  ) throws(InterfaceDocumentError) -> [String: String] {
    let catalogue: Catalogue
    do {
      catalogue = try JSONDecoder().decode(Catalogue.self, from: data)
    } catch {
      throw InterfaceDocumentError("this is no catalogue of strings")
    }
    func text(_ localization: Catalogue.Localization, _ depth: Int) -> String? {
      if let value = localization.stringUnit?.value { return value }
      guard depth < 8 else { return nil }
      let devices = isPad ? ["ipad", "other", "iphone"] : ["iphone", "other", "ipad"]
      let found =
        localization.variations?.plural?["other"]
        ?? devices.lazy.compactMap { localization.variations?.device?[$0] }.first
      return found.flatMap { text($0, depth + 1) }
    }
    var result: [String: String] = [:]
    for (key, entry) in catalogue.strings {
      for name in Localization.fallbacks(language) {
        guard let localization = entry.localizations?[name], let value = text(localization, 0) else {
          continue
        }
        result[key] = value
        break
      }
    }
    return result
  }
}
