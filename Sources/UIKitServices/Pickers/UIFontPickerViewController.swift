import Foundation

/// A view controller with a list of the registered font families.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The configuration of a font picker.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// A Boolean value that indicates whether the list contains faces instead of families. The default is
    /// `false`.
    open var includeFaces = false
    /// A Boolean value that indicates whether names are shown in the system font. The default is `false`.
    open var displayUsingSystemFont = false
    /// The traits of fonts to show. Stored only: the list contains all families.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// A predicate on the languages of fonts, an array of identifiers. Stored only: languages of fonts are not known.
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() { super.init() }

    /// Returns a predicate that an array of languages satisfies if it contains all of the given ones; `nil` for none.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
      guard !filteredLanguages.isEmpty else { return nil }
      return NSPredicate { object, _ in
        guard let languages = object as? [String] else { return false }
        return Set(filteredLanguages).isSubset(of: languages)
      }
    }
  }

  /// The delegate.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The descriptor of the selected font.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// The configuration.
  public let configuration: Configuration
  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var names: [String] =
    configuration.includeFaces
    ? UIFont.familyNames.sorted().flatMap { UIFont.fontNames(forFamilyName: $0) }
    : UIFont.familyNames.sorted()

  /// Creates a controller with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a list of families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a controller from data in a document.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func loadView() {
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil { title = "Choose Font" }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.fontPickerViewControllerDidCancel(self)
        dismiss(animated: true)
      })
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Font")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Font")
    let name = names[indexPath.row]
    cell.textLabel?.text = name
    let own = configuration.displayUsingSystemFont ? nil : UIFont(descriptor: descriptor(name), size: 17)
    cell.textLabel?.font = own ?? .systemFont(ofSize: 17)
    return cell
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectedFontDescriptor = descriptor(names[indexPath.row])
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  private func descriptor(_ name: String) -> UIFontDescriptor {
    configuration.includeFaces
      ? UIFontDescriptor(name: name, size: 17) : UIFontDescriptor(fontAttributes: [.family: name])
  }
}

/// The delegate of a font picker.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called when a font has been selected.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the user cancels.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
