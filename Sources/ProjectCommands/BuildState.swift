import Foundation

/// The state of a module's files after the last build.
struct BuildState: Codable {
  struct File: Codable {
    /// The fingerprint of the adapted text before anything was left out.
    var fingerprint: String
    /// The fingerprint of the declarations in it.
    var declarations: String?
    var leftOut: [AdapterProcess.Finding]
    /// The fingerprint of the text that is compiled, without what was left out. A file with another text was
    /// damaged.
    var compiled: String?
    /// The errors because of which code was left out.
    var problems: [FoundProblem]?
  }
  var files: [String: File] = [:]
  /// Types that are not on this machine, for which inert ones stand, with what is said when objects of them are made.
  var absentTypes: [String: String]?
  /// The fingerprint of everything that the files were compiled against.
  var world: String?
  /// A Boolean value that indicates whether any code of the module may have been left out.
  var mayLeaveOut: Bool?

  /// Discards the state of files whose left-out code may compile now, or may not be left out any more: of all files if `world`
  /// or `mayLeaveOut` has changed, or a file declares something else than before.
  mutating func retry(after adapted: [AdapterProcess.File], world: String, mayLeaveOut: Bool) {
    defer { (self.world, self.mayLeaveOut) = (world, mayLeaveOut) }
    let isAsBefore = world == self.world && mayLeaveOut == self.mayLeaveOut
    let declaresOther = adapted.contains {
      $0.isUnchanged != true && files[$0.path]?.declarations != Self.declarations(in: $0.text)
    }
    guard !isAsBefore || declaresOther else { return }
    for path in files.keys where files[path]?.leftOut.isEmpty == false { files[path] = nil }
    absentTypes = nil
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "func", "init", "subscript", "typealias", "actor",
    "import", "associatedtype", "operator",
  ]
  private static let shortKeywords: Set<String> = ["var", "let", "case"]

  /// Returns a fingerprint of what other files see of a text: the lines with declarations, without those of local variables. A
  /// declaration of several lines counts by its first one.
  static func declarations(in text: String) -> String {
    func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }
    let lines = text.split(whereSeparator: \.isNewline)
    // The first step, which members of a type have that is in no other.
    let step = lines.lazy.map(indentation).filter { $0 > 0 }.min() ?? 0
    let declarations = lines.filter { line in
      let words = line.split { !$0.isLetter }.map(String.init)
      if words.contains(where: keywords.contains) { return true }
      return indentation(line) <= step && words.contains(where: shortKeywords.contains)
    }
    return fingerprint(declarations.map(String.init))
  }

  /// Returns whether the adapted file at a path is the one that was written of a source.
  func isIntact(_ path: String, of source: String) -> Bool {
    guard let known = files[source]?.compiled, ContainedFolder.kind(path) == S_IFREG else { return false }
    return FileManager.default.contents(atPath: path).map { fingerprint($0) } == known
  }

  /// Writes the text of a source that is compiled.
  mutating func write(_ text: String, to path: String, of source: String) throws {
    let data = Data(text.utf8)
    try Cache.contained().write(data, to: path)
    files[source]?.compiled = fingerprint(data)
  }

  static func read(_ path: String) -> BuildState {
    guard let data = FileManager.default.contents(atPath: path),
      let state = try? JSONDecoder().decode(BuildState.self, from: data)
    else { return BuildState() }
    return state
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try Cache.write(String(decoding: try encoder.encode(self), as: UTF8.self), to: path)
  }
}
