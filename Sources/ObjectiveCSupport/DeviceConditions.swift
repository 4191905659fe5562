import ForkSafeLocks
import Foundation

/// The environment of a virtual device: the source from which modules that replace Apple's frameworks learn
/// what the device may do.
///
/// The values apply to the process, like those of a device to all its applications.
public enum DeviceConditions {
  /// A permission that an application requests from the user.
  public enum Permission: String, CaseIterable, Sendable {
    case bluetooth, calendar, camera, contacts, faceID = "faceid", health, location, media, microphone
    case notifications, photos, reminders, siri, speech, tracking
  }

  /// A Boolean value that determines whether the device has a network, for `NWPathMonitor`, reachability and
  /// `URLSession`. The default is `false`; installing responses to requests sets it.
  public static var isOnline: Bool {
    get { state.withLock { $0.isOnline } }
    set { state.withLock { $0.isOnline = newValue } }
  }

  /// The major version of the device's iOS, for code outside of the main actor that cannot use `UIDevice`.
  /// The default is 26.
  public static var systemVersion: Int { RuntimeVersion.major }

  /// The permissions that the user grants. The default is none.
  public static var granted: Set<Permission> {
    get { state.withLock { $0.granted } }
    set { state.withLock { $0.granted = newValue } }
  }

  /// The location of the device in degrees; `nil` if it is unknown, as in a simulator whose location is
  /// *None*.
  public static var location: (latitude: Double, longitude: Double)? {
    get { state.withLock { $0.location } }
    set { state.withLock { $0.location = newValue } }
  }

  /// Returns whether the user has been asked for a permission, or it was granted from the start.
  ///
  /// A device to which a permission is granted starts with it: applications that only read the status see it.
  /// Otherwise the status is *not determined* until the application requests the permission.
  public static func isDetermined(_ permission: Permission) -> Bool {
    state.withLock { $0.granted.contains(permission) || $0.asked.contains(permission) }
  }

  /// Returns whether a permission is granted.
  public static func isGranted(_ permission: Permission) -> Bool {
    state.withLock { $0.granted.contains(permission) }
  }

  /// Returns one of three values for the status of a permission: granted, denied, or not determined.
  public static func status<Status>(
    _ permission: Permission, granted: Status, denied: Status, undetermined: Status
  ) -> Status {
    isGranted(permission) ? granted : isDetermined(permission) ? denied : undetermined
  }

  /// Requests a permission from the user, who responds immediately.
  ///
  /// - Returns: Whether the permission is granted.
  @discardableResult
  public static func request(_ permission: Permission) -> Bool {
    let (isGranted, isFirst) = state.withLock { state in
      (state.granted.contains(permission), state.asked.insert(permission).inserted)
    }
    if !isGranted, isFirst { denied.withLock { $0 }?(permission) }
    return isGranted
  }

  /// Called once per permission when an application requests one that is denied.
  public static var onDenial: (@Sendable (Permission) -> Void)? {
    get { denied.withLock { $0 } }
    set { denied.withLock { $0 = newValue } }
  }

  /// Resets the requests, like a reset of the device's location and privacy settings.
  public static func reset() { state.withLock { $0.asked = [] } }

  private struct State {
    var isOnline = false
    var location: (latitude: Double, longitude: Double)?
    var granted: Set<Permission> = []
    var asked: Set<Permission> = []
  }
  private static let state = Mutex(State())
  private static let denied = Mutex<(@Sendable (Permission) -> Void)?>(nil)
}
