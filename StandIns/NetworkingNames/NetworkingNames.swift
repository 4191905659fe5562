/// Names of requests and responses that Apple's Foundation has and the one of this system lacks. `tinamou`
/// imports this module into sources that use them.
import Foundation
import FoundationNetworking

extension URLRequest {
  /// Without effect: networks here are neither expensive nor constrained. Always `true`.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Without effect. Always `true`.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Without effect. Always `false`.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}
/// The use of several networks at once. Foundation's own type is unavailable on Linux.
public enum MultipathServiceOfSessions: Int, Sendable { case none, handover, interactive, aggregate }

extension URLSessionConfiguration {
  /// Returns the default configuration: transfers do not continue after the application ends.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
  /// Without effect: connections have one path. Always `none`.
  public var multipathServiceType: MultipathServiceOfSessions {
    get { .none }
    set {}
  }
  /// Without effect: nothing is loaded in the background. Always `true`.
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
  /// Without effect. Always `nil`.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
  /// Without effect. Always `false`.
  public var shouldUseExtendedBackgroundIdleMode: Bool {
    get { false }
    set {}
  }
  /// Without effect. Always `false`.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  /// Without effect: networks here are neither expensive nor constrained. Always `true`.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Without effect. Always `true`.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}
extension URLError {
  public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
  /// Always `nil`: the reason is unknown.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// The key of the data to resume a download with. No download can be resumed here.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
