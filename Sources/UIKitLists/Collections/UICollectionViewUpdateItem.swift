import Foundation

/// A single change in a group of updates, as layouts receive it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change. Raw values match UIKit's.
  public enum Action: Int, Sendable {
    /// The item or section is inserted.
    case insert = 0
    /// The item or section is deleted.
    case delete = 1
    /// The item or section is reloaded.
    case reload = 2
    /// The item or section is moved.
    case move = 3
    /// No action.
    case none = 4
  }

  /// The index path before the update; `nil` for insertions. A whole section has the item `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for deletions.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open private(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { text }
  }

  private var text: String {
    func name(_ path: IndexPath?) -> String {
      guard let path else { return "(null)" }
      return path.item == NSNotFound ? "section \(path.section)" : "(\(path.section), \(path.item))"
    }
    return "<\(type(of: self)) \(updateAction) from \(name(indexPathBeforeUpdate)) to "
      + "\(name(indexPathAfterUpdate))>"
  }
}
