/// Stands in for Apple's Intents: intents are made, and nobody asks for them.
@_exported import Foundation
import PlaceholderViews
import ObjectiveCSupport

/// What a user wants.
open class INIntent: NSObject {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
}
/// What became of it.
open class INIntentResponse: NSObject { open var userActivity: NSUserActivity? { nil } }
/// What was done: it is not kept.
open class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = ""
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  /// Fails.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(UnavailableFrameworkError()) }
}
/// Finds who handles intents.
open class INExtension: NSObject { open func handler(for intent: INIntent) -> Any? { self } }
/// Whether Siri may be used.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// Siri's settings: it may not be used.
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
