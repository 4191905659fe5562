import Foundation
import InterfaceBuilder
import ViewDescriptions

/// Silences of rules: comments in sources, attributes in documents, and lines of `tinamou.yml`.
///
/// - A comment `tinamou:disable RULE` counts for its line and the next one. Several names are separated by spaces or commas, `all` is
///   every rule, and words after `--` are a reason.
/// - A user-defined attribute `tinamouDisable` of a document's object, with such names as its value, counts for the object, its
///   constraints and connections.
/// - A line of `disable` in `tinamou.yml` counts for all screens, or for a file or a view whose name follows.
package struct LintSilences {
  /// A silence at a place.
  package struct Silence: Hashable, Sendable {
    /// The names of rules, or `all`.
    package var rules: [String]
    package var file: String
    package var line: Int
    /// The lines of the file for which it counts; `nil` for a line of `tinamou.yml`.
    package var lines: Set<Int>?
    /// The name of a file or of a view for which a line of `tinamou.yml` counts; empty for all.
    package var name = ""

    /// Creates a line of `tinamou.yml`.
    package init(rule: String, name: String, file: String, line: Int) {
      rules = [rule]
      self.name = name
      self.file = file
      self.line = line
    }

    fileprivate init(rules: [String], file: String, line: Int, lines: Set<Int>) {
      self.rules = rules
      self.file = file
      self.line = line
      self.lines = lines
    }

    fileprivate func silences(_ finding: Finding) -> Bool {
      guard rules.contains(finding.rule.rawValue) || rules.contains("all") else { return false }
      if let lines { return finding.place.map { $0.file == file && lines.contains($0.line) } ?? false }
      return name.isEmpty || finding.view == name
        || finding.view.split(separator: " ").first.map(String.init) == name
        || finding.screen == name
        || finding.place.map {
          ($0.file as NSString).lastPathComponent == name || $0.file.hasSuffix("/" + name)
        } == true
    }
  }

  private let documents: [String]
  private let settings: [Silence]

  /// Creates the silences of the files that findings name, of documents, and of `tinamou.yml`.
  package init(besides documents: [String] = [], settings: [Silence] = []) {
    self.documents = documents
    self.settings = settings
  }

  /// Returns the findings that are not silenced, and one for each silence without effect.
  ///
  /// - Parameter rules: The names of the rules that were checked; empty for all. A silence of others cannot be told to have no effect.
  package func applied(to findings: [Finding], rules: [String] = []) -> [Finding] {
    let files = Set(findings.compactMap(\.place?.file) + documents).sorted()
    let silences = files.flatMap(Self.silences) + settings
    guard !silences.isEmpty else { return findings }
    var used: Set<Silence> = []
    var result = findings.filter { finding in
      let own = silences.filter { $0.silences(finding) }
      used.formUnion(own)
      return own.isEmpty
    }
    for silence in silences where !used.contains(silence) {
      guard rules.isEmpty || silence.rules.contains(where: { rules.contains($0) }) else { continue }
      result.append(Self.unused(silence))
    }
    return result
  }

  private static func unused(_ silence: Silence) -> Finding {
    let names = (silence.rules + (silence.name.isEmpty ? [] : [silence.name])).joined(separator: ", ")
    let file = (silence.file as NSString).lastPathComponent
    return Finding(
      rule: .unusedSilence, level: .note, screen: file, view: names,
      place: SourcePlace(file: silence.file, line: silence.line),
      message: "Nothing is found that this silences: \(names)", advice: "remove it", occurrences: [],
      configurations: 0, fingerprint: Fingerprint.text("unused-silence\u{1}\(file)\u{1}\(names)"),
      picture: nil)
  }

  /// The word that begins a silence in a comment.
  static let word = "tinamou:disable"
  /// The key of a silence among the user-defined attributes of a document's object.
  static let attribute = "tinamouDisable"

  private static func silences(in file: String) -> [Silence] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
    var result: [Silence] = []
    if text.contains(word) { result += comments(in: text, file) }
    if text.contains(attribute) { result += attributes(in: file) }
    return result
  }

  private static func comments(in text: String, _ file: String) -> [Silence] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let range = line.range(of: word) else { return nil }
      let names = names(in: line[range.upperBound...].components(separatedBy: "--")[0])
      return names.isEmpty
        ? nil : Silence(rules: names, file: file, line: index + 1, lines: [index + 1, index + 2])
    }
  }

  private static func names(in text: String) -> [String] {
    text.split { !$0.isLetter && $0 != "-" }.map(String.init)
      .filter { name in name == "all" || LintRules.all.contains { $0.id.rawValue == name } }
  }

  private static func attributes(in file: String) -> [Silence] {
    guard let document = try? InterfaceDocument(contentsOfFile: file) else { return [] }
    var result: [Silence] = []
    document.root.forEach { element in
      for entry in element.items(in: "userDefinedRuntimeAttributes") where entry["keyPath"] == attribute {
        let value = entry["value"] ?? entry.child(key: "value")?.text ?? ""
        let rules = names(in: value)
        guard !rules.isEmpty else { continue }
        var lines: Set<Int> = []
        var open = [element]
        while let next = open.popLast() {
          lines.insert(next.line)
          open += next.children.filter { $0.name != "subviews" }
        }
        result.append(Silence(rules: rules, file: file, line: entry.line, lines: lines))
      }
    }
    return result
  }
}
