import Foundation

/// Takes what is dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what is dropped.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection takes any of it; true by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// A drag has come over the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What would happen if the finger left now, over an item; nil below all items. By default items of the collection's own are moved,
  /// others copied.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// A drag has left the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// A drag that the collection was asked about is over.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// How what becomes an item looks on its way; nil for all of it. It is not called here.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// It does.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Items of the collection's own are moved, others copied.
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
  /// As they are by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What would happen if a drag were let go over a collection now.
open class UICollectionViewDropProposal: UIDropProposal {
  /// How what is dropped comes to the item under the finger. Raw values are UIKit's.
  public enum Intent: Int, Sendable {
    /// Not said: nothing is shown of it.
    case unspecified = 0
    /// It becomes an item there.
    case insertAtDestinationIndexPath = 1
    /// It goes into the item that is there.
    case insertIntoDestinationIndexPath = 2
  }

  /// How what is dropped comes to the item under the finger.
  public let intent: Intent

  /// A proposal of an operation and an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// A proposal of an operation without an intent.
  public required convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// One of the things that are dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// The item that it comes from, where that is the same collection's; else nil.
  var sourceIndexPath: IndexPath? { get }
  /// How large the picture under the finger is, in points.
  var previewSize: CGSize { get }
}

/// A drop on a collection, and how its items go to their places.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// The item under the finger; nil below all items.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Has an item wait for its data. No item is shown until the context's insertion is committed.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Has an item's picture go to an item that the program has made or moved.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has an item's picture go into an item, to a rectangle in the cell's coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Has an item's picture go anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item for something whose data is not there yet.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Where the item comes.
  public let insertionIndexPath: IndexPath
  /// Stored only: placeholders are not shown.
  public let reuseIdentifier: String
  /// Stored only: placeholders are not shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// An item at a place, of cells of an identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// An item for something that was dropped and whose data is not there yet.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Stored only: placeholders are not shown.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Makes an item of a placeholder.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Has the data source add its data for an item, which the collection then shows. Returns whether that was still to be done.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives the item up. Returns whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
}
