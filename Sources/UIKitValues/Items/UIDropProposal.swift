import Foundation

/// The operation of a drop. The raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
  /// No operation; the drag is cancelled.
  case cancel = 0
  /// No operation, although the position would allow one in principle.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved, if the drag allows it.
  case move = 3
}

/// A proposal for the operation of a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  /// The operation.
  public let operation: UIDropOperation
  /// Stored only: the proposal is not adjusted to the position.
  open var isPrecise = false
  /// Stored only: previews keep their size.
  open var prefersFullSizePreview = false

  /// Creates a proposal with an operation.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Returns the proposal itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
