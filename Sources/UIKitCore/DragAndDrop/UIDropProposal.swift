import Foundation

/// What becomes of what is dropped. Raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; the drag goes back.
  case cancel = 0
  /// Nothing, though it might be something elsewhere.
  case forbidden = 1
  /// It is copied.
  case copy = 2
  /// It is moved, which drags within an application that allow it can be.
  case move = 3
}

/// What would happen if a drag were let go now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  /// What would become of the items.
  public let operation: UIDropOperation
  /// Stored only: whether the place is meant exactly.
  open var isPrecise = false
  /// Stored only: whether previews are shown in full size where they hover.
  open var prefersFullSizePreview = false

  /// A proposal of an operation.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Another proposal that is equal.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
