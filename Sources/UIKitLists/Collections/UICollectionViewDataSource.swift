import ClassMetadata
import Foundation

/// The methods that provide the number of sections and items of a collection view, and its views.
///
/// Methods that are optional in UIKit have default implementations with UIKit's default behavior.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item. Implementations dequeue and configure it.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections. The default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view. Implementations dequeue and configure it.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item can be moved. The default is `false`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Called when the user has moved an item. Implementations change the data.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the titles of the index at the trailing edge. The default is `nil`.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the index path to which an index title scrolls. The default is the first item of the section
  /// with the title's index.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    MessageForwarders.result(self, or: 1) { (next: any UICollectionViewDataSource) in
      next.numberOfSections(in: collectionView)
    }
  }

  /// Stops with UIKit's message: a layout requested a view that the data source does not provide.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let value = MessageForwarders.result(
      self,
      { (next: any UICollectionViewDataSource) in
        next.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      })
    {
      return value
    }
    TableExceptions.stop(
      because:
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),"
        + "\(TableExceptions.name(indexPath))) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))")
  }

  /// Returns `false`. UIKit's default depends on whether the class implements `moveItemAt`, which Swift
  /// cannot determine; movements that the program begins are allowed.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    if let value = MessageForwarders.result(
      self,
      { (next: any UICollectionViewDataSource) in
        next.collectionView(collectionView, canMoveItemAt: indexPath)
      })
    {
      return value
    }
    OptionalMethod.canMoveItem.reportDefault(of: self)
    return false
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    MessageForwarders.send(
      self, "collectionView:moveItemAt:to:", [collectionView, sourceIndexPath, destinationIndexPath]
    ) { (next: any UICollectionViewDataSource) in
      next.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// Returns `nil`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    MessageForwarders.result(self, or: nil) { (next: any UICollectionViewDataSource) in
      next.indexTitles(for: collectionView)
    }
  }

  /// Returns the first item of the section with the title's index.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    MessageForwarders.result(self, or: IndexPath(item: 0, section: index)) {
      (next: any UICollectionViewDataSource) in
      next.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}

/// The methods that prefetch data for items that are about to become visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called with the items that come next in the direction of scrolling, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with prefetched items that are no longer expected to become visible.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    MessageForwarders.send(self, "collectionView:cancelPrefetchingForItemsAt:", [collectionView, indexPaths])
    { (next: any UICollectionViewDataSourcePrefetching) in
      next.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
