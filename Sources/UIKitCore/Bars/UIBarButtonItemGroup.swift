import Foundation

/// A group of related bar button items, which a single item may represent if there is too little space.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items in reading order.
  open var barButtonItems: [UIBarButtonItem] { didSet { own(instead: oldValue) } }
  /// The item that represents the group. Without effect: bars display all items.
  open var representativeItem: UIBarButtonItem?
  /// A Boolean value that determines whether bars leave the group out; `false` by default.
  open var isHidden = false
  /// A Boolean value that indicates whether the representative item is displayed; always `false`, since bars
  /// display all items.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Stored only: users cannot remove groups from bars.
  open var alwaysAvailable = false
  /// Stored only: bars display all items. The element that represents the group in a menu; `nil`, the default, for
  /// one of its items.
  open var menuRepresentation: UIMenuElement?
  /// The position and the presence that users may give the group. There is nothing with which they could.
  package private(set) var customization = Customization.fixed

  /// The position and the presence of a group that users may change.
  package enum Customization: Equatable {
    /// Users cannot change the group.
    case fixed
    /// Users can move the group with an identifier.
    case movable(String)
    /// Users can move, remove and add the group with an identifier.
    case optional(String)
  }

  /// Creates a group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    own(instead: [])
  }

  private func own(instead former: [UIBarButtonItem]) {
    for item in former where item.buttonGroup === self { item.buttonGroup = nil }
    for item in barButtonItems {
      // An item is in one group.
      if let other = item.buttonGroup, other !== self { other.barButtonItems.removeAll { $0 === item } }
      item.buttonGroup = self
    }
  }

  /// Creates a group that users cannot remove.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Creates a group that users can move. There is nothing with which they could.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customization = .movable(customizationIdentifier)
    return group
  }

  /// Creates a group that users can move, remove and add. There is nothing with which they could; a group that is
  /// not in the bar at first is hidden.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customization = .optional(customizationIdentifier)
    group.isLeftOut = !isInDefaultCustomization
    return group
  }

  /// A Boolean value that indicates whether the group is not in the bar until the user adds it.
  private var isLeftOut = false

  var shownItems: [UIBarButtonItem] {
    isHidden || isLeftOut ? [] : barButtonItems.filter { !$0.isHidden }
  }
}

extension UIBarButtonItem {
  /// Returns a group of this item that users cannot remove.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  /// Returns a group of this item that users can move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group of this item that users can move, remove and add.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
