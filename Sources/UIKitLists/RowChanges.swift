import Foundation

/// The changes of rows and sections that a group of updates collects.
struct PendingUpdates {
  /// Deletions, reloads and sources of moves are indices before the update; insertions and destinations are
  /// indices after it.
  var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  var movedSections: [(from: Int, to: Int)] = []
  /// A Boolean value that indicates whether rows were counted before the update. If not, changes cannot be
  /// validated.
  var isCounted = true
}

/// The nouns and phrases that error messages use for a list and its rows.
struct ListWords {
  var list: String
  var row: String
  var deleteAndReload: String

  static let table = ListWords(
    list: "table view", row: "row", deleteAndReload: "perform a delete and a reload of")
  static let collection = ListWords(
    list: "collection view", row: "item", deleteAndReload: "delete and reload")
}

/// The mapping of rows and sections across an update.
@MainActor
struct RowChanges {
  private var sections: [Int?]
  private var rows: [Int: [Int?]] = [:]
  /// The indices before the update of the rows of each section after it.
  private var former: [Int: [Int?]] = [:]
  private var moved: [IndexPath: IndexPath] = [:]
  private var movedFrom: [IndexPath: IndexPath] = [:]
  private let updates: PendingUpdates

  func sectionAfter(_ section: Int) -> Int? { sections.indices.contains(section) ? sections[section] : nil }

