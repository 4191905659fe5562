import Foundation
import ObjectiveCSupport

/// A view controller that displays the files of the application's documents folder, and creates documents.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// The way in which a document is imported. Raw values are UIKit's.
  public enum ImportMode: UInt, Sendable {
    /// It is not imported.
    case none = 0
    /// It is copied.
    case copy = 1
    /// It is moved.
    case move = 2
  }

  /// The colors of the browser. Raw values are UIKit's.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }

  /// The delegate, which opens and creates documents.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// A Boolean value that determines whether documents can be created; `true` by default.
  open var allowsDocumentCreation = true { didSet { if isViewLoaded { showFiles() } } }
  /// A Boolean value that determines whether several documents can be chosen; `false` by default. Stored only: a touch
  /// opens a document.
  open var allowsPickingMultipleItems = false
  /// The types of the documents that can be opened, as identifiers.
  public let allowedContentTypes: [String]
  /// The types of recent documents, as identifiers; `allowedContentTypes` by default.
  open var recentDocumentsContentTypes: [String] { allowedContentTypes }
  /// A Boolean value that determines whether names have extensions; `false` by default.
  open var shouldShowFileExtensions = false { didSet { if isViewLoaded { showFiles() } } }
  /// The application's bar buttons at the leading edge.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems }
  }
  /// The application's bar buttons at the trailing edge.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { navigationItem.rightBarButtonItems = additionalTrailingNavigationBarButtonItems }
  }
  /// Stored only: documents have no menu here.
  open var customActions: [UIDocumentBrowserAction] = []
  /// The colors of the browser; white by default.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
  }
  /// The title of the button that creates documents.
  open var localizedCreateDocumentActionTitle = "Create Document" {
    didSet { if isViewLoaded { showFiles() } }
  }
  /// Stored only: the button that creates documents is a row. The ratio of a page's width to its height.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3.0

  /// Creates a browser for documents of types, as identifiers; for all documents for `nil`.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? ["public.item"]
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    allowedContentTypes = ["public.item"]
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller that is read from a document.
  public required init?(coder: NSCoder) {
    allowedContentTypes = ["public.item"]
    super.init(coder: coder)
  }

  private let list = UIStackView()

  private var folder: URL? {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.axis = .vertical
    list.alignment = .leading
    list.spacing = 16
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      list.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      list.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    showFiles()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showFiles()
  }

  /// Returns whether a document may be opened, by the type of its extension.
  private func isAllowed(_ url: URL) -> Bool {
    if allowedContentTypes.contains("public.item") || allowedContentTypes.contains("public.data") {
      return true
    }
    let type = TypeIdentifiers.identifier(ofExtension: url.pathExtension.lowercased())
    return allowedContentTypes.contains { TypeIdentifiers.type(type, conformsTo: $0) }
  }

  private func showFiles() {
    for row in list.arrangedSubviews { row.removeFromSuperview() }
    if allowsDocumentCreation {
      addRow(localizedCreateDocumentActionTitle) { [weak self] in self?.create() }
    }
    let contents = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    let files = (contents ?? []).filter { !$0.lastPathComponent.hasPrefix(".") && isAllowed($0) }
    for url in files.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = shouldShowFileExtensions ? url : url.deletingPathExtension()
      addRow(name.lastPathComponent) { [weak self] in self?.pick(url) }
    }
  }

  private func addRow(_ title: String, _ action: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    list.addArrangedSubview(button)
  }

  private func pick(_ url: URL) {
    delegate?.documentBrowser(self, didPickDocumentsAt: [url])
    delegate?.documentBrowser(self, didPickDocumentURLs: [url])
  }

  /// Asks the delegate for a new document, and imports it into the folder.
  private func create() {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none, let folder else { return }
      importFile(url, into: folder, mode) { _, _ in }
    }
  }

  private func importFile(
    _ url: URL, into folder: URL, _ mode: ImportMode, _ done: (URL?, (any Error)?) -> Void
  ) {
    let target = folder.appendingPathComponent(url.lastPathComponent)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if mode == .move {
        try FileManager.default.moveItem(at: url, to: target)
      } else if mode == .copy {
        try FileManager.default.copyItem(at: url, to: target)
      }
      let place = mode == .none ? url : target
      if isViewLoaded { showFiles() }
      delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
      done(place, nil)
    } catch {
      delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
      done(nil, error)
    }
  }

  /// Displays a document, which is copied into the folder first if that is wanted. The handler receives its URL.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    guard FileManager.default.fileExists(atPath: url.path) else {
      completion?(nil, CocoaError(.fileReadNoSuchFile))
      return
    }
    guard importIfNeeded, let folder, !url.path.hasPrefix(folder.path) else {
      completion?(url, nil)
      return
    }
    importFile(url, into: folder, .copy) { completion?($0, $1) }
  }

  /// Imports a document beside another one. The handler receives its URL.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    importFile(documentURL, into: neighbourURL.deletingLastPathComponent(), importMode, completion)
  }

  /// Renames a document. The handler receives its new URL.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    var name = proposedName
    if (name as NSString).pathExtension.isEmpty, !documentURL.pathExtension.isEmpty {
      name += ".\(documentURL.pathExtension)"
    }
    let target = documentURL.deletingLastPathComponent().appendingPathComponent(name)
    do {
      try FileManager.default.moveItem(at: documentURL, to: target)
      if isViewLoaded { showFiles() }
      completionHandler(target, nil)
    } catch {
      completionHandler(nil, error)
    }
  }

  /// Returns a controller for the animation to a document.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController()
  }

  /// Returns a controller for the animation to a document: the former name of `transitionController(forDocumentAt:)`.
  open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
    transitionController(forDocumentAt: documentURL)
  }
}

