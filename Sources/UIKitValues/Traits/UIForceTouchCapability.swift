/// Whether touches report their force.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// They do not: so all virtual devices.
  case unavailable = 1
  /// They do.
  case available = 2
}
