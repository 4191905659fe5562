import Foundation

/// One of the things that are dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is handed over.
  public let itemProvider: NSItemProvider
  /// Anything that the application wants to know of the item when it drops it itself.
  open var localObject: Any?
  /// Makes the picture under the finger in place of the lifted one, from the beginning of the movement on.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item of a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Asks for the picture under the finger anew, at the next movement.
  open func setNeedsDropPreviewUpdate() {}
}
