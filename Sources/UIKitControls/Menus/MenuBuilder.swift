import Foundation

/// A builder for the menus of a system, which begins with the system's own menus. They are empty here.
@MainActor
final class MenuBuilder: RootedMenuBuilder {
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

  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {
    insert(beside: replacedIdentifier) { _ in replacementElements }
  }
  func replace(
    command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement]
  ) {
    insert(beside: replacedAction, propertyList) { _ in replacementElements }
  }
  func insertElements(_ elements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insert(beside: siblingIdentifier) { elements + [$0] }
  }
  func insertElements(_ elements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
    insert(beside: siblingIdentifier) { [$0] + elements }
  }
  func insertElements(_ elements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier) {
    insert(beside: siblingIdentifier) { elements + [$0] }
  }
  func insertElements(_ elements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier) {
    insert(beside: siblingIdentifier) { [$0] + elements }
  }
  func insertElements(
    _ elements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?
  ) {
    insert(beside: siblingAction, propertyList) { elements + [$0] }
  }
  func insertElements(
    _ elements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?
  ) {
    insert(beside: siblingAction, propertyList) { [$0] + elements }
  }
  func insertElements(_ elements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { elements + $0 }
  }
  func insertElements(_ elements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + elements }
  }
  func remove(action removedIdentifier: UIAction.Identifier) {
    insert(beside: removedIdentifier) { _ in [] }
  }
  func remove(command removedAction: Selector, propertyList: Any?) {
    insert(beside: removedAction, propertyList) { _ in [] }
  }

  private func insert(beside identifier: UIMenu.Identifier, _ body: (UIMenuElement) -> [UIMenuElement]) {
    insert(body) { ($0 as? UIMenu)?.identifier == identifier }
  }

  private func insert(beside identifier: UIAction.Identifier, _ body: (UIMenuElement) -> [UIMenuElement]) {
    insert(body) { ($0 as? UIAction)?.identifier == identifier }
  }

  private func insert(
    beside action: Selector, _ propertyList: Any?, _ body: (UIMenuElement) -> [UIMenuElement]
  ) {
    guard let command = command(for: action, propertyList: propertyList) else { return }
    insert(body) { $0 === command }
  }

  /// Replaces the elements that satisfy a condition.
  private func insert(_ body: (UIMenuElement) -> [UIMenuElement], _ matches: (UIMenuElement) -> Bool) {
    // Inserted elements are not searched: they may contain the element itself.
    root = change(root) { menu in menu.children.flatMap { matches($0) ? body($0) : [$0] } }
  }
}
