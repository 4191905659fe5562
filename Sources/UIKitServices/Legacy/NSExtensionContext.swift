import Foundation

/// The context of an extension: the items that it receives, and the methods that end it. Extensions are not called here.
///
/// Unchecked, since the class is open: it has no state.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// The items that the extension receives, of class `NSExtensionItem`; none.
  open var inputItems: [Any] { [] }

  public override init() { super.init() }

  /// Ends the extension with items. The handler is not called, since nothing has called the extension.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
  /// Ends the extension with an error. Without effect: nothing has called the extension.
  open func cancelRequest(withError error: any Error) {}
  /// Asks the system to open a URL. The handler is called with `false`.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// Asks the system to open a URL. Returns `false`.
  @discardableResult
  open func open(_ URL: URL) async -> Bool { false }
}

/// An object that the system asks to handle the request of an extension without an interface. Extensions are not called here.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins a request.
  func beginRequest(with context: NSExtensionContext)
}

/// An item that an extension receives or returns.
open class NSExtensionItem: NSObject, NSCopying {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The providers of media.
  open var attachments: [NSItemProvider]?
  /// Information of the application.
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = NSExtensionItem()
    made.attributedTitle = attributedTitle
    made.attributedContentText = attributedContentText
    made.attachments = attachments
    made.userInfo = userInfo
    return made
  }
}

extension UIViewController {
  /// The context of the extension; `nil`, since extensions are not called here.
  public var extensionContext: NSExtensionContext? { nil }
}
