import UIKit

/// A list in a stack view in a scroll view. A button adds rows, and a button in each row deletes it, both
/// with animation.
///
/// A row has a date, a code of random hexadecimal digits, and its button.
public final class ListStackViewController: UIViewController {
  /// The scroll view of the rows.
  public let scrollView = UIScrollView()
  /// The stack of the rows, with the button at the end.
  public let stackView = UIStackView()
  /// The button that adds a row.
  public let addButton = UIButton(type: .system)

  /// Returns the texts of a new row. Tests replace it to get the same texts each time.
  public var makeTexts: () -> (date: String, code: String) = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .none
    let code = (0..<4).map { _ in String(Int.random(in: 0...0xFFFF), radix: 16, uppercase: true) }
    return (formatter.string(from: Date()), code.joined(separator: "-"))
  }

  /// The rows of the list, without the button below them.
  public var rows: [UIView] { stackView.arrangedSubviews.filter { $0 !== addButton } }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addButton.setTitle("Add Item", for: .normal)
    addButton.addAction(UIAction { [weak self] _ in self?.addRow() }, for: .touchUpInside)
    stackView.axis = .vertical
    stackView.addArrangedSubview(addButton)
    for subview in [scrollView, stackView] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: content.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }

  /// Adds a row above the button, and scrolls to the end if there is no space.
  public func addRow() {
    let row = makeRow()
    row.isHidden = true
    stackView.insertArrangedSubview(row, at: stackView.arrangedSubviews.count - 1)
    view.layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      row.isHidden = false
      self.view.layoutIfNeeded()
      self.scrollView.contentOffset.y = self.lastOffset
    }
  }

  /// Deletes a row.
  public func delete(_ row: UIView) {
    UIView.animate(
      withDuration: 0.25,
      animations: {
        row.isHidden = true
        self.view.layoutIfNeeded()
        self.scrollView.contentOffset.y = min(self.scrollView.contentOffset.y, self.lastOffset)
      },
      completion: { _ in row.removeFromSuperview() })
  }

  /// The content offset that shows the end of the list.
  private var lastOffset: CGFloat {
    max(stackView.frame.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height, 0)
  }

  private func makeRow() -> UIView {
    let texts = makeTexts()
    let date = UILabel()
    date.text = texts.date
    date.font = .preferredFont(forTextStyle: .body)
    let code = UILabel()
    code.text = texts.code
    code.font = .preferredFont(forTextStyle: .headline)
    let button = UIButton(type: .roundedRect)
    button.setTitle("Delete", for: .normal)
    let row = UIStackView(arrangedSubviews: [date, code, button])
    row.alignment = .firstBaseline
    row.distribution = .fill
    row.spacing = 8
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    code.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    button.addAction(
      UIAction { [weak self, weak row] _ in if let row { self?.delete(row) } }, for: .touchUpInside)
    return row
  }
}
