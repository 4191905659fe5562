import UIKit

/// The screen of a message, which can be deleted after an alert.
final class MessageViewController: UIViewController {
  private let message: Message?
  private let mailbox: Mailbox
  private let subjectLabel = UILabel()
  private let senderLabel = UILabel()
  private let textLabel = UILabel()
  var whenDeleted: (() -> Void)?

  init(_ message: Message?, in mailbox: Mailbox) {
    self.message = message
    self.mailbox = mailbox
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    title = message?.sender
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    subjectLabel.font = .preferredFont(forTextStyle: .title2)
    senderLabel.font = .preferredFont(forTextStyle: .subheadline)
    senderLabel.textColor = .secondaryLabel
    textLabel.font = .preferredFont(forTextStyle: .body)
    subjectLabel.text = message?.subject ?? "No message"
    senderLabel.text = message?.sender
    textLabel.text = message?.text
    let stack = UIStackView(arrangedSubviews: [subjectLabel, senderLabel, textLabel])
    stack.axis = .vertical
    stack.spacing = 8
    stack.setCustomSpacing(20, after: senderLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    for label in [subjectLabel, senderLabel, textLabel] { label.numberOfLines = 0 }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    guard message != nil else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.askToDelete() })
  }

  private func askToDelete() {
    let alert = UIAlertController(
      title: "Delete this message?", message: "It cannot be brought back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete() })
    present(alert, animated: true)
  }

  private func delete() {
    guard let message else { return }
    mailbox.remove(message)
    if splitViewController?.isCollapsed == true {
      navigationController?.popViewController(animated: true)
    } else {
      splitViewController?.showDetailViewController(MessageViewController(nil, in: mailbox), sender: self)
    }
    whenDeleted?()
  }
}
