import Foundation
import ViewDescriptions

/// Comments that silence rules: `tinamou:disable RULE` at the line of a view, or at the one before. Several names are separated by
/// spaces or commas, `all` is every rule, and words after `--` are a reason.
package struct LintSilences {
  /// A comment in a file.
  private struct Comment: Hashable {
    var file: String
    var line: Int
    var rules: [String]
  }

  private let documents: [String]

  /// Creates the silences of the files that findings name, and of documents.
  package init(besides documents: [String]) { self.documents = documents }

  /// Returns the findings that are not silenced, and one for each silence without effect.
  package func applied(to findings: [Finding]) -> [Finding] {
    let files = Set(findings.compactMap(\.place?.file) + documents).sorted()
    var comments: [String: [Comment]] = [:]
    for file in files { comments[file] = Self.comments(in: file) }
    var used: Set<Comment> = []
    var result = findings.filter { finding in
      guard let place = finding.place else { return true }
      let own = (comments[place.file] ?? []).filter { comment in
        (comment.line == place.line || comment.line == place.line - 1)
          && (comment.rules.contains(finding.rule.rawValue) || comment.rules.contains("all"))
      }
      used.formUnion(own)
      return own.isEmpty
    }
    for file in files {
      for comment in comments[file] ?? [] where !used.contains(comment) {
        let names = comment.rules.joined(separator: ", ")
        result.append(
          Finding(
            rule: .unusedSilence, level: .note, screen: (file as NSString).lastPathComponent, view: names,
            place: SourcePlace(file: file, line: comment.line),
            message: "Nothing is found that this silences: \(names)", advice: "remove the comment",
            occurrences: [], configurations: 0,
            fingerprint: Fingerprint.text(
              "unused-silence\u{1}\((file as NSString).lastPathComponent)\u{1}\(names)"),
            picture: nil))
      }
    }
    return result
  }

  /// The word that begins a silence.
  static let word = "tinamou:disable"

  private static func comments(in file: String) -> [Comment] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.contains(word) else {
      return []
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      guard let range = line.range(of: word) else { return nil }
      let rest = line[range.upperBound...].components(separatedBy: "--")[0]
      let names = rest.split { !$0.isLetter && $0 != "-" }.map(String.init)
        .filter { name in name == "all" || LintRules.all.contains { $0.id.rawValue == name } }
      return names.isEmpty ? nil : Comment(file: file, line: index + 1, rules: names)
    }
  }
}
