import Foundation

/// A snapshot of the sections and items of a list, with identifiers of any type: the form of
/// `NSDiffableDataSourceSnapshot` for Objective-C.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  typealias Snapshot = NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>
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
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(snapshot) }

  // MARK: Queries

  /// The number of items in all sections.
  open var numberOfItems: Int { snapshot.numberOfItems }
  /// The number of sections.
  open var numberOfSections: Int { snapshot.numberOfSections }
  /// The identifiers of the sections, in order.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.values }
  /// The identifiers of all items, in order.
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.values }
  /// The sections that are marked for reloading.
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.values }
  /// The items that are marked for reloading.
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.values }
  /// The items that are marked for reconfiguring.
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.values }

  /// Returns the number of items in a section. Stops with UIKit's message if there is no such section.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: ReferenceIdentifier(sectionIdentifier))
  }

  /// Returns the items of a section. Stops with UIKit's message if there is no such section.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: ReferenceIdentifier(sectionIdentifier)).values
  }

  /// Returns the section that contains an item; `nil` if the item is not in the snapshot.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: ReferenceIdentifier(itemIdentifier))?.value
  }

  /// Returns the index of an item among all items; `NSNotFound` if it is not in the snapshot.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(ReferenceIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// Returns the index of a section; `NSNotFound` if it is not in the snapshot.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Appends items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems(identifiers.identifiers)
  }

  /// Appends items to a section.
  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    snapshot.appendItems(identifiers.identifiers, toSection: ReferenceIdentifier(sectionIdentifier))
  }

  /// Inserts items before an item.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.identifiers, beforeItem: ReferenceIdentifier(itemIdentifier))
  }

  /// Inserts items after an item.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.identifiers, afterItem: ReferenceIdentifier(itemIdentifier))
  }

  /// Deletes items.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems(identifiers.identifiers)
  }

  /// Deletes all items and sections.
  open func deleteAllItems() { snapshot.deleteAllItems() }

  /// Moves an item before another one.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(
      ReferenceIdentifier(fromIdentifier), beforeItem: ReferenceIdentifier(toIdentifier))
  }

  /// Moves an item after another one.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(ReferenceIdentifier(fromIdentifier), afterItem: ReferenceIdentifier(toIdentifier))
  }

  /// Marks items for reloading.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(identifiers.identifiers)
  }

  /// Marks items for reconfiguring.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(identifiers.identifiers)
  }

  // MARK: Sections

  /// Appends sections.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(sectionIdentifiers.identifiers)
  }

  /// Inserts sections before a section.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.insertSections(
      sectionIdentifiers.identifiers, beforeSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Inserts sections after a section.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.insertSections(
      sectionIdentifiers.identifiers, afterSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Deletes sections with their items.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections(sectionIdentifiers.identifiers)
  }

  /// Moves a section before another one.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.moveSection(
      ReferenceIdentifier(fromSectionIdentifier), beforeSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Moves a section after another one.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.moveSection(
      ReferenceIdentifier(fromSectionIdentifier), afterSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Marks sections for reloading.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections(sectionIdentifiers.identifiers)
  }
}
