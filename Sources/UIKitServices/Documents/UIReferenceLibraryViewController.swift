import Foundation

/// A view controller that displays the definition of a term. There are no dictionaries; it displays that none
/// was found.
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Returns whether a dictionary has a definition of a term. Always `false`.
  public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Creates a controller for a term.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a term. Documents contain none.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "\(term)\nNo definition found"
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
