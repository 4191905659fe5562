extension UIBarButtonItem {
  private static let order = AssociatedKey<UIContextMenuConfiguration.ElementOrder>()

  /// The order of the entries of the item's menu. Stored only: entries are in the order of the menu.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { Self.order[self] ?? .automatic }
    set { Self.order[self] = newValue }
  }
}
