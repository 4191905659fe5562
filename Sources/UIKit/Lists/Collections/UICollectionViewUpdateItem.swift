import Foundation

/// One change of a group of updates, as layouts get to know it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Raw values are UIKit's.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Before the update; nil for insertions. The item of a whole section is `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// After the update; nil for deletions.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  nonisolated open override var description: String {
    nonisolated(unsafe) let this = self
    return MainActor.assumeIsolated { this.text }
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
