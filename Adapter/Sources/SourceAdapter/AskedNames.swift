import Synchronization

/// A set of names that keeps which names were asked for, with the answers.
///
/// A result that depends on the set only through its questions holds as long as the answers do.
final class AskedNames: Sendable {
  private let names: Set<String>
  private let questions = Mutex<[String: Bool]>([:])

  init(_ names: Set<String>) { self.names = names }

  /// The names that were asked for.
  var asked: [String: Bool] { questions.withLock { $0 } }

  func contains(_ name: String) -> Bool {
    let isThere = names.contains(name)
    questions.withLock { $0[name] = isThere }
    return isThere
  }

  /// Returns whether all answers would be the same from this set. Keeps the questions.
  func agrees(with answers: [String: Bool]) -> Bool {
    answers.allSatisfy { contains($0) == $1 }
  }
}
