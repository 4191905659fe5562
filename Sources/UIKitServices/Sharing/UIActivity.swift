import Foundation

/// Something that can be done with shared items: an entry of `UIActivityViewController`.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Where an activity is listed. Raw values are UIKit's.
  public enum Category: Int, Sendable {
    /// Among what does something.
    case action = 0
    /// Among what sends.
    case share = 1
  }

  /// Which activity it is.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String
    /// An activity of an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An activity of an identifier, the same as `init(rawValue:)`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copies the items.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Keeps a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Makes a picture that of a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Keeps an address to read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Opens in iBooks.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a document of it.
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
  }

  /// An activity that does nothing: subclasses do.
  public override init() { super.init() }

  /// Among what the activity is listed; actions by default.
  open class var activityCategory: Category { .action }
  /// Which activity it is; nil by default.
  open var activityType: ActivityType? { nil }
  /// What the entry says.
  open var activityTitle: String? { nil }
  /// The picture of the entry.
  open var activityImage: UIImage? { nil }
  /// Whether it does something with items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is done.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that does it; nil by default, when `perform()` does.
  open var activityViewController: UIViewController? { nil }
  /// Does it, and calls `activityDidFinish(_:)` then.
  open func perform() { activityDidFinish(true) }
  /// To be called when it has been done, or given up.
  open func activityDidFinish(_ completed: Bool) {
    let whenFinished = whenFinished
    self.whenFinished = nil
    whenFinished?(completed)
  }

  var whenFinished: ((Bool) -> Void)?
}
