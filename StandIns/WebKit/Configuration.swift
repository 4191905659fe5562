import FoundationNetworking

open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var shouldPrintBackgrounds = false
  open var isTextInteractionEnabled = true
  open var isSiteSpecificQuirksModeEnabled = true
  open var isElementFullscreenEnabled = false
  public override init() { super.init() }
}
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended
  open var isLockdownModeEnabled = false
  public override init() { super.init() }
}
open class WKProcessPool: NSObject { public override init() { super.init() } }
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
open class WKWebViewConfiguration: NSObject, NSCopying {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var processPool = WKProcessPool()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var suppressesIncrementalRendering = false
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes()
  open var requiresUserActionForMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var applicationNameForUserAgent: String?
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]
  public override init() { super.init() }
  open func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {
    handlers[scheme] = handler
  }
  open func urlSchemeHandler(forURLScheme scheme: String) -> (any WKURLSchemeHandler)? { handlers[scheme] }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// A handler of a custom URL scheme. It is never called.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start task: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask)
}
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

// MARK: - Scripts

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in world: WKContentWorld
  ) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}
/// A namespace of scripts.
open class WKContentWorld: NSObject, @unchecked Sendable {
  public static let page = WKContentWorld()
  public static let defaultClient = WKContentWorld()
  public let name: String?
  init(_ name: String? = nil) { self.name = name }
  public class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
  open weak var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  open var world: WKContentWorld { .page }
}
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
}
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  public override init() { super.init() }
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func add(_ handler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {}
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld world: WKContentWorld, name: String
  ) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeScriptMessageHandler(forName name: String, contentWorld world: WKContentWorld) {}
  open func removeAllScriptMessageHandlers() {}
  open func removeAllScriptMessageHandlers(from world: WKContentWorld) {}
  open func add(_ list: WKContentRuleList) {}
  open func remove(_ list: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}
/// A list of content blocking rules. None can be created.
open class WKContentRuleList: NSObject { open var identifier: String! { "" } }
open class WKContentRuleListStore: NSObject, @unchecked Sendable {
  private static let shared = WKContentRuleListStore()
  public class func `default`() -> WKContentRuleListStore! { shared }
  public convenience init!(url: URL) { self.init() }
  private override init() { super.init() }
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList rules: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.contentRuleListStoreLookUpFailed)) }
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(WKError(.contentRuleListStoreRemoveFailed)) }
  public func removeContentRuleList(forIdentifier identifier: String!) async throws {
    throw WKError(.contentRuleListStoreRemoveFailed)
  }
  open func getAvailableContentRuleListIdentifiers(_ handler: @escaping ([String]?) -> Void) { handler([]) }
  public func availableIdentifiers() async -> [String]? { [] }
}

// MARK: - Website data

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}
/// The data of websites. There is none, except for the cookies that are set, which are kept in memory.
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  public class func `default`() -> WKWebsiteDataStore { shared }
  public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  public let isPersistent: Bool
  public let httpCookieStore = WKHTTPCookieStore()
  init(isPersistent: Bool) { self.isPersistent = isPersistent }
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
    ]
  }
  open func fetchDataRecords(
    ofTypes types: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  public func dataRecords(ofTypes types: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  open func removeData(
    ofTypes types: Set<String>, for records: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func removeData(ofTypes types: Set<String>, for records: [WKWebsiteDataRecord]) async {}
  open func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {
    if types.contains(WKWebsiteDataTypeCookies) { httpCookieStore.cookies = [] }
    completionHandler()
  }
  public func removeData(ofTypes types: Set<String>, modifiedSince date: Date) async {}
}
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: AnyObject {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
open class WKHTTPCookieStore: NSObject {
  var cookies: [HTTPCookie] = []
  open func getAllCookies(_ handler: @escaping ([HTTPCookie]) -> Void) { handler(cookies) }
  public func allCookies() async -> [HTTPCookie] { cookies }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    cookies.append(cookie)
    completionHandler?()
  }
  public func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { $0 == cookie }
    completionHandler?()
  }
  public func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }
  open func add(_ observer: any WKHTTPCookieStoreObserver) {}
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {}
}
