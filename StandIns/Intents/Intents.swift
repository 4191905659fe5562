/// Stands in for Apple's Intents: intents can be created; the system never requests any.
@_exported import Foundation
import PlaceholderViews
import ObjectiveCSupport

/// An intent.
open class INIntent: NSObject {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
}
/// A response to an intent.
open class INIntentResponse: NSObject { open var userActivity: NSUserActivity? { nil } }
/// An interaction. It is not stored.
open class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = ""
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  /// Always fails.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(UnavailableFrameworkError()) }
}
/// An object that dispatches intents to handlers.
open class INExtension: NSObject { open func handler(for intent: INIntent) -> Any? { self } }
/// The authorization for Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// The user's preferences for Siri, which is not available.
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    DeviceConditions.status(.siri, granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    let status: INSiriAuthorizationStatus = DeviceConditions.request(.siri) ? .authorized : .denied
    DispatchQueue.global().async { handler(status) }
  }
}
