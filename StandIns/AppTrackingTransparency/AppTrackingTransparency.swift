/// Stands in for Apple's AppTrackingTransparency: the device's settings determine the permission.
@_exported import Foundation
import ObjectiveCSupport

open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  open class var trackingAuthorizationStatus: AuthorizationStatus {
    DeviceConditions.status(.tracking, granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
  /// Calls the handler from another thread than the main one, as on iOS.
  open class func requestTrackingAuthorization(
    completionHandler: @escaping (AuthorizationStatus) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    let status: AuthorizationStatus = DeviceConditions.request(.tracking) ? .authorized : .denied
    DispatchQueue.global().async { handler(status) }
  }
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    DeviceConditions.request(.tracking) ? .authorized : .denied
  }
}
