/// The 3D Touch capability of a device.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Touches do not report force, as on all virtual devices.
  case unavailable = 1
  /// Touches report force.
  case available = 2
}
