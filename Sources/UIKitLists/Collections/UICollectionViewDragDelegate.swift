import Foundation

/// The methods that provide the items of drags from a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// Returns the items of a drag that begins at an item; an empty array prevents the drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that a tap on another item adds to a drag. Never called.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns the parameters of a lifted item's preview; `nil`, the default, shows the whole cell.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before a drag begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called when a drag has ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the drag allows move operations. The default is `true`.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the drag is restricted to the application. The default is `false`.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Returns an empty array.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  {}
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
