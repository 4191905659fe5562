import Foundation

/// Build settings of a target: those of the project, of files that they are based on, and the target's own.
public struct BuildSettings: Sendable {
  /// The settings as they are written, variables not replaced.
  public private(set) var values: [String: String]

  /// Settings by name.
  public init(_ values: [String: String] = [:]) { self.values = values }

  /// Adds a layer. `$(inherited)` in it is the value below.
  mutating func add(_ layer: [String: String]) {
    for (key, value) in layer {
      // `KEY[sdk=iphonesimulator*]` is a condition; those of the simulator and the iPhone hold.
      var name = key
      if let bracket = key.firstIndex(of: "[") {
        guard key.contains("iphone") || key.contains("arch=") || key.contains("config=Debug") else {
          continue
        }
        name = String(key[..<bracket])
      }
      let inherited = values[name] ?? ""
      values[name] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
        .replacingOccurrences(of: "${inherited}", with: inherited)
    }
  }

  /// A setting with its variables replaced; nil if there is none.
  public subscript(key: String) -> String? { values[key].map { expand($0) } }

  /// A text with its variables replaced: `$(NAME)`, `${NAME}`, `$(NAME:modifier)`.
  public func expand(_ text: String) -> String { expand(text, depth: 0) }

  private func expand(_ text: String, depth: Int) -> String {
    // Settings that name each other in a circle come to an end.
    guard depth < 20, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let inner = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      let parts = inner.split(separator: ":").map(String.init)
      guard let name = parts.first else { continue }
      var value = expand(values[name] ?? "", depth: depth + 1)
      for modifier in parts.dropFirst() { value = Self.apply(modifier, to: value) }
      result += value
    }
    return result + rest
  }

  private static func apply(_ modifier: String, to value: String) -> String {
    switch modifier {
    case "c99extidentifier": identifier(value)
    case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }

  /// A name as an identifier of Swift, as Xcode makes it of a product's name.
  public static func identifier(_ name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    guard let first = characters.first else { return "_" }
    return (first.isNumber ? "_" : "") + String(characters)
  }

  /// The settings of an `.xcconfig` file; `#include` is followed a few levels.
  static func configuration(file: String, depth: Int = 0) -> [String: String] {
    guard depth < 10, let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [:] }
    var result: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let name = line.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
        let path = (file as NSString).deletingLastPathComponent + "/" + name
        result.merge(configuration(file: path, depth: depth + 1)) { $1 }
        continue
      }
      guard !line.hasPrefix("//"), let equals = line.firstIndex(of: "=") else { continue }
      let key = line[..<equals].trimmingCharacters(in: .whitespaces)
      var value = String(line[line.index(after: equals)...])
      if let comment = value.range(of: " //") { value = String(value[..<comment.lowerBound]) }
      result[key] = value.trimmingCharacters(in: .whitespaces)
    }
    return result
  }
}
