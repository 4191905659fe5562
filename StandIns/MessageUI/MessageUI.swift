/// Stands in for Apple's MessageUI: nothing can be sent, and the composers show placeholders.
@_exported import PlaceholderViews

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
  "MFMessageComposeViewControllerTextMessageAvailabilityKey"
extension Notification.Name {
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = Notification.Name(
    "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
/// An error of the mail composer.
public struct MFMailComposeError: _FrameworkError {
  public enum Code: Int, Sendable { case saveFailed, sendFailed }
  public static var errorDomain: String { MFMailComposeErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let saveFailed = Code.saveFailed
  public static let sendFailed = Code.sendFailed
}
extension MFMailComposeError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = MFMailComposeError
}

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ recipients: [String]?) {}
  open func setCcRecipients(_ recipients: [String]?) {}
  open func setBccRecipients(_ recipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ address: String) {}
  open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  open var attachments: [[AnyHashable: Any]]? { nil }
  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
  open func disableUserAttachments() {}
  @discardableResult open func addAttachmentURL(_ url: URL, withAlternateFilename name: String?) -> Bool {
    false
  }
  @discardableResult open func addAttachmentData(
    _ data: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
}
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
