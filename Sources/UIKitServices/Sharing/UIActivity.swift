import Foundation

/// An activity that can be performed with shared items, offered by a `UIActivityViewController`.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The category of an activity. Raw values match UIKit's.
  public enum Category: Int, Sendable {
    /// An action.
    case action = 0
    /// Sharing.
    case share = 1
  }

  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String
    /// Creates a type with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copies items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends items by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends items in a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends items with AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Saves an image to the camera roll.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds a URL to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Opens items in iBooks.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Creates a PDF document for markup.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Begins SharePlay.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Invites people to collaborate with a link.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies the link to a collaboration.
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    /// Adds a website to the home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }

  /// Creates an activity. Subclasses override its methods.
  public override init() { super.init() }

  /// The category of the activity. The default is `action`.
  open class var activityCategory: Category { .action }
  /// The type of the activity. The default is `nil`.
  open var activityType: ActivityType? { nil }
  /// The title of the activity.
  open var activityTitle: String? { nil }
  /// The image of the activity.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can be performed with items. The default is `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A view controller that performs the activity; `nil`, the default, for `perform()`.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity. Overrides call `activityDidFinish(_:)` when it is done.
  open func perform() { activityDidFinish(true) }
  /// Called by subclasses when the activity is done or cancelled.
  open func activityDidFinish(_ completed: Bool) {
    let whenFinished = whenFinished
    self.whenFinished = nil
    whenFinished?(completed)
  }

  var whenFinished: ((Bool) -> Void)?
}
