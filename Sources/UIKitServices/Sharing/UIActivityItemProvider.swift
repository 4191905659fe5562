import Foundation

/// A provider of an item that is created when an activity has been selected. Subclasses override `item`.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// The placeholder for the item.
  public let placeholderItem: Any?
  /// The selected activity type; `nil` until an activity has been selected.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider with a placeholder.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. The default is the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? NSNull()
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
