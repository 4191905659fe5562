import Foundation

/// The text of a pod's specification: a `.podspec`, or a `.podspec.json` as the statements that it stands for.
enum PodSpecification {
  /// The endings of files of specifications. CocoaPods reads both.
  static let endings = [".podspec", ".podspec.json"]

  /// The number of subspecs inside of each other that are read.
  private static let deepest = 8

  /// Returns the name of a specification by its path; `nil` for other files.
  static func name(ofFile path: String) -> String? {
    let file = (path as NSString).lastPathComponent
    return endings.first(where: file.hasSuffix).map { String(file.dropLast($0.count)) }
  }

  /// Returns the text of a specification, in which lists of words have quotes.
  static func text(_ path: String) -> String? {
    guard path.hasSuffix(".json") else { return ProjectFiles.text(path).map(quotingWords) }
    guard let text = ProjectFiles.text(path),
      let values = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    else { return nil }
    return lines(of: values, depth: 0).joined(separator: "\n")
  }

  /// Writes `%w(a b)` as `['a', 'b']`.
  private static func quotingWords(_ text: String) -> String {
    text.replacing(/%[wW](?:\(([^()]*)\)|\[([^\[\]]*)\]|\{([^{}]*)\})/) { match in
      let words = match.output.1 ?? match.output.2 ?? match.output.3 ?? ""
      return "[" + words.split(whereSeparator: \.isWhitespace).map { "'\($0)'" }.joined(separator: ", ") + "]"
    }
  }

  private static let keys = [
    "module_name", "source_files", "exclude_files", "resources", "resource", "default_subspecs",
    "default_subspec",
  ]

  private static func lines(of values: [String: Any], depth: Int) -> [String] {
    var result = keys.compactMap { statement($0, values[$0]) }
    let platforms = values["platforms"] as? [String: Any]
    if let version = platforms?["ios"] {
      result += [statement("ios.deployment_target", version)].compactMap { $0 }
    }
    for key in ["resource_bundles", "resource_bundle"] {
      guard let bundles = values[key] as? [String: Any] else { continue }
      let entries = bundles.keys.sorted().map { "'\(plain($0))' => [\(list(bundles[$0]))]" }
      result.append("s.\(key) = { \(entries.joined(separator: ", ")) }")
    }
    // Values for iOS alone.
    if let own = values["ios"] as? [String: Any], depth < deepest {
      result += lines(of: own, depth: depth + 1)
    }
    let dependencies = (values["dependencies"] as? [String: Any] ?? [:]).keys.sorted()
    result += dependencies.map { "s.dependency '\(plain($0))'" }
    for part in values["subspecs"] as? [[String: Any]] ?? [] where depth < deepest {
      guard let name = part["name"] as? String else { continue }
      result += ["s.subspec '\(plain(name))' do |s|"] + lines(of: part, depth: depth + 1) + ["end"]
    }
    return result
  }

  private static func statement(_ key: String, _ value: Any?) -> String? {
    let words = list(value)
    return words.isEmpty ? nil : "s.\(key) = [\(words)]"
  }

  /// A value, or those of a list, with quotes.
  private static func list(_ value: Any?) -> String {
    let texts = (value as? String).map { [$0] } ?? value as? [String] ?? []
    return texts.map { "'\(plain($0))'" }.joined(separator: ", ")
  }

  /// A text without what would end its quotes or its line.
  private static func plain(_ text: String) -> String {
    text.filter { $0 != "'" && $0 != "\"" && !$0.isNewline }
  }
}
