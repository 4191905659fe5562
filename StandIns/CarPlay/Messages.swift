import UIKit

public enum CPMessageLeadingItem: Int, Sendable { case none, pin, star }
public enum CPMessageTrailingItem: Int, Sendable { case none, mute }
/// The item before the text of a conversation.
@preconcurrency @MainActor
open class CPMessageListItemLeadingConfiguration: NSObject {
  public let leadingItem: CPMessageLeadingItem
  public let leadingImage: UIImage?
  public let isUnread: Bool
  public init(leadingItem: CPMessageLeadingItem, leadingImage: UIImage?, unread: Bool) {
    (self.leadingItem, self.leadingImage, isUnread) = (leadingItem, leadingImage, unread)
    super.init()
  }
}
/// The item behind the text of a conversation.
@preconcurrency @MainActor
open class CPMessageListItemTrailingConfiguration: NSObject {
  public let trailingItem: CPMessageTrailingItem
  public let trailingImage: UIImage?
  public init(trailingItem: CPMessageTrailingItem, trailingImage: UIImage?) {
    (self.trailingItem, self.trailingImage) = (trailingItem, trailingImage)
    super.init()
  }
}
/// A conversation in a list.
@preconcurrency @MainActor
open class CPMessageListItem: NSObject, CPListTemplateItem {
  open var text: String?
  open var conversationIdentifier: String?
  open var phoneOrEmailAddress: String?
  open var leadingConfiguration: CPMessageListItemLeadingConfiguration
  open var trailingConfiguration: CPMessageListItemTrailingConfiguration?
  open var detailText: String?
  open var trailingText: String?
  open var isEnabled = true
  open var userInfo: Any?
  open var leadingDetailTextImage: UIImage?
  public init(
    conversationIdentifier: String, text: String, leadingConfiguration: CPMessageListItemLeadingConfiguration,
    trailingConfiguration: CPMessageListItemTrailingConfiguration?, detailText: String?, trailingText: String?
  ) {
    (self.conversationIdentifier, self.text) = (conversationIdentifier, text)
    (self.leadingConfiguration, self.trailingConfiguration) = (leadingConfiguration, trailingConfiguration)
    (self.detailText, self.trailingText) = (detailText, trailingText)
    super.init()
  }
  public init(
    fullName: String, phoneOrEmailAddress: String,
    leadingConfiguration: CPMessageListItemLeadingConfiguration,
    trailingConfiguration: CPMessageListItemTrailingConfiguration?, detailText: String?, trailingText: String?
  ) {
    (text, self.phoneOrEmailAddress) = (fullName, phoneOrEmailAddress)
    (self.leadingConfiguration, self.trailingConfiguration) = (leadingConfiguration, trailingConfiguration)
    (self.detailText, self.trailingText) = (detailText, trailingText)
    super.init()
  }
}
/// The button for a new message.
@preconcurrency @MainActor
open class CPMessageComposeBarButton: CPBarButton {
  public init(image: UIImage) { super.init(image: image, handler: nil) }
}
/// The conversation of a button.
@preconcurrency @MainActor
open class CPMessageGridItemConfiguration: NSObject {
  open var isUnread: Bool
  public let conversationIdentifier: String
  public init(conversationIdentifier: String, unread: Bool) {
    (self.conversationIdentifier, isUnread) = (conversationIdentifier, unread)
    super.init()
  }
}
/// A line with a rating.
@preconcurrency @MainActor
open class CPInformationRatingItem: CPInformationItem {
  public let rating: NSNumber?
  public let maximumRating: NSNumber?
  public init(rating: NSNumber?, maximumRating: NSNumber?, title: String?, detail: String?) {
    (self.rating, self.maximumRating) = (rating, maximumRating)
    super.init(title: title, detail: detail)
  }
}
/// Buttons of a contact.
@preconcurrency @MainActor
open class CPContactCallButton: CPButton {
  public init(handler: ((CPButton) -> Void)? = nil) { super.init(image: UIImage(), handler: handler) }
}
@preconcurrency @MainActor
open class CPContactDirectionsButton: CPButton {
  public init(handler: ((CPButton) -> Void)? = nil) { super.init(image: UIImage(), handler: handler) }
}
@preconcurrency @MainActor
open class CPContactMessageButton: CPButton {
  public let phoneOrEmail: String
  public init(phoneOrEmail: String) {
    self.phoneOrEmail = phoneOrEmail
    super.init(image: UIImage(), handler: nil)
  }
}
