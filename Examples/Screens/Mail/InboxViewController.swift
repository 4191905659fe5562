import UIKit

/// The messages grouped by day, with a search bar, swipe actions that delete, and a button to compose.
final class InboxViewController: UITableViewController, UISearchResultsUpdating {
  private let mailbox: Mailbox
  private var days: [Mailbox.Day] = []
  private let search = UISearchController(searchResultsController: nil)
  private let rise = RiseTransition()

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(style: .insetGrouped)
    title = "Inbox"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.compose() })
    days = mailbox.days
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  func reload() {
    days = mailbox.matching(search.isActive ? search.searchBar.text ?? "" : "")
    tableView.reloadData()
  }

  func updateSearchResults(for searchController: UISearchController) { reload() }

  private func compose() {
    let editor = UINavigationController(rootViewController: ComposeViewController())
    editor.modalPresentationStyle = .fullScreen
    editor.transitioningDelegate = rise
    present(editor, animated: true)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { days.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    days[section].messages.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    days[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = days[indexPath.section].messages[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = message.sender
    content.secondaryText = message.subject
    content.image = UIImage(systemName: message.isRead ? "envelope.open" : "envelope.badge")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let message = days[indexPath.section].messages[indexPath.row]
    mailbox.markRead(message)
    let shown = MessageViewController(message, in: mailbox)
    shown.whenDeleted = { [weak self] in self?.reload() }
    tableView.deselectRow(at: indexPath, animated: true)
    splitViewController?.showDetailViewController(shown, sender: self)
    if splitViewController?.isCollapsed == false { reload() }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let message = days[indexPath.section].messages[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.mailbox.remove(message)
      self?.reload()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
