import Foundation

/// A system of menus that responders build. `main` is the menu bar of iPads and the Mac, whose key commands a keyboard
/// reaches on every device.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu: built when the application has launched, and anew when somebody asks for it.
  public static let main = UIMenuSystem()
  /// The menus of views. Its responders are not asked: edit menus are built by their interactions.
  public static let context = UIMenuSystem()

  private var root: UIMenu?

  /// Has the menus built anew when they are next needed.
  open func setNeedsRebuild() { root = nil }
  /// Has entries asked anew; they are asked whenever they are needed.
  open func setNeedsRevalidate() {}

  /// The menus, built by the application and its delegate.
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

  /// The key command of the menus for a key.
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

/// Adds, replaces and removes menus of a system.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// The menu of an identifier; nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of an identifier; nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of a selector; nil if there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Changes what is in a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Adds a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu as the first of another's.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu as the last of another's.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of a system as they are being built: at first the system's own, which are empty here.
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

  /// Has each menu's entries changed.
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
