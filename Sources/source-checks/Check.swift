/// A check of the repository's files.
protocol Check {
  /// The part of the repository that is checked, in words.
  static var subject: String { get }

  /// Returns everything that is wrong, in a fixed order.
  static func findings(in repository: Repository) throws -> [Finding]
}

/// A defect that a check found.
struct Finding: Equatable, CustomStringConvertible {
  /// The path of the file, with the line if that is known; `nil` for a defect that no single file has.
  var place: String?
  var message: String

  init(_ path: String, line: Int, _ message: String) {
    place = "\(path):\(line)"
    self.message = message
  }

  init(_ place: String? = nil, _ message: String) {
    self.place = place
    self.message = message
  }

  var description: String { place.map { "\($0): \(message)" } ?? message }
}

/// The reason why a check cannot be done.
struct CheckError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
