/// Stands in for Apple's UserNotifications: permission is denied unless it is granted by the run's options;
/// requests are stored and never delivered.
@_exported import Foundation
import CoreLocation
import ObjectiveCSupport

/// The options of an authorization request.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}
/// The presentation of a notification while the application is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
/// The user's authorization of notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}
/// The state of a notification setting.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
/// The style of alerts.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
/// The setting that controls when previews are shown.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }
/// The interruption level of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
/// The notification settings: everything is enabled if notifications are granted, and disabled otherwise.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus {
    DeviceConditions.status(
      .notifications, granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
  private var setting: UNNotificationSetting {
    DeviceConditions.isGranted(.notifications) ? .enabled : .disabled
  }
  open var soundSetting: UNNotificationSetting { setting }
  open var badgeSetting: UNNotificationSetting { setting }
  open var alertSetting: UNNotificationSetting { setting }
  open var notificationCenterSetting: UNNotificationSetting { setting }
  open var lockScreenSetting: UNNotificationSetting { setting }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .disabled }
  open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  open var alertStyle: UNAlertStyle { setting == .enabled ? .banner : .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { setting == .enabled ? .always : .never }
  open var providesAppNotificationSettings: Bool { false }
}
/// The domain of the errors of UserNotifications.
public let UNErrorDomain = "UNErrorDomain"
/// An error of notifications.
public struct UNError: _FrameworkError {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1, attachmentInvalidURL = 100, attachmentUnrecognizedType,
      attachmentInvalidFileSize, attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed,
      attachmentCorrupt,
      notificationInvalidNoDate = 1400, notificationInvalidNoContent
  }
  public static var errorDomain: String { UNErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let notificationsNotAllowed = Code.notificationsNotAllowed
  public static let attachmentInvalidURL = Code.attachmentInvalidURL
  public static let attachmentUnrecognizedType = Code.attachmentUnrecognizedType
  public static let attachmentInvalidFileSize = Code.attachmentInvalidFileSize
  public static let attachmentNotInDataStore = Code.attachmentNotInDataStore
  public static let attachmentMoveIntoDataStoreFailed = Code.attachmentMoveIntoDataStoreFailed
  public static let attachmentCorrupt = Code.attachmentCorrupt
  public static let notificationInvalidNoDate = Code.notificationInvalidNoDate
  public static let notificationInvalidNoContent = Code.notificationInvalidNoContent
}
extension UNError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = UNError
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// A sound. It is never played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  public static let defaultRingtone = UNNotificationSound()
  public override init() { super.init() }
  public convenience init(named name: UNNotificationSoundName) { self.init() }
  public convenience init(named name: String) { self.init() }
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound()
  }
  open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float)
    -> UNNotificationSound
  {
    UNNotificationSound()
  }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
}
/// A file attached to a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  open var type: String { url.pathExtension }
  /// Fails if the file does not exist.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
    super.init()
    guard FileManager.default.fileExists(atPath: url.path) else { throw UNError(.attachmentInvalidURL) }
  }
}
/// The key of the type of an attachment.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of a Boolean value that hides the thumbnail.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the clipping rectangle of the thumbnail.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the time of a movie's thumbnail.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  fileprivate var texts: [String: String] = [:]
  fileprivate var values: [String: Any] = [:]
  public override init() { super.init() }
  open var title: String { texts["title"] ?? "" }
  open var subtitle: String { texts["subtitle"] ?? "" }
  open var body: String { texts["body"] ?? "" }
  open var badge: NSNumber? { values["badge"] as? NSNumber }
  open var sound: UNNotificationSound? { values["sound"] as? UNNotificationSound }
  open var userInfo: [AnyHashable: Any] { values["userInfo"] as? [AnyHashable: Any] ?? [:] }
  open var categoryIdentifier: String { texts["category"] ?? "" }
  open var threadIdentifier: String { texts["thread"] ?? "" }
  open var launchImageName: String { texts["launchImage"] ?? "" }
  open var targetContentIdentifier: String? { texts["target"] }
  open var summaryArgument: String { texts["summary"] ?? "" }
  open var summaryArgumentCount: Int { values["summaryCount"] as? Int ?? 0 }
  open var attachments: [UNNotificationAttachment] {
    values["attachments"] as? [UNNotificationAttachment] ?? []
  }
  open var interruptionLevel: UNNotificationInterruptionLevel {
    values["level"] as? UNNotificationInterruptionLevel ?? .active
  }
  open var relevanceScore: Double { values["relevance"] as? Double ?? 0 }
  open func copy(with zone: NSZone? = nil) -> Any { filled(UNNotificationContent()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UNMutableNotificationContent()) }
  private func filled(_ content: UNNotificationContent) -> UNNotificationContent {
    (content.texts, content.values) = (texts, values)
    return content
  }
}
/// The mutable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { super.title }
    set { texts["title"] = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { texts["subtitle"] = newValue }
  }
  open override var body: String {
    get { super.body }
    set { texts["body"] = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { values["badge"] = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { values["sound"] = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { values["userInfo"] = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { texts["category"] = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { texts["thread"] = newValue }
  }
  open override var launchImageName: String {
    get { super.launchImageName }
    set { texts["launchImage"] = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { texts["target"] = newValue }
  }
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { texts["summary"] = newValue }
  }
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { values["summaryCount"] = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { values["attachments"] = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { values["level"] = newValue }
  }
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { values["relevance"] = newValue }
  }
}
extension NSString {
  /// Returns the localized string of a key, formatted with arguments.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    return (arguments ?? []).reduce(format) { text, argument in
      guard let place = text.range(of: "%@") else { return text }
      return text.replacingCharacters(in: place, with: "\(argument)")
    }
  }
}

// MARK: Triggers

/// A trigger of the delivery of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}
/// A trigger of remote notifications.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
/// A trigger after a number of seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? { nil }
}
/// A trigger at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? { nil }
}
/// A trigger at a region.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
/// A request with content and a trigger.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

