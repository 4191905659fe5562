import Foundation

/// A menu of document pickers and of the application's options, from before iOS 11.
@preconcurrency @MainActor
open class UIDocumentMenuViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any UIDocumentMenuDelegate)?
  private var options: [(title: String, image: UIImage?, handler: () -> Void)] = []
  private let makePicker: () -> UIDocumentPickerViewController

  /// Creates a menu for opening or importing documents of types, as identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    makePicker = { UIDocumentPickerViewController(documentTypes: allowedUTIs, in: mode) }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a menu for exporting or moving a document.
  public init(url: URL, in mode: UIDocumentPickerMode) {
    makePicker = { UIDocumentPickerViewController(url: url, in: mode) }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a menu for opening documents.
  public required init?(coder: NSCoder) {
    makePicker = { UIDocumentPickerViewController(documentTypes: [], in: .open) }
    super.init(coder: coder)
  }

  /// Adds an option at the beginning or end of the menu.
  open func addOption(
    withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void
  ) {
    options.insert((title, image, handler), at: order == .first ? 0 : options.count)
  }

  private var isChosen = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let list = UIStackView()
    list.axis = .vertical
    list.spacing = 16
    func add(_ title: String, _ image: UIImage?, _ action: @escaping @MainActor () -> Void) {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.setImage(image, for: .normal)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      list.addArrangedSubview(button)
    }
    for option in options {
      add(option.title, option.image) { [weak self] in
        self?.isChosen = true
        self?.dismiss(animated: true) { option.handler() }
      }
    }
    add("Browse", UIImage(systemName: "folder")) { [weak self] in
      guard let self else { return }
      isChosen = true
      let picker = makePicker()
      dismiss(animated: true) { [self] in delegate?.documentMenu(self, didPickDocumentPicker: picker) }
    }
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      list.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, !isChosen { delegate?.documentMenuWasCancelled(self) }
  }
}

/// The place of an option in a menu of document pickers. Raw values are UIKit's.
public enum UIDocumentMenuOrder: UInt, Sendable {
  /// At the beginning.
  case first = 0
  /// At the end.
  case last = 1
}

/// The delegate of a menu of document pickers.
@preconcurrency @MainActor
public protocol UIDocumentMenuDelegate: NSObjectProtocol {
  /// Tells the delegate that the user chose a picker, which it presents.
  func documentMenu(
    _ documentMenu: UIDocumentMenuViewController,
    didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
  /// Tells the delegate that the user chose nothing.
  func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

extension UIDocumentMenuDelegate {
  /// Does nothing.
  public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}

/// The view controller of an extension that provides documents, from before iOS 14.
@preconcurrency @MainActor
open class UIDocumentPickerExtensionViewController: UIViewController {
  /// The mode of the picker; `open`, since extensions are not called here.
  open var documentPickerMode: UIDocumentPickerMode { .open }
  /// The URL of the document to export or move; `nil`.
  open var originalURL: URL? { nil }
  /// The types of documents, as identifiers; `nil`.
  open var validTypes: [String]? { nil }
  /// The identifier of the provider of files.
  open var providerIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
  /// The folder of the provider's documents; `nil`.
  open var documentStorageURL: URL? { nil }
  /// Ends the extension and gives the application a document. Without effect: extensions are not called.
  open func dismissGrantingAccess(to url: URL?) {}
  /// Called before the extension is displayed. Never called here; the default implementation does nothing.
  open func prepareForPresentation(in mode: UIDocumentPickerMode) {}
}
