import Foundation
@_spi(UIKit) import UIKitCore

/// The methods by which a delegate observes and controls a search bar's text and buttons.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UISearchBarDelegate) in
      next.searchBarShouldBeginEditing(searchBar)
    }
  }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    MessageForwarders.send(self, "searchBarTextDidBeginEditing:", [searchBar]) {
      (next: any UISearchBarDelegate) in next.searchBarTextDidBeginEditing(searchBar)
    }
  }
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UISearchBarDelegate) in
      next.searchBarShouldEndEditing(searchBar)
    }
  }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    MessageForwarders.send(self, "searchBarTextDidEndEditing:", [searchBar]) {
      (next: any UISearchBarDelegate) in next.searchBarTextDidEndEditing(searchBar)
    }
  }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    MessageForwarders.send(self, "searchBar:textDidChange:", [searchBar, searchText]) {
      (next: any UISearchBarDelegate) in next.searchBar(searchBar, textDidChange: searchText)
    }
  }
  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UISearchBarDelegate) in
      next.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    MessageForwarders.send(self, "searchBarSearchButtonClicked:", [searchBar]) {
      (next: any UISearchBarDelegate) in next.searchBarSearchButtonClicked(searchBar)
    }
  }
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    MessageForwarders.send(self, "searchBarBookmarkButtonClicked:", [searchBar]) {
      (next: any UISearchBarDelegate) in next.searchBarBookmarkButtonClicked(searchBar)
    }
  }
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    MessageForwarders.send(self, "searchBarCancelButtonClicked:", [searchBar]) {
      (next: any UISearchBarDelegate) in next.searchBarCancelButtonClicked(searchBar)
    }
  }
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    MessageForwarders.send(self, "searchBarResultsListButtonClicked:", [searchBar]) {
      (next: any UISearchBarDelegate) in next.searchBarResultsListButtonClicked(searchBar)
    }
  }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    MessageForwarders.send(self, "searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope]) {
      (next: any UISearchBarDelegate) in
      next.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}
