/// Stands in for Apple's WebKit: a web view stores the request, draws a placeholder, and reports to its
/// delegate that loading failed.
@_exported import PlaceholderViews
@_exported import FoundationNetworking

@preconcurrency @MainActor
open class WKWebView: PlaceholderView {
  open override var placeholderName: String { "WKWebView" }
  public let configuration: WKWebViewConfiguration
  public let scrollView = UIScrollView()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) var url: URL? { didSet { didChangeValue(forKey: "url") } }
  open private(set) var title: String?
  open private(set) var isLoading = false { didSet { didChangeValue(forKey: "loading") } }
  public let backForwardList = WKBackForwardList()
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var hasOnlySecureContent: Bool { false }
  open var serverTrust: AnyObject? { nil }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var mediaType: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var interactionState: Any?
  open var themeColor: UIColor? { nil }
  open var underPageBackgroundColor: UIColor! = .white
  open var fullscreenState: FullscreenState { .notInFullscreen }
  public enum FullscreenState: Int, Sendable {
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }
  /// Adds the view that scrolls the page, for controls that are added to it. It is empty.
  private func addScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { fail(request.url) }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    fail(baseURL)
  }
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo: URL) -> WKNavigation? {
    fail(url)
  }
  @discardableResult open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo: URL)
    -> WKNavigation
  {
    fail(request.url)
  }
  @discardableResult open func loadSimulatedRequest(_ request: URLRequest, responseHTML: String)
    -> WKNavigation
  {
    fail(request.url)
  }
  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { fail(baseURL) }
  @discardableResult open func reload() -> WKNavigation? { url.map(fail) }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  open func stopLoading() {}
  open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  public func pauseAllMediaPlayback() async {}
  public func closeAllMediaPresentations() async {}

  // MARK: - Operations on a page, which fail

  open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, UnavailableFrameworkError())
  }
  @discardableResult public func evaluateJavaScript(_ script: String) async throws -> Any? {
    throw UnavailableFrameworkError()
  }
  open func evaluateJavaScript(
    _ script: String, in frame: WKFrameInfo? = nil, in world: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(UnavailableFrameworkError())) }
  open func callAsyncJavaScript(
    _ body: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in world: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(UnavailableFrameworkError())) }
  public func callAsyncJavaScript(
    _ body: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { throw UnavailableFrameworkError() }
  open func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, UnavailableFrameworkError()) }
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    throw UnavailableFrameworkError()
  }
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(UnavailableFrameworkError())) }
  public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    throw UnavailableFrameworkError()
  }
  open func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {
    completionHandler(.failure(UnavailableFrameworkError()))
  }
  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) { completionHandler(WKFindResult()) }
  public func find(_ string: String, configuration: WKFindConfiguration = WKFindConfiguration()) async throws
    -> WKFindResult
  { WKFindResult() }
  open func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {
    completionHandler(WKDownload(request))
  }
  public func startDownload(using request: URLRequest) async -> WKDownload { WKDownload(request) }

  @discardableResult private func fail(_ url: URL?) -> WKNavigation {
    self.url = url
    isLoading = true
    let navigation = WKNavigation()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isLoading = false
        self.navigationDelegate?.webView(
          self, didFailProvisionalNavigation: navigation, withError: UnavailableFrameworkError())
      }
    }
    return navigation
  }
}

open class WKNavigation: NSObject {}
/// The history of a web view. It is empty.
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
open class WKBackForwardListItem: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var title: String? { nil }
  open var initialURL: URL { url }
}
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
  public override init() { super.init() }
}
open class WKPDFConfiguration: NSObject {
  open var rect: CGRect? = CGRect.null
  open var allowTransparentBackground = false
  public override init() { super.init() }
}
open class WKFindConfiguration: NSObject {
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true
  public override init() { super.init() }
}
open class WKFindResult: NSObject { open var matchFound: Bool { false } }

/// An error of WebKit.
public struct WKError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed,
      contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch
  }
  public static var errorDomain: String { WKErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static let webViewInvalidated = Code.webViewInvalidated
  public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
  public static let contentRuleListStoreCompileFailed = Code.contentRuleListStoreCompileFailed
  public static let contentRuleListStoreLookUpFailed = Code.contentRuleListStoreLookUpFailed
  public static let contentRuleListStoreRemoveFailed = Code.contentRuleListStoreRemoveFailed
  public static let contentRuleListStoreVersionMismatch = Code.contentRuleListStoreVersionMismatch
}
extension WKError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = WKError
}

public let WKErrorDomain = "WKErrorDomain"
