/// Stands in for Apple's UserNotifications: permission is refused, and what is scheduled is kept but never delivered.
@_exported import Foundation
import CoreLocation
import ObjectiveCSupport

/// What an application asks for.
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
/// How a notification is shown while the application runs.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
/// What users allow.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}
/// Whether something is switched on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
/// How alerts look.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
/// When content is shown.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }
/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
/// What users have chosen: everything is on where notifications are granted, else off.
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
/// Errors of notifications.
public struct UNError: Error, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1, attachmentInvalidURL = 100, attachmentUnrecognizedType,
      attachmentInvalidFileSize, attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed,
      attachmentCorrupt,
      notificationInvalidNoDate = 1400, notificationInvalidNoContent
  }
  public var code: Code
  public init(_ code: Code) { self.code = code }
}
/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// A sound that nobody hears.
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
/// A file that comes with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  open var type: String { url.pathExtension }
  /// Fails if there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
    super.init()
    guard FileManager.default.fileExists(atPath: url.path) else { throw UNError(.attachmentInvalidURL) }
  }
}
/// The key of a file's type.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether no picture is shown.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of a picture's part.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of a film's moment.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// What a notification says.
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
/// What a notification says, to be changed.
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
  /// The text of a key, with arguments, in the user's language.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    return (arguments ?? []).reduce(format) { text, argument in
      guard let place = text.range(of: "%@") else { return text }
      return text.replacingCharacters(in: place, with: "\(argument)")
    }
  }
}

// MARK: When

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}
/// When a server says so.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
/// After a number of seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? { nil }
}
/// On a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? { nil }
}
/// At a place.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
/// What is delivered, and when.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

// MARK: Answers

/// How a button works.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
/// A button's symbol.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  public convenience init(systemImageName: String) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
}
/// A button of a notification.
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
/// A button of a notification that asks for a text.
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
/// How a kind of notification works.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}
/// A kind of notification and its buttons.
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
/// A notification that was delivered: none ever is.
open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date = Date(timeIntervalSince1970: 0)
  init(request: UNNotificationRequest) { self.request = request }
}
/// The user opened a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user put a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
/// What the user did: nothing ever is.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
  init(notification: UNNotification) { self.notification = notification }
}
/// What the user wrote: nothing ever is.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open var userText: String { "" }
}

/// Keeps what is scheduled.
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
    // From another thread than the main one, as on iOS.
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
/// Is told of notifications, which never come.
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
/// An extension that changes notifications: it is never asked.
open class UNNotificationServiceExtension: NSObject {
  public override init() { super.init() }
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }
  open func serviceExtensionTimeWillExpire() {}
}
