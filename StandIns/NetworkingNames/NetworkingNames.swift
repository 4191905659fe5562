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
extension URLRequest {
  /// The origin of a request: the application, or what the user enters.
  public enum Attribution: Int, Sendable { case developer, user }
  /// Without effect. Always `developer`.
  public var attribution: Attribution {
    get { .developer }
    set {}
  }
  /// Without effect: names are resolved by the system. Always `false`.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
  /// Without effect. Always `false`.
  public var allowsPersistentDNS: Bool {
    get { false }
    set {}
  }
  /// Without effect: cookies are not divided. Always `nil`.
  public var cookiePartitionIdentifier: String? {
    get { nil }
    set {}
  }
}
extension HTTPURLResponse {
  /// Creates a response as `URLResponse` does, whose initializer Apple's class inherits. That its status is then 200 is a
  /// guess: nothing public says it. The type, the encoding and the length are also among the header fields, from
  /// which this system's Foundation reads them. The last parameter is there because extensions cannot override.
  public convenience init(
    url: URL, mimeType MIMEType: String?, expectedContentLength length: Int, textEncodingName name: String?,
    notInherited: Void = ()
  ) {
    var fields: [String: String] = [:]
    if let type = MIMEType { fields["Content-Type"] = type + (name.map { "; charset=\($0)" } ?? "") }
    if length >= 0 { fields["Content-Length"] = "\(length)" }
    self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
  }
}
extension URLSessionTask {
  /// Without effect. Always `true`.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

/// A version of the protocol of secure connections. Raw values match Security's.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x301
  case TLSv11, TLSv12, TLSv13
  case DTLSv10 = 0xfeff
  case DTLSv12 = 0xfefd
}
/// A version by its older name. Raw values match Security's.
public enum SSLProtocol: Int32, Sendable {
  case sslProtocolUnknown = 0
  case sslProtocol3 = 2
  case tlsProtocol1 = 4
  case tlsProtocol11 = 7
  case tlsProtocol12 = 8
  case dtlsProtocol1 = 9
  case tlsProtocol13 = 10
  case dtlsProtocol12 = 11
  case tlsProtocolMaxSupported = 999
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
  /// Without effect, as the following: the system's library decides. Always TLS 1.2.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set {}
  }
  /// Always TLS 1.3.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set {}
  }
  /// Always TLS 1.2.
  public var tlsMinimumSupportedProtocol: SSLProtocol {
    get { .tlsProtocol12 }
    set {}
  }
  /// Always TLS 1.3.
  public var tlsMaximumSupportedProtocol: SSLProtocol {
    get { .tlsProtocol13 }
    set {}
  }
  /// Without effect: names are resolved by the system. Always `false`.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
  /// Without effect. Always `false`.
  public var enablesEarlyData: Bool {
    get { false }
    set {}
  }
  /// Without effect. Always `true`.
  public var usesClassicLoadingMode: Bool {
    get { true }
    set {}
  }
  /// Without effect: networks here are neither expensive nor constrained. Always `true`.
  public var allowsUltraConstrainedNetworkAccess: Bool {
    get { true }
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
  /// The reason in the error's information; `nil` if it has none. Errors of sessions have none.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    let value = userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int
    return value.flatMap(NetworkUnavailableReason.init(rawValue:))
  }
}

/// The key of the reason for which an error's network is not available.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

/// The key of the data to resume a download with. No download can be resumed here.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLSession {
  /// The tasks of the session.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { tasks in
          nonisolated(unsafe) let tasks = tasks
          continuation.resume(returning: tasks)
        }
      }
    }
  }
  /// The tasks of the session, by their kinds.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { data, uploads, downloads in
          nonisolated(unsafe) let tasks = (data, uploads, downloads)
          continuation.resume(returning: tasks)
        }
      }
    }
  }
}
