import Foundation
import UIKit

extension LookBuilder {
  /// Gives a controller the items of its bars.
  func dress(_ controller: UIViewController, _ words: LookWords) {
    let item = controller.navigationItem
    if let subtitle = words.text("subtitle") { item.subtitle = subtitle }
    if words.has("largeTitle") {
      item.largeTitleDisplayMode = words.flag("largeTitle") == true ? .always : .never
    }
    if let items = words.list("leftItems") {
      item.leftBarButtonItems = items.map { barItem($0, of: controller) }
    }
    if let items = words.list("rightItems") {
      item.rightBarButtonItems = items.map { barItem($0, of: controller) }
    }
    if let items = words.list("toolbar") {
      controller.toolbarItems = items.map { barItem($0, of: controller) }
    }
    dressBar(of: item, words)
    for (part, id) in words.values["ids"] as? [String: String] ?? [:] {
      name(id) { [weak self, weak controller] in controller.flatMap { self?.part(part, of: $0) } }
    }
  }

  private func dressBar(of item: UINavigationItem, _ words: LookWords) {
    let color = LookNames.color(words.text("barColor"))
    let titleColor = LookNames.color(words.text("titleColor"))
    let titleFont = font(words.words("titleFont"))
    guard color != nil || titleColor != nil || titleFont != nil else { return }
    let appearance = UINavigationBarAppearance()
    if let color {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
    } else {
      appearance.configureWithTransparentBackground()
    }
    appearance.titleTextAttributes[.foregroundColor] = titleColor ?? .label
    if let titleFont { appearance.titleTextAttributes[.font] = titleFont }
    item.standardAppearance = appearance
    item.scrollEdgeAppearance = appearance
  }

  private func barItem(_ words: LookWords, of controller: UIViewController) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let space = words.text("space") {
      item = space == "flexible" ? .flexibleSpace() : .fixedSpace(words.number("width") ?? 0)
    } else if let custom = words.words("custom") {
      let view = make(custom)
      view.frame.size = custom.size("size") ?? .zero
      item = UIBarButtonItem(customView: view)
    } else if let placeholder = words.text("search") {
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.placeholder = placeholder
      controller.navigationItem.searchController = search
      item = controller.navigationItem.searchBarPlacementBarButtonItem
    } else if let symbol = words.text("symbol") {
      item = UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
    } else if let system = LookNames.systemItems[words.text("system") ?? ""] {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else {
      item = UIBarButtonItem(title: words.text("title"), style: .plain, target: nil, action: nil)
    }
    if ["prominent", "done"].contains(words.text("style")) { item.style = .done }
    item.isEnabled = words.flag("enabled") ?? true
    if let color = LookNames.color(words.text("tintColor")) { item.tintColor = color }
    if let shares = words.flag("sharesBackground") { item.sharesBackground = shares }
    if let hides = words.flag("hidesSharedBackground") { item.hidesSharedBackground = hides }
    name(words.text("id")) { [weak self, weak controller] in
      guard let bars = controller?.navigationController, let view = self?.view(of: item) else { return nil }
      return self?.glass(around: view, in: [bars.navigationBar, bars.toolbar]) ?? view
    }
    return item
  }

  /// The view that a bar shows for an item, which is where it says that a popover can point to.
  private func view(of item: UIBarButtonItem) -> UIView? {
    item.customView ?? item.value(forKey: "view") as? UIView
  }

  /// The smallest glass that contains a view.
  private func glass(around view: UIView, in bars: [UIView?]) -> UIView? {
    for bar in bars.compactMap({ $0 }) where view.isDescendant(of: bar) {
      let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: bar)
      let found = LookBuilder.views(named: "GlassPlatter", in: bar)
      return found.filter { $0.convert($0.bounds, to: bar).contains(center) }
        .min { $0.bounds.width < $1.bounds.width }
    }
    return nil
  }

  private static func views(named name: String, in view: UIView) -> [UIView] {
    view.subviews.flatMap {
      (String(describing: type(of: $0)) == name ? [$0] : []) + views(named: name, in: $0)
    }
  }

  private func part(_ part: String, of controller: UIViewController) -> UIView? {
    let navigation = controller as? UINavigationController ?? controller.navigationController
    let tabs = controller as? UITabBarController ?? controller.tabBarController
    switch part {
    case "navigationBar": return navigation?.navigationBar
    case "toolbar": return navigation?.toolbar
    case "tabBar": return tabs?.tabBar
    case "capsule": return tabs.flatMap { LookBuilder.views(named: "GlassPlatter", in: $0.tabBar).first }
    case "back":
      let bar = navigation?.navigationBar
      return bar.flatMap { LookBuilder.views(named: "GlassPlatter", in: $0) }?.min {
        $0.frame.minX < $1.frame.minX
      }
    case "title":
      let labels = navigation.map { LookBuilder.views(named: "UILabel", in: $0.navigationBar) } ?? []
      return labels.first { ($0 as? UILabel)?.text == controller.navigationItem.title ?? controller.title }
    default:
      Look.complain("\(part): there is no such part of a controller")
      return nil
    }
  }

  /// An alert or an action sheet.
  func alert(_ words: LookWords) -> UIAlertController? {
    guard words.text("class") == "UIAlertController" else {
      Look.complain("\(words.text("class") ?? ""): cannot be presented")
      return nil
    }
    let alert = UIAlertController(
      title: words.text("title"), message: words.text("message"),
      preferredStyle: words.text("style") == "actionSheet" ? .actionSheet : .alert)
    for words in words.list("actions") ?? [] {
      let action = UIAlertAction(
        title: words.text("title"), style: LookNames.actionStyles[words.text("style") ?? ""] ?? .default)
      alert.addAction(action)
      if words.flag("preferred") == true { alert.preferredAction = action }
      name(words.text("id")) { [weak alert] in
        guard let view = alert?.viewIfLoaded else { return nil }
        return LookBuilder.views(named: "AlertButton", in: view).first { button in
          LookBuilder.views(named: "UILabel", in: button).contains { ($0 as? UILabel)?.text == action.title }
        }
      }
    }
    name(words.text("id")) { [weak alert] in alert?.viewIfLoaded }
    return alert
  }
}
