import Foundation

/// Bar button items that belong together; where there is too little space one item may stand for all.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items, in reading order.
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for the items where there is too little space. Without effect: bars show all items.
  open var representativeItem: UIBarButtonItem?
  /// Whether bars leave the group out; false by default.
  open var isHidden = false
  /// Whether the representative item stands for the items: never, since bars show all items.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// A group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// A group that users cannot take away.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems.filter { !$0.isHidden } }
}

extension UIBarButtonItem {
  /// A group of this item that users cannot take away.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
}
