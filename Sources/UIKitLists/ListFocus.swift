import Foundation

private enum ListFocus {
  static let remembers = AssociatedKey<Bool>()
  static let selectionFollows = AssociatedKey<Bool>()
  static let allows = AssociatedKey<Bool>()
  static let allowsEditing = AssociatedKey<Bool>()
}

extension UITableView {
  /// A Boolean value that determines whether the focus returns to the last row. Stored only: nothing is focused.
  public var remembersLastFocusedIndexPath: Bool {
    get { ListFocus.remembers[self] ?? false }
    set { ListFocus.remembers[self] = newValue }
  }
  /// A Boolean value that determines whether the focused row is selected. Without effect: nothing is focused.
  public var selectionFollowsFocus: Bool {
    get { ListFocus.selectionFollows[self] ?? false }
    set { ListFocus.selectionFollows[self] = newValue }
  }
  /// A Boolean value that determines whether rows can be focused. Stored only: nothing is focused.
  public var allowsFocus: Bool {
    get { ListFocus.allows[self] ?? false }
    set { ListFocus.allows[self] = newValue }
  }
  /// A Boolean value that determines whether rows can be focused in editing mode. Stored only: nothing is focused.
  public var allowsFocusDuringEditing: Bool {
    get { ListFocus.allowsEditing[self] ?? false }
    set { ListFocus.allowsEditing[self] = newValue }
  }
}

extension UICollectionView {
  /// A Boolean value that determines whether the focus returns to the last item. Stored only: nothing is focused.
  public var remembersLastFocusedIndexPath: Bool {
    get { ListFocus.remembers[self] ?? false }
    set { ListFocus.remembers[self] = newValue }
  }
  /// A Boolean value that determines whether the focused item is selected. Without effect: nothing is focused.
  public var selectionFollowsFocus: Bool {
    get { ListFocus.selectionFollows[self] ?? false }
    set { ListFocus.selectionFollows[self] = newValue }
  }
  /// A Boolean value that determines whether items can be focused. Stored only: nothing is focused.
  public var allowsFocus: Bool {
    get { ListFocus.allows[self] ?? false }
    set { ListFocus.allows[self] = newValue }
  }
  /// A Boolean value that determines whether items can be focused in editing mode. Stored only: nothing is focused.
  public var allowsFocusDuringEditing: Bool {
    get { ListFocus.allowsEditing[self] ?? false }
    set { ListFocus.allowsEditing[self] = newValue }
  }
}
