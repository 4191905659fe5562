import Foundation

/// A controller of a document, since iOS 17.
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
  /// The document; `nil` for none.
  open var document: UIDocument? { didSet { if document !== oldValue { navigationItemDidUpdate() } } }
  /// The options of the view that is displayed without a document. Stored only: there is no such view.
  public let launchOptions = LaunchOptions()
  /// The group of the items that undo and redo changes of the document.
  open private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup(
    barButtonItems: [
      UIBarButtonItem(
        systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.document?.undoManager.undo() }),
      UIBarButtonItem(
        systemItem: .redo, primaryAction: UIAction { [weak self] _ in self?.document?.undoManager.redo() }),
    ], representativeItem: nil)

  /// Creates a controller of a document.
  public init(document: UIDocument? = nil) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view is in a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller that is read from a document of Interface Builder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationItemDidUpdate()
  }

  /// Called after the title of the navigation item was set to the document's name.
  open func navigationItemDidUpdate() {
    if let document { navigationItem.title = document.localizedName }
  }

  /// Opens the document, and passes to a closure whether that was possible.
  open func openDocument(completionHandler: @escaping (Bool) -> Void) {
    guard let document else { return completionHandler(false) }
    document.open { [weak self] isOpen in
      if isOpen { self?.documentDidOpen() }
      completionHandler(isOpen)
    }
  }

  /// Opens the document. Returns whether that was possible.
  @discardableResult
  open func openDocument() async -> Bool {
    await withCheckedContinuation { next in openDocument { next.resume(returning: $0) } }
  }

  /// Called after the document was opened. The default implementation does nothing.
  open func documentDidOpen() {}

  /// The options of the view that is displayed without a document. Stored only: there is no such view.
  @preconcurrency @MainActor
  open class LaunchOptions: NSObject {
    /// Stored only: the title; `nil` for the application's name.
    open var title: String?
    /// Stored only: the first action.
    open var primaryAction: UIAction?
    /// Stored only: the second action.
    open var secondaryAction: UIAction?
    /// Stored only: the view out of which the document grows.
    open weak var documentTargetView: UIView?
    /// Stored only: the view before the title.
    open var foregroundAccessoryView: UIView?
    /// Stored only: the view behind the title.
    open var backgroundAccessoryView: UIView?
    /// Stored only: the background.
    open var background = UIBackgroundConfiguration.clear()

    /// Creates the options of the system.
    public override init() { super.init() }

    /// Returns an action that creates a document. Without effect: there is no browser.
    public class func createDocumentAction(withIntent intent: UIDocument.CreationIntent) -> UIAction {
      UIAction(title: "Create Document") { _ in }
    }
  }
}

extension UIDocument {
  /// The purpose for which a document is created, since iOS 18.
  public struct CreationIntent: RawRepresentable, Hashable, Sendable {
    /// The name of the purpose.
    public let rawValue: String
    /// Creates a purpose with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a purpose with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The purpose of the system.
    public static let `default` = CreationIntent("UIDocumentCreationIntentDefault")
  }
}
