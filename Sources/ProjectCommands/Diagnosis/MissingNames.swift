/// Names of Apple's API or of modules that are missing here, the most used first.
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
    return "; \(share(of: errors)) no mistake of the project's: Tinamou lacks \(listed)"
  }

  /// Returns a part of a sentence about errors where the names are those of imported modules; empty where there is none.
  ///
  /// - Parameter errors: the number of all errors.
  func clauseOfModules(of errors: Int) -> String {
    guard !counts.isEmpty else { return "" }
    return
      "; \(share(of: errors)) of \(counts.count == 1 ? "a module that is" : "modules that are") not on this machine: \(listed)"
  }

  private func share(of errors: Int) -> String {
    let uses = counts.reduce(0) { $0 + $1.count }
    return uses == errors
      ? (errors == 1 ? "it is" : "they are") : "\(uses) of them \(uses == 1 ? "is" : "are")"
  }

  private var listed: String {
    var names = counts.prefix(Self.most).map { $0.count > 1 ? "\($0.name) (\($0.count))" : $0.name }
    if counts.count > Self.most { names.append("\(counts.count - Self.most) more") }
    return names.joined(separator: ", ")
  }
}
