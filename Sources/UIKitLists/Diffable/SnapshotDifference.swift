import Foundation

/// The difference between two snapshots as batch updates: deletions, moves' sources and reloads are indices
/// in the old snapshot, insertions and moves' destinations are indices in the new one.
///
/// The number of moves is minimal: of the common elements, the longest subsequence in the same order stays.
/// Items of inserted and deleted sections are not listed.
struct SnapshotDifference: Equatable {
  struct Move<Place: Equatable>: Equatable {
    var from: Place
    var to: Place
  }

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  /// Indices in the old snapshot.
  var reloadedSections: [Int] = []
  /// Index paths in the old snapshot.
  var reloadedItems: [IndexPath] = []
  /// Index paths in the new snapshot.
  var reconfiguredItems: [IndexPath] = []

  /// A Boolean value that indicates whether both snapshots have the same content and nothing is marked for
  /// reloading.
  var isEmpty: Bool { self == SnapshotDifference() }

  /// A Boolean value that indicates whether sections or items are inserted, deleted or moved.
  var changesStructure: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty || !deletedItems.isEmpty
      || !insertedItems.isEmpty || !movedItems.isEmpty
  }

  init() {}

  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let oldIndexes = Self.indexes(oldSections)
    let newIndexes = Self.indexes(newSections)
    deletedSections = oldSections.indices.filter { newIndexes[oldSections[$0]] == nil }
    insertedSections = newSections.indices.filter { oldIndexes[newSections[$0]] == nil }
    let common = newSections.indices.compactMap { index -> Move<Int>? in
      oldIndexes[newSections[index]].map { Move(from: $0, to: index) }
    }
    let staying = Self.longestIncreasingRun(common.map(\.from))
    movedSections = common.indices.filter { !staying.contains($0) }.map { common[$0] }

    addItems(old, new, common)
    reloadedSections = new.reloadedSectionIdentifiers.compactMap { oldIndexes[$0] }.sorted()
    reloadedItems = old.indexPaths(of: new.reloadedItemIdentifiers).compactMap { $0 }
    reconfiguredItems = new.indexPaths(of: new.reconfiguredItemIdentifiers.filter { old.contains($0) })
      .compactMap { $0 }
  }

  /// Adds the changes of items in sections that both snapshots have.
  private mutating func addItems<Section: Hashable, Item: Hashable>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ common: [Move<Int>]
  ) {
    // Sections with equal items are skipped.
    let changed = common.filter { old.items(atSection: $0.from) != new.items(atSection: $0.to) }
    guard !changed.isEmpty else { return }
    var oldPlaces: [Item: IndexPath] = [:]
    for pair in changed {
      for (index, item) in old.items(atSection: pair.from).enumerated() {
        oldPlaces[item] = IndexPath(item: index, section: pair.from)
      }
    }
    var stays: Set<Item> = []
    for pair in changed {
      let items = new.items(atSection: pair.to)
      // Items that were in the section before, with their old indices.
      var kept: [(item: Item, place: Int)] = []
      for item in items {
        if let place = oldPlaces[item], place.section == pair.from { kept.append((item, place.item)) }
      }
      let run = Self.longestIncreasingRun(kept.map(\.place))
      var staying: Set<Item> = []
      for index in kept.indices where run.contains(index) { staying.insert(kept[index].item) }
      for (index, item) in items.enumerated() {
        let path = IndexPath(item: index, section: pair.to)
        guard let former = oldPlaces[item] else {
          insertedItems.append(path)
          continue
        }
        stays.insert(item)
        if !staying.contains(item) { movedItems.append(Move(from: former, to: path)) }
      }
    }
    for pair in changed {
      for (index, item) in old.items(atSection: pair.from).enumerated() where !stays.contains(item) {
        deletedItems.append(IndexPath(item: index, section: pair.from))
      }
    }
  }

  private static func indexes<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier: Int] {
    Dictionary(identifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the indices of a longest increasing subsequence, found by patience sorting.
  static func longestIncreasingRun(_ values: [Int]) -> Set<Int> {
    guard !values.isEmpty else { return [] }
    if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return Set(values.indices) }
    // The index of the last element of the best subsequence of each length, and the predecessor of each
    // element.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for index in values.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: Set<Int> = []
    var place = ends.last ?? -1
    while place >= 0 {
      run.insert(place)
      place = before[place]
    }
    return run
  }
}
