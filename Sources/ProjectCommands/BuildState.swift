import Foundation

/// The state of a module's files after the last build.
struct BuildState: Codable {
  struct File: Codable {
    /// The fingerprint of the adapted text before anything was left out.
    var fingerprint: String
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

  private static let kinds = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "case", "actor",
  ]

  /// Discards the state of files whose left-out code may compile now, or may not be left out any more: of all files if `world`
  /// or `mayLeaveOut` has changed, and otherwise of those whose messages mention a name that a changed file declares.
  mutating func retry(after adapted: [AdapterProcess.File], world: String, mayLeaveOut: Bool) {
    defer { (self.world, self.mayLeaveOut) = (world, mayLeaveOut) }
    guard world == self.world, mayLeaveOut == self.mayLeaveOut else {
      for path in files.keys where files[path]?.leftOut.isEmpty == false { files[path] = nil }
      absentTypes = nil
      return
    }
    let changed = adapted.filter {
      $0.isUnchanged != true && files[$0.path]?.fingerprint != fingerprint([$0.text])
    }.map(\.text)
    guard !changed.isEmpty else { return }
    absentTypes = nil
    for (path, file) in files where !file.leftOut.isEmpty {
      var names: Set<String> = []
      for finding in file.leftOut {
        for (index, part) in finding.message.split(separator: "'").enumerated() where index % 2 == 1 {
          names.insert(String(part))
        }
      }
      let declarations = names.flatMap { name in Self.kinds.map { "\($0) \(name)" } }
      let isNew = declarations.contains { text in changed.contains { $0.contains(text) } }
      if isNew { files[path] = nil }
    }
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
