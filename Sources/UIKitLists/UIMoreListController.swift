import Foundation
import UIKitCore

/// The list of the tabs that have no place in a tab bar.
final class UIMoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = UITabBarItem(tabBarSystemItem: .more, tag: 0).title
  }

  required init?(coder: NSCoder) { fatalError("\(Self.self) is not in documents") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let canEdit = tabs?.customizableViewControllers?.isEmpty == false
    navigationItem.rightBarButtonItem =
      canEdit ? UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil) : nil
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.itemsInMore.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab")
      ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
    let item = tabs?.itemsInMore[indexPath.row]
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tabs?.chooseInMore(indexPath.row)
  }
}
