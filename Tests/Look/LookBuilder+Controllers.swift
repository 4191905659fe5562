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
      controller = navigation
    case "UITabBarController":
      let tabs = UITabBarController()
      tabs.viewControllers = children
      controller = tabs
    case "UITableViewController": controller = LookTableController(words)
    default: controller = LookController(words, builder: self)
    }
    if let title = words.text("title") { controller.title = title }
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

/// A plain table with a basic cell for each row of a description.
private final class LookTableController: UITableViewController {
  private let texts: [String]

  init(_ words: LookWords) {
    texts = (words.list("rows") ?? []).map { $0.text("text") ?? "" }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }
}
