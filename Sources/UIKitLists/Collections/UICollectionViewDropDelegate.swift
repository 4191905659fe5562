import Foundation

/// The methods that handle drops on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Handles a drop.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the collection view can handle a drop. The default is `true`.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns a proposal for a drop at an item; the index path is `nil` where there is no item. The default
  /// moves items of the collection view and copies others.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when a drag leaves the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drop session that involved the collection view has ended.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the parameters of a dropped item's preview; `nil`, the default, shows the whole cell. Never
  /// called.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns `true`.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Returns a proposal that moves items of the collection view and copies others.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: collectionView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  {}
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for how a collection view handles a drop.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The way that a drop is incorporated at the destination item. Raw values match UIKit's.
  public enum Intent: Int, Sendable {
    /// Not specified.
    case unspecified = 0
    /// Inserts the items at the destination.
    case insertAtDestinationIndexPath = 1
    /// Inserts the items into the destination item.
    case insertIntoDestinationIndexPath = 2
  }

  /// The way that the drop is incorporated at the destination item.
  public let intent: Intent

  /// Creates a proposal with an operation and an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with an operation and no intent.
  public required convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// An item of a drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path that the item comes from; `nil` if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// The coordinator of a drop, which animates its items to their destinations.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the destination; `nil` where there is no item.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Reserves a placeholder for an item whose data is loaded later. No item is shown until the insertion is
  /// committed.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates an item to an item that the program has inserted or moved.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into an item, to a rectangle in the cell's coordinate space.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates an item to any target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder for an item whose data is not available yet.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The index path at which the item is inserted.
  public let insertionIndexPath: IndexPath
  /// Stored only: placeholders are not displayed.
  public let reuseIdentifier: String
  /// Stored only: placeholders are not displayed.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder for a dropped item whose data is not available yet.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Stored only: placeholders are not displayed.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The context that replaces a placeholder by an item.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Calls the closure, in which the data source inserts its data, and inserts the item. Returns `false` if
  /// the placeholder was committed or deleted before.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder. Returns `false` if it was committed or deleted before.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Updates the cell of the placeholder. Without effect: placeholders are not displayed.
  func setNeedsCellUpdate()
}
