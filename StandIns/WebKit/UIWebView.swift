import FoundationNetworking

/// UIKit's web view from before iOS 12. It stores the request, draws a placeholder, and reports to its
/// delegate that loading failed.
@preconcurrency @MainActor
open class UIWebView: PlaceholderView {
  /// The action that started a navigation. Raw values match UIKit's.
  public enum NavigationType: Int, Sendable {
    case linkClicked = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = 5
  }

  open override var placeholderName: String { "UIWebView" }
  open weak var delegate: (any UIWebViewDelegate)?
  public let scrollView = UIScrollView()
  open private(set) var request: URLRequest?
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open private(set) var isLoading = false
  open var scalesPageToFit = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var mediaPlaybackAllowsAirPlay = true
  open var suppressesIncrementalRendering = false
  open var keyboardDisplayRequiresUserAction = true
  open var allowsLinkPreview = false
  open var allowsPictureInPictureMediaPlayback = true
  open var paginationMode = PaginationMode.unpaginated
  open var paginationBreakingMode = PaginationBreakingMode.page
  open var pageLength: CGFloat = 0
  open var gapBetweenPages: CGFloat = 0
  open var pageCount: Int { 0 }

  /// The order of pages. Raw values match UIKit's.
  public enum PaginationMode: Int, Sendable {
    case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
  }
  /// The place of a page break. Raw values match UIKit's.
  public enum PaginationBreakingMode: Int, Sendable {
    case page, column
  }

  open func loadRequest(_ request: URLRequest) {
    let goesOn = delegate?.webView(self, shouldStartLoadWith: request, navigationType: .other) ?? true
    guard goesOn else { return }
    self.request = request
    fail()
  }
  open func loadHTMLString(_ string: String, baseURL: URL?) { fail() }
  open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) { fail() }
  open func reload() { fail() }
  open func stopLoading() {}
  open func goBack() {}
  open func goForward() {}
  @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

  private func fail() {
    isLoading = true
    delegate?.webViewDidStartLoad(self)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isLoading = false
        self.delegate?.webView(self, didFailLoadWithError: UnavailableFrameworkError())
      }
    }
  }
}

/// The delegate of a web view.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: AnyObject {
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
/// The name from before Swift 4.2.
public typealias UIWebViewNavigationType = UIWebView.NavigationType

extension UIWebView: OutletConnecting {
  /// Connects the delegate, which documents name.
  public func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    guard name == "delegate", let delegate = value as? any UIWebViewDelegate else { return false }
    self.delegate = delegate
    return true
  }
}
