import Foundation

/// The methods that handle drops on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Handles a drop.
  ///
  /// Not called if a single row of the table is moved and the data source implements moving: its `moveRowAt`
  /// method is called instead.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table can handle a drop. The default is `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns a proposal for a drop at a row; the index path is `nil` below all rows. The default moves rows
  /// of the table and copies other items.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag leaves the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drop session that involved the table has ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the parameters of a dropped item's preview; `nil`, the default, shows the whole cell. Never
  /// called.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Returns a proposal that moves rows of the table and copies other items.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for how a table handles a drop.
open class UITableViewDropProposal: UIDropProposal {
  /// The way that a drop is incorporated at the destination row. Raw values match UIKit's.
  public enum Intent: Int, Sendable {
    /// Not specified: rows do not open a gap.
    case unspecified = 0
    /// Inserts the items at the destination; the rows below open a gap.
    case insertAtDestinationIndexPath = 1
    /// Inserts the items into the destination row.
    case insertIntoDestinationIndexPath = 2
    /// Treated as `insertAtDestinationIndexPath`.
    case automatic = 3
  }

  /// The way that the drop is incorporated at the destination row.
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

/// An item of a drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path of the row that the item comes from; `nil` if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// The coordinator of a drop, which animates its items to their destinations.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path of the destination; `nil` below all rows.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Reserves a placeholder for an item whose data is loaded later. No row is shown until the insertion is
  /// committed.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Animates an item to a row that the program has inserted or moved.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a row, to a rectangle in the cell's coordinate space.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates an item to any target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder row for an item whose data is not available yet.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// The index path at which the row is inserted.
  public let insertionIndexPath: IndexPath
  /// Stored only: placeholders are not displayed.
  public let reuseIdentifier: String
  /// Stored only: placeholders are not displayed.
  public let rowHeight: CGFloat
  /// Stored only: placeholders are not displayed.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder. The height is in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A placeholder row for a dropped item whose data is not available yet.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Stored only: placeholders are not displayed.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The context that replaces a placeholder by a row.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Calls the closure, in which the data source inserts its data, and inserts the row. Returns `false` if
  /// the placeholder was committed or deleted before.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder. Returns `false` if it was committed or deleted before.
  @discardableResult
  func deletePlaceholder() -> Bool
}
