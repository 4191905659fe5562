import Foundation

/// The programs of `Tests/Programs`, which Apple's compiler accepts or rejects.
struct Program {
  /// An error that a line is to have.
  struct Expectation: Hashable, CustomStringConvertible {
    let line: Int
    let column: Int
    let message: String

    var description: String { "\(line):\(column): \(message)" }
  }

  let title: String
  /// The text, after `import UIKit` in the first line.
  let text: String
  /// The errors that the adapter finds.
  let errors: [Expectation]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tests/Programs")

  /// Reads the programs of a file, such as `Rejected/Selectors`.
  static func all(in file: String) throws -> [Program] {
    let text = try String(contentsOf: folder.appendingPathComponent(file + ".txt"), encoding: .utf8)
    return text.components(separatedBy: "\n=== ").dropFirst().map { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return Program(title: lines[0], lines: Array(lines.dropFirst()))
    }
  }

  private init(title: String, lines: [String]) {
    self.title = title
    text = "import UIKit\n" + lines.joined(separator: "\n")
    errors = lines.enumerated().flatMap { index, line -> [Expectation] in
      line.components(separatedBy: "  // ").dropFirst().compactMap { comment in
        guard comment.hasPrefix("error: ") else { return nil }
        let words = comment.dropFirst("error: ".count)
        guard let column = Int(words.prefix { $0 != " " }) else { return nil }
        return Expectation(
          line: index + 2, column: column, message: String(words.drop { $0 != " " }.dropFirst()))
      }
    }
  }
}
