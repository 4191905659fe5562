/// An error of the compiler and its position in the user's files.
struct BuildProblem: Codable, Equatable, Sendable {
  var file: String
  /// The line, from 1.
  var line: Int
  /// The column, from 1, in bytes.
  var column: Int
  var message: String
}
