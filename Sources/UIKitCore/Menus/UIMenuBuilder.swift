import Foundation

/// The methods that add, replace and remove menus of a system.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier; `nil` if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier; `nil` if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with a selector and a property list; `nil` if there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the entries of a menu with those that a closure returns for them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first entry of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last entry of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Replaces an action with elements, in iOS 26.
  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces a command with elements, in iOS 26.
  func replace(
    command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement])
  /// Inserts elements before a menu, in iOS 26.
  func insertElements(_ elements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements after a menu, in iOS 26.
  func insertElements(_ elements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements before an action, in iOS 26.
  func insertElements(_ elements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements after an action, in iOS 26.
  func insertElements(_ elements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements before a command, in iOS 26.
  func insertElements(
    _ elements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?)
  /// Inserts elements after a command, in iOS 26.
  func insertElements(
    _ elements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?)
  /// Inserts elements as the first entries of a menu, in iOS 26.
  func insertElements(_ elements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements as the last entries of a menu, in iOS 26.
  func insertElements(_ elements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes an action, in iOS 26.
  func remove(action removedIdentifier: UIAction.Identifier)
  /// Removes a command, in iOS 26.
  func remove(command removedAction: Selector, propertyList: Any?)
}

extension UIMenuBuilder {
  /// Replaces a command without a property list with elements, in iOS 26.
  public func replace(command replacedAction: Selector, with replacementElements: [UIMenuElement]) {
    replace(command: replacedAction, propertyList: nil, with: replacementElements)
  }
  /// Inserts elements before a command without a property list, in iOS 26.
  public func insertElements(_ elements: [UIMenuElement], beforeCommand siblingAction: Selector) {
    insertElements(elements, beforeCommand: siblingAction, propertyList: nil)
  }
  /// Inserts elements after a command without a property list, in iOS 26.
  public func insertElements(_ elements: [UIMenuElement], afterCommand siblingAction: Selector) {
    insertElements(elements, afterCommand: siblingAction, propertyList: nil)
  }
  /// Removes a command without a property list, in iOS 26.
  public func remove(command removedAction: Selector) { remove(command: removedAction, propertyList: nil) }
}
