import Foundation

/// The user's activity in an application at a moment, in a form in which it can be continued. On Apple's
/// platforms the class is part of Foundation.
open class NSUserActivity: NSObject {
  /// The type of the activity, in reverse domain notation.
  public let activityType: String
  /// The title of the activity for the user.
  open var title: String?
  /// The information that the application needs to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are required.
  open var requiredUserInfoKeys: Set<String>?
  /// A Boolean value that determines whether the delegate updates `userInfo` before it is needed; `false` by
  /// default.
  open var needsSave = false {
    didSet {
      guard needsSave, !oldValue else { return }
      // The activity is updated on the main thread.
      nonisolated(unsafe) let activity = self
      DispatchQueue.main.async { activity.save() }
    }
  }
  /// The URL of a page with the same content.
  open var webpageURL: URL?
  /// The URL of the page that led to the activity.
  open var referrerURL: URL?
  /// The date after which the activity is no longer relevant.
  open var expirationDate: Date?
  /// Keywords by which the activity can be found.
  open var keywords: Set<String> = []
  /// Stored only: there is no handoff to other devices.
  open var isEligibleForHandoff = true
  /// Stored only: there is no search.
  open var isEligibleForSearch = false
  /// Stored only: there is no search.
  open var isEligibleForPublicIndexing = false
  /// Stored only: there are no predictions.
  open var isEligibleForPrediction = false
  /// Stored only: there are no predictions.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// The identifier of the content, by which scenes that display it are found.
  open var targetContentIdentifier: String?
  /// Stored only: there are no streams to other devices.
  open var supportsContinuationStreams = false
  /// The delegate, which updates the activity.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// A Boolean value that indicates whether the activity was invalidated.
  private(set) var isInvalid = false

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity current. The delegate updates it if needed.
  open func becomeCurrent() { save() }

  /// Lets the owning responders and the delegate update the activity.
  private func save() {
    guard !isInvalid, needsSave else { return }
    // Activities of responders are saved on the main thread, others on any.
    if !owners.isEmpty {
      // It stays on this thread, the main one.
      nonisolated(unsafe) let activity = self
      MainActor.assumeIsolated {
        for owner in activity.owners { owner.responder?.update(activity) }
      }
    }
    delegate?.userActivityWillSave(self)
    needsSave = false
  }

  private struct Owner { weak var responder: (any UserActivityOwner)? }
  private var owners: [Owner] = []

  /// Adds or removes a responder to which the activity belongs.
  package func belong(to responder: any UserActivityOwner, _ belongs: Bool) {
    owners.removeAll { $0.responder == nil || $0.responder === responder }
    if belongs { owners.append(Owner(responder: responder)) }
  }

  /// Does nothing: there is no current activity here.
  open func resignCurrent() {}

  /// Invalidates the activity.
  open func invalidate() { isInvalid = true }

  /// Deletes the activities of the identifiers that the system saved. There are none here: the handler is called on the
  /// main queue.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    DispatchQueue.main.async(execute: handler)
  }

  /// Deletes all activities that the system saved. There are none here: the handler is called on the main queue.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: handler)
  }
}

/// An object to which activities belong: a responder.
@MainActor
package protocol UserActivityOwner: AnyObject {
  /// Updates an activity before it is needed.
  func update(_ activity: NSUserActivity)
}

/// The delegate of an activity, which updates it.
public protocol NSUserActivityDelegate: AnyObject {
  /// Tells the delegate that the activity is about to become current, so that it can update `userInfo`.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Tells the delegate that another device continues the activity. Never called here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The identifier of an activity that the system saves for predictions.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of an activity that represents a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
