import Foundation

/// The methods by which a delegate controls editing of an item's title. They are never called: titles are not edited
/// in bars here.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Tells the delegate that the user has entered a title.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Asks the delegate whether the title may be edited.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Asks the delegate for the title to edit, and the range to select, before editing begins.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Asks the delegate whether a title may be entered.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Returns `true`.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// Returns the suggested title and range.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Returns `true`.
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}
