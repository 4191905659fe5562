import Dispatch
import Foundation

/// The sections and items of a list at one moment, by identifiers that are unique among all sections, and all items.
///
/// A value: changing a copy leaves the original alone. Items know their section through a number that stays with the
/// section, so that adding and asking cost the same however large the snapshot is; inserting and moving beside an item
/// cost what its section is long.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  struct Section {
    let identifier: SectionIdentifierType
    /// Stays with the section when others come and go.
    fileprivate let key: Int
    fileprivate var items: [ItemIdentifierType]
  }

  private var sections: [Section] = []
  private var nextKey = 0
  private var positions: [Int: Int] = [:]
  private var keys: [SectionIdentifierType: Int] = [:]
  private var sectionOfItem: [ItemIdentifierType: Int] = [:]

  /// The sections that were asked to be reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that were asked to be reloaded.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells were asked to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// A snapshot without sections.
  public init() {}

  // MARK: Asking

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// All items in the order of the list.
  public var itemIdentifiers: [ItemIdentifierType] {
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(numberOfItems)
    for section in sections { all.append(contentsOf: section.items) }
    return all
  }

  /// Stops with UIKit's message for a section that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[position(ofPresent: identifier)].items.count
  }

  /// Stops with UIKit's message for a section that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[position(ofPresent: identifier)].items
  }

  /// The section that an item is in; nil if it is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier].flatMap { positions[$0] }.map { sections[$0].identifier }
  }

  /// The item's place among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = indexPath(of: identifier) else { return nil }
    return sections[..<path.section].reduce(path.item) { $0 + $1.items.count }
  }

  /// The index of a section; nil if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    keys[identifier].flatMap { positions[$0] }
  }

  // MARK: Items

  /// Adds items at the end of a section, of the last one by default. Items that are there already move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    requireUnique(identifiers, "item")
    guard !sections.isEmpty else {
      internalInconsistency(
        "There are currently no sections in the data source. Please add a section first.")
    }
    let section = sectionIdentifier.map { position(ofPresent: $0) } ?? sections.count - 1
    takeOutPresent(identifiers)
    let key = sections[section].key
    sections[section].items.append(contentsOf: identifiers)
    for identifier in identifiers { sectionOfItem[identifier] = key }
  }

  /// Adds items before an item. The program stops if that is not there, or a new one is.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Adds items after an item. The program stops if that is not there, or a new one is.
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
    takeOutPresent(identifiers)
    guard let path = indexPath(of: anchor) else { return }
    sections[path.section].items.insert(contentsOf: identifiers, at: path.item + offset)
    let key = sections[path.section].key
    for identifier in identifiers { sectionOfItem[identifier] = key }
  }

  /// Takes items out; those that are not there do not matter.
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
    forgetRequests(of: Set(identifiers))
  }

  /// Takes out all items and sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another one, which may be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another one, which may be in another section.
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

  /// Asks for new cells for items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requirePresent(identifiers, "reload")
    let known = Set(reloadedItemIdentifiers)
    reloadedItemIdentifiers += identifiers.filter { !known.contains($0) }
  }

  /// Asks for the present cells of items to be configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requirePresent(identifiers, "reconfigure")
    let known = Set(reconfiguredItemIdentifiers)
    reconfiguredItemIdentifiers += identifiers.filter { !known.contains($0) }
  }

  // MARK: Sections

  /// Adds sections at the end. The program stops if one is there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    requireUnique(identifiers, "section")
    insertSections(identifiers) { $0.sections.count }
  }

  /// Adds sections before a section. The program stops if that is not there, or a new one is.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    requireUnique(identifiers, "section")
    _ = position(ofPresent: toIdentifier)
    insertSections(identifiers) { $0.position(ofPresent: toIdentifier) }
  }

  /// Adds sections after a section. The program stops if that is not there, or a new one is.
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
        made.append(Section(identifier: identifier, key: nextKey, items: []))
        keys[identifier] = nextKey
        nextKey += 1
      }
    }
    let index = place(self)
    sections.insert(contentsOf: made, at: index)
    renumber(from: index)
  }

  /// Takes sections out with their items; those that are not there do not matter.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.identifier) {
      for item in section.items { sectionOfItem[item] = nil }
      forgetRequests(of: Set(section.items))
      keys[section.identifier] = nil
    }
    sections.removeAll { gone.contains($0.identifier) }
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

  /// Asks for new cells for all items of sections, and new headers and footers.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where keys[identifier] == nil {
      internalInconsistency(
        "Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
    }
    let known = Set(reloadedSectionIdentifiers)
    reloadedSectionIdentifiers += identifiers.filter { !known.contains($0) }
  }

  // MARK: Places

  /// Where an item is; nil if it is not there.
  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionOfItem[identifier].flatMap({ positions[$0] }),
      let item = sections[section].items.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Where items are, without going through a section for each of many.
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

  /// The item at a place; nil if there is none.
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

  /// The snapshot without what was asked to be reloaded or configured again: what a list that shows it has.
  func settled() -> Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Puts other items into a section.
  mutating func replaceItems(ofSection identifier: SectionIdentifierType, with items: [ItemIdentifierType]) {
    let section = position(ofPresent: identifier)
    let kept = Set(items)
    let gone = sections[section].items.filter { !kept.contains($0) }
    for item in gone { sectionOfItem[item] = nil }
    forgetRequests(of: Set(gone))
    let key = sections[section].key
    takeOutPresent(items.filter { sectionOfItem[$0].map { $0 != key } ?? false })
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

  private mutating func takeOutPresent(_ identifiers: [ItemIdentifierType]) {
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

  private mutating func forgetRequests(of gone: Set<ItemIdentifierType>) {
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
  /// Whether the two have the same sections and items in the same order.
  func hasSameContent(as other: Self) -> Bool {
    guard sections.count == other.sections.count else { return false }
    return zip(sections, other.sections).allSatisfy {
      $0.identifier == $1.identifier && $0.items == $1.items
    }
  }
}

/// Stops the program as UIKit's NSInternalInconsistencyException does.
func internalInconsistency(_ reason: String) -> Never {
  fatalError(
    "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'")
}

/// Writes a message of something that is not bound to the main thread.
func logFromAnyThread(_ message: String) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { LayoutLog.write(message) }
  } else {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}

/// The queue on which the main actor's work is done. On Linux it may be served by any thread.
private enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  static var isCurrent: Bool {
    isMarked && (Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true)
  }
}
