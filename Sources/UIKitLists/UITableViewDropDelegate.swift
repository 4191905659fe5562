import Foundation

/// Takes what is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what is dropped.
  ///
  /// It is not called for one row of the table's own that is moved where the data source moves rows: then that is asked.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table takes any of it; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// A drag has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What would happen if the finger left now, over a row; nil below all rows. By default rows of the table's own are moved,
  /// others copied.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// A drag has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// A drag that the table was asked about is over.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How what becomes a row looks on its way; nil for all of it. It is not called here.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// It does.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Rows of the table's own are moved, others copied.
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
  /// As they are by default.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What would happen if a drag were let go over a table now.
open class UITableViewDropProposal: UIDropProposal {
  /// How what is dropped comes to the row under the finger. Raw values are UIKit's.
  public enum Intent: Int, Sendable {
    /// Not said: rows do not make way.
    case unspecified = 0
    /// It becomes a row there; those below make way.
    case insertAtDestinationIndexPath = 1
    /// It goes into the row that is there.
    case insertIntoDestinationIndexPath = 2
    /// As `insertAtDestinationIndexPath` here.
    case automatic = 3
  }

  /// How what is dropped comes to the row under the finger.
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

/// One of the things that are dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// The row that it comes from, where that is the same table's; else nil.
  var sourceIndexPath: IndexPath? { get }
  /// How large the picture under the finger is, in points.
  var previewSize: CGSize { get }
}

/// A drop on a table, and how its items go to their places.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// The row under the finger; nil below all rows.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Has an item wait for its data. No row is shown until the context's insertion is committed.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Has an item's picture go to a row that the program has made or moved.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has an item's picture go into a row, to a rectangle in the cell's coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Has an item's picture go anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A row for something whose data is not there yet.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Where the row comes.
  public let insertionIndexPath: IndexPath
  /// Stored only: placeholders are not shown.
  public let reuseIdentifier: String
  /// Stored only: placeholders are not shown.
  public let rowHeight: CGFloat
  /// Stored only: placeholders are not shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// A row at a place, of cells of an identifier, with a height in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A row for something that was dropped and whose data is not there yet.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Stored only: placeholders are not shown.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Makes a row of a placeholder.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Has the data source add its data for a row, which the table then shows. Returns whether that was still to be done.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives the row up. Returns whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
}
