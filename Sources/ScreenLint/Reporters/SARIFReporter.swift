import Foundation

/// A report as SARIF 2.1.0 with one run, as GitHub's code scanning reads it.
enum SARIFReporter {
  /// The number of results that GitHub shows of a run; the most serious ones come first.
  static let limit = 5000

  private struct Message: Encodable { var text: String }

  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version
      case runs
    }
  }

  private struct Run: Encodable {
    var tool: Tool
    var results: [Result]
    var columnKind = "utf16CodeUnits"
    var properties: Properties
  }

  private struct Properties: Encodable {
    /// The number of findings beyond the limit.
    var omitted: Int
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name = "tinamou"
    var rules: [Rule]
  }

  private struct Rule: Encodable {
    struct Configuration: Encodable { var level: String }
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
  }

  private struct Location: Encodable {
    struct Physical: Encodable {
      struct Artifact: Encodable { var uri: String }
      struct Region: Encodable { var startLine: Int }
      var artifactLocation: Artifact
      var region: Region
    }
    struct Logical: Encodable {
      var fullyQualifiedName: String
    }
    var physicalLocation: Physical?
    var logicalLocations: [Logical]
  }

  static func text(_ results: LintResults) -> String {
    let shown = results.findings.prefix(limit)
    let ids = Set(shown.map(\.rule))
    let rules = LintRules.all.filter { ids.contains($0.id) }
    let indices = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let run = Run(
      tool: Tool(driver: Driver(rules: rules.map(rule))),
      results: shown.map { result($0, index: indices[$0.rule] ?? -1) },
      properties: Properties(omitted: results.findings.count - shown.count))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return (try? encoder.encode(Log(runs: [run]))).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func rule(_ rule: any LintRule) -> Rule {
    let words = rule.documentation
    return Rule(
      id: rule.id.rawValue, shortDescription: Message(text: words.summary),
      fullDescription: Message(text: words.finds),
      help: Message(text: "\(words.reason) Sources: \(words.sources.joined(separator: "; "))."),
      defaultConfiguration: .init(level: rule.level.rawValue))
  }

  private static func result(_ finding: Finding, index: Int) -> Result {
    var text = "\(finding.message). \(finding.advice)."
    if let words = TextReporter.configurations(finding) { text += " (\(words))" }
    let physical = finding.place.map { place in
      Location.Physical(
        artifactLocation: .init(uri: uri(of: place.file)), region: .init(startLine: max(1, place.line)))
    }
    return Result(
      ruleId: finding.rule.rawValue, ruleIndex: index, level: finding.level.rawValue,
      message: Message(text: text),
      locations: [
        Location(
          physicalLocation: physical,
          logicalLocations: [.init(fullyQualifiedName: "\(finding.screen)/\(finding.view)")])
      ],
      partialFingerprints: ["tinamou/v1": finding.fingerprint])
  }

  /// Returns a reference to a file: relative to the current folder if it is inside, which GitHub takes as that of the repository.
  static func uri(of file: String) -> String {
    let path = RelativePath.text(file)
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return path.hasPrefix("/") ? "file://\(escaped)" : escaped
  }
}

/// Paths in reports.
enum RelativePath {
  /// Returns a path relative to the current folder if the file is inside of it.
  static func text(_ file: String) -> String {
    let folder = FileManager.default.currentDirectoryPath
    guard folder != "/", file.hasPrefix(folder + "/") else { return file }
    return String(file.dropFirst(folder.count + 1))
  }
}
