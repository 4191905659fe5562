import Foundation

/// The methods that provide the items of drags from a table.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// Returns the items of a drag that begins at a row; an empty array prevents the drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that a tap on another row adds to a drag. Never called.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns the parameters of a lifted row's preview; `nil`, the default, shows the whole cell.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before a drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called when a drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the drag allows move operations. The default is `true`.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the drag is restricted to the application. The default is `false`.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Returns an empty array.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
