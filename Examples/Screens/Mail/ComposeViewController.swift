import UIKit

/// The screen of a new message: recipient, subject and text.
final class ComposeViewController: UIViewController {
  private let toField = UITextField()
  private let subjectField = UITextField()
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Message"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem?.isEnabled = false
    for (field, placeholder) in [(toField, "To"), (subjectField, "Subject")] {
      field.borderStyle = .roundedRect
      field.placeholder = placeholder
    }
    toField.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    textView.font = .preferredFont(forTextStyle: .body)
    let stack = UIStackView(arrangedSubviews: [toField, subjectField, textView])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }

  private func update() {
    navigationItem.rightBarButtonItem?.isEnabled = toField.text?.contains("@") == true
  }
}
