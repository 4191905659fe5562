/// Stands in for Apple's AppTrackingTransparency: nobody may be tracked.
@_exported import Foundation

open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  open class func requestTrackingAuthorization(
    completionHandler: @escaping (AuthorizationStatus) -> Void
  ) { completionHandler(.denied) }
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
