import Foundation
import PlaceholderViews

/// An intent or an activity that can be run as a shortcut.
open class INShortcut: NSObject {
  public let intent: INIntent?
  public let userActivity: NSUserActivity?
  public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
  public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
}
/// A shortcut with a phrase. The user has none.
open class INVoiceShortcut: NSObject {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut
  init(_ phrase: String, _ shortcut: INShortcut) {
    (identifier, invocationPhrase, self.shortcut) = (UUID(), phrase, shortcut)
  }
}
/// The user's shortcuts, which are not available.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  private static let only = INVoiceShortcutCenter()
  open class var shared: INVoiceShortcutCenter { only }
  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.global().async { handler(nil, INIntentError(.voiceShortcutGetFailed)) }
  }
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
    throw INIntentError(.voiceShortcutGetFailed)
  }
  open func getVoiceShortcut(
    with identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.global().async { handler(nil, INIntentError(.voiceShortcutGetFailed)) }
  }
  open func voiceShortcut(for identifier: UUID) async throws -> INVoiceShortcut {
    throw INIntentError(.voiceShortcutGetFailed)
  }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
public enum INRelevantShortcutRole: Int, Sendable { case action, information }
/// A condition of a shortcut's relevance.
open class INRelevanceProvider: NSObject {}
/// A shortcut that is relevant at a time.
open class INRelevantShortcut: NSObject {
  public let shortcut: INShortcut
  open var relevanceProviders: [INRelevanceProvider] = []
  open var shortcutRole = INRelevantShortcutRole.action
  open var widgetKind: String?
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}
/// The relevant shortcuts, which the system does not show.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  private static let only = INRelevantShortcutStore()
  open class var `default`: INRelevantShortcutStore { only }
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.global().async { handler(INIntentError(.interactionOperationNotSupported)) }
  }
}
/// The user's authorization to learn of a focus.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
/// The state of a focus, which is not known.
open class INFocusStatus: NSObject { open var isFocused: Bool? { nil } }
/// The focus of the user, which is not shared.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  private static let only = INFocusStatusCenter()
  open class var `default`: INFocusStatusCenter { only }
  open var focusStatus: INFocusStatus { INFocusStatus() }
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
  open func requestAuthorization(
    completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.global().async { handler(.denied) }
  }
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}
