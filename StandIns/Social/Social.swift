/// Stands in for Apple's Social: sharing is not available, and composers are placeholders.
@_exported import PlaceholderViews

/// The service type of Facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// The service type of Twitter.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// The service type of Sina Weibo.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// The result of a composer.
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }
/// A handler that is called when a composer ends.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void
/// A placeholder for a composer.
@preconcurrency @MainActor
open class SLComposeViewController: PlaceholderController {
  open override var placeholderName: String { "SLComposeViewController" }
  public let serviceType: String
  open var completionHandler: SLComposeViewControllerCompletionHandler!
  public init!(forServiceType serviceType: String!) {
    self.serviceType = serviceType
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    serviceType = ""
    super.init(coder: coder)
  }
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
  @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
  @discardableResult open func add(_ image: UIImage!) -> Bool { false }
  @discardableResult open func add(_ url: URL!) -> Bool { false }
  @discardableResult open func removeAllImages() -> Bool { false }
  @discardableResult open func removeAllURLs() -> Bool { false }
}
/// A placeholder for the composer of a sharing extension.
@preconcurrency @MainActor
open class SLComposeServiceViewController: PlaceholderController {
  open override var placeholderName: String { "SLComposeServiceViewController" }
  open var contentText: String! { "" }
  open var placeholder: String!
  open func isContentValid() -> Bool { true }
  open func didSelectPost() {}
  open func didSelectCancel() {}
  open func configurationItems() -> [Any]! { [] }
}
