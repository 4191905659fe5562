import Foundation

/// Build settings of a target: those of the project, of files that they are based on, and the target's own.
public struct BuildSettings: Sendable {
  /// The settings as they are written, variables not replaced.
  public private(set) var values: [String: String]

  /// The bytes that one text may have once its variables are replaced.
  private static let longest = 1 << 20
  /// How many settings may refer to each other, one through the other.
  private static let deepest = 64

  /// Settings by name.
  public init(_ values: [String: String] = [:]) { self.values = values }

  /// Adds a layer. `$(inherited)` in it is the value below.
  mutating func add(_ layer: [String: String]) {
    for key in layer.keys.sorted() {
      let value = layer[key] ?? ""
      // `KEY[sdk=iphonesimulator*]` is a condition; those of the simulator and the iPhone hold.
      var name = key
      if let bracket = key.firstIndex(of: "[") {
        guard key.contains("iphone") || key.contains("arch=") || key.contains("config=Debug") else {
          continue
        }
        name = String(key[..<bracket])
      }
      let inherited = values[name] ?? ""
      let times = value.contains("inherited") ? value.components(separatedBy: "inherited").count : 0
      guard value.utf8.count + times * inherited.utf8.count <= Self.longest else {
        ReadingReport.note("the setting \(name) is longer than \(Self.longest >> 20) MB and is left out")
        continue
      }
      values[name] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
        .replacingOccurrences(of: "${inherited}", with: inherited)
    }
  }

  /// A setting with its variables replaced; nil if there is none.
  public subscript(key: String) -> String? { values[key].map { expand($0) } }

  /// A text with its variables replaced: `$(NAME)`, `${NAME}`, `$(NAME:modifier)`. Texts that grow beyond a megabyte are
  /// noted and empty.
  public func expand(_ text: String) -> String {
    guard text.contains("$") else { return text }
    var expansion = Expansion(values: values)
    let result = expansion.expand(text, depth: 0)
    if expansion.isTooLong {
      ReadingReport.note(
        "settings that refer to each other make \"\(text.prefix(80))\" longer than \(Self.longest >> 20) MB; "
          + "it is left out")
      return ""
    }
    return result
  }

  /// One replacement of all variables of a text.
  private struct Expansion {
    let values: [String: String]
    /// What settings are, once they have been replaced.
    var known: [String: String] = [:]
    /// The settings that are being replaced.
    var active: Set<String> = []
    var isTooLong = false

    mutating func expand(_ text: String, depth: Int) -> String {
      guard depth < BuildSettings.deepest, text.contains("$") else { return text }
      var result = ""
      var rest = text[...]
      // Brackets that are not there are looked for once.
      var missing: Set<Character> = []
      while !isTooLong, let dollar = rest.firstIndex(of: "$") {
        result += rest[..<dollar]
        rest = rest[rest.index(after: dollar)...]
        guard let open = rest.first, open == "(" || open == "{" else {
          result += "$"
          continue
        }
        let closing: Character = open == "(" ? ")" : "}"
        guard !missing.contains(closing), let end = rest.firstIndex(of: closing) else {
          missing.insert(closing)
          result += "$"
          continue
        }
        let inner = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        let parts = inner.split(separator: ":", maxSplits: 8).map(String.init)
        guard let name = parts.first else { continue }
        var value = self.value(name, depth: depth)
        for modifier in parts.dropFirst() { value = BuildSettings.apply(modifier, to: value) }
        result += value
        if result.utf8.count > BuildSettings.longest
          || !ReadingReport.spend(value.utf8.count + 1, of: .replacements)
        {
          isTooLong = true
        }
      }
      return isTooLong ? "" : result + rest
    }

    private mutating func value(_ name: String, depth: Int) -> String {
      if let known = known[name] { return known }
      guard let text = values[name] else { return "" }
      guard active.insert(name).inserted else {
        ReadingReport.note("the setting \(name) refers to itself")
        return ""
      }
      let value = expand(text, depth: depth + 1)
      active.remove(name)
      known[name] = value
      return value
    }
  }

  private static func apply(_ modifier: String, to value: String) -> String {
    switch modifier {
    case "c99extidentifier": ProjectStrings.identifier(value)
    case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }

  /// The settings of an `.xcconfig` file and of those that it includes.
  static func configuration(file: String) -> [String: String] {
    var reader = ConfigurationReader()
    return reader.read(ProjectStrings.normalized(file), depth: 0)
  }

  /// Reads files of settings, each of them once.
  private struct ConfigurationReader {
    private var known: [String: [String: String]] = [:]
    private var active: Set<String> = []
    private var includes = 0
    private static let mostIncludes = 1000
    private static let deepest = 30

    mutating func read(_ file: String, depth: Int) -> [String: String] {
      if let known = known[file] { return known }
      guard active.insert(file).inserted else {
        ReadingReport.note("\(file): includes itself")
        return [:]
      }
      defer { active.remove(file) }
      guard let text = ProjectFiles.text(file) else { return [:] }
      var result: [String: String] = [:]
      for line in text.split(whereSeparator: \.isNewline) {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("#include") {
          let name = line.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
          includes += 1
          guard includes <= Self.mostIncludes, depth < Self.deepest else {
            ReadingReport.note(
              "\(file): files include more than \(Self.mostIncludes) others, or more than \(Self.deepest) deep; "
                + "the rest is left out")
            continue
          }
          let folder = (file as NSString).deletingLastPathComponent
          result.merge(read(ProjectStrings.normalized(folder + "/" + name), depth: depth + 1)) { $1 }
          continue
        }
        guard !line.hasPrefix("//"), let equals = line.firstIndex(of: "=") else { continue }
        let key = line[..<equals].trimmingCharacters(in: .whitespaces)
        var value = String(line[line.index(after: equals)...])
        if let comment = value.range(of: " //") { value = String(value[..<comment.lowerBound]) }
        result[key] = value.trimmingCharacters(in: .whitespaces)
      }
      known[file] = result
      return result
    }
  }
}
