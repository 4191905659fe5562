import ArgumentParser
import Foundation

/// The subcommand that prints what is code in sources, so that tools in other languages need no scanner.
struct CodeCommand: ParsableCommand {
  /// A source with blanks in place of parts; the places of the others are those in the file.
  struct Source: Encodable {
    /// Without comments, and without what literals contain.
    var code: String
    /// Without comments.
    var uncommented: String
  }

  static let configuration = CommandConfiguration(
    commandName: "code", abstract: "Prints sources with blanks in place of comments and literals, as JSON.",
    discussion: """
      Prints an object for each path, with the source without comments ("uncommented"), and without what literals
      contain, too ("code"). All else is at its line and column.
      """)

  @Argument(help: "Files and folders.") var places: [String]

  func run() throws {
    let repository = try Repository()
    var sources: [String: Source] = [:]
    for path in try repository.swiftFiles(in: places) {
      let text = try repository.source(at: path).text
      sources[path] = Source(code: text.code(), uncommented: text.code(keepingLiterals: true))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(sources))
  }
}
