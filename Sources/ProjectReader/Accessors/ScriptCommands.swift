import Foundation

/// The commands in scripts of build phases, as far as they are read without being run: words, folders and variables.
///
/// Conditions are not decided: the commands of all branches are there. What is more than words, such as the output of another command, stays
/// as it is written.
struct ScriptCommands {
  struct Command {
    var words: [String]
    /// The folder in which it would run.
    var folder: String
    /// The variables that it would see.
    var variables: [String: String]
  }

  private(set) var commands: [Command] = []
  private var variables: [String: String]
  private var folder: String
  /// The scripts that have been read.
  private var read: Set<String> = []

  /// The maximum length of a script, in bytes.
  private static let longest = 1 << 20
  private static let deepest = 3
  private static let mostCommands = 2000

  /// Reads a script and those that it calls.
  init(_ text: String, variables: [String: String], folder: String) {
    (self.variables, self.folder) = (variables, folder)
    read(text, depth: 0)
  }

  private mutating func read(_ text: String, depth: Int) {
    guard text.utf8.count <= Self.longest else { return }
    let text = text.replacing("\\\n", with: " ")
    for line in text.split(whereSeparator: \.isNewline) {
      for words in Self.commands(in: line) where commands.count < Self.mostCommands {
        add(words.map { $0.isLiteral ? $0.text : SwiftGenConfiguration.expanded($0.text, variables) }, depth)
      }
    }
  }

  private mutating func add(_ words: [String], _ depth: Int) {
    var words = words[...]
    let keywords: Set<String> = [
      "if", "then", "else", "elif", "do", "while", "!", "export", "exec", "fi", "time",
    ]
    while let first = words.first, keywords.contains(first) { words = words.dropFirst() }
    while let first = words.first, let equals = first.firstIndex(of: "="),
      ProjectStrings.isIdentifier(String(first[..<equals]))
    {
      variables[String(first[..<equals])] = String(first[first.index(after: equals)...])
      words = words.dropFirst()
    }
    guard let first = words.first else { return }
    if first == "cd" || first == "pushd", let place = words.dropFirst().first, !place.contains("$") {
      folder = absolute(place)
      return
    }
    commands.append(Command(words: Array(words), folder: folder, variables: variables))
    guard depth < Self.deepest else { return }
    for word in words where word.hasSuffix("sh") || word.hasSuffix(".command") {
      let path = absolute(word)
      guard word.contains("."), ProjectFiles.exists(path), read.insert(path).inserted,
        ReadingScope.current?.permits(path) != false,
        let text = ProjectFiles.text(path, limit: Self.longest)
      else { continue }
      let before = folder
      read(text, depth: depth + 1)
      folder = before
    }
  }

  private func absolute(_ path: String) -> String {
    XcodeProject.standardized(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// A word, whose variables are not replaced between apostrophes.
  private struct Word {
    var text = ""
    var isLiteral = false
    var isQuoted = false
  }

  /// Divides a line into commands, and those into words.
  private static func commands(in line: Substring) -> [[Word]] {
    var result: [[Word]] = [[]]
    var word = Word()
    func end() {
      if !word.text.isEmpty || word.isQuoted { result[result.count - 1].append(word) }
      word = Word()
    }
    var quote: Character?
    var characters = line[...]
    while let character = characters.popFirst() {
      if let open = quote {
        if character == open {
          quote = nil
        } else if open == "\"", character == "\\", let next = characters.popFirst() {
          word.text.append(next)
        } else {
          word.text.append(character)
        }
        continue
      }
      switch character {
      case "\"", "'":
        quote = character
        word.isQuoted = true
        if character == "'" { word.isLiteral = true }
      case "\\": if let next = characters.popFirst() { word.text.append(next) }
      case " ", "\t": end()
      case "#" where word.text.isEmpty && !word.isQuoted:
        end()
        return result.filter { !$0.isEmpty }
      case ";", "&", "|", "(", ")", "`":
        end()
        result.append([])
      default: word.text.append(character)
      }
    }
    end()
    return result.filter { !$0.isEmpty }
  }
}
