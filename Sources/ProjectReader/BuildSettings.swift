import Foundation

/// The build settings of a target: those of the project, of configuration files, and the target's own.
public struct BuildSettings: Sendable {
  /// The settings as written, without replaced variables.
  public private(set) var values: [String: String]

  /// The maximum length in bytes of a text after its variables have been replaced.
  private static let longest = 1 << 20
  /// The maximum nesting of references between settings.
  private static let deepest = 64

  /// The values that conditions are compared with.
  private let destination: Destination

  /// Creates settings by name.
  public init(_ values: [String: String] = [:]) {
    self.init(values, for: Destination())
  }

  init(_ values: [String: String], for destination: Destination) {
    self.values = values
    self.destination = destination
  }

  /// Adds a layer. `$(inherited)` in it, and the setting's own name, refer to the value of the layers below.
  mutating func add(_ layer: Layer) {
    for (key, value) in layer.assignments {
      guard let name = destination.name(of: key) else { continue }
      if let value = Self.joined(value, name: name, inherited: values[name] ?? "") { values[name] = value }
    }
  }

  /// Returns a value with its inherited value; `nil`, with a note, if it exceeds a megabyte.
  private static func joined(_ value: String, name: String, inherited: String) -> String? {
    guard value.contains("$") else { return value }
    var result = value
    for variable in ["inherited", name] {
      for reference in ["$(\(variable))", "${\(variable)}"] where result.contains(reference) {
        let times = result.components(separatedBy: reference).count - 1
        guard result.utf8.count + times * inherited.utf8.count <= longest else {
          ReadingReport.note("the setting \(name) is longer than \(longest >> 20) MB and is left out")
          return nil
        }
        result = result.replacingOccurrences(of: reference, with: inherited)
      }
    }
    return result
  }

  /// Assignments in order: later ones replace earlier ones.
  struct Layer: Sendable {
    /// The values by name, which may have conditions: `NAME[sdk=iphonesimulator*]`.
    private(set) var values: [String: String] = [:]
    private var order: [String: Int] = [:]
    private var next = 0

    init() {}

    /// Creates a layer from the settings of a project's object, which are unordered: those without conditions
    /// come first, those with more and longer conditions later.
    init(unordered settings: [String: String]) {
      func rank(_ key: String) -> (Int, Int, String) {
        let conditions = key.firstIndex(of: "[").map { key[$0...] } ?? ""
        return (conditions.count { $0 == "=" }, conditions.count, key)
      }
      for key in settings.keys.sorted(by: { rank($0) < rank($1) }) { set(key, settings[key] ?? "") }
    }

    var assignments: [(key: String, value: String)] {
      values.map { ($0.key, $0.value) }.sorted { order[$0.0, default: 0] < order[$1.0, default: 0] }
    }

    subscript(key: String) -> String? { values[key] }

    var isEmpty: Bool { values.isEmpty }

    mutating func set(_ key: String, _ value: String) {
      if let former = values[key] {
        guard let joined = BuildSettings.joined(value, name: key, inherited: former) else { return }
        values[key] = joined
      } else {
        values[key] = value
      }
      order[key] = next
      next += 1
    }

    mutating func add(_ other: Layer) {
      for (key, value) in other.assignments { set(key, value) }
    }
  }

  /// The values that conditions of settings are compared with.
  struct Destination: Sendable {
    var sdk = "iphonesimulator26.0"
    var architecture = "arm64"
    var configuration = "Debug"

    /// Returns the name that a key sets; `nil` if one of its conditions is not satisfied.
    func name(of key: String) -> String? {
      guard let bracket = key.firstIndex(of: "[") else { return key }
      let conditions = key[bracket...].split { $0 == "[" || $0 == "]" || $0 == "," }
      for condition in conditions {
        let parts = condition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        guard parts.count == 2 else { return nil }
        let value: String
        switch parts[0] {
        case "sdk": value = sdk
        case "arch": value = architecture
        case "config": value = configuration
        case "variant": value = "normal"
        default: return nil
        }
        guard Self.fits(Array(value.unicodeScalars), Array(parts[1].unicodeScalars)) else { return nil }
      }
      return key[..<bracket].trimmingCharacters(in: .whitespaces)
    }

