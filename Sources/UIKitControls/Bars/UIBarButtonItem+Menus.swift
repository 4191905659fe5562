@_spi(UIKit) import UIKitCore

extension UIBarButtonItem {
  private static let order = AssociatedKey<UIContextMenuConfiguration.ElementOrder>()

  /// The order of the menu's entries; `automatic` by default: the first one is next to the item.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { Self.order[self] ?? .automatic }
    set {
      Self.order[self] = newValue
      // The bar makes the item's button again.
      let menu = menu
      self.menu = menu
    }
  }
}
