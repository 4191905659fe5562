import ClassMetadata
import Foundation

/// The methods that provide the number of sections and rows of a table, and its cells.
///
/// Methods that are optional in UIKit have default implementations with UIKit's default behavior.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row. Implementations dequeue and configure it.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections. The default is 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header. The default is `nil`.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer. The default is `nil`.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be deleted or has another editing control. The default is `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row can be moved. The default is `false`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the section index. The default is `nil`.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section for an index title. The default is the title's index.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Called when the user deletes or inserts a row. Implementations change the data and update the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Called when the user has moved a row. Implementations change the data.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int {
    MessageForwarders.result(self, or: 1) { (next: any UITableViewDataSource) in
      next.numberOfSections(in: tableView)
    }
  }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDataSource) in
      next.tableView(tableView, titleForHeaderInSection: section)
    }
  }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDataSource) in
      next.tableView(tableView, titleForFooterInSection: section)
    }
  }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITableViewDataSource) in
      next.tableView(tableView, canEditRowAt: indexPath)
    }
  }
  /// Returns `false`. UIKit's default depends on whether the class implements `moveRowAt`, which Swift cannot
  /// determine; a drag tries the move.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    if let value = MessageForwarders.result(
      self, { (next: any UITableViewDataSource) in next.tableView(tableView, canMoveRowAt: indexPath) })
    {
      return value
    }
    OptionalMethod.canMoveRow.reportDefault(of: self)
    return false
  }
  /// Returns `nil`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDataSource) in
      next.sectionIndexTitles(for: tableView)
    }
  }
  /// Returns the index of the title.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    MessageForwarders.result(self, or: index) { (next: any UITableViewDataSource) in
      next.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    MessageForwarders.send(self, "tableView:commit:forRowAt:", [tableView, editingStyle, indexPath]) {
      (next: any UITableViewDataSource) in
      next.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }
  /// Does nothing, and records that the data source does not move rows.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let isPassedOn = MessageForwarders.send(
      self, "tableView:moveRowAt:to:", [tableView, sourceIndexPath, destinationIndexPath]
    ) { (next: any UITableViewDataSource) in
      next.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    if isPassedOn { return }
    OptionalMethod.moveRow.reportDefault(of: self)
  }
}

/// The methods that prefetch data for rows that are about to become visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called with the rows that come next in the direction of scrolling, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with prefetched rows that are no longer expected to become visible.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    MessageForwarders.send(self, "tableView:cancelPrefetchingForRowsAt:", [tableView, indexPaths]) {
      (next: any UITableViewDataSourcePrefetching) in
      next.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
