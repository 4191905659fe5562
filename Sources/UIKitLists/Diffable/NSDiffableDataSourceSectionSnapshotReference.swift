import Foundation

/// A snapshot of the items of one section, with identifiers of any type: the form of
/// `NSDiffableDataSourceSectionSnapshot` for Objective-C.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>
  var snapshot: Snapshot

  /// Creates an empty snapshot.
  public override init() {
    snapshot = Snapshot()
    super.init()
  }

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(snapshot) }

  // MARK: Changes

  /// Appends items to the root items.
  open func appendItems(_ items: [Any]) { snapshot.append(items.identifiers) }

  /// Appends items to the children of a parent; to the root items for `nil`.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    snapshot.append(items.identifiers, to: parentItem.map { ReferenceIdentifier($0) })
  }

  /// Inserts items before an item, at its level.
  open func insertItems(_ items: [Any], beforeItem: Any) {
    snapshot.insert(items.identifiers, before: ReferenceIdentifier(beforeItem))
  }

  /// Inserts items after an item, at its level.
  open func insertItems(_ items: [Any], afterItem: Any) {
    snapshot.insert(items.identifiers, after: ReferenceIdentifier(afterItem))
  }

  /// Deletes items and their descendants.
  open func deleteItems(_ items: [Any]) { snapshot.delete(items.identifiers) }
  /// Deletes all items.
  open func deleteAllItems() { snapshot.deleteAll() }
  /// Expands items.
  open func expandItems(_ items: [Any]) { snapshot.expand(items.identifiers) }
  /// Collapses items.
  open func collapseItems(_ items: [Any]) { snapshot.collapse(items.identifiers) }

  /// Replaces the children of an item by the trees of another snapshot.
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) {
    self.snapshot.replace(childrenOf: ReferenceIdentifier(parentItem), using: snapshot.snapshot)
  }

  /// Inserts the trees of another snapshot before an item, at its level.
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    self.snapshot.insert(snapshot.snapshot, before: ReferenceIdentifier(item))
  }

  /// Inserts the trees of another snapshot after an item, at its level.
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) {
    self.snapshot.insert(snapshot.snapshot, after: ReferenceIdentifier(item))
  }

  // MARK: Queries

  /// All items, parents before their children.
  open var items: [Any] { snapshot.items.values }
  /// The items without a parent.
  open var rootItems: [Any] { snapshot.rootItems.values }
  /// The items whose ancestors are all expanded, parents before their children.
  open var visibleItems: [Any] { snapshot.visibleItems.values }
  /// The items that are expanded, parents before their children.
  open func expandedItems() -> [Any] { snapshot.items.filter { snapshot.isExpanded($0) }.values }
  /// Returns whether an item is expanded.
  open func isExpanded(_ item: Any) -> Bool { snapshot.isExpanded(ReferenceIdentifier(item)) }
  /// Returns whether an item is visible: all its ancestors are expanded.
  open func isVisible(_ item: Any) -> Bool { snapshot.isVisible(ReferenceIdentifier(item)) }
  /// Returns whether an item is in the snapshot.
  open func containsItem(_ item: Any) -> Bool { snapshot.contains(ReferenceIdentifier(item)) }
  /// Returns the number of an item's ancestors.
  open func level(ofItem item: Any) -> Int { snapshot.level(of: ReferenceIdentifier(item)) }
  /// Returns the index of an item among all items; `NSNotFound` if it is not in the snapshot.
  open func index(ofItem item: Any) -> Int { snapshot.index(of: ReferenceIdentifier(item)) ?? NSNotFound }
  /// Returns the parent of an item; `nil` for root items.
  open func parent(ofChildItem childItem: Any) -> Any? {
    snapshot.parent(of: ReferenceIdentifier(childItem))?.value
  }

  /// Returns a snapshot of an item's descendants.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }

  /// Returns a snapshot of an item's descendants, with the item itself if that is wanted.
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(
      snapshot.snapshot(of: ReferenceIdentifier(parentItem), includingParent: includingParentItem))
  }

  /// Returns a description of the trees, one item per line.
  open func visualDescription() -> String { snapshot.visualDescription() }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Creates a snapshot from its form for Objective-C. Stops with a message if an item has another type.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshotReference) {
    self.init()
    let source = snapshot.snapshot
    func typed(_ identifier: ReferenceIdentifier) -> ItemIdentifierType {
      guard let item = identifier.value as? ItemIdentifierType else {
        internalInconsistency("\(identifier) is not an identifier of type \(ItemIdentifierType.self)")
      }
      return item
    }
    for item in source.items { append([typed(item)], to: source.parent(of: item).map(typed)) }
    expand(source.items.filter { source.isExpanded($0) }.map(typed))
  }
}
