import Foundation

/// How the focus moves in a table. There is no focus on phones: nothing makes one.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that has the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets it.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// How the focus moves in a collection. There is no focus on phones: nothing makes one.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that has the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets it.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
