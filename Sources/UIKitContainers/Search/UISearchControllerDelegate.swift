import Foundation
@_spi(UIKit) import UIKitCore

/// The methods by which a delegate observes the beginning and end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Tells the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called after `willPresentSearchController(_:)`, so that the delegate can present the controller itself.
  func presentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the position of the search bar is about to change. Never called: it does not.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Tells the delegate that the position of the search bar has changed. Never called: it does not.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {
    MessageForwarders.send(self, "willPresentSearchController:", [searchController]) {
      (next: any UISearchControllerDelegate) in next.willPresentSearchController(searchController)
    }
  }
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {
    MessageForwarders.send(self, "didPresentSearchController:", [searchController]) {
      (next: any UISearchControllerDelegate) in next.didPresentSearchController(searchController)
    }
  }
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {
    MessageForwarders.send(self, "willDismissSearchController:", [searchController]) {
      (next: any UISearchControllerDelegate) in next.willDismissSearchController(searchController)
    }
  }
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {
    MessageForwarders.send(self, "didDismissSearchController:", [searchController]) {
      (next: any UISearchControllerDelegate) in next.didDismissSearchController(searchController)
    }
  }
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {
    MessageForwarders.send(self, "presentSearchController:", [searchController]) {
      (next: any UISearchControllerDelegate) in next.presentSearchController(searchController)
    }
  }
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {
    MessageForwarders.send(self, "searchController:willChangeTo:", [searchController, newPlacement]) {
      (next: any UISearchControllerDelegate) in
      next.searchController(searchController, willChangeTo: newPlacement)
    }
  }
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {
    MessageForwarders.send(self, "searchController:didChangeFrom:", [searchController, previousPlacement]) {
      (next: any UISearchControllerDelegate) in
      next.searchController(searchController, didChangeFrom: previousPlacement)
    }
  }
}
