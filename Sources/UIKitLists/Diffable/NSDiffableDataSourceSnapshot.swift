import Foundation
import ObjectiveCSupport

/// A snapshot of the sections and items of a list. Identifiers are unique among the sections, and among all
/// items.
///
/// Items refer to their section by a key that stays with the section, so that appending and queries take the
/// same time for snapshots of any size; inserting and moving items beside others take time proportional to
/// the section's length.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  struct Section {
    /// The identifier; `nil` if it is of another type in the reference that the snapshot was made of.
    fileprivate let own: SectionIdentifierType?
    var identifier: SectionIdentifierType {
      guard let own else {
        fatalError("Could not cast a section's identifier to '\(SectionIdentifierType.self)'")
      }
      return own
    }
    /// A key that does not change when other sections are inserted or deleted.
    fileprivate let key: Int
    fileprivate var items: [ItemIdentifierType]
  }

  private var sections: [Section] = []
  private var nextKey = 0
  private var positions: [Int: Int] = [:]
  private var keys: [SectionIdentifierType: Int] = [:]
  private var sectionOfItem: [ItemIdentifierType: Int] = [:]

  /// The sections that are marked for reloading.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are marked for reloading.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that are marked for reconfiguring.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The identifiers of all items, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(numberOfItems)
    for section in sections { all.append(contentsOf: section.items) }
    return all
  }

  /// Returns the number of items in a section. Stops with UIKit's message if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[position(ofPresent: identifier)].items.count
  }

  /// Returns the items of a section. Stops with UIKit's message if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[position(ofPresent: identifier)].items
  }

  /// Returns the section that contains an item; `nil` if the item is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier].flatMap { positions[$0] }.map { sections[$0].identifier }
  }

  /// Returns the index of an item among all items; `nil` if it is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = indexPath(of: identifier) else { return nil }
    return sections[..<path.section].reduce(path.item) { $0 + $1.items.count }
  }

  /// Returns the index of a section; `nil` if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    keys[identifier].flatMap { positions[$0] }
  }

  // MARK: Items

  /// Appends items to a section, by default to the last one. Items that are already in the snapshot are
  /// moved, with a message. Stops with UIKit's message if the array contains duplicates.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    requireUnique(identifiers, "item")
    guard !sections.isEmpty else {
      internalInconsistency(
        "There are currently no sections in the data source. Please add a section first.")
    }
    let section = sectionIdentifier.map { position(ofPresent: $0) } ?? sections.count - 1
    removeExisting(identifiers)
    let key = sections[section].key
    sections[section].items.append(contentsOf: identifiers)
    for identifier in identifiers { sectionOfItem[identifier] = key }
  }

  /// Inserts items before an item. Items that are already in the snapshot are moved, with a message. Stops
  /// with UIKit's message if the item is not in the snapshot, or if the array contains it or duplicates.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Inserts items after an item. Items that are already in the snapshot are moved, with a message. Stops
  /// with UIKit's message if the item is not in the snapshot, or if the array contains it or duplicates.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside anchor: ItemIdentifierType, offset: Int
  ) {
    requireUnique(identifiers, "item")
    guard sectionOfItem[anchor] != nil else {
      internalInconsistency("Invalid item identifier specified for insertion: \(anchor)")
    }
    guard !identifiers.contains(anchor) else {
      internalInconsistency("Invalid parameter not satisfying: ![identifiers containsObject:itemIdentifier]")
    }
    removeExisting(identifiers)
    guard let path = indexPath(of: anchor) else { return }
    sections[path.section].items.insert(contentsOf: identifiers, at: path.item + offset)
    let key = sections[path.section].key
    for identifier in identifiers { sectionOfItem[identifier] = key }
  }

  /// Deletes items. Those that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var touched: [Int: Set<ItemIdentifierType>] = [:]
    for identifier in identifiers {
      guard let key = sectionOfItem.removeValue(forKey: identifier) else { continue }
      touched[key, default: []].insert(identifier)
    }
    for (key, gone) in touched {
      guard let position = positions[key] else { continue }
      sections[position].items.removeAll { gone.contains($0) }
    }
    removeReloadRequests(of: Set(identifiers))
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another one, possibly in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another one, possibly in another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside anchor: ItemIdentifierType, offset: Int
  ) {
    guard let from = indexPath(of: identifier) else {
      internalInconsistency("Invalid parameter not satisfying: fromItemIndex != NSNotFound")
    }
    guard sectionOfItem[anchor] != nil else {
      internalInconsistency("Invalid parameter not satisfying: toItemIndex != NSNotFound")
    }
    guard identifier != anchor else {
      internalInconsistency("Invalid parameter not satisfying: fromItemIndex != toItemIndex")
    }
    sections[from.section].items.remove(at: from.item)
    guard let to = indexPath(of: anchor) else { return }
    sections[to.section].items.insert(identifier, at: to.item + offset)
    sectionOfItem[identifier] = sections[to.section].key
  }

  /// Marks items for reloading.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requirePresent(identifiers, "reload")
    let known = Set(reloadedItemIdentifiers)
    reloadedItemIdentifiers += identifiers.filter { !known.contains($0) }
  }

  /// Marks items for reconfiguring, which keeps their cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requirePresent(identifiers, "reconfigure")
    let known = Set(reconfiguredItemIdentifiers)
    reconfiguredItemIdentifiers += identifiers.filter { !known.contains($0) }
  }

  // MARK: Sections

  /// Appends sections. Sections that are already in the snapshot are moved, with a message. Stops with
  /// UIKit's message if the array contains duplicates.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    requireUnique(identifiers, "section")
    insertSections(identifiers) { $0.sections.count }
  }

  /// Inserts sections before a section. Sections that are already in the snapshot are moved, with a message.
  /// Stops with UIKit's message if the section is not in the snapshot, or if the array contains it or
  /// duplicates.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    requireUnique(identifiers, "section")
    _ = position(ofPresent: toIdentifier)
    insertSections(identifiers) { $0.position(ofPresent: toIdentifier) }
  }

  /// Inserts sections after a section. Sections that are already in the snapshot are moved, with a message.
  /// Stops with UIKit's message if the section is not in the snapshot, or if the array contains it or
  /// duplicates.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    requireUnique(identifiers, "section")
    _ = position(ofPresent: toIdentifier)
    insertSections(identifiers) { $0.position(ofPresent: toIdentifier) + 1 }
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at place: (Self) -> Int) {
    let present = identifiers.filter { keys[$0] != nil }
    if !present.isEmpty { logPresent(present.map { "\($0)" }, "section") }
    var made: [Section] = []
    for identifier in identifiers {
      if let position = indexOfSection(identifier) {
        made.append(sections.remove(at: position))
        renumber()
      } else {
        made.append(Section(own: identifier, key: nextKey, items: []))
        keys[identifier] = nextKey
        nextKey += 1
      }
    }
    let index = place(self)
    sections.insert(contentsOf: made, at: index)
    renumber(from: index)
  }

  /// Deletes sections and their items. Those that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where section.own.map(gone.contains) == true {
      for item in section.items { sectionOfItem[item] = nil }
      removeReloadRequests(of: Set(section.items))
      keys[section.identifier] = nil
    }
    sections.removeAll { $0.own.map(gone.contains) == true }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    renumber()
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, besideSection: toIdentifier, offset: 0)
  }

  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, besideSection: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, besideSection anchor: SectionIdentifierType, offset: Int
  ) {
    let from = position(ofPresent: identifier)
    _ = position(ofPresent: anchor)
    guard identifier != anchor else {
      internalInconsistency("Invalid parameter not satisfying: fromSection != toSection")
    }
    let section = sections.remove(at: from)
    renumber()
    sections.insert(section, at: position(ofPresent: anchor) + offset)
    renumber()
  }

  /// Marks sections for reloading, with all their items, headers and footers.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where keys[identifier] == nil {
      internalInconsistency(
        "Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
    }
    let known = Set(reloadedSectionIdentifiers)
    reloadedSectionIdentifiers += identifiers.filter { !known.contains($0) }
  }

  // MARK: Index paths

  /// Returns the index path of an item; `nil` if it is not in the snapshot.
  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionOfItem[identifier].flatMap({ positions[$0] }),
      let item = sections[section].items.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Returns the index paths of items. For more than a few items it searches the sections only once.
  func indexPaths(of identifiers: [ItemIdentifierType]) -> [IndexPath?] {
    guard identifiers.count > 4 else { return identifiers.map { indexPath(of: $0) } }
    var wanted = Set(identifiers)
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (index, section) in sections.enumerated() where !wanted.isEmpty {
      for (place, item) in section.items.enumerated() where wanted.remove(item) != nil {
        places[item] = IndexPath(item: place, section: index)
      }
    }
    return identifiers.map { places[$0] }
  }

  /// Returns the item at an index path; `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func items(atSection index: Int) -> [ItemIdentifierType] { sections[index].items }

  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }

  func contains(_ identifier: ItemIdentifierType) -> Bool { sectionOfItem[identifier] != nil }

  /// Returns the snapshot without marks for reloading and reconfiguring, as after it has been applied.
  func withoutPendingRequests() -> Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Replaces the items of a section.
  mutating func replaceItems(ofSection identifier: SectionIdentifierType, with items: [ItemIdentifierType]) {
    let section = position(ofPresent: identifier)
    let kept = Set(items)
    let gone = sections[section].items.filter { !kept.contains($0) }
    for item in gone { sectionOfItem[item] = nil }
    removeReloadRequests(of: Set(gone))
    let key = sections[section].key
    removeExisting(items.filter { sectionOfItem[$0].map { $0 != key } ?? false })
    sections[section].items = items
    for item in items { sectionOfItem[item] = key }
  }

  private func position(ofPresent identifier: SectionIdentifierType) -> Int {
    guard let position = indexOfSection(identifier) else {
      internalInconsistency("Section identifier was not found: \(identifier)")
    }
    return position
  }

  private mutating func renumber(from start: Int = 0) {
    if start == 0 { positions.removeAll(keepingCapacity: true) }
    for index in start..<sections.count { positions[sections[index].key] = index }
  }

  private mutating func removeExisting(_ identifiers: [ItemIdentifierType]) {
    let present = identifiers.filter { sectionOfItem[$0] != nil }
    guard !present.isEmpty else { return }
    logPresent(present.map { "\($0)" }, "item")
    var touched: [Int: Set<ItemIdentifierType>] = [:]
    for identifier in present {
      if let key = sectionOfItem[identifier] { touched[key, default: []].insert(identifier) }
    }
    for (key, gone) in touched {
      if let position = positions[key] { sections[position].items.removeAll { gone.contains($0) } }
    }
  }

  private func logPresent(_ names: [String], _ kind: String) {
    let isOne = names.count == 1
    logFromAnyThread(
      "Diffable data source detected an attempt to insert or append \(names.count) \(kind) "
        + "identifier\(isOne ? " that already exists" : "s that already exist") in the snapshot. The existing \(kind) "
        + "identifier\(isOne ? "" : "s") will be moved into place instead, but this operation will be more expensive. "
        + "For best performance, inserted \(kind) identifiers should always be unique. \(kind.capitalized) "
        + "identifier\(isOne ? " that already exists" : "s that already exist"): \(names.joined(separator: ", "))"
    )
  }

  private mutating func removeReloadRequests(of gone: Set<ItemIdentifierType>) {
    if !reloadedItemIdentifiers.isEmpty { reloadedItemIdentifiers.removeAll { gone.contains($0) } }
    if !reconfiguredItemIdentifiers.isEmpty { reconfiguredItemIdentifiers.removeAll { gone.contains($0) } }
  }

  private func requirePresent(_ identifiers: [ItemIdentifierType], _ verb: String) {
    for identifier in identifiers where sectionOfItem[identifier] == nil {
      internalInconsistency(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  private func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) {
    var seen: Set<Identifier> = []
    var named: Set<Identifier> = []
    var twice: [String] = []
    for identifier in identifiers where !seen.insert(identifier).inserted {
      if named.insert(identifier).inserted { twice.append("    \(identifier)") }
    }
    guard !twice.isEmpty else { return }
    internalInconsistency(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n"
        + twice.joined(separator: ",\n") + "\n)}")
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// Returns whether both snapshots have the same sections and items in the same order.
  func hasSameContent(as other: Self) -> Bool {
    guard sections.count == other.sections.count else { return false }
    return zip(sections, other.sections).allSatisfy {
      $0.own == $1.own && $0.items == $1.items
    }
  }

  /// Returns the snapshot with other identifiers; `nil` if an item has none. A section without one has an identifier of another type.
  func mapped<Section: Hashable, Item: Hashable>(
    _ section: (SectionIdentifierType) -> Section?, _ item: (ItemIdentifierType) -> Item?
  ) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    var result = NSDiffableDataSourceSnapshot<Section, Item>()
    for part in sections {
      let items = part.items.compactMap(item)
      guard items.count == part.items.count else { return nil }
      let identifier = part.own.flatMap(section)
      result.append(identifier, items)
    }
    result.reloadedSectionIdentifiers = reloadedSectionIdentifiers.compactMap(section)
    result.reloadedItemIdentifiers = reloadedItemIdentifiers.compactMap(item)
    result.reconfiguredItemIdentifiers = reconfiguredItemIdentifiers.compactMap(item)
    return result
  }

  private mutating func append(_ identifier: SectionIdentifierType?, _ items: [ItemIdentifierType]) {
    positions[nextKey] = sections.count
    sections.append(Section(own: identifier, key: nextKey, items: items))
    if let identifier { keys[identifier] = nextKey }
    for item in items { sectionOfItem[item] = nextKey }
    nextKey += 1
  }
}

/// Stops the program with the message of an `NSInternalInconsistencyException`.
func internalInconsistency(_ reason: String) -> Never {
  fatalError(
    "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'")
}

/// Writes a message from code that may run on any thread.
func logFromAnyThread(_ message: String) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated { LayoutLog.write(message) }
  } else {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