    /// Returns whether a text matches a pattern in which `*` is any text.
    private static func fits(_ text: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
      var (at, place) = (0, 0)
      var star: (pattern: Int, text: Int)?
      while place < text.count {
        if at < pattern.count, pattern[at] == "*" {
          star = (at, place)
          at += 1
        } else if at < pattern.count, pattern[at] == text[place] {
          at += 1
          place += 1
        } else if let (former, start) = star {
          star = (former, start + 1)
          at = former + 1
          place = start + 1
        } else {
          return false
        }
      }
      return pattern[at...].allSatisfy { $0 == "*" }
    }
  }

  /// The value of a setting with its variables replaced; `nil` if there is none.
  public subscript(key: String) -> String? { values[key].map { expand($0) } }

  /// Returns a text with its variables replaced: `$(NAME)`, `${NAME}`, `$(NAME:modifier)`, and composed
  /// names, `$(NAME_$(OTHER))`. For texts that would exceed a megabyte, a note is added and the result is
  /// empty.
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

  /// A replacement of all variables of a text.
  private struct Expansion {
    let values: [String: String]
    /// The values of settings that have been replaced.
    var known: [String: String] = [:]
    /// The settings that are being replaced.
    var active: Set<String> = []
    var isTooLong = false

    mutating func expand(_ text: String, depth: Int) -> String {
      guard depth < BuildSettings.deepest, text.contains("$") else { return text }
      var result = ""
      var rest = text[...]
      // The closing brackets that have not been found, which are not searched for again.
      var missing: Set<Character> = []
      while !isTooLong, let dollar = rest.firstIndex(of: "$") {
        result += rest[..<dollar]
        rest = rest[rest.index(after: dollar)...]
        guard let open = rest.first, open == "(" || open == "{" else {
          result += "$"
          continue
        }
        let closing: Character = open == "(" ? ")" : "}"
        guard !missing.contains(closing), let end = Self.end(of: rest, open, closing) else {
          missing.insert(closing)
          result += "$"
          continue
        }
        var inner = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
        if inner.contains("$") { inner = expand(inner, depth: depth + 1) }
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

    /// Returns the index of the bracket that closes the one at the beginning of a text.
    private static func end(of text: Substring, _ open: Character, _ closing: Character) -> String.Index? {
      var depth = 0
      for index in text.indices {
        if text[index] == open { depth += 1 }
        if text[index] == closing { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
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
    if modifier.hasPrefix("default=") {
      return value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
    }
    let path = value as NSString
    return switch modifier {
    case "c99extidentifier", "identifier": ProjectStrings.identifier(value)
    case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "dir": path.deletingLastPathComponent
    case "file": path.lastPathComponent
    case "base": (path.lastPathComponent as NSString).deletingPathExtension
    case "suffix": path.pathExtension.isEmpty ? "" : "." + path.pathExtension
    case "standardizepath": ProjectStrings.normalized(value)
    default: value
    }
  }

  /// Returns the settings of an `.xcconfig` file and of those that it includes.
  static func configuration(file: String) -> Layer {
    var reader = ConfigurationReader()
    return reader.read(ProjectStrings.normalized(file), depth: 0)
  }

  /// Reads configuration files, each of them once.
  private struct ConfigurationReader {
    private var known: [String: Layer] = [:]
    private var active: Set<String> = []
    private var includes = 0
    private static let mostIncludes = 1000
    private static let deepest = 30

    mutating func read(_ file: String, depth: Int) -> Layer {
      if let known = known[file] { return known }
      guard active.insert(file).inserted else {
        ReadingReport.note("\(file): includes itself")
        return Layer()
      }
      defer { active.remove(file) }
      guard let text = ProjectFiles.text(file) else { return Layer() }
      var result = Layer()
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
          let path = name.hasPrefix("/") ? String(name) : folder + "/" + name
          result.add(read(ProjectStrings.normalized(path), depth: depth + 1))
          continue
        }
        // A comment may begin anywhere.
        let text = line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
        guard let equals = Self.assignment(in: text) else { continue }
        let key = text[..<equals].trimmingCharacters(in: .whitespaces)
        var value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value = value.dropLast().trimmingCharacters(in: .whitespaces) }
        if !key.isEmpty { result.set(key, value) }
      }
      known[file] = result
      return result
    }

    /// Returns the index of the sign that separates a name from its value, which is not in one of the name's
    /// conditions.
    private static func assignment(in line: String) -> String.Index? {
      var isCondition = false
      for index in line.indices {
        switch line[index] {
        case "[": isCondition = true
        case "]": isCondition = false
        case "=": if !isCondition { return index }
        default: break
        }
      }
      return nil
    }
  }
}
