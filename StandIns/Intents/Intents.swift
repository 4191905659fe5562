/// Stands in for Apple's Intents: intents can be created; the system never requests any.
@_exported import Foundation
import PlaceholderViews
import ObjectiveCSupport

/// An intent.
open class INIntent: NSObject {
  open var identifier: String? { nil }
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  open var donationMetadata: INIntentDonationMetadata?
  fileprivate var images: [AnyKeyPath: INImage] = [:]
  /// The first image that was set.
  open fileprivate(set) var keyImage: INImage?
}
/// The images of an intent's parameters, by their key paths.
public protocol INIntentImages: INIntent {}
extension INIntent: INIntentImages {}
extension INIntentImages {
  public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
    images[parameterName] = image
    if let image, keyImage == nil { keyImage = image }
  }
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    images[parameterName]
  }
}
/// The data of a donation.
open class INIntentDonationMetadata: NSObject {}
/// The features that may suggest a shortcut.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
  public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
  public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 8)
  public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 16)
  public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 32)
  public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 64)
}
/// A response to an intent.
open class INIntentResponse: NSObject { open var userActivity: NSUserActivity? }
/// The handling of an intent.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}
/// The direction of an interaction.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
/// An interaction. The system does not learn of it.
open class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  /// Always fails.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    Self.fail(.donatingInteraction, completion)
  }
  open func donate() async throws { throw INIntentError(.donatingInteraction) }
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    fail(.deletingAllInteractions, completion)
  }
  open class func deleteAll() async throws { throw INIntentError(.deletingAllInteractions) }
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    fail(.deletingInteractionWithIdentifiers, completion)
  }
  open class func delete(with identifiers: [String]) async throws {
    throw INIntentError(.deletingInteractionWithIdentifiers)
  }
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    fail(.deletingInteractionWithGroupIdentifier, completion)
  }
  open class func delete(with groupIdentifier: String) async throws {
    throw INIntentError(.deletingInteractionWithGroupIdentifier)
  }

  private class func fail(_ code: INIntentError.Code, _ completion: (((any Error)?) -> Void)?) {
    guard let completion else { return }
    nonisolated(unsafe) let handler = completion
    DispatchQueue.global().async { handler(INIntentError(code)) }
  }
}
extension NSUserActivity {
  /// The interaction that the system opens an application with. There is none.
  public var interaction: INInteraction? { nil }
  /// Stored only: nobody asks for a shortcut.
  public var suggestedInvocationPhrase: String? {
    get { objc_getAssociatedObject(self, phraseKey) as? String }
    set { objc_setAssociatedObject(self, phraseKey, newValue, .OBJC_ASSOCIATION_COPY) }
  }
}
/// Unsafe in name only: the address alone is used.
private nonisolated(unsafe) let phraseKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

public let INIntentErrorDomain = "IntentsErrorDomain"
/// An error of intents.
public struct INIntentError: _FrameworkError {
  public enum Code: Int, Sendable {
    case interactionOperationNotSupported = 1900
    case donatingInteraction, deletingAllInteractions, deletingInteractionWithIdentifiers,
      deletingInteractionWithGroupIdentifier
    case intentSupportedByMultipleExtension = 2001
    case restrictedIntentsNotSupportedByExtension, noHandlerProvidedForIntent, invalidIntentName,
      noAppAvailable
    case requestTimedOut = 3001
    case missingInformation
    case imageGeneric = 6000
    case imageNoServiceAvailable, imageStorageFailed, imageLoadingFailed, imageRetrievalFailed
    case voiceShortcutCreationFailed = 7000
    case voiceShortcutGetFailed, voiceShortcutDeleteFailed
  }
  public static var errorDomain: String { INIntentErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let interactionOperationNotSupported = Code.interactionOperationNotSupported
  public static let donatingInteraction = Code.donatingInteraction
  public static let deletingAllInteractions = Code.deletingAllInteractions
  public static let deletingInteractionWithIdentifiers = Code.deletingInteractionWithIdentifiers
  public static let deletingInteractionWithGroupIdentifier = Code.deletingInteractionWithGroupIdentifier
  public static let intentSupportedByMultipleExtension = Code.intentSupportedByMultipleExtension
  public static let restrictedIntentsNotSupportedByExtension = Code.restrictedIntentsNotSupportedByExtension
  public static let noHandlerProvidedForIntent = Code.noHandlerProvidedForIntent
  public static let invalidIntentName = Code.invalidIntentName
  public static let noAppAvailable = Code.noAppAvailable
  public static let requestTimedOut = Code.requestTimedOut
  public static let missingInformation = Code.missingInformation
  public static let imageGeneric = Code.imageGeneric
  public static let imageNoServiceAvailable = Code.imageNoServiceAvailable
  public static let imageStorageFailed = Code.imageStorageFailed
  public static let imageLoadingFailed = Code.imageLoadingFailed
  public static let imageRetrievalFailed = Code.imageRetrievalFailed
  public static let voiceShortcutCreationFailed = Code.voiceShortcutCreationFailed
  public static let voiceShortcutGetFailed = Code.voiceShortcutGetFailed
  public static let voiceShortcutDeleteFailed = Code.voiceShortcutDeleteFailed
}
extension INIntentError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = INIntentError
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
