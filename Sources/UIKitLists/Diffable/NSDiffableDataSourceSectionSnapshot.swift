import Foundation

/// The items of one section as trees, of which some are expanded.
///
/// Items are unique. An item with children is collapsed until it is expanded; the children of collapsed items are
/// invisible, and so are theirs.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// Items without parent.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var childrenOf: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parent of each item; nil for those at the root.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// A snapshot without items.
  public init() {}

  // MARK: Asking

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { walk { _ in true } }

  /// The items all of whose ancestors are expanded, parents before their children.
  public var visibleItems: [ItemIdentifierType] { walk { expanded.contains($0) } }

  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// Whether the items below an item show, if the item itself does.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item shows: all above it are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var ancestor = parent(of: item)
    while let present = ancestor {
      if !expanded.contains(present) { return false }
      ancestor = parent(of: present)
    }
    return true
  }

  /// How many ancestors an item has.
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

  /// An item's place among all items.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// The item right above another one; nil at the root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

  /// What is below an item, with or without the item itself.
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

  // MARK: Changing

  /// Adds items at the end of a parent's children, or of the root.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    requireNew(items)
    if let parent { require(parent) }
    place(items, below: parent, at: nil)
  }

  /// Adds items before an item, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  /// Adds items after an item, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  /// Adds another snapshot's trees before an item, at its level.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 0)
  }

  /// Adds another snapshot's trees after an item, at its level.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 1)
  }

  /// Puts another snapshot's trees in the place of an item's children.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    require(parent)
    delete(childrenOf[parent] ?? [])
    requireNew(snapshot.items)
    take(snapshot.rootItems, of: snapshot, below: parent)
    expanded.formUnion(snapshot.expanded)
  }

  /// Takes items out, and what is below them.
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

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the items below some items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      require(item)
      expanded.insert(item)
    }
  }

  /// Hides the items below some items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      require(item)
      expanded.remove(item)
    }
  }

  /// The trees as text, an item a line: `+` before collapsed items, `-` before expanded ones, `*` before leaves.
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

  /// Takes trees of another snapshot.
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
