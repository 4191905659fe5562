import Foundation

/// A group of updates that is being applied.
@MainActor
final class CollectionUpdate {
  let changes: RowChanges
  /// The attributes before the update of visible and nearby elements.
  let former: [ElementKey: UICollectionViewLayoutAttributes]
  let items: [UICollectionViewUpdateItem]

  init(
    _ changes: RowChanges, _ former: [ElementKey: UICollectionViewLayoutAttributes],
    _ items: [UICollectionViewUpdateItem]
  ) {
    self.changes = changes
    self.former = former
    self.items = items
  }

  /// Returns the key of an element after the update; `nil` if it is deleted or gets a new view.
  func keyAfter(_ key: ElementKey) -> ElementKey? {
    let path = key.path
    guard path.count == 2 else { return key }
    if key.category == .cell {
      guard !changes.isReloaded(path) else { return nil }
      return changes.rowAfter(path).map { .cell($0) }
    }
    guard !changes.isReloaded(section: path.section), let section = changes.sectionAfter(path.section) else {
      return nil
    }
    return ElementKey(key.category, key.kind, IndexPath(item: path.item, section: section))
  }

  /// Returns the key of an element before the update; `nil` if it is inserted or reloaded.
  func keyBefore(_ key: ElementKey) -> ElementKey? {
    let path = key.path
    guard path.count == 2 else { return key }
    if key.category == .cell {
      guard let before = changes.rowBefore(path), !changes.isReloaded(before) else { return nil }
      return .cell(before)
    }
    guard let section = changes.sectionBefore(path.section), !changes.isReloaded(section: section) else {
      return nil
    }
    return ElementKey(key.category, key.kind, IndexPath(item: path.item, section: section))
  }
}
