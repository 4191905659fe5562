import Foundation

/// What leads from one snapshot to another, in the terms of batch updates: what goes and what is reloaded by the old
/// places, what comes by the new ones.
///
/// Moves are as few as possible: of what both snapshots have, the longest run that is in the same order stays.
/// Items of sections that come or go are not listed.
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
  /// By their old indexes.
  var reloadedSections: [Int] = []
  /// By their old places.
  var reloadedItems: [IndexPath] = []
  /// By their new places.
  var reconfiguredItems: [IndexPath] = []

  /// Whether the two have the same sections and items in the same order and nothing is to be reloaded.
  var isEmpty: Bool { self == SnapshotDifference() }

  /// Whether sections or items come, go or move.
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

  /// The items of sections that both have.
  private mutating func addItems<Section: Hashable, Item: Hashable>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ common: [Move<Int>]
  ) {
    // Sections whose items are the same need no look at each.
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
      // Those that were in the section before, by their old places.
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

  /// The places of one longest run of increasing values, found by patience sorting.
  static func longestIncreasingRun(_ values: [Int]) -> Set<Int> {
    guard !values.isEmpty else { return [] }
    if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return Set(values.indices) }
    // The last place of the best run of each length, and what comes before each place.
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
