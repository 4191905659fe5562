/// Stands in for Apple's ManagedSettings: settings are stored and restrict nothing. No token of an application exists.
@_exported import Foundation
import ObjectiveCSupport

/// The token of an application, a category or a domain. The system alone makes them; a coded one is decoded.
public struct Token<T>: Codable, Hashable, Sendable {
  private let data: Data
  public init(from decoder: any Decoder) throws {
    data = try decoder.singleValueContainer().decode(Data.self)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(data)
  }
}
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

public struct Application: Codable, Hashable, Sendable {
  public let bundleIdentifier: String?
  public let token: ApplicationToken?
  public var localizedDisplayName: String? { nil }
  public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
  public init(token: ApplicationToken) { (bundleIdentifier, self.token) = (nil, token) }
}
public struct ActivityCategory: Codable, Hashable, Sendable {
  public let token: ActivityCategoryToken?
  public var localizedDisplayName: String? { nil }
  public init(token: ActivityCategoryToken) { self.token = token }
}
public struct WebDomain: Codable, Hashable, Sendable {
  public let domain: String?
  public let token: WebDomainToken?
  public init(domain: String) { (self.domain, token) = (domain, nil) }
  public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
}

public struct ShieldSettings: Sendable {
  public enum ActivityCategoryPolicy<Activity>: Hashable, Sendable {
    case none
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    case all(except: Set<Token<Activity>> = [])
  }
  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
public struct ApplicationSettings: Sendable {
  public var blockedApplications: Set<Application>?
  public var denyAppInstallation: Bool?
  public var denyAppRemoval: Bool?
}
public struct WebContentSettings: Sendable {
  public enum FilterPolicy: Hashable, Sendable {
    case none
    case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
    case specific(Set<WebDomain>)
    case all(except: Set<WebDomain> = [])
  }
  public var blockedByFilter: FilterPolicy?
}
public struct AccountSettings: Sendable { public var lockAccounts: Bool? }
public struct AppStoreSettings: Sendable {
  public var maximumRating: Int?
  public var denyInAppPurchases: Bool?
  public var requirePasswordForPurchases: Bool?
}
public struct CellularSettings: Sendable {
  public var lockAppCellularData: Bool?
  public var lockCellularPlan: Bool?
  public var lockESIM: Bool?
}
public struct DateAndTimeSettings: Sendable { public var requireAutomaticDateAndTime: Bool? }
public struct GameCenterSettings: Sendable {
  public var denyMultiplayerGaming: Bool?
  public var denyAddingFriends: Bool?
}
public struct MediaSettings: Sendable {
  public var denyExplicitContent: Bool?
  public var denyMusicService: Bool?
  public var denyBookstoreErotica: Bool?
  public var maximumMovieRating: Int?
  public var maximumTVShowRating: Int?
}
public struct PasscodeSettings: Sendable { public var lockPasscode: Bool? }
public struct SafariSettings: Sendable {
  public enum CookiePolicy: Sendable { case never, currentWebsite, visitedWebsites, always }
  public var cookiePolicy: CookiePolicy?
  public var denyAutoFill: Bool?
}
public struct SiriSettings: Sendable { public var denySiri: Bool? }

/// Settings, which a store keeps for itself.
open class ManagedSettingsStore: @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Codable, ExpressibleByStringLiteral, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public static let `default` = Name("default")
  }
  public var shield = ShieldSettings()
  public var application = ApplicationSettings()
  public var webContent = WebContentSettings()
  public var account = AccountSettings()
  public var appStore = AppStoreSettings()
  public var cellular = CellularSettings()
  public var dateAndTime = DateAndTimeSettings()
  public var gameCenter = GameCenterSettings()
  public var media = MediaSettings()
  public var passcode = PasscodeSettings()
  public var safari = SafariSettings()
  public var siri = SiriSettings()
  public init() {}
  public init(named name: Name) {}
  open func clearAllSettings() {
    (shield, application, webContent) = (ShieldSettings(), ApplicationSettings(), WebContentSettings())
    (account, appStore, cellular) = (AccountSettings(), AppStoreSettings(), CellularSettings())
    (dateAndTime, gameCenter, media) = (DateAndTimeSettings(), GameCenterSettings(), MediaSettings())
    (passcode, safari, siri) = (PasscodeSettings(), SafariSettings(), SiriSettings())
  }
}

public enum ShieldAction: Int, Sendable { case primaryButtonPressed, secondaryButtonPressed }
public enum ShieldActionResponse: Int, Sendable { case none, close, `defer` }
/// An extension that is told of buttons of shields. The system does not call it.
open class ShieldActionDelegate: NSObject {
  public override init() {}
  open func handle(
    action: ShieldAction, for application: ApplicationToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.close) }
  open func handle(
    action: ShieldAction, for webDomain: WebDomainToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.close) }
  open func handle(
    action: ShieldAction, for category: ActivityCategoryToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.close) }
}
