import Foundation

/// An item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider
  /// An object of the application, which is available if the item is dropped in the same application.
  open var localObject: Any?
  /// The closure that creates the preview of the item when the drag begins; `nil` keeps the lifted one.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Requests an update of the drop preview. It does nothing here.
  open func setNeedsDropPreviewUpdate() {}
}
