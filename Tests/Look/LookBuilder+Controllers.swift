import Foundation
import UIKit

extension LookBuilder {
  /// A controller of the description's class with the controllers in it.
  func controller(_ words: LookWords) -> UIViewController {
    let children = (words.list("controllers") ?? []).map { self.controller($0) }
    let controller: UIViewController
    switch words.text("class") ?? "UIViewController" {
    case "UINavigationController":
      let navigation = UINavigationController()
      navigation.viewControllers = children
      navigation.isToolbarHidden = !(words.list("controllers") ?? []).contains { $0.has("toolbar") }
      navigation.navigationBar.prefersLargeTitles = (words.list("controllers") ?? []).contains {
        $0.flag("largeTitle") == true
      }
      controller = navigation
    case "UITabBarController":
      let tabs = UITabBarController()
      tabs.viewControllers = children
      controller = tabs
    case "UITableViewController": controller = LookTableController(words, builder: self)
    default: controller = LookController(words, builder: self)
    }
    if let title = words.text("title") { controller.title = title }
    dress(controller, words)
    if words.text("leftBarButton") == "add" {
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: nil)
    }
    return controller
  }
}

/// A controller with the views of a description.
private final class LookController: UIViewController {
  private let words: LookWords
  private let builder: LookBuilder

  init(_ words: LookWords, builder: LookBuilder) {
    self.words = words
    self.builder = builder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let color = LookNames.color(words.text("backgroundColor")) { view.backgroundColor = color }
    builder.fill(view, words)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let id = words.text("centered"), let label = builder.views[id] else { return }
    label.sizeToFit()
    let scale = builder.pictureScale
    label.frame.origin = CGPoint(
      x: ((view.bounds.width - label.bounds.width) / 2 * scale).rounded() / scale,
      y: ((view.bounds.height - label.bounds.height) / 2 * scale).rounded() / scale)
  }
}

/// A table with the rows of a description.
private final class LookTableController: UITableViewController {
  private let sections: [LookWords]
  private let hasConfigurations: Bool
  private let builder: LookBuilder

  init(_ words: LookWords, builder: LookBuilder) {
    sections = words.list("sections") ?? [words]
    hasConfigurations = words.text("content") == "configuration"
    self.builder = builder
    super.init(style: LookNames.tableStyles[words.text("style") ?? ""] ?? .plain)
  }

  required init?(coder: NSCoder) { nil }

  private func rows(_ section: Int) -> [LookWords] { sections[section].list("rows") ?? [] }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows(section).count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].text("header")
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].text("footer")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let words = rows(indexPath.section)[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if hasConfigurations {
      var content = cell.defaultContentConfiguration()
      builder.fill(&content, words)
      cell.contentConfiguration = content
    } else {
      cell.textLabel?.text = words.text("text")
    }
    if let words = words.words("switch") {
      let view = UISwitch()
      view.isOn = words.flag("on") ?? false
      cell.accessoryView = view
      builder.name(words.text("id")) { [weak view] in view }
    } else if let accessory = (words.values["accessories"] as? [String])?.first {
      cell.accessoryType = accessory == "checkmark" ? .checkmark : .disclosureIndicator
    }
    builder.name(words.text("id")) { [weak cell] in cell }
    return cell
  }
}
