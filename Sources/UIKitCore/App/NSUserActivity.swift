import Foundation

/// What a user does in an application at a moment, in a form from which it can be gone on with. Foundation has it on
/// Apple's platforms.
open class NSUserActivity: NSObject {
  /// The type, in reverse domain notation.
  public let activityType: String
  /// A title for the user.
  open var title: String?
  /// What the application needs to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that must be kept.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is to be brought up to date by the delegate before it is needed.
  open var needsSave = false {
    didSet {
      guard needsSave, !oldValue else { return }
      // The activity is brought up to date on the main thread.
      nonisolated(unsafe) let activity = self
      DispatchQueue.main.async { activity.save() }
    }
  }
  /// A page that shows the same.
  open var webpageURL: URL?
  /// The page that leads here.
  open var referrerURL: URL?
  /// When the activity is of no more use.
  open var expirationDate: Date?
  /// Words to find the activity by.
  open var keywords: Set<String> = []
  /// Stored only: nothing is handed to other devices here.
  open var isEligibleForHandoff = true
  /// Stored only: nothing is searched here.
  open var isEligibleForSearch = false
  /// Stored only: nothing is searched here.
  open var isEligibleForPublicIndexing = false
  /// Stored only: nothing is predicted here.
  open var isEligibleForPrediction = false
  /// Stored only: nothing is predicted here.
  open var persistentIdentifier: String?
  /// What tells scenes which of them shows the activity.
  open var targetContentIdentifier: String?
  /// Whether streams to another device are possible. Stored only: there is none.
  open var supportsContinuationStreams = false
  /// What is asked to bring the activity up to date.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether the activity was declared over.
  private(set) var isInvalid = false

  /// Makes an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this what the user does now; the delegate brings it up to date where that is needed.
  open func becomeCurrent() { save() }

  /// Has the responders whose activity this is and the delegate bring it up to date.
  private func save() {
    guard !isInvalid, needsSave else { return }
    // Activities of responders are saved on the main thread, others on any.
    if !owners.isEmpty {
      // It stays on this thread, the main one.
      nonisolated(unsafe) let activity = self
      MainActor.assumeIsolated {
        for owner in activity.owners { owner.responder?.updateUserActivityState(activity) }
      }
    }
    delegate?.userActivityWillSave(self)
    needsSave = false
  }

  private struct Owner { weak var responder: UIResponder? }
  private var owners: [Owner] = []

  /// Says whose activity this is, or is no longer.
  func belong(to responder: UIResponder, _ belongs: Bool) {
    owners.removeAll { $0.responder == nil || $0.responder === responder }
    if belongs { owners.append(Owner(responder: responder)) }
  }

  /// Says that the user does something else now.
  open func resignCurrent() {}

  /// Says that the activity is over.
  open func invalidate() { isInvalid = true }
}

/// What brings an activity up to date.
public protocol NSUserActivityDelegate: AnyObject {
  /// The activity is about to become current: its `userInfo` can be brought up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device goes on with the activity. It is not called here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that is a page on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
