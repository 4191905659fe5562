/// Results of one screen in several configurations that say the same: one edit is one row of a report.
struct SnapshotResultGroup {
  /// The results, at least one.
  let members: [SnapshotResult]

  /// The first result.
  var first: SnapshotResult { members[0] }

  /// The configurations in words, as in `iphone-15.portrait.light and 7 more`.
  var configurations: String {
    members.count == 1
      ? first.configuration : "\(first.configuration) and \(members.count - 1) more"
  }

  /// Groups results by screen, status and sentences, in the order of their first ones.
  static func groups(of results: [SnapshotResult]) -> [SnapshotResultGroup] {
    struct Key: Hashable {
      let screen: String
      let status: SnapshotResult.Status
      let sentences: [String]
    }
    var order: [Key] = []
    var groups: [Key: [SnapshotResult]] = [:]
    for result in results {
      let key = Key(screen: result.screen, status: result.status, sentences: result.sentences)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(result)
    }
    return order.map { SnapshotResultGroup(members: groups[$0] ?? []) }
  }
}
