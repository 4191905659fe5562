import Foundation

/// One change of a group of updates, as layouts get to know it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Raw values are UIKit's.
  public enum Action: Int, Sendable {
    /// The item or section is added.
    case insert = 0
    /// The item or section is removed.
    case delete = 1
    /// The item or section is asked for anew.
    case reload = 2
    /// The item or section is moved.
    case move = 3
    /// Nothing happens.
    case none = 4
  }

  /// Before the update; nil for insertions. The item of a whole section is `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// After the update; nil for deletions.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happens.
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
