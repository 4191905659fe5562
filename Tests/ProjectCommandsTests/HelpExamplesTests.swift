import ArgumentParser
import Testing

@testable import ProjectCommands
@testable import TinamouCLI

/// The examples in the help of commands are lines of their discussions, indented by two spaces.
@Suite struct HelpExamplesTests {
  /// The commands that help lists, and those in them, with the words that lead to them.
  private static let commands: [(words: [String], type: any ParsableCommand.Type)] =
    RootCommand.configuration.subcommands.reduce(into: []) { add($1, [], to: &$0) }
    + BuiltProjects().commands.reduce(into: []) { add($1, [], to: &$0) }

  private static func add(
    _ type: any ParsableCommand.Type, _ words: [String],
    to commands: inout [(words: [String], type: any ParsableCommand.Type)]
  ) {
    let configuration = type.configuration
    guard configuration.shouldDisplay, let name = configuration.commandName else { return }
    let inner = configuration.subcommands
    if inner.isEmpty { commands.append((words + [name], type)) }
    for type in inner { add(type, words + [name], to: &commands) }
  }

  /// Splits a line as a shell does: at blanks that are not in quotes.
  private static func words(_ line: Substring) -> [String] {
    var words = [""]
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == " " {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  @Test func eachCommandHasTwoExamplesThatParse() throws {
    #expect(Self.commands.count >= 25)
    for (words, type) in Self.commands {
      let lines = type.configuration.discussion.split(separator: "\n").filter { $0.hasPrefix("  ") }
      #expect(lines.count >= 2, "\(words.joined(separator: " "))")
      for line in lines {
        let example = Self.words(line.drop { $0 == " " })
        #expect(Array(example.prefix(words.count)) == words, "\(line)")
        // Options that read files do so later: the named files need not exist.
        do { _ = try type.parse(Array(example.dropFirst(words.count))) } catch {
          Issue.record("\(line): \(type.message(for: error))")
        }
      }
    }
  }
}
