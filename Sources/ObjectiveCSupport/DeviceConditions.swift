import Foundation
import Synchronization

/// What surrounds a virtual device as far as programs can tell: the one place where modules that stand in for Apple's
/// frameworks learn what the device may do.
///
/// Both are facts of the process, as on a device, where they hold for every application.
public enum DeviceConditions {
  /// Something that an application asks the user for.
  public enum Permission: String, CaseIterable, Sendable {
    case bluetooth, calendar, camera, contacts, faceID = "faceid", health, location, media, microphone
    case notifications, photos, reminders, siri, speech, tracking
  }

  /// Whether the device has a network, as `NWPathMonitor`, reachability and `URLSession` see it. `false` unless answers
  /// are given to requests.
  public static var isOnline: Bool {
    get { state.withLock { $0.isOnline } }
    set { state.withLock { $0.isOnline = newValue } }
  }

  /// The major version of iOS that the device shows, for code that has no main actor to ask `UIDevice` on. 18 by default.
  public static var systemVersion: Int { RuntimeVersion.major }

  /// What the user allows when asked. Nothing by default.
  public static var granted: Set<Permission> {
    get { state.withLock { $0.granted } }
    set { state.withLock { $0.granted = newValue } }
  }

  /// Where the device is, in degrees; nil where it does not know, as a simulator whose location is *None*.
  public static var location: (latitude: Double, longitude: Double)? {
    get { state.withLock { $0.location } }
    set { state.withLock { $0.location = newValue } }
  }

  /// Whether the user has been asked for a permission, or allowed it from the start.
  ///
  /// A device to which a permission was given starts with it: applications that only look at the status see it. Otherwise
  /// the status is *not determined* until the application asks.
  public static func isDetermined(_ permission: Permission) -> Bool {
    state.withLock { $0.granted.contains(permission) || $0.asked.contains(permission) }
  }

  /// Whether a permission is given.
  public static func isGranted(_ permission: Permission) -> Bool {
    state.withLock { $0.granted.contains(permission) }
  }

  /// One of three values, as an application sees a permission: what stands for given, for denied, and for not asked yet.
  public static func status<Status>(
    _ permission: Permission, granted: Status, denied: Status, undetermined: Status
  ) -> Status {
    isGranted(permission) ? granted : isDetermined(permission) ? denied : undetermined
  }

  /// Asks the user, who answers at once.
  ///
  /// - Returns: whether the permission is given.
  @discardableResult
  public static func request(_ permission: Permission) -> Bool {
    let (isGranted, isFirst) = state.withLock { state in
      (state.granted.contains(permission), state.asked.insert(permission).inserted)
    }
    if !isGranted, isFirst { denied.withLock { $0 }?(permission) }
    return isGranted
  }

  /// Called when an application asks for a permission that is denied, once for each.
  public static var onDenial: (@Sendable (Permission) -> Void)? {
    get { denied.withLock { $0 } }
    set { denied.withLock { $0 = newValue } }
  }

  /// Forgets what was asked for, as after a reset of the device's location and privacy settings.
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