// MARK: Actions and responses

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
/// The icon of an action.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  public convenience init(systemImageName: String) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
}
/// An action of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public let icon: UNNotificationActionIcon?
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options, icon) = (identifier, title, options, nil)
  }
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) { (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon) }
}
/// An action with text input.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options)
  }
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}
/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}
/// A category of notifications and its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions
  public let hiddenPreviewsBodyPlaceholder: String
  public let categorySummaryFormat: String
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.intentIdentifiers, self.options) = (
      identifier, actions, intentIdentifiers, options
    )
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
  }
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil,
      options: options)
  }
}
/// A delivered notification. None is ever created.
open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date = Date(timeIntervalSince1970: 0)
  init(request: UNNotificationRequest) { self.request = request }
}
/// The identifier of the action that opens the application.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action that dismisses the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
/// The user's response to a notification. None is ever created.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
  init(notification: UNNotification) { self.notification = notification }
}
/// The user's text response to a notification. None is ever created.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open var userText: String { "" }
}

/// The notification center. It stores requests.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { shared }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  open var supportsContentExtensions: Bool { false }
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    // Calls the handler from another thread than the main one, as on iOS.
    nonisolated(unsafe) let handler = completionHandler
    let isGranted = DeviceConditions.request(.notifications)
    DispatchQueue.global().async { handler(isGranted, nil) }
  }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    DeviceConditions.request(.notifications)
  }
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  open func add(_ request: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = nil) {
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
    withCompletionHandler?(nil)
  }
  open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(pending)
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler([])
  }
  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  open func removeAllPendingNotificationRequests() { pending = [] }
  open func removeAllDeliveredNotifications() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    completionHandler(categories)
  }
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories }
  open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil) {
    withCompletionHandler?(nil)
  }
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
/// The delegate of the notification center. Its methods are never called.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
/// An extension that modifies notifications. It is never run.
open class UNNotificationServiceExtension: NSObject {
  public override init() { super.init() }
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }
  open func serviceExtensionTimeWillExpire() {}
}
