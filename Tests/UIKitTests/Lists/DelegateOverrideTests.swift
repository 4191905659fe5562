import Testing
import UIKit

@testable import UIKitCore

/// Methods of delegates' protocols that the controllers of lists have, so that programs override them, and the codes of keys.
@MainActor @Suite struct DelegateOverrideTests {
  private final class Table: UITableViewController {
    override func tableView(_ table: UITableView, shouldShowMenuForRowAt path: IndexPath) -> Bool { true }
    override func tableView(
      _ table: UITableView, canPerformAction action: Selector, forRowAt path: IndexPath,
      withSender sender: Any?
    ) -> Bool { action.name == "copy:" }
    override func tableView(_ table: UITableView, canFocusRowAt path: IndexPath) -> Bool { path.row == 1 }
    override func indexPathForPreferredFocusedView(in table: UITableView) -> IndexPath? { [0, 1] }
    override func tableView(_ table: UITableView, selectionFollowsFocusForRowAt path: IndexPath) -> Bool {
      !super.tableView(table, selectionFollowsFocusForRowAt: path)
    }
  }
  private final class Collection: UICollectionViewController {
    override func indexPathForPreferredFocusedView(in collection: UICollectionView) -> IndexPath? { [0, 2] }
  }

  @Test func controllersOverrideAllMethodsOfTheirDelegates() {
    let controller = Table(style: .plain)
    let (table, delegate) = (controller.tableView!, controller as any UITableViewDelegate)
    #expect(delegate.tableView(table, shouldShowMenuForRowAt: [0, 0]))
    #expect(
      delegate.tableView(table, canPerformAction: Selector("copy:"), forRowAt: [0, 0], withSender: nil))
    #expect(
      !delegate.tableView(table, canFocusRowAt: [0, 0]) && delegate.tableView(table, canFocusRowAt: [0, 1]))
    #expect(delegate.indexPathForPreferredFocusedView(in: table) == [0, 1])
    #expect(delegate.tableView(table, selectionFollowsFocusForRowAt: [0, 0]) != table.selectionFollowsFocus)
    let collection = Collection(collectionViewLayout: UICollectionViewFlowLayout())
    let items = collection as any UICollectionViewDelegate
    #expect(items.indexPathForPreferredFocusedView(in: collection.collectionView) == [0, 2])
  }

  /// The numbers of the HID usage tables: 4 for A, 30 for 1, 40 for Return, 44 for the space bar, 79 for the right arrow.
  @Test(arguments: [
    ("a", 4), ("Z", 29), ("1", 30), ("!", 30), ("0", 39), ("\r", 40), (UIKeyCommand.inputEscape, 41),
    ("\u{8}", 42),
    ("\t", 43), (" ", 44), ("\\", 49), (";", 51), ("~", 53), ("?", 56), (UIKeyCommand.inputRightArrow, 79),
    ("é", 3),
    ("ab", 3),
  ])
  func keysHaveCodes(_ characters: String, _ code: Int) {
    #expect(UIKey(characters, []).keyCode.rawValue == code)
  }
}