/// The animation from a browser to a document and back: the views fade into each other.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// Stored only: documents are opened at once.
  open var loadingProgress: Progress?
  /// Stored only: the views fade.
  open weak var targetView: UIView?

  /// Returns the duration in seconds, an estimate.
  public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.3
  }

  /// Fades the views into each other.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to {
      if let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
      }
      context.containerView.addSubview(to)
      to.alpha = 0
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      to?.alpha = 1
      if to == nil { from?.alpha = 0 }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// An action on documents in a browser, which are not displayed here.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// The places of an action. Raw values are UIKit's.
  public struct Availability: OptionSet, Hashable, Sendable {
    /// The bits of the places.
    public let rawValue: Int
    /// Creates places from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu of documents.
    public static let menu = Availability(rawValue: 1)
    /// The navigation bar while documents are chosen.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  /// The identifier of the action.
  public let identifier: String
  /// The title of the action.
  public let localizedTitle: String
  /// The places of the action.
  public let availability: Availability
  /// Stored only: documents have no menu here.
  open var image: UIImage?
  /// Stored only: documents have no menu here. The types of documents, as identifiers.
  open var supportedContentTypes = ["public.item"]
  /// Stored only: documents have no menu here.
  open var supportsMultipleItems = true
  /// The closure that performs the action.
  let handler: ([URL]) -> Void

  /// Creates an action with a closure.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }
}

/// An error of a document browser. Raw values are UIKit's.
public struct UIDocumentBrowserError: _FrameworkError {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    /// Another reason.
    case generic = 1
    /// There is no place for the document.
    case noLocationAvailable = 2
  }

  /// The error as an object.
  public let _nsError: NSError
  /// Creates an error with an object of its domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var errorDomain: String { UIDocumentBrowserErrorDomain }
  /// Another reason.
  public static var generic: Code { .generic }
  /// There is no place for the document.
  public static var noLocationAvailable: Code { .noLocationAvailable }
}
extension UIDocumentBrowserError.Code: _ErrorCodeProtocol, CaseIterable {
  /// The type of the errors.
  public typealias _ErrorType = UIDocumentBrowserError
}

/// The domain of errors of a document browser.
public let UIDocumentBrowserErrorDomain = "UIDocumentBrowserErrorDomain"

/// The methods by which a delegate opens and creates documents of a browser.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
  /// Tells the delegate that the user chose documents, in the form before iOS 12.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Tells the delegate that the user chose documents.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Asks the delegate for a new document. It calls the handler with its URL, or `nil`, and how it is imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Tells the delegate that a document was imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Tells the delegate that a document could not be imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// Asks the delegate for activities for documents. Never called here.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Tells the delegate that activities are about to be presented. Never called here.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}
