/// The active appearance of a window.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Inactive.
  case inactive = 0
  /// Active, as on all virtual devices.
  case active = 1
}