  /// Returns the index path of a row after the update; `nil` if it is deleted.
  func rowAfter(_ path: IndexPath) -> IndexPath? {
    if let target = moved[path] { return target }
    guard let section = sectionAfter(path.section) else { return nil }
    guard let map = rows[path.section] else { return IndexPath(row: path.row, section: section) }
    guard map.indices.contains(path.row), let row = map[path.row] else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Returns the index of a section before the update; `nil` if it is inserted.
  func sectionBefore(_ section: Int) -> Int? { sections.firstIndex(of: section) }

  /// Returns the index path of a row before the update; `nil` if it is inserted.
  func rowBefore(_ path: IndexPath) -> IndexPath? {
    if let source = movedFrom[path] { return source }
    guard let section = sectionBefore(path.section) else { return nil }
    guard let map = former[path.section] else { return IndexPath(row: path.row, section: section) }
    guard map.indices.contains(path.row), let row = map[path.row] else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Returns whether a row after the update replaces a reloaded row.
  func isReloadedAfter(_ path: IndexPath) -> Bool { rowBefore(path).map { isReloaded($0) } ?? false }

  func isReloaded(_ path: IndexPath) -> Bool {
    updates.reloadedRows[path] != nil || isReloaded(section: path.section)
  }

  func isReloaded(section: Int) -> Bool { updates.reloadedSections[section] != nil }

  func animation(ofLeaving path: IndexPath) -> UITableView.RowAnimation {
    updates.deletedRows[path] ?? updates.reloadedRows[path] ?? updates.deletedSections[path.section]
      ?? updates.reloadedSections[path.section] ?? .automatic
  }

  /// Creates the mapping. Stops with UIKit's message if the data source's counts do not match the updates.
  init(_ updates: PendingUpdates, from old: [Int], to new: [Int], _ words: ListWords) {
    self.updates = updates
    let (before, after) = (old.count, new.count)
    RowChanges.checkSections(updates, before, after, words)
    sections = RowChanges.mapping(
      before, after, removed: Set(updates.deletedSections.keys), added: Set(updates.insertedSections.keys),
      moved: updates.movedSections)
    for (from, to) in updates.movedRows {
      moved[from] = to
      movedFrom[to] = from
    }
    RowChanges.checkRows(updates, old, new, words)

    func bySection(_ paths: some Sequence<IndexPath>) -> [Int: Set<Int>] {
      var result: [Int: Set<Int>] = [:]
      for path in paths { result[path.section, default: []].insert(path.row) }
      return result
    }
    let removed = bySection(updates.deletedRows.keys)
    let added = bySection(updates.insertedRows.keys)
    let movedOut = bySection(updates.movedRows.map(\.from))
    let movedIn = bySection(updates.movedRows.map(\.to))
    for section in 0..<before {
      guard let target = sections[section], updates.reloadedSections[section] == nil else { continue }
      let gone = (removed[section] ?? []).union(movedOut[section] ?? [])
      let come = (added[target] ?? []).union(movedIn[target] ?? [])
      let (rowsBefore, rowsAfter) = (old[section], new[target])
      guard rowsAfter == rowsBefore - gone.count + come.count else {
        let (out, into) = (movedOut[section]?.count ?? 0, movedIn[target]?.count ?? 0)
        TableExceptions.stop(
          because:
            "Invalid update: invalid number of \(words.row)s in section \(target). The number of \(words.row)s contained in an existing "
            + "section after the update (\(rowsAfter)) must be equal to the number of \(words.row)s contained in that section "
            + "before the update (\(rowsBefore)), plus or minus the number of \(words.row)s inserted or deleted from that "
            + "section (\(added[target]?.count ?? 0) inserted, \(removed[section]?.count ?? 0) deleted) and plus or "
            + "minus the number of \(words.row)s moved into or out of that section (\(into) moved in, \(out) moved out)."
        )
      }
      if gone.isEmpty, come.isEmpty { continue }
      let map = RowChanges.mapping(rowsBefore, rowsAfter, removed: gone, added: come, moved: [])
      rows[section] = map
      var back: [Int?] = Array(repeating: nil, count: rowsAfter)
      for (row, after) in map.enumerated() { if let after, after < rowsAfter { back[after] = row } }
      former[target] = back
    }
  }

  /// Maps indices before the update to indices after it. Those that are neither removed nor moved keep their
  /// order in the remaining places.
  private static func mapping(
    _ before: Int, _ after: Int, removed: Set<Int>, added: Set<Int>, moved: [(from: Int, to: Int)]
  ) -> [Int?] {
    var result: [Int?] = Array(repeating: nil, count: before)
    var taken = added
    var gone = removed
    for (from, to) in moved where result.indices.contains(from) {
      result[from] = to
      taken.insert(to)
      gone.insert(from)
    }
    var next = 0
    for index in 0..<before where !gone.contains(index) {
      while taken.contains(next) { next += 1 }
      guard next < after else { break }
      result[index] = next
      next += 1
    }
    return result
  }

  private static func checkSections(
    _ updates: PendingUpdates, _ before: Int, _ after: Int, _ words: ListWords
  ) {
    for section in updates.deletedSections.keys.sorted() + updates.reloadedSections.keys.sorted()
    where !(0..<before).contains(section) {
      let verb = updates.deletedSections[section] != nil ? "delete" : "reload"
      TableExceptions.stop(
        because:
          "attempt to \(verb) section \(section), but there are only \(before) sections before the update")
    }
    let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
    guard after == before + inserted - deleted else {
      TableExceptions.stop(
        because:
          "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after the "
          + "update (\(after)) must be equal to the number of sections contained in the \(words.list) before the update "
          + "(\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
          + "deleted).")
    }
    for section in updates.insertedSections.keys.sorted() where !(0..<after).contains(section) {
      TableExceptions.stop(
        because: "attempt to insert section \(section) but there are only \(after) sections after the update")
    }
    for (from, to) in updates.movedSections where !(0..<before).contains(from) || !(0..<after).contains(to) {
      TableExceptions.stop(
        because: "attempt to move section \(from) to section \(to), which is beyond bounds")
    }
  }

  private static func contains(_ path: IndexPath, _ counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.row >= 0
      && path.row < counts[path.section]
  }

  private static func checkRows(_ updates: PendingUpdates, _ old: [Int], _ new: [Int], _ words: ListWords) {
    func check(_ paths: [IndexPath], _ verb: String) {
      for path in paths.sorted() where !contains(path, old) {
        guard path.count == 2, old.indices.contains(path.section) else {
          TableExceptions.stop(
            because:
              "attempt to \(verb) \(words.row) \(path.count > 1 ? path[1] : 0) from section \(path.count > 0 ? path[0] : 0), but "
              + "there are only \(old.count) sections before the update")
        }
        TableExceptions.stop(
          because:
            "attempt to \(verb) \(words.row) \(path.row) from section \(path.section) which only contains "
            + "\(old[path.section]) \(words.row)s before the update")
      }
    }
    check(Array(updates.deletedRows.keys), "delete")
    check(Array(updates.reloadedRows.keys), "reload")
    check(updates.movedRows.map(\.from), "move")
    if let both = updates.deletedRows.keys.filter({ updates.reloadedRows[$0] != nil }).min() {
      TableExceptions.stop(
        because:
          "attempt to \(words.deleteAndReload) the same index path (\(TableExceptions.name(both)))")
    }
    for path in (Array(updates.insertedRows.keys) + updates.movedRows.map(\.to)).sorted()
    where !contains(path, new) {
      guard path.count == 2, new.indices.contains(path.section) else {
        TableExceptions.stop(
          because:
            "attempt to insert \(words.row) \(path.count > 1 ? path[1] : 0) into section \(path.count > 0 ? path[0] : 0), but "
            + "there are only \(new.count) sections after the update")
      }
      // A count that does not match the updates is reported by another message.
      let (gone, come) = (
        updates.deletedRows.keys.filter { $0.section == path.section }.count,
        updates.insertedRows.keys.filter { $0.section == path.section }.count
      )
      if updates.movedRows.isEmpty, updates.deletedSections.isEmpty, updates.insertedSections.isEmpty,
        old.indices.contains(path.section),
        old[path.section] - gone + come != new[path.section]
      {
        continue
      }
      TableExceptions.stop(
        because:
          "attempt to insert \(words.row) \(path.row) into section \(path.section), but there are only "
          + "\(new[path.section]) \(words.row)s in section \(path.section) after the update")
    }
  }
}
