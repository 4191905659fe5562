import Foundation

/// The search of a navigation item, which is a search controller.
@MainActor
package protocol NavigationSearch: AnyObject {
  /// A Boolean value that indicates whether a search is in progress.
  var isActive: Bool { get }
  /// A Boolean value that indicates whether the navigation bar is hidden during a search.
  var hidesNavigationBarDuringPresentation: Bool { get }
  /// The search bar.
  var bar: any SearchBarView { get }
  /// The search text; `nil` without any.
  var text: String? { get }
  /// Begins a search: the field becomes active.
  func activate()
  /// Ends a search as its cancel button does.
  func cancel()
  /// Called when the search becomes an item's.
  func join(_ item: UINavigationItem)
  /// Called when the search is an item's no longer.
  func leave(_ item: UINavigationItem)
}

/// A search bar, as a navigation bar places it.
package protocol SearchBarView: UIView {
  /// The distance of the field from the top, in points; `nil` centers it.
  var fieldTop: CGFloat? { get set }
  /// The distance of the field to the edges of the bar, in points.
  var fieldInset: CGFloat { get set }
  /// A Boolean value that indicates whether the bar is on a piece of glass, which the field fills.
  var isOnGlass: Bool { get set }
}
