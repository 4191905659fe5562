import Foundation

/// A snapshot of the items of one section, organized as trees of which some items are expanded.
///
/// Items are unique. An item with children is collapsed until it is expanded. The descendants of collapsed
/// items are not visible.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items without a parent.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var childrenOf: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parent of each item; `nil` for root items.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { walk { _ in true } }

  /// The items whose ancestors are all expanded, parents before their children.
  public var visibleItems: [ItemIdentifierType] { walk { expanded.contains($0) } }

  /// Returns whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether an item is visible: all its ancestors are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var ancestor = parent(of: item)
    while let present = ancestor {
      if !expanded.contains(present) { return false }
      ancestor = parent(of: present)
    }
    return true
  }

  /// Returns the number of an item's ancestors.
  public func level(of item: ItemIdentifierType) -> Int {
    require(item)
    var count = 0
    var ancestor = parent(of: item)
    while let present = ancestor {
      count += 1
      ancestor = parent(of: present)
    }
    return count
  }

  /// Returns the index of an item among all items; `nil` if it is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns the parent of an item; `nil` for root items.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

  /// Returns a snapshot of an item's descendants, optionally with the item itself.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    require(parent)
    var made = Self()
    if includingParent {
      made.append([parent])
      made.take(childrenOf[parent] ?? [], of: self, below: parent)
    } else {
      made.take(childrenOf[parent] ?? [], of: self, below: nil)
    }
    made.expanded = expanded.filter { made.contains($0) }
    return made
  }

  // MARK: Changes

  /// Appends items to the children of a parent, or to the root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    requireNew(items)
    if let parent { require(parent) }
    place(items, below: parent, at: nil)
  }

  /// Inserts items before an item, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  /// Inserts items after an item, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  /// Inserts the trees of another snapshot before an item, at its level.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 0)
  }

  /// Inserts the trees of another snapshot after an item, at its level.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 1)
  }

  /// Replaces the children of an item by the trees of another snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    require(parent)
    delete(childrenOf[parent] ?? [])
    requireNew(snapshot.items)
    take(snapshot.rootItems, of: snapshot, below: parent)
    expanded.formUnion(snapshot.expanded)
  }

  /// Deletes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var stack = items.filter { contains($0) }
    let gone = Set(stack)
    for parent in Set(stack.map { parent(of: $0) }) {
      if let parent {
        childrenOf[parent]?.removeAll { gone.contains($0) }
      } else {
        rootItems.removeAll { gone.contains($0) }
      }
    }
    while let item = stack.popLast() {
      stack.append(contentsOf: childrenOf[item] ?? [])
      childrenOf[item] = nil
      parents[item] = nil
      expanded.remove(item)
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      require(item)
      expanded.insert(item)
    }
  }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      require(item)
      expanded.remove(item)
    }
  }

  /// Returns a description of the trees, one item per line: `+` for collapsed items, `-` for expanded items,
  /// `*` for leaves.
  public func visualDescription() -> String {
    var lines: [String] = []
    var stack = rootItems.reversed().map { (item: $0, level: 0) }
    while let (item, level) = stack.popLast() {
      let children = childrenOf[item] ?? []
      let mark = children.isEmpty ? "*" : expanded.contains(item) ? "-" : "+"
      lines.append(String(repeating: "  ", count: level) + "\(mark) \(item)")
      for child in children.reversed() { stack.append((child, level + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  func hasChildren(_ item: ItemIdentifierType) -> Bool { childrenOf[item]?.isEmpty == false }

  // MARK: Trees

  private func walk(enters: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var stack = Array(rootItems.reversed())
    while let item = stack.popLast() {
      found.append(item)
      if let children = childrenOf[item], enters(item) { stack.append(contentsOf: children.reversed()) }
    }
    return found
  }

  private mutating func place(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int?
  ) {
    if let parent {
      let count = childrenOf[parent]?.count ?? 0
      childrenOf[parent, default: []].insert(contentsOf: items, at: index ?? count)
    } else {
      rootItems.insert(contentsOf: items, at: index ?? rootItems.count)
    }
    for item in items { parents[item] = .some(parent) }
  }

  private func place(of item: ItemIdentifierType) -> Int {
    let siblings = parent(of: item).flatMap { childrenOf[$0] } ?? rootItems
    return siblings.firstIndex(of: item) ?? 0
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    require(item)
    requireNew(items)
    place(items, below: parent(of: item), at: place(of: item) + offset)
  }

  private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, offset: Int) {
    requireNew(snapshot.items)
    insert(snapshot.rootItems, beside: item, offset: offset)
    for root in snapshot.rootItems { take(snapshot.childrenOf[root] ?? [], of: snapshot, below: root) }
    expanded.formUnion(snapshot.expanded)
  }

  /// Copies trees from another snapshot.
  private mutating func take(
    _ roots: [ItemIdentifierType], of other: Self, below parent: ItemIdentifierType?
  ) {
    place(roots, below: parent, at: nil)
    var stack = roots
    while let item = stack.popLast() {
      guard let children = other.childrenOf[item], !children.isEmpty else { continue }
      place(children, below: item, at: nil)
      stack.append(contentsOf: children)
    }
  }

  private func require(_ item: ItemIdentifierType) {
    guard contains(item) else {
      internalInconsistency("Invalid parameter not satisfying: [self containsItem:\(item)]")
    }
  }

  private func requireNew(_ items: [ItemIdentifierType]) {
    var seen: Set<ItemIdentifierType> = []
    var twice: [String] = []
    for item in items where !seen.insert(item).inserted || contains(item) { twice.append("    \(item)") }
    guard !twice.isEmpty else { return }
    internalInconsistency(
      "Supplied identifiers are not unique. Duplicate identifiers: {(\n" + twice.joined(separator: ",\n")
        + "\n)}")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
