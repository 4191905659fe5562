import Foundation

/// Translations by key, from a `.strings`, `.stringsdict` or `.xcstrings` file.
///
/// Documents' keys are object ids with the property: `abc-de-fgh.text`, `abc-de-fgh.normalTitle`.
public struct StringsTable: Hashable, Sendable {
  public private(set) var strings: [String: String] = [:]

  public init(_ strings: [String: String] = [:]) { self.strings = strings }

  public subscript(_ key: String) -> String? { strings[key] }

  /// Takes entries of another table; those win.
  public mutating func add(_ other: StringsTable) {
    strings.merge(other.strings) { _, new in new }
  }

  /// Reads a file by its ending. Errors carry the file's name, and the line where there is one.
  ///
  /// - Parameters:
  ///   - language: which of a string catalogue's languages to take.
  ///   - isPad: whether variants for iPads are taken.
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

  /// Reads the content of a `.strings` file: pairs of quoted strings, or a property list.
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

  /// Reads the content of a `.stringsdict` file. Documents have no numbers to choose plural forms by: the form `other`
  /// is taken, the widest of those by width, and the one for the kind of device.
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

/// Languages by their tags.
public enum Localization {
  /// The names under which translations of a language are looked for, the narrowest first: `pt-BR`, `pt_BR`, `pt`.
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

  /// Whether a language is written from right to left.
  public static func isRightToLeft(_ language: String) -> Bool {
    guard let code = fallbacks(language).last?.lowercased() else { return false }
    return ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(code)
  }
}

/// Reads pairs of strings: `/* comment */ "key" = "value";`. Keys and values without quotes are words.
struct StringsParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parse() throws(InterfaceDocumentError) -> [String: String] {
    var result: [String: String] = [:]
    try skipSpace()
    while index < scalars.count {
      let key = try string()
      try skipSpace()
      if peek == "=" {
        advance()
        try skipSpace()
        result[key] = try string()
        try skipSpace()
      } else {
        // A key alone stands for itself.
        result[key] = key
      }
      guard peek == ";" else { throw failure("; is missing") }
      advance()
      try skipSpace()
    }
    return result
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func advance() {
    if scalars[index] == "\n" {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private func failure(_ message: String) -> InterfaceDocumentError {
    InterfaceDocumentError(message, line: line, column: index - lineStart + 1)
  }

  private mutating func skipSpace() throws(InterfaceDocumentError) {
    while let scalar = peek {
      if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while let next = peek, next != "\n" { _ = next; advance() }
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
        advance()
        advance()
        while index + 1 < scalars.count, !(scalars[index] == "*" && scalars[index + 1] == "/") { advance() }
        guard index + 1 < scalars.count else { throw failure("a comment does not end") }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  private mutating func string() throws(InterfaceDocumentError) -> String {
    var result = String.UnicodeScalarView()
    guard peek == "\"" else {
      while let scalar = peek,
        scalar.properties.isAlphabetic || "0123456789._-$:/".unicodeScalars.contains(scalar)
      {
        result.append(scalar)
        advance()
      }
      guard !result.isEmpty else { throw failure("a string is missing") }
      return String(result)
    }
    advance()
    while let scalar = peek {
      advance()
      if scalar == "\"" { return String(result) }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let escaped = peek else { break }
      advance()
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        if let unit = hexadecimal() { append(unit, to: &result) }
      default: result.append(escaped)
      }
    }
    throw failure("a string does not end")
  }

  private var highSurrogate: UInt32?

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < 4, let scalar = peek, let digit = Character(scalar).hexDigitValue {
      value = value << 4 | UInt32(digit)
      count += 1
      advance()
    }
    return count > 0 ? value : nil
  }

  /// Adds a unit of UTF-16; two halves of a pair make one character.
  private mutating func append(_ unit: UInt32, to result: inout String.UnicodeScalarView) {
    if (0xD800..<0xDC00).contains(unit) {
      highSurrogate = unit
    } else if (0xDC00..<0xE000).contains(unit), let high = highSurrogate {
      highSurrogate = nil
      if let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00)) {
        result.append(scalar)
      }
    } else if let scalar = Unicode.Scalar(unit) {
      result.append(scalar)
    }
  }
}
