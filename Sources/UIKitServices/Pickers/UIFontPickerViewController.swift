import Foundation

/// Lets the user choose a font from a list of the families that are registered.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// What the list shows.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the list has fonts, not families only; false by default.
    open var includeFaces = false
    /// Whether the names are in the system's font; false by default.
    open var displayUsingSystemFont = false
    /// Which fonts are left out, by their traits. Stored only: the list has all families.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public override init() { super.init() }
  }

  /// Is told of choices.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// What the list shows.
  public let configuration: Configuration
  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var names: [String] =
    configuration.includeFaces
    ? UIFont.familyNames.sorted().flatMap { UIFont.fontNames(forFamilyName: $0) }
    : UIFont.familyNames.sorted()

  /// A controller that shows what a configuration says.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that shows families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// A controller of a document.
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

/// Is told what the user chooses in a list of fonts.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// A font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The user has cancelled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing, where it is not implemented.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing, where it is not implemented.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
