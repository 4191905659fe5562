/// Names of Apple's Foundation that the one here lacks, of requests and answers. `tinamou` imports it where sources use
/// them.
import Foundation
import FoundationNetworking

extension URLRequest {
  /// Without effect: networks here are neither expensive nor constrained. True.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// The same.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Without effect. False.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}
extension URLSessionConfiguration {
  /// A configuration as the default one: tasks do not go on when the application is gone.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
  /// Without effect: nothing is loaded in the background. True.
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
  /// The same. Nil.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
  /// The same. False.
  public var shouldUseExtendedBackgroundIdleMode: Bool {
    get { false }
    set {}
  }
  /// Without effect. False.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  /// Without effect: networks here are neither expensive nor constrained. True.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// The same.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}
extension URLError {
  public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
  /// Why there is no network: not known.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// The key of what a download was left with; here none is ever continued.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
