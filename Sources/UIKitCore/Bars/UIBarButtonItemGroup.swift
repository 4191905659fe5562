import Foundation

/// A group of related bar button items, which a single item may represent if there is too little space.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items in reading order.
  open var barButtonItems: [UIBarButtonItem]
  /// The item that represents the group. Without effect: bars display all items.
  open var representativeItem: UIBarButtonItem?
  /// A Boolean value that determines whether bars leave the group out; `false` by default.
  open var isHidden = false
  /// A Boolean value that indicates whether the representative item is displayed; always `false`, since bars
  /// display all items.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Creates a group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Creates a group that users cannot remove.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems.filter { !$0.isHidden } }
}

extension UIBarButtonItem {
  /// Returns a group of this item that users cannot remove.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
}
