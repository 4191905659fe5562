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
