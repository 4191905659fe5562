import Foundation

/// A menu system that responders build. The `main` system is the menu bar of iPadOS and macOS, whose key
/// commands are available to hardware keyboards on every device.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu system, built on first use and again after `setNeedsRebuild()`.
  public static let main = UIMenuSystem()
  /// The menu system for context menus. Responders do not build it: edit menus come from their interactions.
  public static let context = UIMenuSystem()

  private var root: UIMenu?

  /// Discards the menus, so that they are built again on their next use.
  open func setNeedsRebuild() { root = nil }
  /// Does nothing: commands are validated whenever they are needed.
  open func setNeedsRevalidate() {}

  /// The root menu, built by the application's delegate or the application on first use.
  var menu: UIMenu {
    if let root { return root }
    let builder = MenuBuilder(system: self)
    root = builder.root
    if self === UIMenuSystem.main {
      (UIApplication.shared.delegate as? UIResponder ?? UIApplication.shared).buildMenu(with: builder)
    }
    root = builder.root
    return builder.root
  }

  /// Returns the key command in the menus for a key and its modifiers.
  func keyCommand(_ characters: String, _ modifiers: UIKeyModifierFlags) -> UIKeyCommand? {
    var pending: [UIMenuElement] = [menu]
    while let element = pending.popLast() {
      if let menu = element as? UIMenu { pending += menu.children.reversed() }
      if let command = element as? UIKeyCommand, command.input?.lowercased() == characters.lowercased(),
        command.modifierFlags == modifiers
      {
        return command
      }
    }
    return nil
  }
}

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
}

/// A builder for the menus of a system, which begins with the system's own menus. They are empty here.
@MainActor
final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(system: UIMenuSystem) {
    self.system = system
    let names: [(UIMenu.Identifier, String)] = [
      (.application, ""), (.file, "File"), (.edit, "Edit"), (.format, "Format"), (.view, "View"),
      (.window, "Window"), (.help, "Help"),
    ]
    root = UIMenu(identifier: .root, children: names.map { UIMenu(title: $0.1, identifier: $0.0) })
  }

  private func find<Found: UIMenuElement>(_ type: Found.Type, _ matches: (Found) -> Bool) -> Found? {
    var pending: [UIMenuElement] = [root]
    while let element = pending.popLast() {
      if let found = element as? Found, matches(found) { return found }
      if let menu = element as? UIMenu { pending += menu.children.reversed() }
    }
    return nil
  }

  /// Returns a copy of a menu in which a closure has replaced the entries of each menu.
  private func change(_ menu: UIMenu, _ body: (UIMenu) -> [UIMenuElement]) -> UIMenu {
    let children = body(menu).map { child in (child as? UIMenu).map { change($0, body) } ?? child }
    return menu.replacingChildren(children)
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    find(UIMenu.self) { $0.identifier == identifier }
  }
  func action(for identifier: UIAction.Identifier) -> UIAction? {
    find(UIAction.self) { $0.identifier == identifier }
  }
  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    find(UICommand.self) {
      $0.action == action && ($0.propertyList as? NSObject) == (propertyList as? NSObject)
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    insert(beside: replacedIdentifier) { _ in [replacementMenu] }
  }
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard menu(for: parentIdentifier) != nil else { return }
    root = withoutActuallyEscaping(childrenBlock) { block in
      change(root) { $0.identifier == parentIdentifier ? block($0.children) : $0.children }
    }
  }
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insert(beside: siblingIdentifier) { [siblingMenu, $0] }
  }
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insert(beside: siblingIdentifier) { [$0, siblingMenu] }
  }
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }
  func remove(menu removedIdentifier: UIMenu.Identifier) { insert(beside: removedIdentifier) { _ in [] } }

  private func insert(beside identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
    root = change(root) { menu in
      menu.children.flatMap { child in
        guard let child = child as? UIMenu, child.identifier == identifier else { return [child] }
        return body(child)
      }
    }
  }
}
