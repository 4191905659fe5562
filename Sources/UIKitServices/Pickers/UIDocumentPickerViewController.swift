import Foundation

/// Lets the user choose files: on a device without any, as a new simulator is. It says so, and its button cancels.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Is told of choices.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Stored only: there is nothing to choose.
  open var allowsMultipleSelection = false
  /// Stored only: there is nothing to show.
  open var shouldShowFileExtensions = false
  /// Stored only: there is no folder.
  open var directoryURL: URL?

  /// What is done with a file, in applications from before iOS 14. Raw values are UIKit's.
  public enum Mode: UInt, Sendable {
    /// Copied into the application.
    case `import` = 0
    /// Opened where it is.
    case open = 1
    /// Copied out of the application.
    case exportToService = 2
    /// Moved out of the application.
    case moveToService = 3
  }

  /// What is done with a file.
  public private(set) var documentPickerMode = Mode.open

  /// A controller for files of types, by their identifiers.
  public convenience init(documentTypes allowedUTIs: [String], in mode: Mode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  /// A controller that puts a file of the application's elsewhere.
  public convenience init(url: URL, in mode: Mode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  /// A controller that puts files of the application's elsewhere.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = asCopy ? .exportToService : .moveToService
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

/// Is told what files the user chooses.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were chosen: nobody can here.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// A file was chosen: nobody can here.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// The user has cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing, where it is not implemented.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing, where it is not implemented.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// Does nothing, where it is not implemented.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
