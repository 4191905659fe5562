/// An error of the compiler and its position in the user's files.
struct BuildProblem: Codable, Hashable, Sendable {
  var file: String
  /// The line, from 1.
  var line: Int
  /// The column, from 1, in bytes.
  var column: Int
  var message: String
  /// The API of Apple's that is missing here and causes the error; nil for other causes.
  var missing: String?

  /// The name of the imported module that is not there, of an error about one.
  var absentModule: String? {
    let start = "no such module '"
    return message.hasPrefix(start) ? String(message.dropFirst(start.count).prefix { $0 != "'" }) : nil
  }
}

/// An error that did not end the build, since code was left out because of it.
struct FoundProblem: Codable, Equatable, Sendable {
  var problem: BuildProblem
  /// The number of the compilation that found it, from 1. What was rejected before is left out from the second one on.
  var round: Int
}
