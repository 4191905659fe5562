import Foundation
import InterfaceBuilder

extension InterfaceInstantiator {
  // MARK: Items

  func navigationItem(_ element: InterfaceElement) -> UINavigationItem {
    let item: UINavigationItem = instance(element) ?? UINavigationItem()
    if let id = element.id { note(item, id: id) }
    item.title = element["title"]
    item.prompt = element["prompt"]
    if element.flag("hidesBackButton") == true { item.hidesBackButton = true }
    if element.flag("leftItemsSupplementBackButton") == true { item.leftItemsSupplementBackButton = true }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    for child in element.children {
      switch (child.name, child.key) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = barButtonItem(child)
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = barButtonItem(child)
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = barButtonItem(child)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = child.children.map { barButtonItem($0) }
      case ("rightBarButtonItems", _): item.rightBarButtonItems = child.children.map { barButtonItem($0) }
      case (_, "titleView") where InterfaceDocument.isView(child): item.titleView = makeHierarchy(child)
      default: break
      }
    }
    return item
  }

  func barButtonItem(_ element: InterfaceElement) -> UIBarButtonItem {
    if let id = element.id, let made = objects[id] as? UIBarButtonItem, !itemsBeingMade.contains(id) {
      return made
    }
    let item: UIBarButtonItem = instance(element) ?? UIBarButtonItem()
    if let id = element.id { note(item, id: id) }
    item.title = element["title"]
    item.image = image(VariedElement(element, traits))
    if element["style"] == "done" { item.style = .done }
    if let width = element.number("width") { item.width = CGFloat(max(width, 0)) }
    if element.flag("enabled") == false { item.isEnabled = false }
    if let tag = element.integer("tag") { item.tag = tag }
    if let system = UIBarButtonItem.SystemItem(document: element["systemItem"]) { item.setSystemItem(system) }
    if let color = element.children.first(where: { $0.name == "color" && $0.key == "tintColor" }) {
      item.tintColor = self.color(color)
    }
    if let view = element.child(key: "customView"), InterfaceDocument.isView(view) {
      // In a malformed document, the view may contain an item with the same id in a bar of its own.
      let isOutermost = element.id.map { itemsBeingMade.insert($0).inserted } ?? false
      item.customView = makeHierarchy(view)
      if isOutermost, let id = element.id { itemsBeingMade.remove(id) }
    }
    elementsToConnect.append((element, item))
    return item
  }

  package func tabBarItem(_ element: InterfaceElement) -> UITabBarItem {
    let item: UITabBarItem = instance(element) ?? UITabBarItem()
    if let id = element.id { note(item, id: id) }
    let names: [String: UITabBarItem.SystemItem] = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
    if let system = element["systemItem"].flatMap({ names[$0] }) { item.setSystemItem(system) }
    let varied = VariedElement(element, traits)
    if let title = element["title"] { item.title = title }
    if let image = image(varied) { item.image = image }
    if let image = image(varied, attribute: "selectedImage") { item.selectedImage = image }
    item.badgeValue = element["badgeValue"]
    if let tag = element.integer("tag") { item.tag = tag }
    return item
  }

  /// Creates an object of the element's custom class; `nil` if it has none or the class is unknown.
  private func instance<Object: AnyObject>(_ element: InterfaceElement) -> Object? {
    guard let name = element["customClass"] else { return nil }
    let type: AnyClass? = InterfaceBuilderClasses.type(name, module: element["customModule"])
    let made: AnyObject? =
      switch type {
      case let type as UIBarButtonItem.Type: type.init(coder: DocumentCoder())
      case let type as UINavigationItem.Type: type.init(coder: DocumentCoder())
      case let type as UITabBarItem.Type: type.init(coder: DocumentCoder())
      default: nil
      }
    if let made = made as? Object { return made }
    warnOfUnknownClass(name, Object.self, element)
    return nil
  }

  // MARK: Bars

  /// Applies an element's attributes to a bar.
  package func configure(_ bar: UIView, as element: InterfaceElement) {
    let varied = VariedElement(element, traits)
    switch bar {
    case let bar as UINavigationBar: configure(bar, varied)
    case let bar as UITabBar: configure(bar, varied)
    case let bar as UIToolbar: configure(bar, varied)
    default: break
    }
  }

  func configure(_ bar: UINavigationBar, _ varied: VariedElement) {
    if varied.flag("translucent") == false { bar.isTranslucent = false }
    if varied.flag("largeTitles") == true { bar.prefersLargeTitles = true }
    if let style = varied["barStyle"], style.hasPrefix("black") {
      bar.barStyle = style == "blackTranslucent" ? .blackTranslucent : .black
    }
    if let color = color(varied, key: "barTintColor") { bar.barTintColor = color }
    if let color = color(varied, key: "backgroundColor") { bar.backgroundColor = color }
    if let color = color(varied, key: "tintColor") { bar.tintColor = color }
    bar.titleTextAttributes = textAttributes(varied.child(key: "titleTextAttributes"))
    bar.largeTitleTextAttributes = textAttributes(varied.child(key: "largeTitleTextAttributes"))
    if presentation.embedsControllers {
      let items = varied.element.items(in: "items").filter { $0.name == "navigationItem" }
      if !items.isEmpty { bar.items = items.map { navigationItem($0) } }
    }
  }

  func configure(_ bar: UIToolbar, _ varied: VariedElement) {
    if varied.flag("translucent") == false { bar.isTranslucent = false }
    if let style = varied["barStyle"], style.hasPrefix("black") {
      bar.barStyle = style == "blackTranslucent" ? .blackTranslucent : .black
    }
    if let color = color(varied, key: "barTintColor") { bar.barTintColor = color }
    if let color = color(varied, key: "tintColor") { bar.tintColor = color }
    if presentation.embedsControllers {
      bar.items = varied.element.items(in: "items").filter { $0.name == "barButtonItem" }.map {
        barButtonItem($0)
      }
    }
  }

  func configure(_ bar: UITabBar, _ varied: VariedElement) {
    if varied.flag("translucent") == false { bar.isTranslucent = false }
    if let color = color(varied, key: "barTintColor") { bar.barTintColor = color }
    if let color = color(varied, key: "backgroundColor") { bar.backgroundColor = color }
    // Since iOS 8 the color of selected images is the tint color.
    if let color = color(varied, key: "tintColor") ?? color(varied, key: "selectedImageTintColor") {
      bar.tintColor = color
    }
    if presentation.embedsControllers {
      let items = varied.element.items(in: "items").filter { $0.name == "tabBarItem" }.map { tabBarItem($0) }
      if !items.isEmpty {
        bar.items = items
        bar.selectedItem = varied["selectedItem"].flatMap { objects[$0] as? UITabBarItem }
      }
    }
  }

  private func textAttributes(_ element: InterfaceElement?) -> [NSAttributedString.Key: Any]? {
    guard let element else { return nil }
    var result: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      switch child.name {
      case "color" where child.key == "textColor": result[.foregroundColor] = color(child)
      case "fontDescription": result[.font] = font(child)
      default: break
      }
    }
    return result.isEmpty ? nil : result
  }
}

extension UIBarButtonItem.SystemItem {
  /// Creates an item from its name in documents.
  init?(document name: String?) {
    guard let name, let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}
