/// Stands in for Apple's Social: nothing can be shared, and composers are boxes that say what they are.
@_exported import PlaceholderViews

/// Facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// Twitter.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// Sina Weibo.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// What became of sharing.
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }
/// Called when a composer ends.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void
/// A box where one would share.
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
/// A box where one would write what is shared.
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
