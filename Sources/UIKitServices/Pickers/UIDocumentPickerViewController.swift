import Foundation

/// A view controller for selecting files, on a device without files, as a new simulator is. It displays a
/// message and a cancel button.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Stored only: there are no files.
  open var allowsMultipleSelection = false
  /// Stored only: there are no files.
  open var shouldShowFileExtensions = false
  /// Stored only: there is no directory.
  open var directoryURL: URL?

  /// The mode of the picker in applications before iOS 14. Raw values match UIKit's.
  public enum Mode: UInt, Sendable {
    /// Copies a file into the application.
    case `import` = 0
    /// Opens a file in place.
    case open = 1
    /// Copies a file out of the application.
    case exportToService = 2
    /// Moves a file out of the application.
    case moveToService = 3
  }

  /// The mode of the picker.
  public private(set) var documentPickerMode = Mode.open

  /// Creates a controller for files of types given by their identifiers.
  public convenience init(documentTypes allowedUTIs: [String], in mode: Mode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  /// Creates a controller that exports a file.
  public convenience init(url: URL, in mode: Mode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  /// Creates a controller that exports files.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = asCopy ? .exportToService : .moveToService
  }

  /// Creates a controller that exports files.
  public convenience init(urls: [URL], in mode: Mode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "No Files"
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .secondaryLabel
    let cancel = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        delegate?.documentPickerWasCancelled(self)
        dismiss(animated: true)
      })
    for part in [label, cancel] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      cancel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      cancel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }
}

/// The mode of a document picker in applications before iOS 14.
public typealias UIDocumentPickerMode = UIDocumentPickerViewController.Mode

/// The delegate of a document picker.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when files have been selected. Never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when a file has been selected. Never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user cancels.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
