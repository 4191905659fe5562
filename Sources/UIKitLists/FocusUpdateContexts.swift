import Foundation

/// Information about a focus update in a table view. Never created: phones have no focus system.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the row that loses focus. Always `nil`.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path of the row that gains focus. Always `nil`.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Information about a focus update in a collection view. Never created: phones have no focus system.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that loses focus. Always `nil`.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path of the item that gains focus. Always `nil`.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
