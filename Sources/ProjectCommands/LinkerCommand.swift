import Foundation

/// The linker's command that the compiler's driver has found out for an application. It links the application again after a change of a
/// function: the driver, with the programs that it runs before the linker, takes longer than the linker.
struct LinkerCommand: Codable {
  /// A fingerprint of what the driver is told, and of what the sources import, which decides which libraries are linked.
  var key: String
  /// The program and its arguments, with `output` in place of the file that is written.
  private var words: [String]
  private static let output = "<output>"

  /// Takes the command from what the driver says, if it is there.
  ///
  /// - Parameters:
  ///   - said: what the driver has said with ``verbose``.
  ///   - linker: the path of the linker.
  ///   - output: the file that was written.
  init?(key: String, said: String, linker: String, output: String) {
    let line = said.split(whereSeparator: \.isNewline).last { $0.hasPrefix(" \"\(linker)\" ") }
    // A file with arguments is gone when the driver ends.
    guard let words = line.flatMap({ Self.words($0) }), !words.contains(where: { $0.hasPrefix("@") }),
      words.count(where: { $0 == output }) == 1
    else { return nil }
    self.key = key
    self.words = words.map { $0 == output ? Self.output : $0 }
  }

  /// The arguments that let the driver say the linker's command.
  static let verbose = ["-Xclang-linker", "-v"]

  /// The record at a path, if it is of the key.
  static func read(_ path: String, key: String) -> LinkerCommand? {
    let data = FileManager.default.contents(atPath: path)
    let command = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    return command?.key == key ? command : nil
  }

  func write(to path: String) throws {
    try Cache.write(String(decoding: try JSONEncoder().encode(self), as: UTF8.self), to: path)
  }

  /// Links.
  ///
  /// - Parameter linker: the path of the linker. A command of another program is not run.
  /// - Returns: whether the file was written; not if a library is missing that changed sources need.
  func run(linker: String, output: String) throws -> Bool {
    guard words.first == linker else { return false }
    let arguments = words.dropFirst().map { $0 == Self.output ? output : $0 }
    return try ChildProcess.run(linker, arguments, seconds: 300).status == 0
  }

  /// The words of a line. Those with blanks or quotation marks are in quotation marks, with backslashes before those in them.
  private static func words(_ line: Substring) -> [String]? {
    var result: [String] = []
    var word = ""
    var (isQuoted, isEscaped, isBegun) = (false, false, false)
    for character in line {
      switch character {
      case _ where isEscaped:
        word.append(character)
        isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"":
        isQuoted.toggle()
        isBegun = true
      case " " where !isQuoted:
        if isBegun { result.append(word) }
        (word, isBegun) = ("", false)
      default:
        word.append(character)
        isBegun = true
      }
    }
    if isBegun { result.append(word) }
    return isQuoted ? nil : result
  }
}
