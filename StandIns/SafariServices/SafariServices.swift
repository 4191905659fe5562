/// Stands in for Apple's SafariServices: the browser is a placeholder.
@_exported import PlaceholderViews

@preconcurrency @MainActor
open class SFSafariViewController: PlaceholderController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    open var activityButton: ActivityButton?
    public override init() { super.init() }
  }
  /// A custom button in the browser. Stored only.
  open class ActivityButton: NSObject {
    public init(templateImage: UIImage, extensionIdentifier: String) {}
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  open override var placeholderName: String { "SFSafariViewController" }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
  public init(url: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  // Objective-C's class does not inherit it, so subclasses need not have it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
  func safariViewController(_ controller: SFSafariViewController, activityItemsFor url: URL, title: String?)
    -> [UIActivity]
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?
  ) -> [UIActivity.ActivityType]
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL) {}
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
  ) -> [UIActivity] { [] }
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
/// An authentication session. It cannot be started.
open class SFAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let handler: CompletionHandler
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    handler = completionHandler
  }
  @discardableResult open func start() -> Bool {
    handler(nil, UnavailableFrameworkError())
    return false
  }
  open func cancel() {}
}
/// The reading list. Items are not stored.
open class SSReadingList: NSObject, @unchecked Sendable {
  private static let shared = SSReadingList()
  public class func `default`() -> SSReadingList? { shared }
  open class func supportsURL(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme ?? "") }
  open func addItem(with url: URL, title: String?, previewText: String?) throws {
    throw UnavailableFrameworkError()
  }
}
/// The state of a content blocker. There are none.
open class SFContentBlockerState: NSObject { open var isEnabled: Bool { false } }
open class SFContentBlockerManager: NSObject {
  open class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(UnavailableFrameworkError()) }
  public class func reloadContentBlocker(withIdentifier identifier: String) async throws {
    throw UnavailableFrameworkError()
  }
  open class func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
  ) { completionHandler(nil, UnavailableFrameworkError()) }
}
