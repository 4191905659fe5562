/// Names of Apple's API that are missing here, the most used first.
struct MissingNames {
  private(set) var counts: [(name: String, count: Int)]

  /// - Parameter uses: the name of each use.
  init(_ uses: [String]) {
    counts = Dictionary(uses.map { ($0, 1) }, uniquingKeysWith: +).map { ($0.key, $0.value) }
      .sorted { (-$0.count, $0.name) < (-$1.count, $1.name) }
  }

  /// The maximum number of names in a sentence.
  private static let most = 6

  /// Returns a part of a sentence about errors; empty where none is because of a missing name.
  ///
  /// - Parameter errors: the number of all errors.
  func clause(of errors: Int) -> String {
    guard !counts.isEmpty else { return "" }
    let uses = counts.reduce(0) { $0 + $1.count }
    var names = counts.prefix(Self.most).map { $0.count > 1 ? "\($0.name) (\($0.count))" : $0.name }
    if counts.count > Self.most { names.append("\(counts.count - Self.most) more") }
    let share =
      uses == errors ? (errors == 1 ? "it is" : "they are") : "\(uses) of them \(uses == 1 ? "is" : "are")"
    return "; \(share) no mistake of the project's: Tinamou lacks " + names.joined(separator: ", ")
  }
}
